import type { Conversation } from '../conversation.ts';
import { askedAs } from '../said-around.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';

/** "Show me what I have on Etsy" is the question for what there is, and no order on one card. */
const shown = askedAs(
  `(?:show|list|tell|give)(?: me)? (?:all |everything )?(?:that |what )?(?:i|we)(?:['’]?ve| have)(?: got)?( (?:up )?(?:on|for|at|in) ${marketplaceName})(?: (?:so far|right now|now|at the moment|please))*`,
);

/** The question that such an order stands for; null for other words. */
export function whatThereIs({ current }: Conversation): string | null {
  const said = current.text.trim();
  const [, market] = said.length > 100 ? [] : (shown.exec(said) ?? []);
  return market === undefined ? null : `what do i have${market}`;
}
