import { call, callOnCard, type Row, say } from '../understanding/ask.ts';

const lead =
  '^(?:(?:please|and|so|now|ok(?:ay)?|hi|hey|hello|but|well|then|also|tell me|show me|can you tell me|do you know)[\\s,!.]+)*';
const please =
  '(?:please |can you |could you |would you |will you |i want to |i would like to |let us |just |you can )*';
const end = '(?: (?:please|now|again|for now|for me|too|then|here|instead|all|for good))*[\\s.!?]*$';
const cards = '(?:cards?|listings?|products?|items?|ones?|offers?|things?|stuff)';
const word =
  '(?!(?:improve|score|export|rewrite|polish|show|list|import|publish|set|change|add|then|but)\\b)[a-z0-9-]+';
const card = `(?:it|this|that|them|these|those|both|everything|all|(?:all )?(?:the|my|our|this|that|these|those) (?:${word} ){0,4}?${word})`;

const picture = '(?:photos?|pictures?|images?|pics?)';
const lacked =
  '(?:images?|pictures?|photos?|pics?|prices?|descriptions?|bullets?(?: points)?|keywords?|tags?|brands?|categor(?:y|ies)|barcodes?|gtins?|eans?|skus?|specifications?|specs|weights?|materials?)';
const currencyName =
  '(?:dollars?|usd|bucks|euros?|eur|pounds?(?: sterling)?|gbp|yen|jpy|francs?|chf|kronor|kroner|sek|nok|dkk|zloty|pln|rub|rubles?|cad|aud)';
const sharpness =
  '(?:sharp|crisp|blurr?y|blurred|unsharp|in focus|out of focus|pixelated|grainy|high[- ]resolution|high[- ]res|hi[- ]?res|low[- ]resolution|low[- ]res)';

