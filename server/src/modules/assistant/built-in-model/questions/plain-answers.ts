import { type Conversation, cardInHand, isDone, type Turn } from '../conversation.ts';
import { givesText } from '../few-words/said-of-last-change.ts';
import type { Request } from '../request.ts';
import { askedAs } from '../said-around.ts';
import { questionsOf } from '../surroundings.ts';
import { isCall, say } from '../understanding/ask.ts';

/** "What did you need from me?", "what were the questions again". */
const questionsAgain = askedAs(
  '(?:what|which things?)(?: (?:did|do|else|exactly|information|info|facts|details|still))* you (?:still |also |else )?(?:need|want|ask(?:ed)?|require|miss)(?: (?:me|from me|to know|of me|for it|again|now|exactly|else))*|what (?:were|are) (?:the|your|those) (?:open )?questions(?: (?:again|now|left))*|(?:which|what) questions (?:are|were|do you have)(?: (?:still|left|open|there|now|again))*',
);
const bad =
  /\b(?:terrible|awful|horrible|useless|rubbish|garbage|crap|ugly|hate|disappoint\w*|not (?:good|great|happy|what i (?:wanted|asked for|meant))|(?:worse|no better) than before|made it worse|do not like|don['’]?t like|dont like|dislike)\b/i;
const moreThanThat =
  /\?|\b(?:make|write|change|improve|redo|undo|shorter|longer|instead|rather|because|photo|picture|image|price)\b/i;
const altText = /\b(?:alt(?:ernative)?[ -]?(?:texts?|tags?|attributes?)|image descriptions?)\b/i;
const writesIt = /^(?:[a-z]+[\s,.!]+){0,4}(?:write|add|create|make|generate|give|suggest|do|need|want|fill)\b/i;

const stopped = '(?:if|when) (?:i|you|we) (?:stop|cancel|abort|interrupt|break|quit)';
const paid = '(?:charge[ds]?|pay|paid|costs?|billed|credits?|money)';
/** "If I stop halfway, do you still charge me?" */
const stoppedHalfway = new RegExp(`\\b${stopped}\\b.*\\b${paid}\\b|\\b${paid}\\b.*\\b${stopped}\\b`, 'i');
const ofPlan = /\b(?:plan|subscription|membership|account|free|trial|month|year)\b/i;
/** "Will you charge me again if I ask for the same score twice?" */
const scoredTwice =
  /\b(?:charge|pay|cost)\w*\b.*\b(?:again|twice|every time|each time|second time)\b.*\bscor\w+|\bscor\w+\b.*\b(?:again|twice|second time)\b.*\b(?:charge|pay|cost)\w*\b|\b(?:charge|pay|cost)\w*\b.*\bscor\w+\b.*\b(?:again|twice|second time)\b/i;
/** "A customer wrote: ... What should I answer?" */
const answersPerson =
  /\b(?:customer|buyer|client|review\w*|she|he|they|someone|somebody)\b.*\bwhat (?:should|shall|can|do|would|could) (?:i|we) (?:answer|reply|say|write|respond|tell)\b[^.?]{0,40}\?*\s*$/is;

const writes = new Set<string>([
  'improve_card',
  'improve_cards',
  'edit_card',
  'edit_image',
  'generate_image',
  'restore_version',
]);
const hasWork = ({ steps }: Turn) => steps.some(({ tool, output }) => writes.has(tool) && isDone(output));

/** What is answered in words where other readers find work in it, or nothing at all; null for other messages. */
export function plainAnswer(
  { current, earlier, shownCardId, isScheduled }: Conversation,
  read: Request,
): Request | null {
  const said = current.text.trim();
  if (isScheduled === true || said.length > 120 || (current.files ?? []).length > 0 || read.isForeign) return null;
  const inHand = cardInHand(earlier, shownCardId) !== null;
  const isAsked = earlier.slice(-4).some((turn) => questionsOf(turn).length > 0);
  if (isAsked && questionsAgain.test(said)) return { ...read, asks: [say('questions_again')] };
  if (altText.test(said) && writesIt.test(said) && !/["“:]/.test(said)) return { ...read, asks: [say('alt_texts')] };
  if (stoppedHalfway.test(said) && !ofPlan.test(said)) return { ...read, asks: [say('stopped_charge')] };
  if (scoredTwice.test(said)) return { ...read, asks: [say('scored_twice')] };
  if (givesText(said) && read.asks.some((ask) => isCall(ask) && ask.tool === 'improve_card'))
    return { ...read, asks: [say('edit_what')] };
  if (answersPerson.test(said)) return { ...read, asks: [say('other_subject')] };
  const last = earlier.at(-1);
  const isTalk = read.asks.length > 0 && read.asks.every((ask) => !isCall(ask));
  if (inHand && last !== undefined && hasWork(last) && isTalk && bad.test(said) && !moreThanThat.test(said))
    return { ...read, asks: [say('unhappy')] };
  return null;
}
