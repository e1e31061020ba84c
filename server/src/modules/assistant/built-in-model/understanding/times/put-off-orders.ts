import { valuesIn } from '../cards/value-stretches.ts';
import { matchesIn } from '../speech/matches.ts';
import { weekday } from './day-words.ts';

/**
 * Orders for another time: "later improve the mug", "export it on Friday", "Import later:". A task has a rhythm and no single
 * date, so nothing is begun. What is to be ready by a time is done now: "before tomorrow", "for the Friday sale".
 */
const part = '(?:morning|noon|afternoon|evening|night)';
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)';
const some = '(?:an?|half an|one|two|three|four|five|six|ten|\\d{1,2}|a (?:few|couple of)|some|several)';
const clock =
  '(?: ?,? (?:at|around|about|by) (?:\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m| ?o.?clock| ?h)?|noon|midday|midnight)| (?:first thing|early|late))';
/** Times that are over with "today", or that no word of the seller's has fixed. */
const someTime =
  '(?:a (?:bit|little) )?later(?: (?:on|today|tonight|this (?:week|month|evening|afternoon|year)))?|(?:some ?time|some day|one day|another (?:day|time)|some other (?:day|time)|at some point|eventually)(?: later| soon)?|when (?:i|we) (?:say so|tell you|am ready|are ready|have time|get to it|am back|are back)';
const days = [
  `(?:the )?(?:day|week|month) after (?:tomorrow|next)(?: ${part})?`,
  `tomorrow(?: ${part})?`,
  `tonight`,
  `(?:this|in the) (?:afternoon|evening|weekend)`,
  `(?:(?:at|on|over) )?(?:this|the|next|the coming|the following) weekend`,
  `(?:on |this )?(?:coming |following |next )?${weekday}(?: next)?(?: ${part})?`,
  `(?:early |late |some ?time )?next (?:week|month|year|time|quarter|season|${month})`,
  `(?:on )?${weekday} (?:next|in a) week`,
  `in ${month}|on (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${month}|next month|the month)|on ${month} (?:the )?\\d{1,2}(?:st|nd|rd|th)?`,
  `(?:in|after) ${some} (?:more )?(?:minutes?|hours?|days?|weeks?|months?)(?: or (?:so|two))?(?: from now)?`,
  `${some} (?:hours?|days?|weeks?|months?) from now`,
  `after (?:lunch|dinner|breakfast|work|christmas|easter|new year|(?:the|my|our) (?:weekend|holidays?|vacation|break|fair|market|move|season|stocktake|inventory|launch))`,
  `(?:when|once|as soon as|after) (?:i|we) (?:am|are|get|say|tell|have|come|give|confirm|find|return|finish|know)\\b[^,.;:!?\\n]{0,50}`,
].join('|');
/** Without a day: "at 5 pm". */
const hour = 'at (?:\\d{1,2}(?:[:.]\\d{2}| ?[ap]m| ?o.?clock|[:.]\\d{2} ?[ap]m)|noon|midday|midnight)';
const time = `(?:${days}|${hour}|${someTime})`;
const when = `(?:${time}${clock}?)`;

const verb =
  '(?:(?:re-?)?(?:improve|optimi[sz]e|write|work|do|phrase|score|rate|check|evaluate|import|load|fetch|size|run|publish|make|generate|create|start|begin|touch)|polish|enhance|refresh|overhaul|export|download|unpublish|withdraw|share|restore|revert|undo|crop|square|sharpen|brighten|lighten|upscale|lock|unlock|shorten|lengthen|expand|tidy|clean|finish|continue|take|bring|turn|prepare|adapt|work on|go on with|carry on with|tackle|handle|process|translate|straighten|fix|update|change|edit|compare|go through|deal with|look at|save|keep|analy[sz]e|review|test|send|give me|get me|try|add(?= (?:it|this|that|them|these|those|the [a-z]+) (?:to|in|at|tomorrow|later|next|on))|(?:the )?same(?= (?:for|with|to|on|again)\\b))';
const lead =
  "(?:(?:but|and|so|ok|okay|no|well|please|pls|hey|hi|hello|then|rather|better|just|maybe|perhaps|also|not now|not today|not yet|can you|could you|would you|will you|can we|could we|shall we|you can|you could|you may|let us|i want you to|i would like you to|i need you to|(?:i|we) (?:want to|would like to|will|shall|can|could|might|may|am going to|are going to|plan to|have to|need to|must)|let's|kindly|thanks|and then|now)[\\s,]+)*";
/** Who says why, or what it has to be ready for, wants it now: "improve it because the shop opens on Friday". */
const notSaid =
  '(?:because|since|so|that|which|who|if|before|until|till|by|ready|due|is|are|was|were|has|have|had|will|would|opens?|starts?|launch\\w*|begins?|we|i|they|says?|saying|said|mention\\w*|states?|reads?|from|of|starting|now|today|right away|immediately|at once|already|every|each|daily|weekly|task|tasks|than|between|in time|changed|made|done|sold|imported|scored|improved|when|once|after|as soon as|first(?=,? (?:and|then)\\b)|later|tomorrow|tonight|not|never)\\b';
const word = `(?!${notSaid})[a-z\\d'’"&+/.-]+`;
/** "of" stands within what is named: "the title of the mug". */
const words = `(?: of(?= (?:the|my|this|that|it|all|them|these|those)\\b)| ${word}){0,12}?`;
const gap =
  '(?:,| -+|:)? (?:(?:but|only|rather|not now|not today|not yet|and|or|please|maybe|perhaps|then|some ?time|just|better|instead|preferably|probably|again),? )*';
