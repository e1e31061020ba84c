import { marketplaceName } from '../marketplace-words.ts';
import { sectionNoun } from '../wishes/section-words.ts';
import { beginsWithOrder } from './order-forms.ts';

/**
 * What a clause does: it orders or wishes something (`directs`), wants to know something (`asks`), or only tells something
 * (`tells`). `open`: its form alone does not say, as of a noun ("shorter title") or of a statement that is a wish or a fact.
 */
export type Act = 'directs' | 'asks' | 'tells' | 'open';

const filler =
  /^(?:(?:ok(?:ay)?|sure|and|but|so|now|then|also|just|only|well|oh|ah|ugh|wow|lol|haha|brilliant|excellent|amazing|super|interesting|true|fine|hm+|um+|hi|hello|hey|yes|yeah|no|nope|sorry|thanks|thank you|great|good|nice|perfect|cool|actually|right|wait|or|if i may ask|by the way|btw|quick question|tell me|honestly)\b[\s,.!:-]*)+/;
const courtesy = /\b(?:please|pls|plz|kindly|bitte|por favor)\b/;
/** What is only to be told or shown: nothing of it is work. */
const telling =
  /^(?:(?:please|pls|kindly|(?:can|could|would|will) you) )*(?:tell|explain|describe|list (?!(?:it|this|that|them)\b)|compare|show (?:me|us|my|all|what|how|which|where)|remind me (?:what|how|which|why)|i (?:want|need|would like) to (?:know|see|understand)|do you know|any idea|let me know)\b/;
/** "Can you", "would you mind", "why don't you", "how about": a request in the form of a question. */
const polite =
  /\b(?:can|could|would|will)(?: not)? you\b(?! (?:buy|even|ever|always|usually|sell|say|recommend|think|call|agree|expect|trust|pay)\b)|^(?:(?:can|could) we\b|do you mind|(?:are you|is it) (?:able|possible) to\b|why (?:do )?not(?: (?:you|we))?\b(?! (?:i|it|they|he|she|is|are)\b)|(?:how|what) about\b|shall we\b|(?:may|can|could|might) i (?:please )?(?:ask|trouble|bother|beg) )/;
/** "Can I get a shorter title": what the assistant makes or hands over; "can I get it for free" is none of it. */
const handed = new RegExp(
  `^(?:can|could|may|might) (?:i|we) (?:please |also |maybe |just )*(?:have|get|see) (?:(?:an?|the|my|some|another|one|it|this|that|them|these|all|both|everything) )?(?:[a-z\\d-]+ ){0,3}?(?:${sectionNoun}|versions?|backgrounds?|images?|pictures?|photos?|charts?|collages?|graphics?|cards?|links?|rewritten|improved|shortened|(?:re)?done|on white|scored)\\b`,
);
/** "Can I have it for Amazon and eBay?" */
const forMarket = new RegExp(
  `^(?:can|could|may|might) (?:i|we) (?:please |also )*(?:have|get) (?:(?:it|this|that|them|one|the same) )?for ${marketplaceName}\\b`,
);
/** "I said under 60 characters": said to us, once more. */
const insists = /^(?:i|we) (?:already |just |clearly )*(?:said|told you|asked (?:you|for)|say|meant?)\b/;
/** "Can it sound friendlier", "shouldn't this have a white background?": asked of the card, and as good as a wish. */
const ofCard =
  /^(?:(?:can|could|may|might) (?:it|this|that|these|those|the|my|its|picture|both)\b|(?:should|could|would|can) not (?:it|this|that|the|we|you|they|my)\b)/;
const auxiliary =
  '(?:is|are|was|were|am|do|does|did|has|have|had|can|could|may|might|will|would|shall|should|must|need)';
const subject =
  '(?:i|we|you|it|this|that|these|those|they|he|she|there|one|an?|the|my|our|your|his|her|their|any|some|[a-z]+s?)';
const inverted = new RegExp(`^(?:${auxiliary})(?: not)? ${subject}\\b`);
/** "Do the title", "have it rewritten": no subject stands behind the verb. */
const isVerb =
  /^(?:(?:do|have|need)\b(?!(?: not)? (?:i|we|you|they|people|buyers|customers|those|these|others)\b)|must (?:not )?(?:be|have|contain|include|say|mention)\b)/;
