import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, cardInHand } from '../conversation.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { questionsOf } from '../surroundings.ts';
import { type Ask, type CallAsk, isCall } from '../understanding/ask.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { keywordWishes } from './keyword-wishes.ts';
import { changesSaid, editsSaid, measureSaid, removalSaid } from './said-edits.ts';

/** More is a pasted text. */
const mostCharacters = 400;
const mostParts = 8;

/** These may stand beside changes in one message. */
const besideEdits = new Set<string>(['edit_card', 'improve_card', 'score_card', 'export_cards']);
/** What is not of now, or only supposed. */
const elsewhere =
  /\b(?:if|unless|whenever|every|always|never|from now on|remember|undo|sorry|wrong|not right|incorrect|max|characters?|chars|replace|swap|exchange|only in|instead|mention(?:ing)?|sort (?:it|that)|(?:fix|correct|change) (?:it|that|this))\b|\?|:\/\//i;

/** "Lamp: …", "for the lamp: …": the card that all of it is about. */
const cardAhead =
  /^(?![^:]*\b(?:add|set|change|make|put|write|remove|delete|drop|improve|score|titles?|descriptions?|bullets?|keywords?|tags?|prices?|brand|category|colou?r|size|weight|material|specs?|specifications?|also|notes?|facts?|details?|changes?|wishes|orders?|following|things?|edits?|corrections?|ps|step|tone|goal|style)\b[^:]*:)((?:(?:ok(?:ay)?|and|now|so|hi|for|on|to)[\s,]+)*(?:the |my )?[\p{L}\d'-]+(?: [\p{L}\d'-]+){0,3}):\s+/iu;
const number = /(?:^|[\s,;:.])\(?\d{1,2}[.)]\s+(?=\p{L})/gu;
const border =
  /\s*(?:\n+|;|(?<!\b(?:approx|ca|max|min|no|nr|incl|vs|fl|ft|in))\.(?=\s)|,(?!\s+(?:and )?(?:not|instead of|rather than)\s)(?=\s)|\s(?:and|then|plus)(?=\s))(?:\s*(?:and|also|then|plus|finally|next)(?=\s))*\s+/gi;
