import { type Clause, call, callOnCard, type Row, say } from '../understanding/ask.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { bulletNoun } from '../understanding/edits/edit-values.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';
import { namedHere } from './card-rows.ts';

const lead = '^(?:(?:please|and|so|now|ok(?:ay)?|hi|hey|hello|can you|could you|tell me|show me|let me see)[\\s,!.]+)*';
const asNow =
  '(?: (?:all|now|right now|today|here|at the moment|currently|already|so far|exactly|these days|again|please))*';
const place = '(?:shop|store|library|catalog|catalogue|inventory|account|collection|assortment|range)';

const value = '(?:price|brand(?: name)?|category|availability|stock|color|colour|material|weight|size|capacity)';

const askedOf = (clause: Clause) =>
  callOnCard('answer_from_card', clause, { question: clause.raw(0) }, namedHere(clause));

/** Look at the message as a whole: a part of it would read otherwise. */
export const shopWholeRows: Row[] = [
  {
    name: 'a value that is to change, and not to what',
    pattern: new RegExp(
      `${lead}(?:the|its|my|this|our) (?:\\w+ )?${value}(?: (?:on|of|in|for) (?:the|this|my|that) [^.!?,:"\\d]{1,30}?)? (?:needs?|has|have|should|must|ought|wants?|is|are|was)(?: to)?(?: be)?(?: (?:stated|set|given|written|still|also|all|completely|just|simply|now|no longer))* (?:chang(?:ed|ing)|updat(?:ed|ing)|correct(?:ed|ing|ion)|fix(?:ed|ing)|edit(?:ed|ing)|adjust(?:ed|ing|ment)|replac(?:ed|ing)|wrong(?:ly)?|incorrect(?:ly)?|outdated|not (?:right|correct))(?:[,.;]? (?:and |so |please |kindly |can you |could you )*(?:correct|fix|change|update|mend|adjust|repair) (?:it|that|this)(?: please| for me)*)?[\\s.!]*$`,
    ),
    read: ({ around }) => (around.hasCard ? say('edit_what') : null),
  },
  {
    name: 'a bullet about something, and not what it says',
    pattern: new RegExp(
      `${lead}(?:(?:add|write|make|insert|include|put in|give me|create|(?:i|we) (?:need|want|would like))(?: me| it)? )?(?:an?|another|one more|the|new|extra|this|\\s)+ ${bulletNoun} (?:about|on|regarding|concerning|for) (?:(?:the|its|our|my|your|this|that)(?: [a-z-]+){1,3}|(?:how|why|what|where)\\b[^:"\\d]{1,60}?|[a-z]+)(?: (?:to|on|onto|in|into|for) (?:it|this(?: one| card| listing)?|the (?:card|listing|product)))?(?: (?:please|pls|too|as well))*[\\s.!?]*$`,
    ),
    // "New bullets for Amazon" are those of the card, written for it.
    unless: new RegExp(`\\bbullet(?:s| points) for (?:my |the )?${marketplaceName}\\b`),
    read: ({ around }) => (around.hasCard ? say('bullet_what') : null),
  },
  {
    name: 'what a value is, asked in the middle of a story',
    pattern: new RegExp(
      `${lead}(?:(?:btw|by the way|quick question|question)[\\s,:]+)?(?:what|which)(?: kind of| type of)? ${value} (?:is|are|has|does|do) (?:it|this|that|they|these|the \\w+)\\b`,
    ),
    unless: /\b(?:best|better|should|change|set|write|add|suggest|recommend)\b/,
    read: askedOf,
  },
  {
    name: 'a product that is typed after all',
    pattern:
      /^(?:(?:ok(?:ay)?|well|then|so|fine|alright|no problem|hm+|please)[\s,.!]+)*(?:(?:then )?i(?: will| can| would)? (?:then |just |rather )*(?:type|write|tell|describe|dictate|give) (?:it|you|that|them)(?: (?:here|down|out|in|about it|myself|then|what it is|to you|the (?:facts|details)))*|(?:here|this|that) is (?:what (?:it|the product) is|what i (?:sell|have)|the (?:product|item))|the product is(?: this| as follows)?) ?: ?(?=\S.{12})/,
    read: (clause, match) => {
      const { hasCard, filesAreNew } = clause.around;
      const facts = clause.raw(match[0].length).trim();
      // "Here is what I sell: … Make a card please" says itself what it is for.
      return hasCard ||
        filesAreNew ||
        /\b(?:card|listing)\b/.test(clause.text) ||
        targetIn(clause.text.slice(match[0].length)).kind !== 'named'
        ? null
        : call('create_card', { text: facts });
    },
  },
  {
    name: 'whether the listing states it',
    pattern:
      /^(?=.*\b(?:customers?|clients?|buyers?|somebody|someone|people|he|she|they|wife|husband|friend)\b).*\b(?:do|did|does) (?:we|i|the listing|the card|it|the page) (?:even |actually |already |anywhere )*(?:say|mention|state|write|tell|list|have)(?: (?:that|it|so|this|anywhere|somewhere|what|how big))*\??$/,
    read: askedOf,
  },
];

