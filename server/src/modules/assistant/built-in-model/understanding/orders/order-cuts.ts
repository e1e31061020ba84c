import { specName } from '../edits/edit-values.ts';
import type { NormalText } from '../speech/normal-form.ts';
import { cardinalPattern, numberWord, ordinalPattern } from '../speech/number-words.ts';
import type { Part } from './clauses.ts';

const text = '(?:titles?|headline|product name|descriptions?)';
const list = '(?:bullets?(?: ?points?)?|key features|keywords?|search terms?|tags?|specs?|specifications?|attributes?)';
const single = '(?:brand(?: name)?|category|price|availability|stock status|marketplace)';
const spec = `(?:(?:[a-z]+ )?(?:${specName}|wattage|dimensions))`;
const entry = `(?:${ordinalPattern} ${list}|${list} (?:number |no\\.? ?|# ?)?${cardinalPattern})`;
const field = `(?:${text}|${single}|${entry}|${list}|${spec})`;
const the = '(?:the |its |my |our |this |that |whole |all |an? |another |new |one |more )*';
const quote = '"\\d+"';
const market = '(?:amazon|e-?bay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)';
const format = '(?:csv|xlsx?|excel|json(?:-ld)?|spreadsheet)';
const card =
  '(?:it|this|that|them|all|everything|(?:(?:the|this|my|that) )?(?:whole |entire |new |old )?(?:card|listing|product|page|one|result))';

/** "Tell me when it is done" asks for nothing more. */
const idle =
  "(?:tell|let|inform|notify|ping) (?:me|us) (?:know )?(?:when|once|if|as soon as) (?:it|that|this|you|everything|all)(?:['’](?:s|re|ve)| (?:is|are|was|has|have|worked|works|did))(?: (?:been|all|now))*(?: (?:done|ready|finished|saved|over|through|worked|it))?\\b[\\s.!]*$";
/** How an order begins that is surely no part of a value before it. */
const order = [
  `(?:set|change|update|make|correct|switch|edit|rewrite|improve|redo|rework|polish|shorten|lengthen|tidy|fix|adapt|optimize|refresh|clear|empty|lock|unlock|protect|translate) ${the}(?:${field}|${quote})\\b`,
  `(?:put|bring|raise|lower|reduce|increase|drop) ${the}(?:price|${entry}|brand|${quote})`,
  `(?:add|remove|delete|drop|insert|append|take out|get rid of|throw out|move|swap|replace) (?:${the}(?:${field})\\b|${ordinalPattern}\\b|${the}[\\w%-]+(?: [\\w%-]+){0,4} (?:to|from|in|into|as|out of|under|with|by) ${the}(?:${field}|${quote}))`,
  `(?:rename|call) (?:it|this|${card})\\b`,
  `(?:improve|optimize|rewrite|rework|redo|polish|enhance|adapt|refresh|revise|score|rescore|rate|export|download|publish|unpublish|share|open|compare|translate|undo|lock|unlock) ${the}(?:${card}|everything)\\b`,
  `(?:improve|optimize|rewrite|rework|redo|adapt|score|rescore|export|prepare) (?:for|as|to) (?:${market}|${format})`,
  `(?:show|give|send|get|make|read) (?:me |us )(?:the |it |its |an? )*(?:card|listing|result|score|${market}|${format}|file)\\b`,
  `(?:improve|rescore|score|export|undo|publish)(?= please| then| afterwards| again|[\\s.!]*$)`,
  `mark (?:it|this) (?:as )?(?:sold out|out of stock|in stock|back)`,
  `(?:schedule|remind) `,
  `(?:show|list) (?:me )?(?:my|the|all) (?:tasks|preferences|rules|credits|usage)\\b`,
  `how (?:many|much) credits\\b`,
  `(?:tell|show|list|give|let) (?:me|us) (?:see |know |a (?:list|summary) of )?(?:exactly |then |just |all )?(?:(?:what|which|how)(?: [a-z]+){0,4}? (?:chang\\w*|different|differs|new|looks?|did|done|before|now)|(?:the |any |all )?(?:differences?|changes?|comparison|(?:new |final )?score|new (?:card|version|one)))\\b`,
  `(?:compare|check) (?:it |this )?(?:with|to|against) (?:the )?(?:before|old|earlier|previous|original|last)\\b`,
  idle,
  `${the}(?:${single}|${spec}|title) of (?:the |my |number |card |listing )*[a-z\\d][a-z\\d ]{0,25}? (?:to|is|should|must|:|=)`,
  `${the}(?:${single}|${spec}|title|headline) (?:to|is(?! (?:fine|ok|okay|good|great|too|not|wrong|all)\\b)|(?:should|must|shall|has to|needs to) (?:be|say|read)|reads|says|becomes|now|->|=)`,
  `${the}(?:${single}|${spec})(?: ?[:=]| [$€£]? ?\\d)`,
  `${the}${entry}(?: ?[:=]| (?:to|is|should|must|can|out|away)\\b)`,
  `(?:out of stock|sold out|back in stock|in stock)[\\s.!]*$`,
  `(?:i|we) (?:also )?(?:need|want|would like) (?:it|an?|the|one) (?:[a-z]+ ){0,3}(?:${market}|${format}|file|export)`,
].join('|');
/** Counted, here and below: a row of "and"s would be tried in all its ways. */
const lead =
  '(?:(?:also|then|please|now|next|finally|lastly|just|kindly|and|but|so|can you|could you|would you|will you) ){0,6}';
