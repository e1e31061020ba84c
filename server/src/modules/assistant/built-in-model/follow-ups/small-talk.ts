import { isWordsAlone } from '../pasted.ts';
import { parseRequest } from '../request.ts';
import { nothingAround } from '../understanding/ask.ts';
import type { Topic } from '../understanding/questions/topics.ts';

const talk = new Set<Topic>([
  'greeting',
  'thanks',
  'who',
  'help',
  'other_subject',
  'costs',
  'formats',
  'marketplaces',
  'limits',
  'scoring',
  'grounding',
  'how_it_works',
  'edit_asked',
]);

/** "What was the price again?": a price that was told is asked for. */
export const asksPriceAgain = (text: string): boolean => text.length <= 120 && priceAgain.test(text);
const priceAgain =
  /^(?:(?:and|but|ok(?:ay)?|sorry|wait|hm+|so|please)[\s,.]+)*(?:(?:can|could) you (?:tell me|say|repeat) )?(?:(?:tell me |say )?(?:how (?:much|many credits)|what)(?: exactly)? (?:was|is|were|would|will|did|does|do) (?:that|it|this|the (?:price|costs?|total|sum)|they|you say|i (?:have to )?pay)(?: (?:it|that|this|be|is|was|would|will|for|all|cost|costs?|take|come to|again|now|in total|altogether|together|exactly|the price|me|us|for (?:all|each|one)(?: of them)?))*|(?:what|how much) did you say(?: (?:it|that|this|is|was|the|price|costs?|would|cost|again|be))*|(?:the )?(?:price|costs?|total)(?: again)?(?: please)?|(?:repeat|say|tell me) (?:me )?the (?:price|costs?|total)(?: again)?|how (?:much|many credits)(?: (?:again|in total|altogether|all together|exactly|then|now|for (?:all|that|this|them|it)(?: of (?:them|it))?))*|what(?: (?:all|exactly|precisely|else))* (?:(?:am|are|do|will|would|can) (?:i|we) (?:get|getting|buy|buying|have|pay|paying)(?: (?:all|exactly|then))*|is (?:included|in it|covered|all in)(?: (?:all|exactly|then))*) (?:for|with|in|by) (?:all )?(?:these|those|the|my|this|that)? ?(?:\d+ )?(?:credits|price|amount|sum|cost))[\s?.!]*$/;

const pause =
  /^(?:(?:yes|yep|yeah|ok(?:ay)?|sure|fine|good|but|though|and|well|hm+|please|wait|hold on|just)[\s,.!-]+)*(?:(?:but )?(?:(?:first|before (?:that|you (?:do|start))),? )?(?:i|we|let me|let us) (?:(?:still|just|first|really|only|also) )*(?:(?:need|have|want|would like|must|should|will|am going|had better|like) )?(?:(?:to|first|just) )*(?:check|look|think|read|see|review|compare|ask|talk|go through|go over|have a look|take a look|verify|decide|discuss|sleep)\b[^?\n]{0,80}|(?:not )?(?:just )?(?:yet|wait)(?: please)?|wait(?: (?:a|one|for) [^?\n]{0,40})?|hold on[^?\n]{0,30}|(?:give me|one|just|an?) [^?\n]{0,12}(?:minute|moment|second|sec|min)s?(?: please)?)[\s.!]*$/;
/** "Yes, but I need to check the titles first": not now, and not no. */
export const asksToWait = (text: string): boolean => text.length <= 160 && pause.test(text);

/** Whether a message that led to no step asked for none: thanks, the weather, how something works. */
export function isTalk(text: string): boolean {
  const { asks, message, text: said, isHeld } = parseRequest(text, nothingAround);
  if (!isWordsAlone(message)) return false;
  if (asksPriceAgain(said.trim()) || asksToWait(said.trim())) return true;
  if (asks.length === 0) return isHeld !== true;
  return asks.every((ask) => ask.kind === 'say' && talk.has(ask.topic));
}

const idle = new Set<Topic>(['greeting', 'thanks', 'other_subject']);
/** What a message between a price and an answer did: it was small talk, told the price once more, or was about something else. */
export function talkOf(text: string): 'small' | 'price' | 'subject' {
  const { asks, text: said } = parseRequest(text, nothingAround);
  if (asksPriceAgain(said.trim())) return 'price';
  return asksToWait(said.trim()) || asks.every((ask) => ask.kind === 'say' && idle.has(ask.topic))
    ? 'small'
    : 'subject';
}

/** "No", "too expensive", and nothing besides. */
export const isNo = (text: string): boolean => {
  if (asksToWait(text.trim().toLowerCase())) return false;
  const { asks } = parseRequest(text, { ...nothingAround, lastTool: 'improve_cards' });
  return asks.length === 1 && asks[0]?.kind === 'say' && asks[0].topic === 'no';
};
