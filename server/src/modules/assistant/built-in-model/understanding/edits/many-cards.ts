const cards = '(?:cards|listings|products|items|offers|articles)';
const which = '(?:(?:my|our|the|these|those|of|other|active|\\d+|[a-z-]+) ){0,4}?';
const many = new RegExp(
  `\\b(?:all|both|several|these|those|many) ${which}${cards}\\b|\\b(?:every|each)(?: (?:single|one of))? (?:(?:of )?(?:my|our|the|these|those) )?(?:[a-z-]+ ){0,2}?(?:card|listing|product|item|offer)s?\\b|\\b(?:on|in|to|from|of|for|across|at) (?:my|our|the (?:first|last|other|next)|some|the) (?:[a-z\\d-]+ ){0,2}?${cards}\\b|\\b(?:my|our) (?:[a-z]+ )?(?:cards|listings)\\b|\\ball (?:my |our |the |of (?:my|our|the) )?(?:[a-z]+ )?(?:titles|prices|brands|descriptions|categories)\\b|\\b(?:all|both|each) of them\\b|\\bthem (?:all|both)\\b|\\b(?:my|our) (?:whole|entire) (?:library|catalog|shop|store|range)\\b`,
);
/** "Add to all: ships in 2 days", "the keyword travel to all except the red one", "price of both 7". */
const allAlike =
  /^(?:please |now |and |also )*(?:add|put|write|set|change)\b[^:"]{0,60}? (?:to|on|in|of|for) (?:all|both|each|every one)(?:(?= ?:)|(?: of them| three| four| five)?(?: except| but|,? please|[\s.!]*$))|^(?:please |set |the |change )*prices? (?:of|for) (?:all|both|each)(?: of them)?\b/;
const priceRule =
  /\b(?:raise|increase|lift|bump|put|lower|decrease|reduce|cut|drop|discount|add|take|knock|make|set|double|triple|halve|round|change|give|apply|mark|everything|all)\b.{0,80}\b(?:prices?|costs?|off|discount|cheaper|dearer|more expensive)\b/;
const discount = /^\D{0,20}\d+ ?(?:%|percent)? (?:off|discount)\b/;
const everything = /\beverything\b|\ball (?:of )?(?:it|them)\b/;
/** "Put everything up 3 percent", "every product 2 euros more". */
const allMoved =
  /\b(?:everything|all(?: (?:of )?(?:it|them))?|every (?:single )?(?:product|card|listing|item|one))\b(?=.{0,24}\b(?:up|down|more|less|cheaper|dearer|higher|lower)\b)(?=.{0,24}(?:[$€£] ?\d|\d ?(?:%|percent|[$€£]|euros?|dollars?|pounds?|cents?|eur|usd|gbp)))/;
const asks = /^(?:show|list|find|which|what|search|score|improve|export|compare)\b|\?\s*$/;

/**
 * A change of the cards themselves that is asked for many at once: "raise all prices by 10 %", "put the brand Acme on
 * every card". What stands after a colon is a value, and speaks of no cards but the seller's own.
 */
export function isOfMany(text: string, hasEdits: boolean): boolean {
  if (text.length > 300 || asks.test(text)) return false;
  const [before = '', ...value] = text.split(/: /);
  const isNamed =
    many.test(before) ||
    allAlike.test(text) ||
    /\b(?:(?:every|each) (?:listing|card)|all listings|(?:all )?(?:of )?(?:my|our) (?:listings|cards))[\s.!]*$/.test(
      value.join(' '),
    );
  if (hasEdits) return isNamed;
  if (allMoved.test(before)) return true;
  if (/\b\d|\b(?:double|triple|halve|round)\b/.test(text) && (priceRule.test(text) || discount.test(text)))
    return isNamed || everything.test(before);
  return isNamed && puts.test(before);
}
const puts =
  /^(?:please |now |and |also )*(?:put|set|write|add|change|use|make) (?:the |our |my )*(?:brand|category|price|keyword|bullet|spec|specification|availability|material|color|warranty)\b/;
