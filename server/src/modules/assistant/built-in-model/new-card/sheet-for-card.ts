import { type Conversation, cardInHand } from '../conversation.ts';
import { splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, isCall } from '../understanding/ask.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { sheetEdits } from '../understanding/facts/sheet-lines.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { knownCards } from '../which-card/known-cards.ts';
import { hasWords } from '../which-card/title-match.ts';

const longestCommand = 300;
/** What is asked behind the sheet is none of its lines. */
const orderLast = /\n\s*(?:[^\n:]*\?|(?:please|pls|thanks|thank you|could you|can you|put|add)\b[^\n:]*)\s*$/i;
const kind =
  "(?:(?:supplier|manufacturer|maker|factory|vendor|product|technical|tech|new|full|missing|official|complete|exact|whole|spec|text)(?:['’]?s)? )*";
const sheet = `${kind}(?:spec(?:ification)?s?(?: ?(?:sheets?|list|file|pdf))?|data(?: ?sheets?)?|fact ?sheets?|sheets?|details|facts|info(?:rmation)?|measurements?|dimensions|attributes|properties|leaflet|manual|notes|files?|documents?|pdf|txt|figures|numbers)`;
const card = "((?:the |my |our |this |that )[\\p{L}\\d'’-]+(?: [\\p{L}\\d'’-]+){0,4}?|it|this|that)";
const end = '(?=\\s*(?:[:.,;!?]|$)|\\s+(?:please|pls|and|so|then|can you|could you|just)\\b)';
/** "Here is the spec sheet for the mug", "the details of my lamp". */
const sheetOf = new RegExp(
  `\\b${sheet} (?:(?:i (?:have|got)|we have|from [\\p{L} ]{2,20}) )?(?:for|of|about|on) ${card}${end}`,
  'iu',
);
/** "Put these specs on the lamp", "add this to the mug". */
const putOn = new RegExp(
  `\\b(?:add|put|write|enter|use|take|apply|attach|import|fill|copy|include|merge|load|save|transfer)\\b[^.!?\\n]{0,40}?\\b(?:to|on|onto|into|in|for|with) ${card}${end}`,
  'iu',
);
const aboutSheet = new RegExp(`\\b(?:${sheet}|this|these|that|those|it|them|everything)\\b`, 'iu');
const noCard =
  /\b(?:titles?|descriptions?|bullets?(?: points?)?|keywords?|gallery|library|photos?|pictures?|images?|new|cards|listings|products|excel|csv|file|marketplace|amazon|e-?bay|etsy|shopify|walmart)\b/i;
const isNew =
  /\b(?:new|another|separate|second|fresh) (?:card|listing|product|item|one)\b|\b(?:create|make) (?:a|an|me)\b|\bas (?:a|its own) (?:card|listing)\b/i;
const cardNoun = /\b(?:the|my|our|this|that|card|listing|product|item|page)\b/gi;
const workBehind =
  /(?:[,.;!]|\band\b|\bthen\b)\s*((?:please |then |and )*(?:improve|score|rate|rewrite|optimi[sz]e|export)\b.{0,120})$/i;

/** A data sheet that is attached or pasted for a card that is there: its facts go on that card, and no other is made. Null otherwise. */
export function sheetForCard(conversation: Conversation, readAs: (said: Conversation) => Request): Request | null {
  const { current, isScheduled, earlier, shownCardId } = conversation;
  if (isScheduled === true) return null;
  const files = (current.files ?? []).filter(({ kind }) => kind === 'text' || kind === 'pdf');
  const message = splitMessage(current.text);
  const isSent = files.length > 0;
  const parts = isSent || message.text !== null ? null : sheetBetween(current.text);
  const pasted = isSent
    ? files.map(({ text }) => text).join('\n')
    : (message.text?.replace(orderLast, '') ?? parts?.sheet ?? '');
  const command = isSent ? current.text : (parts?.command ?? message.command);
  if (pasted.trim() === '' || message.html !== null || message.urls.length > 0 || command.length > longestCommand)
    return null;
  const named = [sheetOf, putOn].map((one) => one.exec(command)?.[1]?.trim()).find((found) => found !== undefined);
  if (named === undefined || isNew.test(command) || noCard.test(named) || !aboutSheet.test(command)) return null;
  const edits = sheetEdits(pasted);
  const words =
    named
      .toLowerCase()
      .replace(cardNoun, ' ')
      .match(/[\p{L}\d][\p{L}\d’'-]*/gu) ?? [];
  const inHand = cardInHand(earlier, shownCardId);
  if (edits.length === 0) return null;
  const target = targetOf(conversation, words, inHand);
  if (target === null) return null;
  const edit: Ask = { kind: 'call', tool: 'edit_card', input: { edits }, target };
  const [, order] = workBehind.exec(command) ?? [];
  const behind =
    order === undefined
      ? []
      : readAs({ ...conversation, current: { text: order, steps: current.steps } }).asks.filter(isCall);
  return {
    message: { ...message, text: null },
    text: normalForm(command).text,
    asks: [edit, ...behind.map((ask) => ({ ...ask, target: ask.target === null ? null : target }))],
    marketplace: null,
    isForeign: false,
  };
}

function targetOf(conversation: Conversation, words: string[], inHand: string | null): Target | null {
  if (words.every((word) => word === 'it')) return inHand === null ? null : { kind: 'it' };
  const { cards, isAll } = knownCards(conversation);
  const found = cards.filter(({ title }) => hasWords(title, words.join(' '))).map(({ card_id }) => card_id);
  if (found.length === 1) return { kind: 'cards', card_ids: found };
  if (found.length > 1) return { kind: 'named', names: [words], isSure: true };
  const isLooked = isAll || conversation.current.steps.some(({ tool }) => tool === 'list_cards');
  return isLooked ? null : { kind: 'unknown', look: {} };
}

const pairLine = /^\s*(?:[-*•·–]\s*)?\p{L}[^:\n]{0,58}:\s*\S/u;
const fewestLines = 2;
/** Lines with names and values, and the words before and behind them. */
function sheetBetween(said: string): { command: string; sheet: string } | null {
  const lines = said.split('\n');
  const isPair = lines.map((line) => pairLine.test(line) && !/[?]\s*$/.test(line));
  const [first, last] = [isPair.indexOf(true, 1), isPair.lastIndexOf(true)];
  if (first < 0 || last - first + 1 < fewestLines) return null;
  const around = [...lines.slice(0, first), ...lines.slice(last + 1)].map((line) => line.trim());
  const command = around.filter((line) => line !== '').join(' ');
  return command === '' ? null : { command, sheet: lines.slice(first, last + 1).join('\n') };
}
