import type { ListingEdit } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import { readingOf } from '../learned/guess.ts';
import { isLook } from '../no-more-than-asked/sound-asks.ts';
import { openPrice } from '../open-price/open-price.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { type Ask, areEditsOfOne, editsOf, isCall, withEditsOf } from '../understanding/ask.ts';
import type { Topic } from '../understanding/questions/topics.ts';
import { anchorsIn, leftOut } from './anchors.ts';
import { editsSaid, factsSaid, measureSaid } from './said-edits.ts';
import { needsSaying } from './settle-asks.ts';

const mostCharacters = 500;
const mostParts = 8;
const border =
  /(?<!\b(?:approx|ca|max|min|no|nr|incl|excl|vs|etc|fl|ft|in))[.!?]+\s+|\s*[\n;]+\s*|,\s+|\s+[-–—]\s+|\s+(?=(?:and|but|plus)\s)/g;
const sentence = /(?<!\b(?:approx|ca|max|min|no|nr|incl|excl|vs|etc|fl|ft|in))[.!?]+\s+|\s*[\n;]+\s*/g;

/** What is not of now, only heard, denied or corrected: there the words as a whole say what is meant. */
const elsewhere =
  /\b(?:if|unless|whenever|every|each|always|never|know|sure|wanted|said|says? (?:it|that|so)|instead|rather|wrong|not right|should|convinced|first|everything|anything|whatever|husband|wife|boss|office|only|except|without|sorry|forgive|wait|oops|ach|typo|mean|meant|hang on|hold on|actually|let me|spelled|call it|wrote|writes|told|answered|here|isn['’]?t|(?:correct|fix) (?:it|that|this))\b|[.,] spelled\b|\bno(?:[,.!]| (?:sorry|it|make|i)\b)|:\/\//i;

/**
 * A message read part by part, where its words as a whole leave out a figure, a marketplace or a name that one of its parts
 * takes up. Null where the parts take up no more.
 */
export function partByPart(
  conversation: Conversation,
  whole: Request,
  read: (one: Conversation) => Request,
): Request | null {
  const { current, isScheduled } = conversation;
  const said = current.text.trim();
  if (isScheduled === true || said.length > mostCharacters || (current.files ?? []).length > 0) return null;
  if (elsewhere.test(said) || whole.isHeld === true) return null;
  if (whole.asks.some((ask) => !isCall(ask) && !open.has(ask.topic))) return null;
  if (whole.isForeign || openPrice(conversation) !== null || !isWordsAlone(splitMessage(said))) return null;
  if (whole.asks.some((ask) => isCall(ask) && holdsAll.has(ask.tool))) return null;
  const anchors = anchorsIn(said);
  const left = leftOut(said, anchors, whole.asks);
  if (left.length === 0) return null;
  const isKept = (joined: Ask[]) =>
    whole.asks.every(
      (ask) => !isCall(ask) || joined.some((one) => isCall(one) && familyOf(one.tool) === familyOf(ask.tool)),
    ) &&
    (whole.asks.some(isCall) || joined.some((ask) => isCall(ask) && !isLook(ask.tool)));
  // A value may have a comma in it: what is divided there has to be understood to the end.
  const bySentence = withWorkOf(whole, asksOfParts(piecesOf(said, sentence), conversation, read));
  const byClause = withWorkOf(whole, asksOfParts(piecesOf(said), conversation, read));
  const leftBy = (asks: Ask[] | null) =>
    asks === null || !isKept(asks) ? left.length : leftOut(said, anchors, asks).length;
  if (byClause !== null && leftBy(byClause) === 0) return { ...whole, asks: byClause };
  return bySentence !== null && leftBy(bySentence) < left.length ? { ...whole, asks: bySentence } : null;
}

const paid = new Set<string>(['improve_card', 'score_card', 'edit_image', 'generate_image']);
/** What is paid for is done as the whole message asks for it: once, with all that it says of how. */
function withWorkOf(whole: Request, parts: Ask[] | null): Ask[] | null {
  const works = whole.asks.filter((ask) => isCall(ask) && paid.has(ask.tool));
  const isPaid = (ask: Ask) => isCall(ask) && paid.has(ask.tool);
  if (parts === null || works.length === 0 || parts.filter(isPaid).length <= works.length) return parts;
  const at = parts.findIndex(isPaid);
  return [...parts.slice(0, at), ...works, ...parts.slice(at).filter((ask) => !isPaid(ask))];
}

/** What is asked for by the parts of a message, one after the other; null where it has a single one, or too many. */
function asksOfParts(pieces: Piece[], conversation: Conversation, read: (one: Conversation) => Request): Ask[] | null {
  if (pieces.length < 2 || pieces.length > mostParts) return null;
  const said = conversation.current.text.trim();
  const asks: Ask[] = [];
  let at = 0;
  while (at < pieces.length) {
    const found = longestRead(pieces, at, said, conversation, read);
    if (found === null) at += 1;
    else {
      asks.push(...found.asks.map((ask) => onSpokenOf(ask, asks)));
      at = found.next;
    }
  }
  // What one part is answered with ("I have changed nothing") is not true beside the work of another.
  const told = asks.some(isCall) ? asks.filter((ask) => isCall(ask) || needsSaying.has(ask.topic)) : asks;
  return joinedEdits(told);
}

const works = new Set<string>(['edit_card', 'improve_card']);
/** The parts of a message whose figure or marketplace no work takes up, so that the seller is told of them. */
export function partsUnread(
  { current, isScheduled }: Conversation,
  { asks, isForeign }: Request,
  titles: string[],
): string[] {
  const said = current.text.trim();
  const called = asks.filter(isCall);
  const isWorked =
    called.length > 0 && called.every(({ tool }) => works.has(tool)) && called.some(({ tool }) => tool === 'edit_card');
  if (!isWorked || isForeign || isScheduled === true || said.length > mostCharacters) return [];
  if (called.some(({ only }) => only !== undefined) || !isWordsAlone(splitMessage(said))) return [];
  const anchors = anchorsIn(said).filter(
    ({ isFigure, words }) => isFigure && !titles.some((title) => title.includes(words[0] ?? '')),
  );
  const left = leftOut(said, anchors, asks);
  return piecesOf(said).flatMap(({ start, end }) => {
    const isIn = (one: { start: number }) => one.start >= start && one.start < end;
    return left.some(isIn) && anchors.filter(isIn).every((one) => left.includes(one))
      ? [said.slice(start, end).replace(/^(?:and|but|plus|also)\s+/i, '')]
      : [];
  });
}

/** What is answered so was not understood as anything. */
const open = new Set<Topic>(['noted', 'offer_improve', 'offer_score', 'thanks', 'greeting', 'nothing_open']);
/** They take a message as it is. */
const holdsAll = new Set<string>([
  'create_card',
  'import_listing',
  'import_file',
  'remember_preference',
  'schedule_task',
]);
const familyOf = (tool: string) =>
  tool.replace(/^(improve|score)_cards?$/, '$1').replace('answer_from_card', 'read_card');

interface Piece {
  start: number;
  end: number;
}

function piecesOf(said: string, at = border): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: mark, index } of [...said.matchAll(at), { 0: '', index: said.length }]) {
    // The mark of a question belongs to it.
    const end = index + (/^[?]/.test(mark) ? 1 : 0);
    if (/[\p{L}\d]/u.test(said.slice(from, end))) pieces.push({ start: from, end });
    from = index + mark.length;
  }
  return pieces;
}