/** What sellers ask of their shop, their buyers and their sales. */
export const shopRows: Row[] = [
  {
    name: 'what the seller says of an own text',
    pattern:
      /^(?:because |since |as |and |but )?(?:my|our) (?:own )?(?:old |first |earlier )?(?:wording|text|version|words|title|description|copy|one) (?:was|were|had been) (?:[a-z]+ )?(?:correct|right|fine|good|better|ok|okay|accurate|nicer)(?: (?:already|after all|before|anyway|enough))*[\s.!]*$/,
    read: () => [],
  },
  {
    name: 'what there is',
    pattern: new RegExp(
      `${lead}what(?: is| are|s|'s)?${asNow} (?:in|inside|on) (?:my|the|our) (?:whole )?${place}${asNow}\\??$|${lead}what (?:do|have) (?:i|we)(?: got| have)?${asNow} (?:in|inside|on) (?:(?:my|the|our) ${place}|here|there)${asNow}\\??$`,
    ),
    read: () => call('list_cards'),
  },
  {
    name: 'sales and orders, which nobody here knows of',
    pattern: new RegExp(
      `${lead}which (?:of )?(?:my |our |the )?(?:[a-z]+ ){1,3}?(?:sold|sells?|is selling|are selling|went) (?:the )?(?:best|most|worst|least|well)\\b[^.!\\n]{0,40}\\?*$|${lead}(?:who|which (?:customers?|buyers?|people)|how many(?: (?:people|customers|buyers|of (?:them|these|those)|units|pieces|orders|sales|visitors))?|how much|what)(?: (?:have|has|did|do|does|were|was|are|is))?(?: (?:i|we|people|customers|buyers))?(?: (?:already|ever|really|just|got|get|been))* (?:bought|buying|purchased|ordered|sold|sell|sales|orders|returns|visitors|reviews)\\b(?! (?:it|this|that|them|these) (?:for|as|by|in)\\b)[^.!\\n]{0,60}\\?*$`,
    ),
    unless: /\b(?:price|cost|for each|should|listings?|cards?|title|keywords?|description|bullets?)\b/,
    read: () => say('sales'),
  },
  {
    name: 'a link for somebody',
    pattern:
      /\b(?:need|want|give me|send me|get me|make me|create|generate|have) (?:an? |some )?(?:public |shareable |sharing )?(?:link|url|web address)\b.{0,30}\b(?:show|share|send|for|look|see|view)\b/,
    unless: /\b(?:import|supplier|read from|page of|download|csv|export)\b/,
    read: (clause) => (clause.around.hasCard ? callOnCard('publish_case', clause, {}, { kind: 'it' }) : null),
  },
];
