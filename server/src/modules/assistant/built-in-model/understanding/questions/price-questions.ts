import { cardsOfMarketplaceIn } from '../marketplace-words.ts';

/** What of several prices is asked for. */
export type PriceAsked = 'average' | 'total' | 'highest' | 'lowest' | 'range' | 'each';

const lead =
  '^(?:(?:and|so|ok(?:ay)?|but|now|then|please|pls|well|hm+|great|thanks|hey|hi|btw|by the way|just|also)[\\s,.!]+)*(?:(?:can|could|would) you (?:please )?|do you know |i (?:want|need|would like) to know |let me know )?';
const asks = new RegExp(
  `${lead}(?:what(?: is|s|'s| are| do| does| would| will)?|how much|how expensive|how high|which|who|tell me|show me|show|give me|find|name|calculate|compute|work out|add up|sum up|count up|total up|the|(?:(?:average|avg|mean|total|sum|overall|combined) (?:price|prices|value|worth|of (?:all |the |my )*prices))|price range)\\b`,
);
const price = /\b(?:prices?|price tags?|costs?|costing|priced|expensive|worth|value|charge)\b|^(?:.* )?how much\b/;
const average = /\b(?:average|averages|avg|mean)\b/;
const together =
  /\b(?:together|all ?together|altogether|in total|in all|combined|in sum|total|totals|sum|add(?:ed|ing)? up|sum(?:med)? up|all in all|the (?:whole )?lot|everything)\b/;
const highest =
  /\b(?:most (?:expensive|costly|pricey)|dearest|priciest|costliest|high(?:est)?[- ](?:priced|pric(?:e|es)|cost)|costs? (?:the )?most|maximum price|top price)\b/;
const lowest =
  /\b(?:least (?:expensive|costly)|cheapest|low(?:est)?[- ](?:priced|pric(?:e|es)|cost)|costs? (?:the )?least|minimum price)\b/;
/** What work costs, what others ask for, and what one card holds is asked of others. */
const elsewhere =
  /\b(?:credits?|plans?|subscription|competitors?|market(?:place)? (?:price|average)|usually|typical(?:ly)?|should|sold|sales|sell|orders?|buyers?|customers?|ship\w*|deliver\w*|chat|so far|spent|spend|took|take|charged|improv\w*|scor\w*|export\w*|weigh\w*|points?|rules?|set|change|raise|lower|increase|reduce|shopping|per (?:unit|piece|item|kilo|kg|litre|liter)|import|schedule|every)\b/;
const theirs =
  /\b(?:my|mine|our|them|these|those|they|all|together|altogether|cards?|listings?|products?|items?|ones?|library|catalog|shop|store|range)\b/;
/** "Which rules cost the most?" */
const ofOther =
  /\b(?:which|what) (?!(?:ones?|cards?|listings?|products?|items?|things?|of|is|are|was|were|costs?|has|have|do|does|would|will|my|our|the|total|average|currently|s|together|all|price)\b)/;
/** "The three cheapest": that is a list. */
const several =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:most|least|dearest|priciest|cheapest|lowest|highest)\b|\b(?:cheapest|dearest|priciest|expensive) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b/;

/** "What are the prices of each of my listings?" */
const eachPrice = /\bprices? of (?:each|every one) of (?:my|our|the|these|those|them)\b/;

/** "What is the average price?", "which one is the most expensive?", "how much are they together?"; null for other words. */
export function priceAskedIn(text: string): PriceAsked | null {
  const said = text.trim();
  if (said.length > 140 || elsewhere.test(said) || ofOther.test(said) || !asks.test(said) || several.test(said))
    return null;
  const isOfPrice = price.test(said);
  // "What is the average price of a mug on Etsy?" is asked of the market.
  const market = /\b(?:amazon|e-?bay|etsy|walmart|shopify|ozon|wildberries|woocommerce|google)\b/.test(said);
  if ((market && cardsOfMarketplaceIn(said) === null) || /\bof an? \w+/.test(said)) return null;
  if (average.test(said)) return isOfPrice ? 'average' : null;
  if (eachPrice.test(said)) return 'each';
  if (/\bprice range\b/.test(said) || (highest.test(said) && lowest.test(said))) return 'range';
  if (highest.test(said)) return 'highest';
  if (lowest.test(said)) return 'lowest';
  const isTotal = together.test(said) && isOfPrice && theirs.test(said);
  return isTotal || /\b(?:total|sum) (?:of (?:the |all |my )*)?(?:price|prices|value|worth)\b/.test(said)
    ? 'total'
    : null;
}
