import type { Conversation } from './conversation.ts';
import type { Request } from './request.ts';
import { type Ask, isCall, say } from './understanding/ask.ts';

const cards = '(?:cards|listings|products|items|ones|those|everything|all|card|listing|product|item)';
const part =
  '(?:pictures?|images?|photos?|pics?|prices?|brands?|descriptions?|bullets?(?: points?)?|keywords?|tags|categor(?:y|ies)|gtins?|eans?|barcodes?|stock|specs?|specifications?|reviews?|sales|orders|variants?)';
const lacks =
  '(?:without|with no|with (?:only|fewer than|less than|more than|at least|at most|under|over) (?:\\d+|one|two|three|four|five)|(?:that|which) (?:have|has|got) (?:no|only|fewer than|less than|more than|at least|at most)(?: (?:\\d+|one|two|three|four|five))?|(?:that|which) (?:lack|miss|need|are missing|do not have|are without)|lacking|missing|that do not have)';
const money =
  '(?:[$€£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:[$€£]|eur\\b|euros?\\b|usd\\b|dollars?\\b|bucks\\b|gbp\\b|pounds?\\b))';
const limit = '(?:over|under|above|below|more than|less than|cheaper than|dearer than|at least|at most|up to|from)';
/** What a list of cards cannot be narrowed by. */
const conditions = new RegExp(
  `\\b${cards} ${lacks} (?:an? |any )?${part}\\b|\\b${cards} (?:(?:that|which) (?:cost|are priced|are) |with (?:a )?prices? |priced |costing |selling )?(?:at )?${limit} ${money}|\\b${cards} (?:(?:that|which) (?:cost|are priced) |with (?:a )?prices? |priced |costing )${limit} \\d|\\b${cards} (?:that|which) (?:(?:have |has )?(?:never|not|already) )?(?:sold|sell|been sold|are (?:sold out|out of stock|in stock|published|public|locked))\\b`,
);

/**
 * "Export all cards over 20 euros", "improve every listing without pictures": cards are told apart by title, marketplace,
 * score and change, and work on all of them is not what was asked for.
 */
export function ofUnknownCondition({ isScheduled }: Conversation, request: Request): Request {
  if (!conditions.test(request.text) || !request.asks.some(isOnAll)) return request;
  return { ...request, asks: [say(isScheduled === true ? 'no' : 'which_cards')] };
}

const isOnAll = (ask: Ask) => {
  if (!isCall(ask)) return false;
  const scope = (ask.input.scope ?? {}) as Record<string, unknown>;
  if (ask.tool === 'export_cards') return ask.input.all === true && ask.input.changed_within_days === undefined;
  return (ask.tool === 'improve_cards' || ask.tool === 'score_cards') && (scope.all === true || 'query' in scope);
};
