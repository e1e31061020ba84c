import { callOnCard, type Row } from '../understanding/ask.ts';
import { marketplaceName, marketplacesIn } from '../understanding/marketplace-words.ts';

const lead =
  '^(?:(?:and|but|so|ok(?:ay)?|hm+|well|please|now|then|just)[\\s,]+)*(?:(?:can|could|would|will) you (?:please |kindly |be so kind (?:as )?to )?tell me |would it be possible to know |(?:i|we) (?:would like|want) to know |please tell me |tell me |i wonder |do you know )?(?:if |whether )?';
const spot =
  '(?: (?:on|in|about|with|to|at|here|there|of)(?: (?:it|this|that|(?:the|this|my|that) [a-z]+(?: [a-z]+)?))?)?';
const rows = [
  `what (?:exactly |else )?would you (?:change|improve|do differently|fix)${spot}`,
  `what (?:exactly )?would (?:an? |the |your )?improvement change${spot}`,
  `(?:what|which (?:facts|information|details?|things))(?: else)? (?:are|is|do|does|might|may|could|would) (?:the |my |a )?(?:buyers?|customers?|shoppers?)(?: (?:be|still|maybe))* miss(?:ing)?${spot}`,
  `what (?:the |my )?(?:buyers?|customers?|shoppers?) (?:are|might be|may be|could be) missing${spot}`,
  `(?:(?:is|are) there )?(?:anything|something|what|which(?: other)? (?:problems|mistakes|issues)|any(?: other| more)? (?:problems|mistakes|issues))(?: else)?(?: (?:is|are)(?: there)?)?(?: else)?(?: still| really)? (?:wrong|bad|off|amiss|to (?:fix|improve|mend|correct|change))${spot}`,
  `any(?:thing)? (?:other|else|more|further) (?:problems?|mistakes?|issues?)${spot}`,
  `what (?:else )?(?:would|might|could|do|does|will) (?:the |my |a )?(?:buyers?|customers?|shoppers?)(?: (?:still|also|maybe|probably))* (?:want|like|need|wish) to know(?: (?:that|which|what) [^.;!?]{2,60})?`,
  `what (?:else )?(?:(?:can|could|should|must|do|would) (?:i|we)(?: (?:have to|need to))?|(?:i|we) (?:can|could|should|must|have to|need to|would have to)) (?:do|change|improve|fix|add)(?: [a-z]+)? (?:to|so that i|in order to) (?:reach|get|have|come to|score|hit)(?: to)?(?: (?:at least|over|above|more than))? \\d{2,3}(?: points?)?`,
  `(?:are|is) (?:the |my |its )?(?:titles?|descriptions?|bullets?|keywords?|tags|specs|specifications)(?: are| is)? (?:any )?good(?: enough)?`,
  `(?:the |my |its )?(?:titles?|descriptions?|bullets?|keywords?|tags|specs|specifications) (?:are|is) (?:any )?good(?: enough)?(?: or (?:not|bad))?`,
  `where (?:exactly )?(?:is|does) (?:it|this|this one|the (?:card|listing))(?: the)? (?:weak(?:er|est)?|bad|worse|lacking|lose (?:points|most)|fall short)(?: the most)?`,
];
const weakSpot = new RegExp(`${lead}(?:${rows.join('|')})(?: then| exactly| first)?[\\s?.!]*$`);
/** "What else is wrong?" */
export const asksWeakSpots = (text: string): boolean => weakSpot.test(text.trim());
/** The score says it: each rule that costs points, with what mends it. */
export const weakSpotRows: Row[] = [
  {
    name: 'what would be changed, or is missed',
    pattern: weakSpot,
    read: (clause) => {
      if (!clause.around.hasCard) return null;
      const markets = marketplacesIn(clause.whole.text);
      const score = (marketplace?: string) => callOnCard('score_card', clause, { marketplace }, { kind: 'it' });
      return markets.length === 0 ? score() : markets.map(({ id }) => score(id));
    },
  },
  {
    name: 'whether it still does for a marketplace',
    pattern: new RegExp(
      `${lead}(?:(?:does|do|will|would|can) (?:it|this|this one|the (?:card|listing|text)|my (?:card|listing))(?: (?:still|also|already|even|now))* (?:work|do|hold up|go through|pass|be (?:ok(?:ay)?|fine|good(?: enough)?|alright))|(?:is|are) (?:it|this|this one|the (?:card|listing|text)|my (?:card|listing))(?: (?:still|also|already|even|now))* (?:good(?: enough)?|fine|ok(?:ay)?|alright|fit|suited))(?: as (?:it is|is))? (?:for|on|with|at) ${marketplaceName}(?: (?:too|as well|now|then|still|as it is))*[\\s?.!]*$`,
    ),
    read: (clause) =>
      marketplacesIn(clause.text).map(({ id }) =>
        callOnCard('score_card', clause, { marketplace: id }, { kind: 'it' }),
      ),
  },
];
