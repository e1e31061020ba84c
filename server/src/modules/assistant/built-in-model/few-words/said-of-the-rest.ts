import { type Conversation, cardInHand, isDone, type Turn } from '../conversation.ts';
import { openPrice } from '../open-price/open-price.ts';
import { lead } from '../said-around.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';

const end = '(?:,? (?:please|pls|now|then|thanks|thx))*[\\s.!]*$';
const as = (pattern: string) => new RegExp(`^${lead}${pattern}`, 'iu');
const rest =
  '(?:all )?(?:the |my )(?:rest(?: of (?:them|my cards))?|others|(?:other|remaining) (?:two|three|four|five|\\d{1,2})(?: (?:cards|listings|products|ones))?|(?:other|remaining) (?:cards|listings|products|ones))';
const also = '(?: (?:too|as ?well|also|likewise|(?:in )?the same way))';
/** "Do the other two as well", behind work on one card. */
const doOthers = as(
  `(?:(?:do|improve|rewrite|take|now|also)\\s+)*(?:(?:the )?same (?:for|with|to|on) )?${rest}${also}*${end}`,
);
const saysWork = /\b(?:do|improve|rewrite|take|same|too|as ?well|also|likewise)\b/i;
/** "Do it, and do the other two as well", behind what one would cost. */
const agreesToAll = as(
  `(?:(?:yes|yep|sure|ok(?:ay)?|do (?:it|that)|go(?: ahead)?|please do|fine)[\\s,.!]+)+(?:and |then |also )*(?:do |improve |rewrite )?${rest}${also}*${end}`,
);
const asksCost = /\bhow (?:much|many credits)\b|\bcosts?\b|\bprice\b/i;
const ofWork = /\b(?:improv\w*|re-?writ\w*|optimi[sz]\w*|polish\w*|re-?do\w*)\b/i;
/** "What's the cost for the rest of it?" */
const costOfRest = as(
  `(?:what(?:['’]?s| is| would be| will be)? (?:the |it )?(?:costs?|price)|how (?:much|many credits)(?: (?:is|for|would|does|do|it|that|be|costs?|to do))*) (?:it )?(?:be )?(?:for |of |to do |is )?(?:all )?the rest(?: of (?:it|this|the (?:card|listing|texts)))?[\\s?.!]*$`,
);
/** "How much to improve the card?" asks for no price of the product, and is no order. */
const costOfWork = as(
  `(?:how (?:much|many credits)|what)(?: (?:is|would|does|do|will|it|that|be|costs?|take|you|the price|want))* (?:to|for) (improv|re-?writ|optimi[sz]|polish|re-?do|scor|rat)(?:e|ing)? (?:it|this|that|(?:the|my|this) (?:card|listing|product|title|description|bullets|keywords|texts?))[\\s?.!]*$`,
);
/** "How much is that together?", where no prices of products were told. */
const costTogether = as(
  '(?:and |so )?(?:how (?:much|many credits) (?:is|are|would|does|do|will)|what (?:is|does|would|will)) (?:that|it|this|both|all that|it all|that all)(?: (?:be|cost|make|come to))* (?:together|altogether|in total|all together|all in all|in all)[\\s?.!]*$',
);
const language =
  '(?:french|german|spanish|italian|dutch|polish|portuguese|swedish|danish|norwegian|finnish|czech|russian|turkish|japanese|chinese|korean|english)';
/** "French too", behind a translation that was asked for. */
const otherLanguage = as(`(?:in(?:to)? |to |do )?(${language})(?: (?:too|as ?well|also|please))+[\\s?.!]*$`);
const ofLanguage = new RegExp(`\\btranslat\\w*\\b|\\b(?:in|into|to) ${language}\\b`, 'i');

/** What is said of the others and of the rest, behind work or a price, in full; null for other words. */
export function saidOfTheRest(conversation: Conversation): string | null {
  const { current, earlier, shownCardId } = conversation;
  const said = current.text.trim();
  const last = earlier.at(-1);
  const [, work] = cardInHand(earlier, shownCardId) === null ? [] : (costOfWork.exec(said) ?? []);
  if (work !== undefined) return /^(?:scor|rat)/i.test(work) ? 'what does scoring cost?' : 'what does improving cost?';
  if (last === undefined || said.length > 160) return null;
  const [, name] = otherLanguage.exec(said) ?? [];
  if (name !== undefined && earlier.slice(-2).some(({ text }) => ofLanguage.test(text)))
    return `translate it to ${name}`;
  if (openPrice(conversation) !== null) return null;
  if (agreesToAll.test(said) && asksCost.test(last.text) && ofWork.test(last.text)) {
    const [market] = marketplacesIn(last.text.toLowerCase());
    return `improve all my cards${market === undefined ? '' : ` for ${market.id}`}`;
  }
  const isOthers = doOthers.test(said) && saysWork.test(said);
  const improved = isOthers ? titleWorked(last, 'improve_card') : null;
  if (improved !== null) return `do all the others except the ${improved}`;
  const scored = isOthers && !ofWork.test(said) ? titleWorked(last, 'score_card') : null;
  if (scored !== null) return `score all the others except the ${scored}`;
  const isOfCard = cardInHand(earlier, shownCardId) !== null;
  return isOfCard && (costOfRest.test(said) || costTogether.test(said)) ? 'what does improving cost?' : null;
}

/** A few words of the title of the card that was improved or scored last, as it is named in an order. */
function titleWorked({ steps }: Turn, work: 'improve_card' | 'score_card'): string | null {
  const step = steps.findLast(({ tool }) => tool === work);
  if (step === undefined || !isDone(step.output) || !('card' in step.output) || step.output.card === null) return null;
  const words = step.output.card.title.match(/[\p{L}\d'’-]+/gu)?.slice(0, mostWords) ?? [];
  return words.length === 0 ? null : words.join(' ');
}
const mostWords = 4;