const after =
  '(?:,? (?:please|then|i think|maybe|perhaps|thanks|thank you|ok|instead|rather|again|not (?:now|today|yet)|if (?:possible|you can)|for me)| (?:for|as|to|into|in) (?:an? |the |my )?[a-z]+(?: (?:and|or) [a-z]+)?)*';
const ends = '(?=[\\s.!?]*(?:$|[.;:!?\\n]|, |- | (?:and|but|because|since|as|so|when)\\b))';
const begins = '(?<=^ *|[.!?;,:\\n] *|- |\\b(?:but|and|so) )';

const behind = new RegExp(`(${begins}${lead}${verb}\\b${words})${gap}(${when})${after}${ends}`, 'g');
/** "Tomorrow improve it": up to what is said to be done now. */
const before = new RegExp(
  `((?<=^ *|[.!?;\\n] *|, |\\b(?:but|and) )${lead})(${when})(?:,| -+|:)? (?:(?:please|pls|can you|could you|would you|will you|you can|you could|let us|i want you to|i would like you to|i need you to|then|maybe|perhaps|just|also|and)[\\s,]+)*(?:${verb}|use(?! it\\b)|put|add|remove|delete|set|raise|lower|rename|replace)\\b(?:(?!, (?:but|and|now)\\b| but\\b|\\b(?:now|today)\\b)[^.;!?\\n])*`,
  'g',
);
/** How a sentence begins that is for later. */
export const startsLater = new RegExp(
  `^ *${lead}(?:from |starting |as of |beginning )?${when}(?: on| onwards)?(?:,| -+|:)? `,
);
/** "I want the mug improved next week". */
const wished = new RegExp(
  `(${begins}${lead}(?:i|we) (?:want|would like|wish)(?: to (?:have|see|get))? (?:it|this|that|them|(?:the|my|all|these|this) ${word}(?: ${word}){0,4}?) (?:to be )?(?:improved|rewritten|scored|exported|imported|published|optimi[sz]ed|done|polished|cropped|edited)(?: ${word}){0,4}?)${gap}(${when})${after}${ends}`,
  'g',
);
/** All that is said beside an address or a text: "for later", "not now". */
const alone = new RegExp(
  `^(?:(?:ok|please|and|but|here|the|this|that|it|link|one|page|url|address|a|for you|note|is|only|just)[\\s,:-]+)*(?:(?:for|until|till) (?:${time})|${someTime}|not (?:now|yet|today)(?: (?:but|only|rather))?(?: ${time})?|(?:tomorrow|next week))[\\s,.:;!-]*$`,
);

/** A rhythm is a task's: "every Friday", "on Mondays". */
const rhythm =
  /\b(?:every|daily|weekly|monthly|hourly|nightly|each (?:day|week|month|morning|evening|night|\w+day)|schedul\w*|remind\w*|tasks?|once an? (?:day|week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|week ?days|weekends)\b/;

/** "For tomorrow", "by next week", "for the sale on Friday", "for Black Friday": until then, and so now. */
const untilThen =
  /\b(?:for|by|until|till|before|since|from|of|than|starting|ready|as of|theme|(?:for|at|in|on) (?:the|our|my|this|a|an) (?:[a-z]+ ){0,2}(?:sale|meeting|fair|market|launch|pitch|presentation|event|promotion|promo|campaign|opening|call|appointment|deadline|show|exhibition|demo|holidays?|season|drop|release|delivery))(?: (?:the|our|my|this))?[ ]*$|\b(?:black|good|cyber|easter|holy|palm|the|my|our|a) *$/;

/** What stands before a time says that the work is to be done by then. */
export const isReadyBy = (head: string): boolean => untilThen.test(head);

interface PutOff {
  span: [number, number];
  /** A day or an hour was named, and not just "later". */
  isDay: boolean;
  /** The seller is going to do it. */
  isOwn: boolean;
  /** The words of the work. */
  said: string;
}

/** Where a message in normal form puts work off; `hasData`: an address or a text stands beside it. */
export function putOffIn(text: string, hasData = false): PutOff[] {
  if (text.length > 1_200 || rhythm.test(text)) return [];
  const found = [before, behind, wished].flatMap((pattern) => matchesIn(text, pattern));
  // "The description: ... Start tomorrow." is what it shall say.
  const values = found.length === 0 ? [] : valuesIn(text);
  const held = found
    .filter(({ index }) => !values.some(([from, to]) => from <= index && index < to))
    .filter(({ 1: head = '', 2: at = '' }) => !isReadyBy(head) && !hasHourOfWeek(at))
    .map(
      ({ 0: said, 2: at = '', index }): PutOff => ({
        span: [index, index + said.length],
        isDay: !isLater.test(at),
        isOwn: ownPlan.test(said),
        said,
      }),
    );
  return hasData && alone.test(text)
    ? [...held, { span: [0, text.length], isDay: false, isOwn: false, said: 'import' }]
    : held;
}
const ownPlan = /\b(?:i|we) (?:will|shall|can|could|might|may|am going to|are going to|plan to|have to|need to|must)\b/;
const isLater = new RegExp(`^(?:${someTime})`);
/** "On Friday at 10 score all cards" is a task of each week. */
const hasHourOfWeek = (at: string) =>
  /^(?:on )?[a-z]+day\b/.test(at) && /\b(?:at|around|about|by) (?:\d|noon|midday|midnight)/.test(at);
