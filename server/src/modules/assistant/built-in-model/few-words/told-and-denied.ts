import { type Conversation, cardInHand } from '../conversation.ts';
import { openPrice } from '../open-price/open-price.ts';
import { saidAs } from '../said-around.ts';

const answers =
  '(?:thanks?|thank|thx|need|worries|problem|way|idea|please|sorry|wait|not|i|it|its|that|thats|the|this|these|those|you|we|they|more|longer|one|do|dont|but|just|only|make|keep|leave|put|change|changes|really|actually|stop|undo|never|no|rush|hurry|doubt|chance|questions?|comment|clue|hype)';
/** "No box, its sent in a paper bag": what there is none of, before what there is. */
const noneOf = new RegExp(
  `^(?:(?:oh|and|so|ok(?:ay)?|hm+)[\\s,]+)*no (?!${answers}\\b)[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?\\s*[,;–-]+\\s*(?:just |only |but )*(?=(?:it|its|it['’]s|they|they['’]re|we|comes?|sent|ships?|shipped|packed|delivered)\\b)`,
  'iu',
);
/** "Rest is ok". */
const restIsFine = saidAs(
  '(?:the )?(?:rest|others?|other ones?|everything else|remaining ones?)(?: of (?:it|them))? (?:is|are|looks?|seems?|can stay|stays?)(?: (?:just|all|perfectly|really|quite))* (?:ok(?:ay)?|fine|good|great|perfect|as (?:it|they) (?:is|are)|the same|like (?:this|that))',
);

/** What is told behind a word that denies something else, and what is said to be well; null for other words. */
export function toldAndDenied(conversation: Conversation): string | null {
  const { current, earlier, shownCardId } = conversation;
  const said = current.text.trim();
  if (said.length > 160 || cardInHand(earlier, shownCardId) === null || openPrice(conversation) !== null) return null;
  if (restIsFine.test(said)) return 'great, thanks';
  return noneOf.test(said) ? said.replace(noneOf, '') : null;
}
