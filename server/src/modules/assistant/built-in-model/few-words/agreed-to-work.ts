import type { Conversation, Turn } from '../conversation.ts';
import { openPrice } from '../open-price/open-price.ts';

const agrees =
  "(?:(?:ok(?:ay)?|al(?:l )?right|fine|good|yes|yep|yeah|sure|great|perfect|well|so|then|hm+|and)[\\s,.!]+)*(?:go ahead|go for it|do (?:it|that|so)|please do|let['’]?s (?:do (?:it|that)|go)|let us (?:do (?:it|that)|go)|yes,? please)(?: then| now| please)*";
/** "Alright, go ahead, but only the bullets". */
const withLimits = new RegExp(
  `^${agrees}[\\s,.;–-]+(?:(?:but|and|just|only)[\\s,]+)*(?!(?:on|every|each|at|tomorrow|tonight|later|when|if|once|after|before|daily|weekly|monthly|again|for all)\\b)(\\S.{3,160})$`,
  'i',
);
const alone = new RegExp(`^${agrees}[\\s.!]*$`, 'i');
/** The work that a question is about: "if I ask you to improve the tent, …", "how much is it to improve it for Amazon?" */
const asked =
  /\b(improve|improving|rewrite|rewriting|optimi[sz]e|optimi[sz]ing|polish|score|scoring|export|exporting)(?: (it|this(?: one)?|(?:the|my) (?!(?:best|first)\b)[\p{L}\d'-]+(?: (?!(?:for|will|what|how|do|does|would|and|on|as|to|is|can|could)\b)[\p{L}\d'-]+){0,3}))?((?: for [\p{L}]+)?)(?=[\s,.;?!]|$)/iu;
/** "…, and do the other two as well": more cards, and no limit. */
const otherCards = /\b(?:others?|rest|both|all|too|as ?well|also)\b/i;
const isQuestion = /\?|^\W*(?:(?:and|so|but|ok|hm+)\W+)*(?:how|what|does|do|will|would|can|could|is|if|when)\b/i;
const asksCost =
  /^(?:(?:and|so|but|ok(?:ay)?|hm+)[\s,]+)*(?:what|how (?:much|many credits))(?: (?:does|do|would|will|is|are|did))? (?:it|that|this)(?: (?:going to|all|then|me))*(?: (?:costs?|be|take|run))?(?: me)?[\s?.!]*$/i;
const plain: Record<string, string> = {
  improving: 'improve',
  rewriting: 'rewrite',
  scoring: 'score',
  exporting: 'export',
};
const lately = 3;

/** "Go ahead, but only the bullets", behind questions about a work that was not begun; null for other words. */
export function agreedToWork(conversation: Conversation): string | null {
  const { current, earlier } = conversation;
  const said = current.text.trim();
  if (said.length > 200 || openPrice(conversation) !== null) return null;
  const work = workAsked(earlier);
  if (work === null) return null;
  if (asksCost.test(said)) return work.startsWith('score') ? 'what does scoring cost?' : 'what does improving cost?';
  const [, limits] = withLimits.exec(said) ?? [];
  if (limits !== undefined && !otherCards.test(limits)) return `${work}, ${limits.replace(/^(?:but|and)[\s,]+/i, '')}`;
  return alone.test(said) && earlier.at(-1)?.steps.length === 0 ? work : null;
}

/** Only while nothing was done since, and the last messages asked. */
function workAsked(earlier: Turn[]): string | null {
  for (const { text, steps } of earlier.slice(-lately).toReversed()) {
    if (steps.some(({ tool }) => tool !== 'show_usage' && tool !== 'list_cards')) return null;
    const [, verb = '', thing = 'it', market = ''] = asked.exec(text) ?? [];
    if (verb !== '' && isQuestion.test(text)) {
      const order = plain[verb.toLowerCase()] ?? verb.toLowerCase().replace(/ing$/, 'e');
      return `${order} ${thing}${market}`;
    }
    if (!isQuestion.test(text)) return null;
  }
  return null;
}