/** What is asked for often and this product has no knowledge of, or no such thing. */
export const unknownHereRows: Row[] = [
  {
    name: 'an archive, which there is none of',
    pattern: new RegExp(
      `${lead}${please}(?:un-?)?(?:archive|mothball|shelve|deactivate) ${card}${end}|${lead}${please}(?:put|move|send|get|place) ${card} (?:in|into|to|on) (?:the |my |an )?(?:archives?|ice)${end}|${lead}(?:(?:how )?(?:can|could|may|do|should) (?:i|we|you) (?:archive|deactivate)|is there an archive|(?:do you have|have you got|where is) (?:an|the|my) archive|can (?:it|this|that|they|cards|listings) be (?:archived|deactivated))\\b[^.;!]{0,40}$`,
    ),
    read: () => say('archiving'),
  },
  {
    name: 'what only the marketplace sees',
    pattern: new RegExp(
      `${lead}(?:can|do|could|will) you (?:also |even |really )?(?:see|know|track|check|read|access|look at|follow|watch|tell me) (?:(?:about |how |what )*(?:my|our|the|all)(?: my)? )(?:[a-z]+ )?(?:sales|orders|revenue|turnover|buyers|customers|statistics|stats|traffic|visitors|earnings|income)\\b[^.;!]{0,30}$`,
    ),
    unless: /\b(?:improve|rewrite|score|export|title|description|bullets?)\b/,
    read: () => say('sales'),
  },
  {
    name: 'which cards sell best',
    pattern: new RegExp(
      `${lead}(?:which|what) (?:of )?(?:(?:my|our|the|these|those|them|all|your) ?){0,3} ?(?:[a-z]+ )?(?:${cards} )?(?:(?:is|are|was|were|has|have|had|do|does|did) )?(?:been )?(?:sold|sells?|selling|bought|ordered) (?:the )?(?:best|most|worst|least|well|badly)\\b[^.!;]{0,40}$|${lead}(?:which|what|who)(?: (?:of (?:my|our|the|these|those) )?${cards}| one)? (?:is|are|was|were) (?:(?:my|our|the) )?(?:best|top|worst)[- ]?sell(?:ers?|ing)\\b[^.!;]{0,40}$|${lead}(?:(?:show|list|find|see|give|tell)(?: me)? )?(?:(?:my|our|the) )(?:best|top|worst)[- ]?sell(?:ers?|ing)(?: ${cards})?${end}|${lead}(?:(?:list|show|sort|order|rank)(?: me)? )(?:(?:my|our|the|all|them) ?)*(?:${cards} )?by (?:sales|sold(?: pieces| units)?|revenue|turnover)${end}`,
    ),
    unless: /\b(?:titles?|keywords?|description|bullets?|improve|rewrite|export|would|will|could|should)\b/,
    read: () => say('sales'),
  },
  {
    name: 'which of the texts sells better',
    pattern: new RegExp(
      `${lead}(?:which|what) (?:of (?:the|these|those|my|our) (?:two |three |\\d )?)?(?:titles?|headlines?|descriptions?|texts?|versions?|bullets?|wordings?)(?: of (?:them|these|the two))? (?:(?:would|will|could|might|does|do|did) )?(?:sells?|sold) (?:the )?(?:best|better|more|most|worst|worse|less|least)\\b[^.;!]{0,40}$`,
    ),
    unless: /\b(?:improve|rewrite|write|make|take|use)\b/,
    read: () => say('sales'),
  },
  {
    name: 'work on the cards that sell best',
    pattern: new RegExp(
      `${lead}${please}(?:improve|score|rate|check|rewrite|redo|polish|optimi[sz]e|export|publish) (?:only |just |all )*(?:(?:of )?(?:my|our|the) )(?:best|top|worst)[- ]?sell(?:ers|ing ${cards})(?: (?:for|on) [a-z]+)?${end}`,
    ),
    read: () => say('sales'),
  },
  {
    name: 'whether a picture is sharp',
    pattern: new RegExp(
      `^(?=.*\\b${picture}\\b)(?=.*\\b${sharpness}\\b)${lead.slice(1)}(?:is|are|was|were|do|does|how|what)\\b[^.;!]{0,80}$`,
    ),
    unless: /\b(?:if|please|can|could|make|get|sharpen|fix|improve|enhance|white|square|background)\b/,
    read: (clause) =>
      clause.around.hasCard
        ? callOnCard('answer_from_card', clause, { question: clause.raw(0) }, { kind: 'it' })
        : null,
  },
  {
    name: 'parts of a card, counted',
    pattern: new RegExp(
      `${lead}${please}(?:(?:re-?)?count|tally(?: up)?)(?: (?:up|me|all|of))* (?:(?:the|its|my|our|all|number|of) )*(?:keywords?|tags?|search terms|bullets?(?: points)?|specifications?|specs|attributes|pictures?|images?|photos?|(?:words?|characters?|letters) (?:of|in) (?:the |its |my )?(?:title|description|headline))(?: (?:on|of|in) (?:it|this|this one|the card|this card))?(?: (?:again|once more|anew|afresh|now|please|for me|one more time|there are|we have|i have|it has))*[\\s.!?]*$`,
    ),
    read: (clause) =>
      clause.around.hasCard
        ? callOnCard('answer_from_card', clause, { question: clause.raw(0) }, { kind: 'it' })
        : null,
  },
  {
    name: 'cards by what they lack, and cards that are there twice',
    pattern: new RegExp(
      `${lead}(?:which|what|how many|are there(?: any)?|do i have(?: any)?|have i got(?: any)?|show me|list|find)(?: (?:of|my|our|the|these|those|all|any|a))*(?: ${cards})?(?: ${word}){0,3} (?:no|without|not have|miss|missing|lack|lacks|lacking)(?: (?:an?|the|any|their|main))* ${lacked}(?: (?:yet|at all|set|on them))*[\\s?.!]*$|${lead}(?:which|what|how many|show me|list|find|are there|do i have|are)(?: (?:any|all|of|my|our|the|these|those|a))*(?: ${cards})?(?: (?:that|which))?(?: (?:is|are|we have|i have))?(?: ${cards})? (?:out of|sold out|in|not in|no longer in|unavailable)(?: stock)?(?: (?:now|at the moment|right now|currently))*[\\s?.!]*$|${lead}(?:are there|do i have|have i got|can you find|do you see|find|show|list|any)(?: (?:me|any|some|my|the|all))* (?:duplicates?|doubles|duplicated? ${cards}|${cards} (?:(?:that are |which are )?(?:there |listed |in there )?(?:twice|more than once)))(?: (?:in|among|of) (?:my|the|them)(?: ${cards}| library| shop)?)?[\\s?.!]*$`,
    ),
    unless: /\b(?:improve|rewrite|export|score|this|it|titles?)\b/,
    read: () => say('lists_of_lacks'),
  },
  {
    // In a chat few words are read by what stands before them; a task has nothing before it.
    name: 'which is the worst, asked by a task',
    pattern: new RegExp(
      `${lead}which (?:is|was|has|scores?|comes? out) (?:the )?(?:best|highest|worst|lowest|weakest|strongest)(?: (?:one|score|now))?${end}`,
    ),
    read: ({ around }) => (around.isScheduled === true ? call('list_cards', { sort: 'score' }) : null),
  },
  {
    name: 'which card scores best or worst',
    pattern: new RegExp(
      `${lead}(?:which|what) (?:one|${cards}|of (?:my|our|the|these|those|them|mine|all)(?: (?:my|our|the))?(?: ${cards})?|(?:one|${cards}) of (?:mine|them))? ?(?:(?:is|are|has|have|had|got|gets|scores?|does|do|with|comes? (?:out|off)) )*(?:the |a )?(?:best|highest|worst|lowest|most|least|top|weakest|strongest)\\b[^.;!]{0,30}$`,
    ),
    unless:
      /\b(?:improve|rewrite|export|sell\w*|sold|price\w*|cheap\w*|expensive|titles?|pictures?|photos?|images?|for (?:amazon|ebay|etsy|shopify))\b/,
    read: ({ text }) =>
      /\b(?:scor\w*|points?|rat(?:ed|ing))\b/.test(text) ? call('list_cards', { sort: 'score' }) : null,
  },
  {
    name: 'a price in another currency',
    pattern: new RegExp(
      `${lead}${please}(?:(?:convert|change|switch|translate|recalculate|show|give|put|have|get|see|turn)(?: me)? )?(?:all )?(?:(?:the|its|my|our) )?(?:prices?|it) (?:in|to|into|as) (?:us |american |british )?${currencyName}${end}`,
    ),
    unless: /\d/,
    read: ({ text }) => (/\bprices?\b|\bconvert/.test(text) ? say('no_conversion') : null),
  },
];