const join =
  '(?:(?<=\\b(?:things?|wish(?:es)?|changes?|edits|orders?|requests?|corrections?|updates?|following|today|please|now)) ?:|,? and|,? then|,? plus|,? also|,? but|,? after (?:that|this|which)|,? afterwards|[,;.!?]| \\+| &|\\n| -)(?:,? (?:and|then|also|after (?:that|this)|afterwards),?){0,3} *';
const cut = new RegExp(`${join}(?=(?: ?${lead})(?:${order}))`, 'g');
const polite =
  '(?:please|pls|hi|hey|hello|ok(?:ay)?|so|first(?:ly)?|now|then|well|and|also|just|yes|good|great|thanks|(?:can|could|would|will) you|i (?:would like|want|need) you to|let us)';
/** "Make it shorter, the price must be 21": an order before others, and never a cut in a value. */
const becomes = `(?:make|get|keep|write) (?:it|this|that|them) (?:all )?(?:an? (?:bit|little|lot) |much |more |less )?[a-z]+(?:er)?\\b|(?:(?:(?:i|we) (?:want|need|would like)|(?:give|get|write|make) (?:it|this|that|me)|(?:can|could) (?:i|we) (?:have|get)) )?(?:shorter|longer|better|friendlier|new|an? (?:shorter|longer|better|friendlier|new)) ${the}(?:${text}|${list})\\b`;
const begins = new RegExp(`^(?:${polite}[\\s,!.:-]+)*(?:${order}|${becomes})`);
const numbered = /(?:^|[\s,;:])(?:(\d)[.):]|\(?([a-e1-9])\)) ?(?=\S)/g;

/** "Set the price to 39.90 and it has six card slots": behind a short value of its own, and never in a text. */
const shortValue = new RegExp(
  `^(?:${lead}|${polite}[\\s,!.:-]+)*(?:(?:set|change|update|make|correct|put|raise|lower) )?${the}(?:${single}|${spec}) (?:[^,;.!?"]|[.,](?=\\d)){1,30}$`,
);
const states =
  '(?:it|they) (?:also )?(?:(?:has|have)(?! to\\b)|comes? with|(?:is|are) (?:hand)?made|weighs?|holds?|lasts?|fits?|includes?)\\b';
const fact = new RegExp(`,? and(?: by the way,?| also)? (?=${states})`, 'g');
/** Whether these words only state a fact of the product. */
export const statesFact = (said: string): boolean => new RegExp(`^${states}`).test(said.trim());

/** "Set the brand to Lumo first, then ...": the order comes first, and no name ends so. */
const doneFirst = /(?<=\b(?:to|is|be|as) [^,.;]{1,60}) first(?:ly)?[\s,]*$/;
/** So many orders stand in one message. */
const mostCuts = 10;

