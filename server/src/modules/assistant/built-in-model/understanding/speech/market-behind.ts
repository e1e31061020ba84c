const market = '(?:amazon|e-?bay|etsy|shopify|walmart|google(?: merchant(?: center)?)?|ozon|wildberries|woocommerce)';
const work = '(?:improve|rewrite|optimi[sz]e|polish|redo|rework|enhance|revise|write|fix|make|adapt)';
const told = new RegExp(
  `^([^\\n]{0,20}?\\b${work}\\b[^\\n.!?;]{2,80}?)(?:\\s*[.!,;]+|\\s+-)\\s*(?:(?:and|because|since)\\s+)?(?:it['’]?s|it is|this is|this one is|they(?:['’]re| are)) (?:meant |going |intended |made |only |just )*(?:for|on) (?:the )?(${market})(?=[\\s,.!;]|$)`,
  'i',
);
const limited =
  /(?:,\s*(?:and\s+)?|[.!;]\s*|\s+and\s+)(?:the\s+|its\s+)?(title|headline|description)\s+(?:must|should|has to|needs to|can|may|shall)\s+(?:only |not )?(?:be|have|stay|get)\s+(?=(?:under|below|max|at most|up to|no longer|no more|less|shorter|within|about|around|\d))/gi;
const allOfIt =
  /^(?:(?:please|pls|can you|could you|would you|hi|hey|hello|now)[\s,]+)*(?:improve|rewrite|optimi[sz]e|polish|enhance|redo|rework|revise) (?!.{0,60}\b(?:titles?|headlines?|descriptions?|bullets?|keywords?|specs?|photos?|pictures?|images?)\b)/i;

/**
 * "Improve the dog bowl! It's for Amazon and the title must be under 120 characters": where it is sold, and how long a text
 * may be, are wishes for the work that was named before, and limit it to nothing.
 */
export function withMarketBehind(said: string): string {
  if (said.length > 400 || /["“]/.test(said)) return said;
  const near = said.replace(told, '$1 for $2');
  const at = near.search(limited);
  if (at < 0 || !allOfIt.test(`${near.slice(0, at)} `)) return near;
  return near.replace(limited, ', $1 ');
}
