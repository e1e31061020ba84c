import { type Ask, type Clause, callOnCard, picturesInHand } from '../understanding/ask.ts';
import { imagesMeant, picture } from '../understanding/pictures/image-places.ts';
import { allMade, madeByLastTurn } from '../understanding/pictures/made-here.ts';

/** One of the pictures that the last work came to, by its place. */
const madePlace = (place: number) => `#${place}`;

const isSeveral =
  /\b(?:them|these|those|both|all|each|every|two|three|four|five)\b|\b(?:add|put|save|attach|use|include|insert|place|keep)(?: (?:the|my|these|those|new|last|edited|white|other))* (?:images|pictures|photos|pics|results|ones)\b/;
const isOnePicture = new RegExp(`\\b${picture.replaceAll('s?', '')}\\b`);
const isOfOne = /\b(?:it|this|that|one|last|as)\b/;
const isFirst = /\bfirst\b/;

/** The place of the one picture that is told: "the second one", "only the first". */
function placeTold(text: string): number | null {
  const [place, ...others] = imagesMeant(text);
  if (others.length > 0) return null;
  return typeof place === 'number' ? place : place === 'main' && isFirst.test(text) ? 1 : null;
}

/** Which pictures join the gallery: those that came along, or what was made of pictures last. */
export function gallery(clause: Clause): Ask[] {
  const { around, text } = clause;
  const sent = picturesInHand(around);
  const add = (image: string) => callOnCard('add_image_to_gallery', clause, { image }, { kind: 'it' });
  const place = placeTold(text);
  // What this message changed first is what it adds.
  const isChanged = around.lastTool === 'edit_image' && around.lastImage !== null && sent.includes(around.lastImage);
  const [file] = sent;
  if (file !== undefined && !isChanged) {
    const told = place === null ? undefined : sent[place - 1];
    if (told !== undefined) return [add(told)];
    return isSeveral.test(text) || !isOfOne.test(text) ? sent.map(add) : [add(file)];
  }
  if (around.lastTool !== 'edit_image' && around.lastTool !== 'generate_image') return [add('last')];
  if (isSeveral.test(text)) return [add(allMade)];
  if (place !== null) return [add(madePlace(place))];
  return [add(isOfOne.test(text) ? 'last' : isOnePicture.test(text) ? madeByLastTurn : allMade)];
}
