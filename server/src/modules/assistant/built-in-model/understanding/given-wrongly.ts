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
