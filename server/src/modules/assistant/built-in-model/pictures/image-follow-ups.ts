import { type Conversation, isDone } from '../conversation.ts';
import { statesOrAsks } from '../follow-ups/repeats.ts';
import { parseRequest, type Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { type Ask, say } from '../understanding/ask.ts';
import { type Part, partsOf } from '../understanding/orders/clauses.ts';
import { operationsIn } from '../understanding/pictures/image-operations.ts';
import { type ImagePlace, imagesMeant, imagesNamed } from '../understanding/pictures/image-places.ts';
import { othersIn } from '../understanding/pictures/other-images.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { composedAgain } from './composed-again.ts';
import { fromOriginal } from './image-originals.ts';
import { imagesDone, leftOut } from './images-done.ts';
import { othersSent, placeAmong, sentTogether } from './sent-pictures.ts';

const again =
  /\b(?:same|likewise|ditto|again|too|as well|also|do (?:that|this|it)|that (?:to|for|on)|repeat|apply (?:it|that|this)|identical(?:ly)?)\b/;
/** Somebody who says no more than which pictures, after work on one, means the same work. */
const wordsAround =
  /^(?:(?:(?:ok(?:ay)?|yes|and|now|then|next|also|please|great|good|nice|perfect|very|super|beautiful|lovely|cool|thanks|for|on|to|the|other|others|ones?|do|with|in|of|my|rest|both|all|every|each|number|numbers|no|image|images|picture|pictures|photo|photos|pics?|shots?|first|second|third|fourth|fifth|sixth|last|two|three|four|five|six)(?![a-z])|\d+(?!\d))[\s,.!:&+-]*)+$/;

/** "The same with the third image", "photos 2 and 4 likewise": what was done to a picture is done to others. */
export function imagesAgain(conversation: Conversation, request: Request): Request | null {
  if (request.message.urls.length > 0 || request.message.html !== null) return null;
  const together = composedAgain(conversation, request);
  if (together !== null) return together;
  const original = fromOriginal(conversation, request);
  if (original !== null) return original;
  const parts = spokenOf(request.message.command.split(andAgain).flatMap((piece) => partsOf(normalForm(piece))));
  const others = othersAgain(conversation, request, parts);
  if (others !== null) return others;
  const last = conversation.earlier.at(-1)?.steps.findLast(({ tool }) => tool === 'edit_image');
  if (last?.input === undefined) return null;
  const sent = sentTogether(conversation.earlier, last.input.image);
  const repeats = parts.map(
    ({ text }) =>
      othersSent(sent, last.input?.image, text) ?? placesOf(text)?.map((place) => placeAmong(sent, place)) ?? null,
  );
  const wanted = repeats.flatMap((places) => places ?? []);
  if (wanted.length === 0) return null;
  const { card_id: _, image: __, ...wishes } = last.input;
  const same = [...new Set(wanted)].map(
    (image): Ask => ({ kind: 'call', tool: 'edit_image', input: { image, ...wishes }, target: { kind: 'it' } }),
  );
  const rest = parts.filter((_part, at) => repeats[at] === null && !isPraise.test(parts[at]?.text ?? ''));
  return { ...request, asks: [...asksOf(rest, conversation), ...same] };
}

/** The next step on a picture that was made of one of the card in hand is for that card as well. */
export function withCardOfPicture(conversation: Conversation, asks: Ask[]): Ask[] {
  const { hasCard, lastImage, imagesDone: done = [] } = surroundingsOf(conversation);
  const newest = conversation.earlier
    .flatMap(({ steps }) => steps)
    .flatMap(({ output }) => ('images' in output ? output.images : []))
    .at(-1)?.image_id;
  // Of a picture that was taken back it is the one before that goes into the gallery.
  const isTakenBack = lastImage !== null && newest !== undefined && newest !== lastImage;
  const asMeant = (ask: Ask): Ask =>
    isTakenBack && ask.kind === 'call' && ask.tool === 'add_image_to_gallery' && ask.input.image === 'last'
      ? { ...ask, input: { ...ask.input, image: lastImage } }
      : ask;
  return asks
    .map(asMeant)
    .map((ask) =>
      ask.kind === 'call' &&
      ask.tool === 'edit_image' &&
      ask.target === null &&
      hasCard &&
      lastImage !== null &&
      (ask.input.image === lastImage || done.some(({ made }) => made?.includes(String(ask.input.image)))) &&
      done.length > 0
        ? { ...ask, target: { kind: 'it' } }
        : ask,
    );
}

/** "The same with all my other pictures", "now all of the photos": those that were worked on are left out. */
function othersAgain(conversation: Conversation, request: Request, parts: Part[]): Request | null {
  const since = conversation.earlier.slice(
    conversation.earlier.findLastIndex(({ steps }) => steps.some(({ tool }) => tool === 'edit_image')),
  );
  const isJustDone = since.slice(1).every(({ steps }) => steps.every(({ tool }) => tool === 'add_image_to_gallery'));
  const step = since[0]?.steps.findLast(({ tool }) => tool === 'edit_image');
  if (step === undefined || !isJustDone || !isDone(step.output)) return null;
  // After a look for a card, "the others" may be other cards.
  const isListed = since[0]?.steps.some(({ tool }) => tool === 'list_cards') ?? false;
  const found = parts.map(({ text }) => {
    const said = othersIn(text.trim());
    const isOthers = said?.isAlone === true && !(said.isBare && isListed);
    return (
      (isOthers || placesOf(text)?.every((place) => place === 'all') === true) &&
      !/\?\s*$(?<!\b(?:can|could|would|will) you\b.{0,80})/.test(text)
    );
  });
  if (!found.includes(true)) return null;
  const rest = asksOf(
    parts.filter((part, at) => found[at] === false && !isPraise.test(part.text)),
    conversation,
  );
  const done = imagesDone(conversation);
  const last = done.at(-1);
  if (last === undefined) return null;
  const isKeptNow = rest.some((ask) => ask.kind === 'call' && ask.tool === 'add_image_to_gallery');
  const left = leftOut(isKeptNow ? done.map((one) => ({ ...one, kept: one.made })) : done, last.last);
  if (left === 'none') return { ...request, asks: [...rest, say('images_done')] };
  if (left === 'unknown') return { ...request, asks: [...rest, say('pictures_what')] };
  const input = { image: 'all', except: left, ...last.wishes, operations: last.last };
  return { ...request, asks: [...rest, { kind: 'call', tool: 'edit_image', input, target: { kind: 'it' } }] };
}

/** What is said again begins a request of its own. */
const andAgain =
  /(?:,? and(?: then)?|,? then)\s+(?=(?:do|apply|repeat|the same|same)\b)|,\s+(?=(?:(?:please|so|can you|could you)\s+)*(?:(?:do|fix|change|treat|clean|make|edit|take)\s+(?:that|this|it|them|those|both)\b|(?:the )?same\s+(?:with|for|to|on|there|please|again)\b)[^,.;!?]*[.!?]*$)/i;
const pointed =
  /^(?:(?:please|so|and|can you|could you) )*(?:(?:do|fix|change|treat|clean|make|edit|take) (?:that|this|it|them|those|both)(?: ones?)?|(?:the )?same(?: (?:with|for|to|on|there|thing))*(?: (?:that|this|it|them|those|both))?(?: ones?)?)(?: (?:the )?(?:same(?: way)?|too|as well|also|likewise|again|then|please|like the (?:first|main|other)(?: one)?))*[\s.!?]*$/;
/** "Number 3 has the same ugly table behind it, do that one too": the picture that was told of. */
function spokenOf(parts: Part[]): Part[] {
  return parts.flatMap((part, at): Part[] => {
    const [before, next] = [parts[at - 1], parts[at + 1]];
    const isTold = next !== undefined && isRepeat(part.text, next.text);
    if (isTold) return [];
    if (before === undefined || !isRepeat(before.text, part.text)) return [part];
    const text = `the same with ${toldOf(before.text)
      .map((place) => (place === 'main' ? 'the main picture' : `picture ${place}`))
      .join(' and ')}`;
    return [{ text, raw: () => text }];
  });
}
const toldOf = (text: string): ImagePlace[] => {
  const said = text.trim();
  const named = imagesNamed(said);
  return statesOrAsks.test(said) && !/\?|\bnot\b/.test(said) ? (named.length > 0 ? named : imagesMeant(said)) : [];
};
const isRepeat = (told: string, text: string) =>
  pointed.test(text.trim()) &&
  /\b(?:same|too|as well|also|likewise|again)\b/.test(`${told} ${text}`) &&
  operationsIn(told).length === 0 &&
  toldOf(told).length > 0;
const isPraise =
  /^(?:(?:very|so|that|this|it|is|looks?|good|great|nice|perfect|super|beautiful|lovely|wonderful|excellent|cool|thanks|thank you|ok(?:ay)?|yes|much|better|well|done|job)[\s,.!]*)+$/;

/** "Every photo of this product". */
const ofThisCard =
  /(?<=\b(?:images?|pictures?|photos?|pics?|shots?)) (?:of|on|in|for) (?:this|the|my) (?:card|product|listing|item)\b/;

/** "Also prepare a graphic of its main features": another picture, and no work that is done again. */
const newPicture =
  /\b(?:graphics?|info-?graphics?|charts?|diagrams?|features?|collages?|mosaic|draw|generate|size (?:guide|table)|alt texts?)\b/;

function placesOf(text: string): ImagePlace[] | null {
  const said = text.trim().replace(ofThisCard, '');
  if (
    operationsIn(said).length > 0 ||
    newPicture.test(said) ||
    /\b(?:card|listing|product|gallery|title|bullets?|rest|others? (?:images|pictures|photos)|remaining)\b/.test(said)
  )
    return null;
  if (!again.test(said) && !wordsAround.test(said)) return null;
  if (
    statesOrAsks.test(said) ||
    /\b(?:not|undo|back|why|what|how)\b|\?\s*$(?<!\b(?:can|could|would|will) you\b.{0,80})/.test(said)
  )
    return null;
  const named = imagesNamed(said);
  const places = named.length > 0 ? named : imagesMeant(withNumbers(said));
  return places.length === 0 ? null : places;
}

/** "The other ones, 3 and 4", "the third too": figures and places alone are of pictures here. */
const withNumbers = (text: string) =>
  text
    .replace(/(?<!\w)((?:\d{1,2})(?:(?:,? and |, ?| & )\d{1,2})*)(?=[\s,.!]|$)/, 'number $1')
    .replace(/\b(second|third|fourth|fifth|sixth|last|first)(?! (?:one|image|picture|photo))\b/g, '$1 one');

function asksOf(parts: Part[], conversation: Conversation): Ask[] {
  const around = surroundingsOf(conversation);
  return parts.flatMap(({ raw }) => parseRequest(raw(0), around).asks).filter(({ kind }) => kind === 'call');
}
