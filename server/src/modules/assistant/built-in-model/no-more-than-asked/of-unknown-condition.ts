import type { Conversation } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, isCall, say } from '../understanding/ask.ts';

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
export function ofUnknownCondition({ current, isScheduled }: Conversation, request: Request): Request {
  if (
    (ofKind.test(request.text) || conditions.test(request.text)) &&
    request.asks.length > 0 &&
    request.asks.every(isWholeList)
  )
    return { ...request, asks: [say('lists_of_lacks')] };
  if (request.asks.some(isBest) && leavesOutBest.test(request.text)) return { ...request, asks: [say('which_cards')] };
  if (request.asks.some(isFree) && compared.test(request.text)) return { ...request, asks: [say('which_cards')] };
  if (changesPrice.test(current.text) && ofAll.test(current.text) && request.asks.some(isPriceOfOne))
    return { ...request, asks: [say('edit_many')] };
  // "Everything what is under 65 score": a limit that was not read leaves none of all out.
  if (limited.test(request.text) && request.asks.some(isOnAllAlone)) return { ...request, asks: [say('which_cards')] };
  if (!conditions.test(request.text) || !request.asks.some(isOnAll)) return request;
  return { ...request, asks: [say(isScheduled === true ? 'no' : 'which_cards')] };
}

/** "Which cards are in the category Kitchen?" */
const ofKind = /\b(?:categor(?:y|ies)|brands?)\b/;
const isWholeList = (ask: Ask) =>
  isCall(ask) && ask.tool === 'list_cards' && Object.values(ask.input).every((given) => given === undefined);

/** "All except the two most expensive": these are not what is worked on. */
const leavesOutBest =
  /\b(?:except(?: for)?|but(?: not)?|apart from|without|leave out|skip|not) (?:the |my )?(?:(?:\d+|two|three|four|five|six) )?(?:cheapest|dearest|priciest|most expensive|least expensive|most costly)\b/;
const isBest = (ask: Ask) => {
  const scope = (isCall(ask) ? (ask.input.scope ?? {}) : {}) as Record<string, unknown>;
  return scope.cheapest !== undefined || scope.dearest !== undefined;
};
/** "Improve the mug if it is cheaper than the apron", "if it has no pictures": not known before, and not left unread. */
const compared =
  /\b(?:if|when|unless|as long as) (?:it|this|that|they|the [a-z]+)(?: one)? (?:(?:is|are|was|costs?) (?:\w+ )?(?:cheaper|dearer|pricier|more expensive|less expensive|more|less) than\b|(?:has|have|lacks?|misses) (?:no|only|fewer|less|more|at least|at most)\b)/;
const isFree = (ask: Ask) =>
  isCall(ask) &&
  ask.only === undefined &&
  (ask.tool === 'improve_card' || ask.tool === 'improve_cards') &&
  !isPriceOnly(ask);
const isPriceOnly = (ask: Ask) =>
  isCall(ask) && Object.keys((ask.input.scope ?? {}) as object).some((key) => key.startsWith('price_'));

/** "All nike make 10 percent cheaper": prices of several, and no order for the card in hand. */
const ofAll =
  /^\W*(?:(?:ok(?:ay)?|and|now|then|so|please|pls|can you|could you|i want|make|put|set)[\s,.]+)*(?:all|every|each|everything)\b(?! (?:the )?(?:facts|texts?|details)\b)|\ball (?:of )?(?:my|the|our) (?:\p{L}+ )?(?:cards|listings|products|items|things|prices)\b/iu;
const changesPrice = /%|\bpercent\b|\bper cent\b|\b(?:cheaper|dearer|more expensive|prices?|discount)\b/i;
const isPriceOfOne = (ask: Ask) =>
  isCall(ask) &&
  ask.tool === 'edit_card' &&
  ask.target?.kind === 'it' &&
  (ask.input.edits as { field: string }[]).some(({ field }) => field === 'price');
const limited =
  /\b(?:everything|all|every|each)\b[^.;!?]{0,40}\b(?:under|below|less than|lower than|over|above|more than) (?:a )?\d{1,3} (?:score|points?|rating)\b/;
const isOnAllAlone = (ask: Ask) => {
  const scope = (isCall(ask) ? (ask.input.scope ?? {}) : {}) as Record<string, unknown>;
  return scope.all === true && Object.values(scope).filter((given) => given !== undefined).length === 1;
};

const isOnAll = (ask: Ask) => {
  if (!isCall(ask)) return false;
  const scope = (ask.input.scope ?? {}) as Record<string, unknown>;
  if (ask.tool === 'export_cards') return ask.input.all === true && ask.input.changed_within_days === undefined;
  return (ask.tool === 'improve_cards' || ask.tool === 'score_cards') && (scope.all === true || 'query' in scope);
};
