import type { ToolName } from '../tool-types.ts';
import type { Conversation } from './conversation.ts';
import { bySlots } from './learned/by-slots.ts';
import { type Guess, readingOf } from './learned/guess.ts';
import { readAs } from './learned/read-as.ts';
import { talkOn } from './learned/talk-frame.ts';
import type { Request } from './request.ts';
import { isLook, isWork } from './sound-asks.ts';
import { surroundingsOf } from './surroundings.ts';
import { type Ask, say } from './understanding/ask.ts';
import type { Topic } from './understanding/topics.ts';

/** How sure the learned reader has to be, of 1: where nothing was read, instead of a look, of work, and of words, and that nothing is asked for. */
const sure = {
  unread: 0.5,
  unreadWork: 0.85,
  insteadOfLook: 0.9,
  insteadOfWork: 0.95,
  insteadOfWords: 0.97,
  talk: 0.9,
  talkForLook: 0.98,
  careful: 0.95,
};
/** One card or several, all of a card or a part: that is read from what the words name. */
const family: Partial<Record<ToolName, string>> = {
  improve_card: 'improve',
  improve_cards: 'improve',
  score_card: 'score',
  score_cards: 'score',
  read_card: 'read',
  answer_from_card: 'read',
};
/** Ends something, or shows it to others. */
const careful = new Set<string>([
  'publish_case',
  'withdraw_case',
  'cancel_task',
  'forget_preference',
  'restore_version',
]);
/** Words that the tables offer where they read no work for certain. */
const unsure = new Set<Topic>(['offer_improve', 'offer_score', 'offer_export', 'place_what']);

/**
 * The request as the learned reader sees it, where the tables read nothing, or read another tool than its words surely ask
 * for. What a price, a question or a task is answered with stays as the tables read it; `hasPrice`: one still waits.
 */
export function byGuess(conversation: Conversation, request: Request, hasPrice = false): Request {
  const { current, isScheduled } = conversation;
  const { message, asks } = request;
  if (isScheduled === true || request.isForeign || request.isHeld === true) return request;
  if (message.urls.length > 0 || message.html !== null || message.text !== null) return request;
  const around = surroundingsOf(conversation);
  const { guesses, slots } = readingOf(current.text, around);
  const [guess] = guesses;
  if (guess === undefined) return request;
  if (hasPrice) {
    const isTalk = (guess.label === 'talk' || guess.label === 'refuse') && guess.probability >= sure.talk;
    return isTalk && asks.some(({ kind }) => kind === 'call') ? { ...request, asks: [onPrice(request.text)] } : request;
  }
  const fitted = (read: Ask[]) => ({ ...request, asks: bySlots(read, slots, request.text) });
  const { label } = guess;
  if (label === 'talk' || label === 'refuse') {
    const isOther = asks.some((ask) => (ask.kind === 'call' ? !isHarmless(ask.tool) : unsure.has(ask.topic)));
    const least = asks.some(isWork) || asks.some(isPriced) ? sure.talk : sure.talkForLook;
    const isSure = guess.probability >= least && isOther;
    return isSure ? { ...request, asks: talkOn(label, message, around), isHeld: true } : fitted(asks);
  }
  // What is thought aloud is offered, and not done.
  const isOffer = isLook(label)
    ? false
    : asks.length > 0 && !asks.some(({ kind }) => kind === 'call') && asksBack.test(request.text);
  if (isRead(asks, label) || isOffer || !isSureEnough(guess, asks)) return fitted(asks);
  const read = readAs(label, message, around);
  return fitted(read ?? asks);
}

/** "100 in total or for each card?" is answered with the price, "not now" with what happens to it. */
function onPrice(text: string): Ask {
  if (/\?/.test(text))
    return say(/\b(?:no|not now|leave it|too (?:much|expensive)|forget it)\b/.test(text) ? 'no' : 'price_again');
  return say(/\b(?:no|not|leave it|too (?:much|expensive)|forget it)\b/.test(text) ? 'no' : 'price_waits');
}

const asksBack = /\?\s*$|\b(?:maybe|perhaps|possibly)\b/;
/** What it answers is as good as words. */
const isHarmless = (tool: ToolName) => isLook(tool) && tool !== 'list_cards' && tool !== 'answer_from_card';
/** Tells a price, and so begins paid work. */
const isPriced = (ask: Ask) => ask.kind === 'call' && ask.input.dry_run === true;
const familyOf = (tool: ToolName) => family[tool] ?? tool;
const isRead = (asks: Ask[], tool: ToolName) =>
  asks.some((ask) => ask.kind === 'call' && familyOf(ask.tool) === familyOf(tool));

function isSureEnough({ label, probability }: Guess, asks: Ask[]): boolean {
  if (careful.has(label) && probability < sure.careful) return false;
  const isOpen = asks.every((ask) => ask.kind === 'say' && unsure.has(ask.topic));
  if (isOpen)
    return probability >= (label !== 'talk' && label !== 'refuse' && isLook(label) ? sure.unread : sure.unreadWork);
  if (asks.some((ask) => ask.kind === 'say')) return probability >= sure.insteadOfWords && !asks.some(isFinal);
  return probability >= (asks.some(isWork) ? sure.insteadOfWork : sure.insteadOfLook);
}

/** Praise, and what is denied, ask for nothing. */
const isFinal = (ask: Ask) => ask.kind === 'say' && (ask.topic === 'thanks' || ask.topic === 'no');
