import type { CardSummary } from '../../tool-types.ts';
import { type Conversation, outputFrom } from '../conversation.ts';
import { takesMany, takesNames } from '../plan-calls.ts';
import type { Request } from '../request.ts';
import type { Ask } from '../understanding/ask.ts';
import type { Mention } from '../understanding/cards/card-mentions.ts';
import type { Group } from '../understanding/cards/unnamed-text.ts';
import { valuesIn } from '../understanding/cards/value-stretches.ts';
import { titleNamedIn } from './title-match.ts';

/** A tool that was asked for. */
export type Work = Extract<Ask, { kind: 'call' }>;
export const works = ({ asks }: Request): Work[] => asks.filter((ask): ask is Work => ask.kind === 'call');

/** What was read as a value: "the strap is made of nylon". The words of a title may be those of its card. */
export function isValue({ words, isSure, isStrong, isOne, isPossessive, hasArticle }: Mention, read: Request): boolean {
  if (isOne || isPossessive) return false;
  if (isTakenOut(words, read)) return true;
  if (isSure && hasArticle) return false;
  const said = works(read).flatMap(({ input: { edits = [], include_keywords: include, avoid_words: avoid } }) => [
    ...(edits as { field: string }[]).filter(({ field }) => !isStrong || field === 'specifications'),
    include,
    avoid,
  ]);
  const values = JSON.stringify(said).toLowerCase();
  return words.every((word) => values.includes(word));
}

/** "The straw is silicone": what the change is called after is a part of the card in hand, where no card has its name. */
export const isToldPart = ({ words }: Mention, read: Request): boolean =>
  works(read).length > 0 &&
  works(read).every(
    ({ tool, input: { edits = [] } }) =>
      tool === 'edit_card' &&
      (edits as { field: string; name?: string }[]).some(
        ({ field, name = '' }) => field === 'specifications' && name.toLowerCase() === words.join(' '),
      ),
  );

/** "Take the Acme out of the title": a word of a text, and no card. */
const isTakenOut = (words: string[], read: Request): boolean =>
  works(read).length > 0 &&
  works(read).every(({ tool, input: { edits = [] } }) =>
    (edits as { op: string; field: string; value?: string }[]).some(
      ({ op, field, value = '' }) =>
        tool === 'edit_card' &&
        op === 'remove' &&
        (field === 'title' || field === 'description') &&
        value.toLowerCase() === words.join(' '),
    ),
  );

const counts: Record<string, number> = { both: 2, two: 2, three: 3, four: 4 };
/** "The two candles", where there are two. */
export function isCounted(text: string, { start, end }: Mention, cards: CardSummary[]): boolean {
  const said = /^(?:(?:the|my|our) )?(both|two|three|four) /i.exec(text.slice(start, end))?.[1]?.toLowerCase() ?? '';
  return cards.length > 1 && counts[said] === cards.length;
}

/** Words that leave open what is wanted: without the name they may say it. */
const leavesOpen = new Set<string>([
  'offer_improve',
  'edit_what',
  'bullet_what',
  'lock_what',
  'schedule_when',
  'place_what',
  'unknown_fact',
  'noted',
  'import_what',
  'costs',
]);

/** "What does the mug cost?": what our work costs, unless there is a card of that name. */
export const isOfCosts = ({ asks }: Request): boolean =>
  asks.length > 0 && asks.every((ask) => ask.kind === 'say' && ask.topic === 'costs');

/** Words alone are the answer, whatever card is named. */
export const isWords = ({ asks }: Request): boolean =>
  asks.length > 0 && asks.every((ask) => ask.kind === 'say' && !leavesOpen.has(ask.topic));

const takesWord = /\b(?:remove|delete|drop|erase|take|cut|strike|throw)\b/i;

/** What was read with the names in it, where that is about their cards and holds no name as a value; else null. */
export function asNamed(
  read: Request,
  groups: Group[],
  cards: CardSummary[],
  inHand: string | null,
  text: string,
): Request | null {
  const called = works(read);
  if (called.length === 0) return isWords(read) ? read : null;
  const ids = [...new Set(groups.flatMap(({ card_ids }) => card_ids))];
  const isInValue = groups.some(
    ({ words }) =>
      words.length > 0 &&
      JSON.stringify(called.map(({ input }) => input.edits ?? null))
        .toLowerCase()
        .includes(words.at(-1) ?? ''),
  );
  // "Remove the word flask from the mug's keywords": without the name it is read as an exact change.
  const isTaken = called.some(({ tool, input }) => tool === 'improve_card' && input.avoid_words !== undefined);
  if (isInValue || (isTaken && takesWord.test(text))) return null;
  if (inHand !== null && ids.length === 1 && ids[0] === inHand && !/\b(?:back|return) to\b/.test(text))
    return onIds(read, groups, 'it');
  const isOfThem = ({ tool, target }: Work): boolean => {
    if (target?.kind !== 'named' || (ids.length > 1 && !takesMany.has(tool) && !takesNames.has(tool))) return false;
    const each = target.names.length > 1 ? target.names : [target.names.flat()];
    const meantIds = each.map((words) => titleNamedIn(words, cards, text)?.card_id);
    return meantIds.length === ids.length && meantIds.every((id) => id !== undefined && ids.includes(id));
  };
  const isBack = ({ tool, target }: Work) =>
    target?.kind === 'it' && (tool === 'restore_version' || tool === 'withdraw_case');
  return called.some(isOfThem) && called.every((ask) => isOfThem(ask) || isBack(ask)) ? read : null;
}