/** "Would love a better description", "would be great if it was shorter". */
const shortWish =
  /^would (?:really |very much )?(?:love|like|prefer|appreciate|be (?:great|nice|good|better|best|cool|lovely|perfect|awesome|amazing))\b/;
const interrogative =
  /^(?:(?:for|in|on|at|to|with|of|since|until|by) )?(?:what|which|who|whose|whom|where|when|why|how)\b/;
const wonders =
  /^(?:i|we) (?:(?:was|am|are|were|just|only|do|really|always) )*(?:wonder(?:ing|ed)?|ask(?:ing)? myself|not sure|curious|do not know|no idea)\b|^(?:wondering|not sure|no idea)\b/;
const supposes =
  /^(?:what )?(?:if|suppose|supposing|assuming|imagine) (?:i|we|you|it|this|that|the|my|somebody|someone|they|a|an)\b/;
const asked = /\?\s*$/;
/** "The title has 34 characters, right", "too long no?". */
const tag =
  /(?<!\b(?:is|are|was|looks?|not|sounds?|it|that|all)) (?:(?:right|correct|or not|is it not|is not it|does not it|does it not|true or not)[\s?.!]*|(?:no|or|eh|huh|hm+|yes|innit)\s*\?+\s*)$/;
/** ", don't you think", ", no?": a nod is asked for to what was said before it. */
const nod =
  /^(?:(?:no|or|eh|huh|hm+|yes|innit|wdyt)\s*\?+|(?:do not|would not) you (?:think|say|agree)|do you (?:not )?(?:think|agree)|what do you (?:think|say)|you (?:not )?think|(?:is|are|was|does|do|has|have) (?:it|this|that|they) not|(?:is|are|was|does|do|has|have) not (?:it|this|that|they)|agreed\s*\?+)(?: so)?[\s?.!]*$/;
/** "Better than the bench". What shall be no longer than 80 characters is a limit. */
const compares = /\b(?:[a-z]{2,}er|more|less|fewer|worse|better|other|different)(?: [a-z]+){0,2} than\b/;
const limits = /\bthan (?:about |around )?\d/;
/** An opinion asked for shortly: "too long for eBay?", "better now?", "free for Etsy?". */
const rated =
  /^(?:(?:any|much|a bit|still|really|so|that|very|as|not|too|even|also) )*(?:better|worse|good|bad|ok(?:ay)?|fine|nice|great|cheap(?:er)?|expensive|free|enough|ready|true|safe|allowed|legal|possible|normal|usual|worth|long|short|big|small|high|low|heavy|light|much|many|strong|weak|dark|bright)\b[^,;]*\?\s*$/;
const wishes =
  /\b(?:i|we)(?: would| will| am| are| was| were| really| just| also| still| only| kind of| sort of|'d)* (?:want(?:ed)?|need(?:ed)?|wish|like|love|prefer|rather|hop(?:e|ing)|require|expect|must have|order)\b|\b(?:needs?|should|ought to|must|has to|have to|had better|deserves?|could (?:be|use|do with|need|have|get|still|really|lose|go|mention|say)|would be (?:great|nice|good|better|best|cool|lovely|perfect|awesome|amazing)|would love|let us|let's|time (?:to|for)|go ahead|your turn|you (?:may|can|could|should|must))\b/;
const time = '(?:(?:yesterday|today|this morning|last (?:week|month|year|time|night)|once|recently|years ago)[, ]+)?';
const someone =
  "(?:i|we|he|she|they|nobody|no one|everybody|everyone|people|somebody|someone|(?:my|our|the|a|an|one|some|another|his|her) (?:[a-z'-]+ ){0,2}?(?:wife|husband|boss|partner|friend|sister|brother|mother|mum|mom|father|dad|son|daughter|kids?|cousin|neighbou?r|colleague|assistant|intern|agency|client|customers?|buyers?|suppliers?|competitors?|competition|seller|guy|woman|man|lady|person|accountant|photographer|designer|copywriter|team))";