/**
 * The orders of a message that holds several, each with its own words: "set the title to Trail Bottle and delete bullet
 * 2". Null for one that holds a single order, as far as words tell that begin no part of a value.
 */
export function ordersIn(whole: NormalText): Part[] | null {
  const { text: said } = whole;
  if (said.length > 1_000) return null;
  const places =
    countedIn(said) ??
    announcedIn(said) ??
    withFacts(
      said,
      [...said.matchAll(cut)].map(({ 0: sign, index }) => ({ at: index, next: index + sign.length })),
    );
  if (places.length === 0 || places.length > mostCuts) return null;
  const parts: Part[] = [];
  let from = 0;
  for (const { at, next } of [...places, { at: said.length, next: said.length }]) {
    const start = from;
    const words = said.slice(start, at).replace(doneFirst, '');
    const end = start + words.length;
    from = next;
    if (/[\p{L}\d"]/u.test(words))
      parts.push({ text: words.trim(), raw: (a, b) => whole.raw(start + a, b === undefined ? end : start + b) });
  }
  return parts.length > 1 ? parts : null;
}

function withFacts(said: string, places: { at: number; next: number }[]): { at: number; next: number }[] {
  const facts = [...said.matchAll(fact)]
    .map(({ 0: sign, index }) => ({ at: index, next: index + sign.length }))
    .filter(({ at }) => {
      const from = places.findLast(({ next }) => next <= at)?.next ?? 0;
      return shortValue.test(said.slice(from, at).trim());
    });
  return [...places, ...facts].toSorted((one, other) => one.at - other.at);
}

/** "1) delete the last bullet 2) weight 310 g": what stands before the first number only announces them. */
function countedIn(said: string): { at: number; next: number }[] | null {
  const found = [...said.matchAll(numbered)];
  if (found.length < 2 || !found.every(([, digit, sign = ''], index) => placeOfSign(digit ?? sign) === index + 1))
    return null;
  return found.map(({ 0: sign, index }) => ({ at: index, next: index + sign.length }));
}

const announced =
  /^(?:[^:;.!?]{0,40}[ ,])?(two|three|four|five|six|[2-6]) (?:(?:small|little|quick|more|other|simple) )*(?:things?|wishes|changes|edits|orders|requests|jobs|tasks|steps)(?: (?:to do|to be done|done|for you|please|today|now|here))* ?[:-] */;
const article = '(?:(?:an?|the|also|then|please|finally|lastly) ){0,3}';
const leading = new RegExp(`^${article}`);
const piece = new RegExp(`(?:,? and |, |; ?|,? then |,? plus )${article}`, 'g');
/** "I want 3 things: a better title, price 19, and a csv": as many as are announced, each said in a few words. */
function announcedIn(said: string): { at: number; next: number }[] | null {
  const [lead, number = ''] = announced.exec(said) ?? [];
  if (lead === undefined || said.length > 300) return null;
  const own = leading.exec(said.slice(lead.length))?.[0].length ?? 0;
  const first = { at: 0, next: lead.length + own };
  const others = [...said.matchAll(piece)]
    .filter(({ index }) => index >= lead.length)
    .map(({ 0: sign, index }) => ({ at: index, next: index + sign.length }));
  return others.length + 1 === numberWord(number) ? [first, ...others] : null;
}

const placeOfSign = (sign: string) => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 96);
/** Whether the orders are counted: the first of them is one as much as the others. */
export const isCounted = (said: string): boolean => {
  const [first] = countedIn(said) ?? [];
  return first === undefined ? announcedIn(said) !== null : /^\s*$/.test(said.slice(0, first.at));
};
/** Whether each order has its number, whatever stands before the first. */
export const hasNumbers = (said: string): boolean => countedIn(said) !== null || announcedIn(said) !== null;
export const isIdle = (said: string): boolean => new RegExp(`^${lead}${idle}`).test(said.trim());
/** Whether these words begin as an order does. */
export const beginsOrder = (said: string): boolean => begins.test(said.trim());
/** Whether a value has taken in the order that follows it. */
export const holdsOrder = (value: string): boolean =>
  new RegExp(`${cut.source}|${fact.source}`).test(value.toLowerCase());
