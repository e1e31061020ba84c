import { amount } from './measured-facts.ts';

const property =
  '((?:total |overall |net |gross |max |maximum |inner |outer )?(?:weight|height|width|length|depth|diameter|thickness|capacity|volume|size|wattage|power|voltage|battery life|burn time|runtime))';
const given =
  '(?:(?: (?:that|which|as))?(?: (?:you|we|they|i|it|is|was|are)){0,3} (?:give|gives|given|state|states|stated|show|shows|shown|list|listed|write|wrote|written|print|printed|mentioned|say|says|have|has|entered|put))?(?: (?:here|there|above|(?:on|in) (?:it|(?:the|this|my) (?:card|listing|page|text|specs?|specifications?|table))))?';
const wrong =
  "(?:isn['’]?t|(?:is|was|seems|looks)(?: (?:just|simply|all|completely|quite|still)){0,2} not) (?:quite )?(?:right|correct|true|accurate)|(?:is|was|seems|looks)(?: (?:just|simply|all|completely|quite|still)){0,2} (?:wrong|incorrect|false|off|inaccurate)";
const measure = `(?:about |around |exactly |only |just |really |actually )?(${amount} ?(?:mg|g|kg|grams?|kilos?|kilograms?|lbs?|pounds?|oz|ounces?|ml|cl|dl|l|lit(?:er|re)s?|mm|cm|m|in|inch(?:es)?|ft|feet|w|kw|watts?|v|volts?|m?ah|minutes?|hours?))(?![\\w%])`;
const fixed =
  '(?:(?:so|and|please|pls|can you|could you|would you|kindly|you can|now)[ ,]+){0,3}(?:correct|fix|change|update|adjust|amend|set|put)(?: (?:it|that|this|in|the (?:card|listing|specs?|specifications?)|please|accordingly|for me|there|down))*';
const toldBehind = new RegExp(
  `^((?:(?:hi|hello|hey|sorry|oh|ah|and|but|ok|wait)[\\s,.!]+){0,3})(?:the|its|my|your)? ?${property}${given} (?:${wrong})\\b([^?]{1,160}?)(?:\\b(?:it is|it['’]s|its|that is|that['’]s|it weighs|it measures|it holds|it lasts|says?|shows?|showed|said|got|gives?|gave|reads?|to be|should be|must be|is|makes)|:|=) ${measure}([^.?!]{0,40})[.!,;]*(?:\\s*${fixed})?[\\s.!?]*$`,
  'i',
);
const anyMeasure = new RegExp(measure, 'gi');
/** "It was 335 grams before", "335 g in the old box": not the present value. */
const elsewhere =
  /\b(?:was|were|old|before|used to|previous|last|competitor|supplier|other|if|maybe|perhaps|guess|think|not|without|per|each)\b/i;
/** "The weight given here is not right", with another sentence behind. */
const placeGiven =
  /^((?:the|its|my|your) [a-z]+(?: [a-z]+)?) (?:(?:that|which) (?:is|are) )?(?:given|stated|shown|listed|written|printed|mentioned)(?: (?:here|there|above|(?:on|in) (?:it|(?:the|this) (?:card|listing|page|specs?|specifications?|table))))? ((?:is|are) (?:not (?:right|correct|true)|wrong|incorrect|false)\b)/i;

const figure = '(\\d[\\d.,]*(?: ?(?:x|×|by) ?\\d[\\d.,]*){0,2})( ?[\\p{L}°%"″]{1,10})?';
const talk = '(?:(?:hi|hello|hey|sorry|oh|ah|and|but|ok|wait|no|hm+|well|actually|wrong|also)[\\s,.!:]+){0,3}';
const isIs =
  "(?:it is|it['’]s|its|it has|that is|that['’]s|they are|should be|it should be|must be|it must be|is|real(?:ly)? (?:is|it is))";
const isWrong =
  '(?:is|was|are|were)(?: (?:just|simply|all|completely|quite|still)){0,2} (?:wrong|incorrect|false|not (?:right|correct|true)|an? (?:mistake|typo|error|slip))';
/** "It is actually 1850 W, the 2200 is wrong"; "2200 W is wrong, it should be 1850". */
const wrongBehind = new RegExp(
  `^\\s*${talk}${isIs} (?:actually |really |only |just )*${figure}[\\s,.;–-]+(?:and |so |but )?(?:the |that |your |those )?${figure} ${isWrong}[\\s.!]*$`,
  'iu',
);
const wrongBefore = new RegExp(
  `^\\s*${talk}(?:the |that |your |those )?${figure} ${isWrong}[\\s,.;:–-]+(?:and |so |but )?${isIs} (?:actually |really |only |just )*${figure}[\\s.!]*$`,
  'iu',
);
/** "Wrong, its 1850 W not 2200": the mistake is named behind. */
const saysWrong =
  /^\s*(?:(?:no|oh|sorry|hm+)[\s,.!]+)*(?:(?:that|this|it)(?:['’]?s| is) )?(?:wrong|incorrect|not (?:right|correct|true))[\s,.!:–-]+(?=(?:it['’]?s|it is|they are|its)\b)/iu;

/** What is said of a figure and of the wrong one, as one sentence: "it is 1850 W, not 2200". */
export function withWrongFigure(command: string): string {
  if (command.length > 120) return command;
  const [, right, unit = '', wrong, wrongUnit = ''] = wrongBehind.exec(command) ?? [];
  const [, old, oldUnit = '', fresh, freshUnit = ''] = right === undefined ? (wrongBefore.exec(command) ?? []) : [];
  if (right !== undefined && wrong !== undefined) return contrasted(right, unit || wrongUnit, wrong);
  if (fresh !== undefined && old !== undefined) return contrasted(fresh, freshUnit || oldUnit, old);
  return command.replace(saysWrong, '');
}
const contrasted = (right: string, unit: string, wrong: string) => `it is ${right.trim()}${unit}, not ${wrong.trim()}`;

/**
 * "The weight given here is not right. I have had it on the scale and it is 335 grams": how the value was found is left out.
 * A message with two measures, or with doubts, stays as it is.
 */
export function withGivenCorrected(command: string): string {
  if (command.length > 300) return command;
  const found = toldBehind.exec(command.trim());
  const [, lead = '', what = '', how = '', value = '', rest = ''] = found ?? [];
  const isPlain = (command.match(anyMeasure) ?? []).length === 1 && !elsewhere.test(`${how} ${rest}`);
  if (found !== null && isPlain) return `${lead}set the ${what.toLowerCase()} to ${value}`;
  return command.replace(placeGiven, '$1 $2');
}
