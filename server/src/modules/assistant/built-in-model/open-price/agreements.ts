export const yes =
  /^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|go(?: ahead| on| for it)?|do it|do that|do so|please do|(?:start|begin|launch)(?: it| now)?|kick (?:it )?off|fire away|do (?:all of them|them all|them|both|all|everything)|confirm(?:ed)?|agreed?|sounds good|fine|alright|all right|of course|absolutely|definitely|correct|right|perfect|good|great|please|now|then|let us go|run it|proceed|continue|make it so|i agree|i confirm|i accept|accepted|approved|deal|let us do (?:it|that|this)|works for me|by all means|carry on|you (?:may|can) (?:start|go ahead)|(?:that|the|this)(?: price)? is (?:ok(?:ay)?|fine|good|alright)|(?:i am )?(?:ok(?:ay)?|fine|good|happy) with (?:it|that|this|the price)|with pleasure|y|k|👍)[\s,.!]*)+$/;

const assent =
  '(?:(?:yes|yep|yeah|yup|aye|da|ja|oui|si|sure|ok(?:ay)?|okie|fine|good|great|perfect|alright|all right|aight|alrighty|bet|word|yessir|cool|right|please|now|then|so|and|well)[\\s,!]+)*';
const start = new RegExp(
  `^${assent}(?:(?:you (?:can|may)|let us|please) )?(?:go(?: ahead| on| for it)?|start|begin|proceed|continue|carry on|crack on|off you go|on you go|launch|do it|do them|run it|make(?: it)?|kick (?:it )?off|get going|get started)(?: (?:now|please|it|them|all|then|with (?:it|them|that)|everyone))*$`,
);
const amount =
  '(?:(?:the |those |these |that )?(\\d{1,6})(?: credits?)?|(?:it|that|this|the (?:price|cost|sum|total|amount)))';
const accepts = [
  new RegExp(
    `^${assent}(?:(?:that |it |this )?(?:sounds?|seems?|looks?|is) (?:fair(?: enough)?|good|fine|ok(?:ay)?|reasonable|right|an? (?:fair|good|fine|reasonable|decent) (?:price|deal|offer|sum))|(?:fine|ok(?:ay)?|good|alright) (?:by|with|for) (?:me|us)|fair enough)$`,
  ),
  new RegExp(
    `^${assent}${amount} (?:is|are|sounds?|seems?|works?)(?: (?:quite|perfectly|totally|all))?(?: (?:fine|ok(?:ay)?|good|alright|acceptable|agreed|accepted|approved|fair|for (?:me|us)|with (?:me|us)|by (?:me|us)))+$`,
  ),
  new RegExp(
    `^${assent}(?:(?:i|we|he|she|they|everyone|everybody|(?:my|our|the) [a-z]+)s?) (?:am |are |is |do |does )?(?:agree[ds]?|accept(?:s|ed)?|approve[ds]?|ok(?:ay)?|fine|happy|good)(?: (?:with|to|on|for))? ${amount}$`,
  ),
  new RegExp(
    `^${assent}(?:my|our|the) (?:boss|partner|wife|husband|client|manager|team|colleagues?|accountant|director|owner)s? (?:(?:has|have|just|already|finally|also|now) )*(?:agree[ds]?|approve[ds]?|okayed|said (?:yes|ok(?:ay)?|fine|go(?: ahead)?)|gave (?:me |us )?(?:the|his|her|their) (?:ok(?:ay)?|go|green light|blessing))(?: (?:to )?(?:it|this|that))?$`,
  ),
];
/** What may stand beside: where the agreement comes from, and small words of assent. */
const background =
  /^(?:(?:yes|yep|yeah|yup|aye|ja|da|bet|word|yessir|aight|alrighty|okie|ok(?:ay)?|sure|fine|good|great|perfect|please|thanks?|thank you|cool|right|alright|all right)(?: (?=\S)|$)){1,4}(?:then|thanks)?$|^(?:an? )?(?:fair|good|fine|reasonable) (?:price|deal|offer)(?: (?:please|then|thanks))?$|\b(?:budget|money|boss|partner|wife|husband|client|manager|team|colleagues?|accounting|finance|topped up|paid|(?:business|sales|the (?:week|month|season|year)) (?:is|are|was|were) (?:\w+ )?(?:good|fine|ok|great|strong))\b/;
