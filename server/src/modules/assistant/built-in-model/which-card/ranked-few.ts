import type { ToolName } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import { ownRequest } from '../own-request.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import { parseRequest, type Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { type Ask, type CallAsk, call, isCall, toMany } from '../understanding/ask.ts';
import { isKeptOut } from '../understanding/cards/pick-words.ts';
import { type RankedFew, rankAskedIn, rankedWorkIn } from '../understanding/cards/ranked-words.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { shownLast } from './cards-of-price.ts';
import { knownCards } from './known-cards.ts';

const manyOf: Partial<Record<ToolName, ToolName>> = {
  improve_card: 'improve_cards',
  score_card: 'score_cards',
  export_cards: 'export_cards',
};
/** So many cards a list names. */
const mostListed = 50;
/** A part or a version of a card may be the best one as well. */
const ofParts =
  /\b(?:titles?|descriptions?|bullets?|keywords?|specs?|pictures?|images?|photos?|versions?|prices?|plans?|marketplaces?|formats?|tasks?|chats?)\b/;

/**
 * "Score the 3 oldest", "export my two best", "which is the worst one?": the first of a list in that order. Null for other
 * words.
 */
export function rankedFew(conversation: Conversation): Request | null {
  const { current, isScheduled } = conversation;
  const message = splitMessage(current.text);
  if (current.text.length > 160 || !isWordsAlone(message) || (current.files ?? []).length > 0) return null;
  const { text } = normalForm(current.text);
  if (ofParts.test(text) || /\b(?:every|each|schedule|remind)\b/.test(text)) return null;
  const list = ({ sort, most, isOfThem }: RankedFew) => {
    const ids = isOfThem ? someShown(conversation) : null;
    const few = { sort, most: Math.min(most, mostListed) };
    return call('list_cards', ids === null ? few : { card_ids: ids, ...few });
  };
  const asked = isScheduled === true ? null : rankAskedIn(text);
  if (asked !== null) return ownRequest(message, text, byScore(asked, conversation) ?? [list(asked)]);
  const work = rankedWorkIn(text);
  if (work === null || isKeptOut(text, work.index)) return null;
  const around = { ...surroundingsOf(conversation), hasCard: true };
  const request = parseRequest(work.ofOne, around);
  const asks = request.asks.map((ask): Ask | null => (isCall(ask) ? onFew(ask, work) : null));
  if (asks.length === 0 || asks.includes(null)) return null;
  if (work.sort === 'cheapest' || work.sort === 'dearest')
    return { ...request, asks: asks.filter((ask) => ask !== null) };
  // The weakest for an improvement, and a single one of those that were shown, are read by the tables.
  const isRead =
    work.sort === 'score' && work.isCounted && request.asks.every((ask) => isCall(ask) && ask.tool === 'improve_card');
  const isPicked = work.most === 1 && (work.sort === 'score' || work.sort === 'best');
  if (isRead || isPicked) return null;
  return { ...request, asks: [list(work), ...asks.filter((ask) => ask !== null)] };
}

/** Both ends of a list by score that is whole; of a longer one the best is looked for by itself. */
function byScore({ sort, most, isOfThem }: RankedFew, conversation: Conversation): Ask[] | null {
  if ((sort !== 'score' && sort !== 'best') || most > 1 || (isOfThem && someShown(conversation) !== null)) return null;
  const look = call('list_cards', { sort: 'score' });
  const isCut = conversation.current.steps.some(({ output }) => 'more' in output && output.more);
  return sort === 'best' && isCut ? [look, call('list_cards', { sort, most })] : [look];
}

/** The cards that were shown; null where they are all that there are. */
function someShown(conversation: Conversation): string[] | null {
  return knownCards(conversation).isAll ? null : shownLast(conversation);
}

/** The work on one card, on the few of the list. */
function onFew(ask: CallAsk, { sort, most }: RankedFew): Ask | null {
  const isThem = ask.target?.kind === 'places' && ask.target.places.length === 0;
  const isEach = ask.tool === 'publish_case' || ask.tool === 'withdraw_case';
  const isOnIt = isThem || ask.target?.kind === 'it' || (ask.target?.kind === 'named' && !ask.target.isSure);
  const tool = manyOf[ask.tool];
  if (!isOnIt || ask.only !== undefined || (tool === undefined && most > 1 && !isEach)) return null;
  if ((sort === 'cheapest' || sort === 'dearest') && tool === 'export_cards' && most > 1)
    return { ...ask, input: { ...ask.input, all: true, [sort]: most }, target: null };
  if (sort === 'cheapest' || sort === 'dearest')
    return most > 1 && toMany[ask.tool] !== undefined
      ? {
          ...ask,
          tool: tool ?? ask.tool,
          input: { ...ask.input, scope: { [sort]: most }, dry_run: true },
          target: null,
        }
      : null;
  if (most === 1) return { ...ask, target: { kind: 'places', places: [1] } };
  if (isEach) return { ...ask, target: { kind: 'places', places: Array.from({ length: most }, (_, at) => at + 1) } };
  const terms = tool === 'export_cards' ? {} : { dry_run: true };
  return { ...ask, tool: tool ?? ask.tool, input: { ...ask.input, ...terms }, target: { kind: 'places', places: [] } };
}
