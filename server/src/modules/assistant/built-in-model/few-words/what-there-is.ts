import type { Conversation } from '../conversation.ts';
import { askedAs, lead } from '../said-around.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';

/** "Show me what I have on Etsy" is the question for what there is, and no order on one card. */
const shown = askedAs(
  `(?:show|list|tell|give)(?: me)? (?:all |everything )?(?:that |what )?(?:i|we)(?:['’]ve| have)(?: got)?( (?:up )?(?:on|for|at|in) ${marketplaceName})(?: (?:so far|right now|now|at the moment|please))*`,
);
/** "Which are on Amazon", "what's on eBay". */
const which = askedAs(
  `(?:which|what)(?:['’]?s| is| are)(?: (?:there|up|already|now))?( (?:on|for) ${marketplaceName})(?: (?:so far|right now|now|already))*`,
);
/** "Export Etsy listings": all of them, without the word that would say so. */
const cardsOf = new RegExp(
  `^(${lead}(?:export|download|improve|optimi[sz]e|score|rate|show|list)(?: me)?) (${marketplaceName} (?:listings|cards|products|items|ones))(?![\\p{L}-])`,
  'iu',
);

/** What is said of the cards of a marketplace, with the words that make it known; null for other words. */
export function whatThereIs({ current }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 100) return null;
  const [, market] = shown.exec(said) ?? [];
  if (market !== undefined) return `what do i have${market}`;
  const [, place] = which.exec(said) ?? [];
  if (place !== undefined) return `which listings are${place}`;
  return cardsOf.test(said) ? said.replace(cardsOf, '$1 my $2') : null;
}