const stand = /["“][^"”\n]*["”]/g;

/** The parts that a message may be made of: what stands between marks and "and", quoted texts whole. */
function wishParts(said: string): string[] {
  const quotes: string[] = [];
  const bare = said.replace(stand, (text) => `§${quotes.push(text) - 1}§`);
  const numbered = bare.replace(number, '\n');
  return numbered
    .split(border)
    .map((part) => part.replace(/§(\d+)§/g, (_, at: string) => quotes[Number(at)] ?? '').trim())
    .filter((part) => /[\p{L}\d]/u.test(part) && !idle.test(part));
}
const idle =
  /^(?:(?:ok(?:ay)?|al(?:l )?right|right|sure|fine|good morning|hi|hello|hey|please|pls|thanks|thx|thank you|also|and|then|so|now|great)[\s,.!]*)+$/i;

/**
 * A message of several wishes, each of them read by itself where that finds more of them than the message as a whole:
 * "1) color is red 2) improve it". Null where a part of it is not understood.
 */
export function severalWishes(
  conversation: Conversation,
  whole: Request,
  read: (one: Conversation) => Request,
): Request | null {
  const { current, isScheduled, shownCardId } = conversation;
  const said = current.text.trim();
  if (isScheduled === true || (current.files ?? []).length > 0 || said.length > mostCharacters) return null;
  if (whole.isForeign || elsewhere.test(said) || !isWordsAlone(splitMessage(said))) return null;
  if (!whole.asks.every((ask) => isCall(ask) || open.has(ask.topic))) return null;
  if (whole.asks.some((ask) => isCall(ask) && !besideEdits.has(ask.tool) && ask.tool !== 'read_card')) return null;
  const ahead = cardAhead.exec(said);
  const parts = wishParts(ahead === null ? said : said.slice(ahead[0].length));
  if (parts.length === 0 || parts.length > mostParts || (parts.length === 1 && ahead === null)) return null;
  // Facts side by side name no work, whatever work their words are like.
  const isFact = (part: string) => changesSaid(part).length > 0;
  if (whole.isHeld === true && (whole.asks.some(isCall) || !parts.every(isFact))) return null;
  const inHand = shownCardId ?? unknownCard;
  const asks: CallAsk[] = [];
  for (const [at, part] of parts.entries()) {
    const edits = changesSaid(part);
    const own =
      edits.length > 0 ? [] : read({ ...conversation, shownCardId: inHand, current: { text: part, steps: [] } }).asks;
    const isRead = edits.length > 0 || (own.length > 0 && own.every(isOnIt) && (at > 0 || own.every(isCall)));
    // "Improve it. Tone: friendly": what stands behind work says how it is done, unless it is an order itself.
    const isEdit = edits.length > 0 || own.every((ask) => isCall(ask) && ask.tool === 'edit_card');
    const isBehind = isEdit && asks.some(({ tool }) => tool !== 'edit_card') && !orders.test(part);
    if (!isRead || isBehind) return null;
    asks.push(...(edits.length > 0 ? [edited(edits)] : own.flatMap((ask) => (isCall(ask) ? [ofCardInHand(ask)] : []))));
  }
  const joined = together(asks);
  const works = joined.filter(({ tool }) => tool !== 'edit_card').map(({ tool }) => tool);
  const isMore =
    editsIn(joined) > editsIn(whole.asks) ||
    works.some((tool) => !whole.asks.some((ask) => isCall(ask) && ask.tool === tool));
  const keepsAll = whole.asks.every(
    (ask) => !isCall(ask) || ask.tool === 'edit_card' || ask.tool === 'read_card' || works.includes(ask.tool),
  );
  const kept = JSON.stringify(joined.flatMap(editsOf)).toLowerCase();
  // "Material is TPE, size 183 x 61": what was read as one value may be several facts.
  const isLonger = ({ name, value = '' }: ListingEdit) =>
    joined.flatMap(editsOf).some((own) => own.name === name && value.startsWith(`${own.value},`));
  const isTold = whole.asks
    .flatMap(editsOf)
    .every(
      (edit) =>
        edit.position === undefined &&
        (kept.includes(JSON.stringify(edit.value ?? '').toLowerCase()) || (isLonger(edit) && namesIn(joined) > 2)),
    );
  if (!isMore || !isTold || !keepsAll || editsIn(joined) === 0 || new Set(works).size < works.length) return null;
  // An answer to one question of ours may have a comma in it, and what was read holds it all.
  const isReply = works.length === 0 && whole.asks.length === 1 && questionsOf(conversation.earlier.at(-1)).length > 0;
  const held = JSON.stringify(whole.asks).toLowerCase();
  const isHeldAll =
    namesIn(joined) <= Math.max(2, namesIn(whole.asks)) &&
    joined.flatMap(editsOf).every(({ value = '' }) => held.includes(value.toLowerCase()));
  if (works.length === 0 && whole.asks.length > 0 && (isReply || isHeldAll) && editsIn(whole.asks) > 0) return null;
  const name = ahead?.[1]?.toLowerCase().replace(leading, '') ?? '';
  const place = placeOf(name);
  if (place !== null && !isListShown(conversation)) return null;
  const named = whole.asks.find((ask) => isCall(ask) && ask.target?.kind === 'cards');
  const target: Target =
    named !== undefined && isCall(named) && named.target !== null
      ? named.target
      : place !== null && isListShown(conversation)
        ? { kind: 'places', places: [place] }
        : name === '' || place !== null
          ? { kind: 'it' }
          : { kind: 'named', names: [name.split(' ')], isSure: true };
  return { ...whole, asks: joined.map((ask) => ({ ...ask, target })) };
}

/** A change that is stated outright and was read as nothing, or as less than it says. */
export function saidWish({ current, isScheduled, earlier, shownCardId }: Conversation, whole: Request): Request | null {
  const said = current.text.trim();
  if (isScheduled === true || (current.files ?? []).length > 0 || said.length > 200) return null;
  if (whole.isForeign || elsewhere.test(said) || !isWordsAlone(splitMessage(said))) return null;
  const inHand = cardInHand(earlier, shownCardId);
  const read = whole.asks.find(isCall)?.target ?? { kind: 'it' };
  const target: Target = inHand !== null && read.kind === 'unknown' ? { kind: 'it' } : read;
  const keywords = keywordWishes(said, earlier);
  if (keywords !== null) return { ...whole, asks: [{ ...edited(keywords), target }] };
  const gone = removalSaid(said);
  if (gone !== null) return { ...whole, asks: [{ ...edited(gone), target }] };
  if (wishParts(said).length > 1) return null;
  const edits = editsSaid(said) ?? (inHand === null && earlier.length > 0 ? null : measureSaid(said));
  if (edits === null) return null;
  const before = whole.asks.flatMap(editsOf);
  const isCorrected = edits.some(({ instead_of }) => instead_of !== undefined);
  // "Call it Vase Tulla" is no text of a bullet.
  const isTaken =
    before.length === 1 && before[0]?.op === 'add' && (before[0].value ?? '').toLowerCase() === said.toLowerCase();
  const isLost = inHand !== null && read.kind === 'unknown';
  const isOpen =
    isLost ||
    isTaken ||
    (before.length === 0 && whole.asks.every((ask) => (isCall(ask) ? unsure.has(ask.tool) : open.has(ask.topic))));
  if (!isOpen && !(isCorrected && whole.asks.length === 1 && before.length === 1)) return null;
  return { ...whole, asks: [{ ...edited(edits), target }] };
}
/** Said where no change was understood. */
const open = new Set<string>([
  'noted',
  'edit_what',
  'bullet_what',
  'place_what',
  'offer_improve',
  'unhappy',
  'no',
  'value_asked',
  'thanks',
]);
const unsure = new Set<string>(['list_cards', 'answer_from_card', 'read_card']);

const placeOf = (name: string): number | null => {
  const [, digits, word] =
    /^(?:number |no\.? ?|#)?(?:(\d{1,2})(?:st|nd|rd|th)?|(first|second|third|fourth|fifth))(?: (?:one|card|listing))?$/.exec(
      name,
    ) ?? [];
  if (digits !== undefined) return Number(digits);
  return word === undefined ? null : ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(word) + 1;
};
const isListShown = ({ earlier }: Conversation) => earlier.at(-1)?.steps.at(-1)?.tool === 'list_cards';
const leading = /^(?:(?:ok(?:ay)?|and|now|so|hi|for|on|to|the|my)[\s,]+)+/;
const orders =
  /^(?:(?:please|pls|and|also|then|now)[\s,]+)*(?:set|add|change|remove|delete|drop|rename|call|name|make|put|lock|update)\b/i;
/** Stands for the card that is found later. */
const unknownCard = '-';
const isOnIt = (ask: Ask) =>
  isCall(ask) &&
  besideEdits.has(ask.tool) &&
  (ask.target === null || ask.target.kind === 'it' || ask.target.kind === 'cards');
const ofCardInHand = (ask: CallAsk): CallAsk => ({ ...ask, target: { kind: 'it' } });
const edited = (edits: ListingEdit[]): CallAsk => ({
  kind: 'call',
  tool: 'edit_card',
  input: { edits },
  target: { kind: 'it' },
});
const editsOf = (ask: Ask) =>
  isCall(ask) && ask.tool === 'edit_card' ? ((ask.input.edits ?? []) as ListingEdit[]) : [];
/** So many different properties are named. */
const namesIn = (asks: Ask[]) => new Set(asks.flatMap(editsOf).map(({ field, name }) => `${field} ${name ?? ''}`)).size;
const editsIn = (asks: Ask[]) => asks.reduce((sum, ask) => sum + editsOf(ask).length, 0);

/** Changes one after the other are one. */
function together(asks: CallAsk[]): CallAsk[] {
  const joined: CallAsk[] = [];
  for (const ask of asks) {
    const last = joined.at(-1);
    if (last?.tool === 'edit_card' && ask.tool === 'edit_card')
      joined.splice(-1, 1, edited([...editsOf(last), ...editsOf(ask)]));
    else joined.push(ask);
  }
  return joined;
}