/** Anything that denies, postpones, narrows, asks or names something else agrees to nothing. */
const holds =
  /[?"]|\b(?:not|no|never|nor|none|but|if|when|until|unless|except|without|wait|first|before|after|later|tomorrow|tonight|soon|only|just|instead|rather|less|cheaper|fewer|too|much|maybe|perhaps|think|ask|asks|asking|check|hold|hang|stop|cancel|would|could|might|should|must|has to|have to|need|needs|will|leave|skip|drop|which|what|how|why|who|titles?|descriptions?|bullets?|keywords?|spec\w*|amazon|e-?bay|etsy|shopify|woocommerce|walmart|google|ozon|wildberries|export|csv|undo|show|list|score|half|one|two|some|doubt\w*|refus\w*|reject\w*|den(?:y|ied|ies)|unsure|against|wants?|waiting|pending|forbids?|forbade|hates?|objects?|declin\w+|gone|empty|out of)\b/;

/** "It's only money": shrugs, and narrows nothing. */
const shrugs =
  /(?:^|(?<=[,.!;-] ?))(?:(?:well|and|but|hey|ah|oh) )*(?:it is|its|that is|this is|is) (?:just|only) (?:money|credits|a few (?:credits|bucks)|pocket money|peanuts)(?= *(?:[,.!;-]|$))|(?:^|(?<=[,.!;-] ?))(?:(?:well|and|but|hey|ah|oh) )*(?:you|we|one) only lives? once(?= *(?:[,.!;-]|$))/g;

/** "Yes if it takes less than 120 credits": what it may cost. */
const upTo =
  /,? (?:but )?(?:only )?(?:if|as long as|provided) (?:it|that|this|the (?:price|total)|all of it) (?:is|costs?|takes?|stays?|comes to|needs?|remains?) (less than|under|below|no more than|not more than|at most|max(?:imum)?|up to) (\d{1,6})(?: credits?)?(?: in total)?(?= *(?:[,.!;]|$))/;
function withinLimit(said: string, total: number): string | null {
  const [found, how = '', limit = ''] = upTo.exec(said) ?? [];
  if (found === undefined) return said;
  const isUnder = /^(?:less|under|below)/.test(how) ? total < Number(limit) : total <= Number(limit);
  return isUnder ? said.replace(found, '') : null;
}

/** "Only if it costs less than 20 each". */
const otherLimit =
  /\b(?:costs?|takes?|comes? to) (?:less than|under|below|no more than|not more than|at most|max(?:imum)?|up to) \d/;
/** "Go ahead if it is at most 90", where it costs more, or nobody can tell from the total. */
export const costsMore = (said: string, total: number): boolean => {
  const allowed = withinLimit(said.trim(), total);
  return allowed === null || otherLimit.test(allowed);
};

/** "The budget has been released, please go ahead", "100 is fine": agrees to work that costs so much, in its own words. */
export function agreesTo(said: string, total: number): boolean {
  const allowed = withinLimit(said.trim(), total);
  if (allowed === null) return false;
  const text = allowed
    .replace(/(?<![\s.!])[\s.!]+$/, '')
    .replace(shrugs, '')
    .replace(/^[\s,.!;-]+|(?<![\s,.!;-])[\s,.!;-]+$/g, '');
  if (allowed !== said.trim() && yes.test(text)) return true;
  if (text.length > 120 || holds.test(text)) return false;
  const clauses = text.split(/[.,;:!\n]+ *| - | and /).map((part) => part.trim());
  const isAgreed = clauses.map((clause) => start.test(clause) || accepts.some((one) => isOf(one.exec(clause), total)));
  return isAgreed.includes(true) && clauses.every((clause, at) => clause === '' || isAgreed[at] || isBeside(clause));
}
const isOf = (match: RegExpExecArray | null, total: number) =>
  match !== null && (!match[1] || Number(match[1]) === total);
/** How things are at home: it names no card and no work. */
const atHome =
  /^(?:(?:the|my|our) )?(?:(?:baby|kids?|children|husband|wife|little (?:one|ones)|toddler|twins) (?:is |are )?(?:(?:finally|now|fast|all|just) )*(?:asleep|sleeping|napping|in bed|home|out|away|at school|gone to bed)(?: finally| now)*|kettle(?: is)? on|(?:i am|we are|am) (?:(?:now|just|finally) )?(?:off(?: to (?:bed|work|lunch|the [a-z]+))?|going (?:out|home|to bed)|ready|in a hurry|back|home|curious|excited)(?: now)?|(?:it is )?(?:payday|getting late|late|friday|the weekend)(?: (?:already|now|anyway))?|here goes(?: nothing)?|fingers crossed|let us see|yolo|no worries|my mind is made up)$/;
const isBeside = (clause: string) => (background.test(clause) || atHome.test(clause)) && !/\d/.test(clause);

/** Words that agree to something, whatever it is, and state nothing. */
export const isAgreement = (said: string): boolean => yes.test(said.trim()) || agreesTo(said, Number.NaN);