const unsure = new Set<Topic>([
  'noted',
  'offer_improve',
  'offer_score',
  'offer_export',
  'place_what',
  'edit_what',
  'thanks',
  'no',
  'greeting',
  'unhappy',
  'other_subject',
  'how_it_works',
]);

/** The longest run of parts from here that is understood with all that it holds. */
function longestRead(
  pieces: Piece[],
  at: number,
  said: string,
  conversation: Conversation,
  read: (one: Conversation) => Request,
): { asks: Ask[]; next: number } | null {
  for (let next = pieces.length; next > at; next -= 1) {
    if (at === 0 && next === pieces.length) continue;
    const text = said
      .slice(pieces[at]?.start, pieces[next - 1]?.end)
      .replace(/^(?:and|but|plus|also|so|oh)\b[\s,]+/i, '');
    const own = partRead(text, conversation, read);
    if (own !== null && leftOut(text, anchorsIn(text), own).length === 0) return { asks: own, next };
  }
  return null;
}

function partRead(text: string, conversation: Conversation, read: (one: Conversation) => Request): Ask[] | null {
  if (ofOthers.test(text)) return null;
  const one = { ...conversation, current: { text, steps: conversation.current.steps } };
  const { asks, isForeign } = read(one);
  const own = asks.filter((ask) => isCall(ask) || !unsure.has(ask.topic));
  if (own.some((ask) => isCall(ask) && ask.tool === 'edit_card' && editsOf(ask).some(isLoose)) && !adds.test(text))
    return null;
  // "Blue Glaze next?", behind the comma of a title, asks nothing by itself.
  if (
    own.some(
      (ask) => isCall(ask) && (holdsAll.has(ask.tool) || (ask.tool === 'answer_from_card' && !isQuestion.test(text))),
    )
  )
    return null;
  if (own.length > 0 && !isForeign) return own;
  const facts = editsSaid(text) ?? [...factsSaid(text), ...(measureSaid(text) ?? [])].slice(0, 1);
  if (facts.length > 0) return [{ kind: 'call', tool: 'edit_card', input: { edits: facts }, target: { kind: 'it' } }];
  const [guess] = readingOf(text, surroundingsOf(one)).guesses;
  return guess?.label === 'talk' && anchorsIn(text).length === 0 ? [] : null;
}

const isQuestion =
  /\b(?:what|which|who|whose|when|where|why|how|is|are|was|were|does|do|did|has|have|can|could|will|would|should|tell|show|check|any)\b/i;
/** "Finance has 26.90" says what others hold to be true. */
const ofOthers = /^(?!(?:it|this|that|they|one|each|now)\b)\p{L}+ (?:has|have|say|think|claim)s? (?:\d|[$€£])/iu;
/** "4000 since this year": what is only said is no text of the description. */
const isLoose = ({ op, field }: ListingEdit) => op === 'add' && field === 'description';
const adds = /\b(?:add|put|write|mention|include|insert|say|note)\b/i;

/** "It" is the card that the part before named. */
function onSpokenOf(ask: Ask, before: Ask[]): Ask {
  const last = before.findLast(isCall);
  const isNamed = last?.target != null && last.target.kind !== 'it' && last.target.kind !== 'unknown';
  return isCall(ask) && ask.target?.kind === 'it' && isNamed ? { ...ask, target: last.target } : ask;
}

/** Changes of the same card one after the other are one. */
function joinedEdits(asks: Ask[]): Ask[] {
  const joined: Ask[] = [];
  for (const ask of asks) {
    const last = joined.at(-1);
    if (last !== undefined && isCall(last) && isCall(ask) && areEditsOfOne(last, ask))
      joined.splice(-1, 1, withEditsOf(last, ask));
    else if (!joined.some((one) => JSON.stringify(one) === JSON.stringify(ask))) joined.push(ask);
  }
  return joined;
}
