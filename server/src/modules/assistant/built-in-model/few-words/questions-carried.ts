import type { Conversation } from '../conversation.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { limitAsked } from '../understanding/questions/limit-questions.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

const lead = '(?:(?:ok(?:ay)?|and|so|but|then|now|hm+|thanks)[\\s,.!]+)*';
const as = (pattern: string) => new RegExp(pattern, 'i');
const market =
  '(?:amazon|e-?bay|etsy|shopify|woocommerce|wal-?mart|google(?: shopping| merchant(?: center)?)?|ozon|wildberries)';
/** "And on eBay?" */
const otherMarket = as(`^${lead}(?:(?:what|how) about |and )?(?:(?:on|for|at|in|with) )?(${market})\\s*\\?*$`);
const anyMarket = as(`\\b(?:(?:on|for|at|in) )?(?:an? )?${market}(?:['’]s)?\\b`);
/** "And yearly?" */
const perYear = as(
  `^${lead}(?:(?:what|how) about )?(?:(?:if i pay|billed|paid|per|for an?|an?|by the) )?(?:yearly|annual(?:ly)?|year|monthly|month)\\s*\\?*$`,
);
/** "And a picture?" */
const otherWork = as(
  `^${lead}(?:(?:what|how) (?:about|much(?: is| for)?) )?(?:for )?((?:an? )?(?:picture|photo|image|import|export|score|scoring|improvement|message|new card|importing|exporting|improving))(?: then)?\\s*\\?*$`,
);
const refills = as(
  `^${lead}when (?:do|will|are|does) (?:they|those|these|it|i)(?: (?:be|get|get the|get new|have))? (?:re-?fill(?:ed)?|renew(?:ed)?|reset|come back|new ones?|more|back|start again|(?:topped|filled) up)(?: again)?\\s*\\?*$`,
);
const ofCosts = /\b(?:costs?|price|how much|how many credits)\b/i;
const ofCredits = /\bcredits?\b|\bcosts?\b/i;
const ofPlans = /\b(?:plans?|subscription|plus|pro|basic|free)\b/i;
/** So many messages back credits were spoken of. */
const lately = 3;

/** A question that goes on with the one before it, in full: "and on eBay?" behind the longest title for Amazon; null for other words. */
export function questionCarried({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  const last = earlier.at(-1);
  if (last === undefined || said.length > 80) return null;
  if (refills.test(said) && earlier.slice(-lately).some(({ text }) => ofCredits.test(text)))
    return 'when do my credits refill?';
  const before = last.text.trim().replace(/(?<![\s?.!])[\s?.!]+$/, '');
  if (perYear.test(said) && ofPlans.test(before) && last.steps.every(({ tool }) => tool === 'show_usage'))
    return `${before}?`;
  if (last.steps.some(({ tool }) => tool !== 'answer_from_card')) return null;
  const [, place] = otherMarket.exec(said) ?? [];
  const named = marketplacesIn(normalForm(before).text);
  if (place !== undefined && named.length === 1 && limitAsked(normalForm(before).text) !== null)
    return `${before.replace(anyMarket, '').replace(/ {2,}/g, ' ').trim()} on ${place}?`;
  const [, work] = otherWork.exec(said) ?? [];
  return work !== undefined && ofCosts.test(before) ? `how much does ${work} cost?` : null;
}