/** "Number 3" is read with its place by the tables. */
export function isReadAsPlaces(read: Request, places: Group[], { earlier }: Conversation): boolean {
  const cards = outputFrom(earlier.at(-1)?.steps ?? [], 'list_cards')?.cards ?? [];
  const meantIds = places.flatMap(({ card_ids }) => card_ids);
  const called = works(read);
  // "The second one is brown" may say what to write, and "the third bullet of the last one" has two places.
  return (
    called.some(({ tool }) => tool !== 'read_card' && tool !== 'edit_card') &&
    called.every(({ target }) => {
      if (target?.kind !== 'places') return false;
      const ids = target.places.map((place) => cards.at(place < 0 ? place : place - 1)?.card_id);
      return ids.join() === meantIds.join();
    })
  );
}

/** Work on a card. */
export const onOne = (ask: Ask) => ask.kind === 'call' && ask.target !== null;

/** "Now the lamp, white background too" after work on a picture: the main one of the card that is named. */
export function onItsImage(ask: Ask): Ask {
  if (ask.kind !== 'call' || ask.tool !== 'edit_image' || ask.target !== null) return ask;
  return { ...ask, input: { ...ask.input, image: 'main' }, target: { kind: 'it' } };
}

/** What was read with the name in it, on the card of that name. */
export function onIds(request: Request, groups: Group[], own?: 'it'): Request {
  const card_ids = [...new Set(groups.flatMap((group) => group.card_ids))];
  const target = own === 'it' ? ({ kind: 'it' } as const) : ({ kind: 'cards', card_ids } as const);
  const asks = request.asks.map((ask): Ask => (ask.kind === 'call' && ask.target !== null ? { ...ask, target } : ask));
  return { ...request, asks };
}

/** What is no name of a card is said of the one in hand: "shorter for the kitchen crowd". */
export function withItInHand(request: Request, mentions: Mention[], inHand: string | null): Request {
  if (inHand === null) return request;
  const text = request.message.command;
  const values = valuesIn(text);
  const said = text.replace(/./gs, (letter, at: number) =>
    values.some(([from, to]) => at >= from && at < to) ? ' ' : letter,
  );
  const names = new Set(mentions.flatMap(({ words }) => words.map(singular)));
  const asks = request.asks.map((ask): Ask => {
    if (ask.kind !== 'call' || ask.target?.kind !== 'named') return ask;
    const isOutside = ask.target.names.flat().some((word) => said.toLowerCase().includes(word));
    if (ask.target.isSure && isOutside) return ask;
    const isMentioned = ask.target.names.flat().some((word) => names.has(singular(word)));
    return isMentioned ? ask : { ...ask, target: { kind: 'it' } };
  });
  return { ...request, asks };
}
const singular = (word: string) => word.replace(/s$/, '');

/** "The price of the mug and of the apron": the tables read one of two cards that stand side by side. */
export function leavesOut(read: Request, mentions: Mention[]): boolean {
  const names = works(read).flatMap(({ target }) => (target?.kind === 'named' ? target.names.flat() : []));
  const isRead = ({ words }: Mention) => words.some((word) => names.includes(word));
  // "Score the mug, sorry, the apron": what was taken back is left out on purpose.
  const command = read.message.command.toLowerCase();
  const named = mentions.filter(
    ({ hasArticle, isStrong, words }) => (hasArticle || isStrong) && words.every((word) => command.includes(word)),
  );
  return named.some(isRead) && !named.every(isRead);
}

/** Work on one card, or words: a price of many cards, a search and a file are about no card in hand. */
export const mayBeOnOneCard = ({ asks }: Request): boolean =>
  asks.every(
    (ask) =>
      ask.kind === 'say' ||
      (ask.input.scope === undefined &&
        ask.input.all !== true &&
        ask.target !== null &&
        !(ask.target.kind === 'named' && ask.target.isExcept) &&
        !(ask.target.kind === 'cards' && ask.target.card_ids.length > 1)) ||
      ask.tool === 'edit_image',
  );
