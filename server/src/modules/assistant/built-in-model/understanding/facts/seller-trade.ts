/** "I paint and sell giclée prints on Etsy", "so we ship plants": what the seller deals in. */
const trade =
  /^(?:so |well |and )*(?:i|we) (?:[a-z]+ (?:&|and|\+) )?(?:sell|ship|make|paint|grow|craft|sew|print|design|offer|deal in|trade) (?!it\b|them\b|this\b|these\b|an?\b|the\b|in\b|on\b|to\b|with\b)([\p{L}][\p{L} '-]{2,40}?)(?: (?:on|at|via|over|through) [\p{L} ]{3,30})?$/iu;

/** The goods of a seller who begins with the trade before the product; null for other words. */
export const tradeIn = (text: string): string | null => trade.exec(text)?.[1]?.trim() ?? null;
