import { count } from '../safe-markdown.ts';
import { ordinalPattern, ordinalWord } from '../understanding/speech/number-words.ts';
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
  if (ofMain.test(question) && (pictures.test(question) || !/\bfirst\b/.test(question))) return mainText(images);
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

/** "Which one is the main one?": of a card's parts only a picture is that. */
const ofMain =
  /^(?:(?:and|so|ok(?:ay)?|but|please|hm+|tell me|show me)[ ,]+)*(?:which|what)(?: (?:one|picture|image|photo|pic|of (?:them|these|those|the (?:pictures|images|photos|pics))))* (?:is|are|was|comes)(?: (?:currently|now|set as|used as|shown as))* ?(?:the |my |its )?(?:main|cover|hero|lead|primary|first) ?(?:one|picture|image|photo|pic)?(?: (?:picture|image|photo|now|here|currently|of (?:it|this|this card|the (?:card|listing))|on it))*[\s?.!]*$/;

function mainText(images: KnownImage[]): string {
  const [main, ...others] = images;
  if (main === undefined) return 'The card has no images.';
  const rest =
    others.length === 0
      ? 'It is the only one.'
      : `The card has ${count(images.length, 'image')}; in the card the menu of each has "Make it the main image".`;
  return `The main image is always the first of the gallery: ${sizeOf(main)}. ${rest}`;
}

const nameOf = (at: number) => (at === 0 ? 'Main image' : `Image ${at + 1}`);
const sizeOf = ({ width, height }: KnownImage) =>
  width === null || height === null ? 'its size is not known' : `${width} × ${height} pixels`;
