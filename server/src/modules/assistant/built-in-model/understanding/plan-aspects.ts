const trial =
  /\btrial(?: (?:period|version|month|week|phase|plan|account))?[\s?.!]*$|^(?:(?:hi|hello|so|and|ok)[\s,.!]+)*(?:can|could|may) (?:i|we) (?:try|test) (?:it|this|cardwright|you|the (?:app|tool|site|service))(?: out)?(?: (?:for free|free|without paying|first|before (?:i|we) (?:pay|buy|subscribe)))+[\s?.!]*$/;
const often =
  '(?:yearly|annually|annual|by the year|per year|a year|once a year|for a (?:whole |full )?year|every year)';
const paid = '(?:plans?|payments?|billing|subscriptions?|discounts?|prices?|options?|pay|invoices?)';
const yearly = new RegExp(
  `^(?:(?:hi|hello|so|and|ok|but)[\\s,.!]+)*(?:(?:can|could|may) (?:i|we) (?:also )?(?:pay|subscribe|be (?:billed|charged))\\b[^?.]{0,30}\\b${often}|(?:is|are) there (?:an? |any )?(?:yearly|annual) ${paid}|do you (?:also )?(?:have|offer) (?:an? |any )?(?:yearly|annual) ${paid}|(?:is it|is there|do i|do we|what|how much)\\b[^?.]{0,30}\\b(?:cheaper|discount|save|saving)\\b[^?.]{0,30}\\b(?:pay|paid|subscri|bill)\\w*\\b[^?.]{0,15}\\b${often})[^?.]{0,20}[\\s?.!]*$`,
);
const cheapest =
  /\b(?:cheapest|lowest|smallest|least expensive) (?:paid )?(?:plan|subscription|tier|package)\b[^?.]{0,30}\b(?:exports?|files?|marketplaces?)\b/;

export type PlanAspect = 'trial' | 'yearly' | 'cheapest_with_files';

/** What exactly a question about plans wants to know, where it is one thing; null for others. In normal form. */
export function planAspectOf(text: string): PlanAspect | null {
  const said = text.trim();
  if (said.length > 140) return null;
  if (cheapest.test(said)) return 'cheapest_with_files';
  if (yearly.test(said)) return 'yearly';
  return trial.test(said) && /\?\s*$|^(?:is|are|do|does|can|could|what|how|any|free)\b/.test(said) ? 'trial' : null;
}