/** Words and acts of others, and what was done. */
const reports = new RegExp(
  `^${time}(?:${someone} (?:(?:have|has|had|already|also|just|once|even|only|never|always|keeps?|kept) )*(?:said|says?|told|tells|thinks?|thought|asks?|asked|asking|complain(?:s|ed)?|improved|rewrote|rewritten|changed|changing|wrote|made|did|done|sold|bought|paid|tried|used|liked|loved|hates?|hated|likes|loves|reads?|knows?|finds?|found|mentioned|suggested|recommended|claims?|claimed|keep|keeps|kept)|(?:i was|we were) told)\\b|\\b(?:took|cost) (?:me|us)\\b`,
);
/** What the seller will do alone. */
const myself =
  /^(?:i|we)(?: (?:will|am going to|are going to|shall|can|would rather|might|may))? (?:[a-z]+ )*?(?:(?:myself|ourselves|by hand|on my own)\b|(?:tomorrow|later|next (?:week|month|time)|on [a-z]+day|one day|at some point)\b)/;
const declines =
  /\bno need\b|\bnot worth\b|\bnot (?:now|today|yet|interested)\b|\bnever ?mind\b|^forget (?:it|about it)\b|^do not (?:improve|change|touch|edit|rewrite|do) (?:it|anything|this|that)\b|^without (?:changing|touching|improving|editing)\b|^as if\b/;
const finite =
  /\b(?:is|are|was|were|has|have|had|does|did|do|will|would|can|could|costs?|says?|looks?|needs?|gets?|means?|sounds?|works?|sells?|takes?)\b/;
/** "And on eBay, would that be free?": what a question is about. */
const about =
  /^(?:(?:on|for|in|at|with|without|of|from|as)(?: [a-z\d]+){1,3}|(?:[a-z\d]+ ){1,4}or(?: [a-z\d]+){1,4})[\s?.!]*$/;

/** What a clause in normal form does with its words; null where they only greet, agree or thank. */
function actOf(clause: string): Act | null {
  const bare = clause.trim().replace(filler, '').trim();
  if (!/[a-z\d]/.test(bare)) return null;
  if (telling.test(bare)) return 'asks';
  if ((courtesy.test(clause) && !declines.test(bare)) || polite.test(bare) || handed.test(bare) || forMarket.test(bare))
    return 'directs';
  if (ofCard.test(bare) || insists.test(bare)) return 'open';
  if (wonders.test(bare) || supposes.test(bare) || interrogative.test(bare)) return 'asks';
  if (inverted.test(bare) && !isVerb.test(bare) && !shortWish.test(bare)) return 'asks';
  if (declines.test(bare)) return 'tells';
  if (beginsWithOrder(bare)) return 'directs';
  if (myself.test(bare)) return 'tells';
  if (rated.test(bare) || tag.test(bare)) return 'asks';
  if (compares.test(bare) && (asked.test(bare) || !(limits.test(bare) || wishes.test(bare))))
    return asked.test(bare) ? 'asks' : 'tells';
  if (reports.test(bare) && !/"\d+"/.test(bare)) return 'tells';
  if (wishes.test(bare) || shortWish.test(bare)) return 'directs';
  return asked.test(bare) && finite.test(bare) ? 'asks' : 'open';
}

const border = /(?<=[.!?;\n])\s*|\p{Extended_Pictographic}+\s*|,\s+|\s+-\s+|\s+(?=but\b)|\s*:\s+/u;

/** What the clauses of a message do, one by one. */
export function actsOf(text: string): Act[] {
  const clauses = text.split(border).flatMap((clause) => {
    const act = actOf(clause);
    return act === null ? [] : [{ clause: clause.replace(filler, ''), act }];
  });
  const isAsked = clauses.some(({ act }) => act === 'asks');
  const isNodded = nod.test(text.split(border).at(-1)?.trim() ?? '');
  return clauses.flatMap(({ clause, act }): Act[] => {
    if (act !== 'open') return [act];
    return isNodded ? ['asks'] : isAsked && about.test(clause) ? [] : [act];
  });
}
