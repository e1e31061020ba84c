import { count } from '../safe-markdown.ts';
import { ordinalPattern, ordinalWord } from '../understanding/number-words.ts';
import { asksNumber } from './count-answers.ts';

/** What is known of a picture of the card without looking at it. */
export interface KnownImage {
  width: number | null;
  height: number | null;
}

const pictures = /\b(?:photos?|pictures?|images?|pics?)\b/;
const ofSharpness =
  /\b(?:sharp(?:er|ness)?|crisp|blurr?y|blurred|unsharp|(?:in|out of) focus|pixelated|grainy|resolution|high[- ]res|hi[- ]?res|low[- ]res)\b/;
const ofSize =
  /\b(?:how (?:big|large|small|wide|high|tall)|sizes?|dimensions?|pixels?|px|(?:big|large) enough|too (?:small|big|large)|width|height)\b/;
const main = new RegExp(`\\b(?:main|hero|cover|${ordinalPattern})(?= (?:\\w+ )?(?:photo|picture|image|pic))`);
const mostNamed = 12;

/** "Is the main photo sharp?", "how many pictures are there?"; null for questions about something else. */
export function pictureAnswer(question: string, images: KnownImage[]): string | null {
  if (!pictures.test(question)) return null;
  const isSharpness = ofSharpness.test(question);
  const isNumber = asksNumber.test(question) && !/\bpixels?\b/.test(question);
  if (!isSharpness && !isNumber && !ofSize.test(question)) return null;
  if (images.length === 0) return 'The card has no images.';
  if (isNumber && !isSharpness) return `The card has ${count(images.length, 'image')}.`;
  const word = main.exec(question)?.[0];
  const place = word === undefined ? null : (ordinalWord(word) ?? 1);
  const chosen = place === null ? undefined : images.at(place < 0 ? place : place - 1);
  if (place !== null && chosen === undefined) return `The card has only ${count(images.length, 'image')}.`;
  const named = chosen === undefined ? images.slice(0, mostNamed) : [chosen];
  const sizes = named.map((image) => `- ${nameOf(images.indexOf(image))}: ${sizeOf(image)}`).join('\n');
  const known = `${sizes}${named.length < images.length && chosen === undefined ? '\n- …' : ''}`;
  return isSharpness
    ? `How sharp a picture is I do not measure: open it in your [library](/library) and look at it in its full size. What I know is the size:\n\n${known}\n\nIf it is a little blurry, say "sharpen the main image" (1 image credit).`
    : `The card has ${count(images.length, 'image')}:\n\n${known}`;
}

const nameOf = (at: number) => (at === 0 ? 'Main image' : `Image ${at + 1}`);
const sizeOf = ({ width, height }: KnownImage) =>
  width === null || height === null ? 'its size is not known' : `${width} × ${height} pixels`;
