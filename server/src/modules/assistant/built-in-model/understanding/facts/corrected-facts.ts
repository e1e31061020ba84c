import { isColors, isPlace, isSize, materials, mayBeBrand } from './fact-values.ts';
import { withGivenCorrected, withWrongFigure } from './given-wrongly.ts';
import { amount } from './measured-facts.ts';
import { withoutToldAsides } from './told-asides.ts';

const denied =
  /^(.{0,60}?)(?<=^|\s)(?:is not|isn['’]?t|are not|aren['’]?t|was not|wasn['’]?t) (.{1,60}?)(?: either)?(?:(?:,| but| -|;|\.(?!\d))+ ?(?:it is|it['’]s|its|they are|they['’]re|but|rather|actually|really)*|\s+(?:it['’]?s|it is|they['’]?re|they are|is|are)(?=\s)),? ?(.{1,60})$/i;
const deniedShort =
  /^(it|this|they)?(?:['’]s|['’]re)? ?not (.{1,60}?)(?:,| but| -|;)+ ?(?:it is|it['’]s|its|they are|but|rather)*,? ?(.{1,60})$/i;
const rather =
  /^(.{3,100}?\S),? (?:and )?(?:not|instead of|rather than)(?: the)? (?:an? )?([^,.;]{1,40}?)(?:,? (?:(?:that|which|as) (?:is |are |was |it )?|it )(?:(?:the|our|my|your|its|this) )?(?:listing|card|page|specs?|specifications?|text|description|title|sheet|says?|stands?|states?|gives?|reads?|shows?|written|given|stated|listed|shown|mentioned)\b[^,.;]{0,40})?$/i;
/** What follows asks for something or states no value. */
const noValue = /^(?:please|make|change|set|improve|can|could|i|we|you|that|what|so|and|very|too|really)\b/i;

const kinds: [string, RegExp][] = [
  ['weight', new RegExp(`^${amount} ?(?:mg|g|kg|grams?|kilos?|kilograms?|lbs?|pounds?|oz|ounces?)$`, 'i')],
  ['volume', new RegExp(`^${amount} ?(?:ml|cl|dl|l|lit(?:er|re)s?|fl\\.? ?oz|milliliters?|gallons?)$`, 'i')],
  ['length', new RegExp(`^${amount} ?(?:mm|cm|m|in|inch(?:es)?|ft|feet|["″])$`, 'i')],
  ['power', new RegExp(`^${amount} ?(?:w|kw|watts?|v|volts?|m?ah)$`, 'i')],
  ['time', new RegExp(`^${amount} ?(?:minutes?|hours?|days?|weeks?|months?|years?)$`, 'i')],
  ['count', new RegExp(`^${amount} ?(?:pieces?|pcs|pages?|sheets?|pockets?|layers?)$`, 'i')],
  ['money', new RegExp(`^(?:[$€£] ?${amount}|${amount} ?(?:[$€£]|usd|eur|gbp|dollars?|euros?|rub|rubles?|yen))$`, 'i')],
  ['number', new RegExp(`^${amount}$`, 'i')],
  ['material', new RegExp(`^${materials}(?:(?:,| and|, and| or| &) ${materials})*$`, 'i')],
];
const ofName = /\bbrand(?: name)?(?: is| ?:)? [^,.;]{2,30}$/i;
const property =
  /\b(?:safe|for|of|in|with|new|used|free|proof|\w+(?:able|ible|proof|less|ing|ed|ant|ent|safe|free|ly))$|\s.*\s|\b(?:suitable|included|made|meant)\b/i;
const mayBeName = (value: string) => mayBeBrand(value) && !property.test(value);

function kindOf(said: string): string | null {
  const value = said.trim().replace(/^(?:(?:made|it is|it['’]s|is|are|an?|the|of|from|in|size|about) )+/i, '');
  if (isColors(value)) return 'color';
  const kind = kinds.find(([, pattern]) => pattern.test(value))?.[0];
  if (kind !== undefined) return kind;
  if (isSize(value) && /^(?:x{0,4}[sml]|small|medium|large|one size)$/i.test(value)) return 'size';
  // A capital letter alone makes no country of "Not Waterproof".
  return isPlace(value.toLowerCase()) ? 'place' : null;
}

const metals =
  /^(?:(?:made|an?|the|of|from) )*(?:(?:rose|white|yellow|real|solid) )?(?:gold|silver|bronze|copper|chrome|nickel)$/i;
/** Both are a colour, a country, a weight, a material. */
export function isSameKind(before: string, after: string): boolean {
  const kind = kindOf(before);
  return kind !== null && kind === kindOf(after);
}

/** Both are a color, a weight, a country: only one of them can be true, and the other may go. */
function isContrast(before: string, after: string, subject = ''): boolean {
  if (/^brand(?: name)?$/i.test(subject.replace(/^(?:the|its|my|our) /i, '')))
    return mayBeName(before) && mayBeName(after);
  const kind = kindOf(before);
  const other = kindOf(after);
  if (kind === null || other === null) return false;
  // Silver is a colour, and of brass it is the other metal.
  if ((kind === 'material' && metals.test(after)) || (other === 'material' && metals.test(before))) return true;
  const isNumber = (name: string) => !/^(?:color|material|size|place)$/.test(name);
  return kind === other || (isNumber(kind) && isNumber(other) && (kind === 'number' || other === 'number'));
}

/** "Made of steel": its last words are what is put in the place of what is denied. */
function endsInContrast(kept: string, other: string): boolean {
  if (ofName.test(kept) && mayBeName(other)) return true;
  const words = kept.split(/\s+/);
  return [1, 2, 3, 4].some((count) => count <= words.length && isContrast(words.slice(-count).join(' '), other));
}

/**
 * What a correction states: "300 grams not 250" is 300 grams, "it's not blue, it's green" is "it's green". Null for words
 * that correct nothing: what is denied beside a fact of another kind, "blue, not waterproof", is a fact of its own.
 */
export function correctedStatement(sentence: string): string | null {
  const text = sentence.trim().replace(/[.!]+$/, '');
  if (text.length > 200 || text.includes('?')) return null;
  const [, subject, wrong = '', fresh = ''] = denied.exec(text) ?? deniedShort.exec(text) ?? [];
  if (fresh !== '')
    return noValue.test(fresh) || !isContrast(wrong, fresh, subject?.trim())
      ? null
      : `${subject?.trim() || 'it'} is ${fresh.replace(/^(?:is|are) /i, '')}`;
  const [, kept = '', other = ''] = rather.exec(text) ?? [];
  return kept === '' ||
    !endsInContrast(kept, other) ||
    /\b(?:do|does|did|is|are|was|has|have|should|must|can|will|would|but|why|if)$/i.test(kept)
    ? null
    : kept;
}

const unit =
  '(?:mg|g|kg|grams?|kilos?|kilograms?|lbs?|pounds?|oz|ounces?|ml|cl|dl|l|lit(?:er|re)s?|mm|cm|m|in|inch(?:es)?|ft|feet|w|kw|watts?|v|volts?|m?ah|minutes?|hours?|days?|weeks?|months?|years?)';
const measure = `(?:(?:about|around|only|exactly|just) )?(?:${amount} ?(?:x|×|by) ?){0,2}${amount} ?${unit}`;
/** "9 cm high and 8 cm wide": several in a row, each with its side. */
const side = '(?: (?:high|tall|wide|long|deep|thick|across|in (?:height|width|length|depth|diameter)))?';
const measures = `${measure}${side}(?:(?:,? and| by| x|,) ${measure}${side})*`;
const wrongMeasure = new RegExp(
  `(?<=\\b(?:is|are|was|weighs?|holds?|measures?|has|have|takes?|lasts?|it['’]s|by|to|of)\\s+(?:now |really |actually )?${measures}),?\\s+(?:and\\s+|but\\s+)?(?:not|instead of|rather than)\\s+(?:the\\s+)?(?:(?:about|around|only|exactly|just) )?${amount}(?: ?${unit}\\b)?(?:(?:,? and| by| x|,) ${amount}(?: ?${unit}\\b)?)*${side}(?:,?\\s+(?:that|which|as|it|given|stated|written|listed|shown|mentioned|in)\\b[^,.;!?\\n]{0,70})?(?=[,.;!?\\n]|\\s*$|\\s+so\\b)`,
  'gi',
);
/** "It weighs 298 g rather than the 320 g that the card gives": what is named as wrong is no value. */
const byMistake =
  /(?<=^|[.!?]\s+)[^.!?"\n]{3,80}\b(?:was|were|is|had been) (?:entered|written|put|set|given|listed|typed|stated|saved)\b[^.!?"\n]{0,40}\b(?:by mistake|by accident|in error|wrongly)[.!]\s+(?=\S)/i;
const orderBehind =
  /(?<=[\p{L}\d]),\s+(?:so\s+)?please\s+((?:correct|fix|change|update|amend|adjust) (?:that|it|this|the (?:card|listing|specs?|specifications?)))[\s.!]*$/iu;
/** "Acme was entered by mistake. It is called Norvik", "it is from Portugal, please correct that": one value, and its order. */
const withoutMistake = (said: string) => said.replace(byMistake, '').replace(orderBehind, '. Please $1.');
export const withoutWrongValue = (command: string): string =>
  withoutWrongMeasure(
    withoutLesser(withoutMistake(withGivenCorrected(withoutToldAsides(withWrongFigure(withoutFrame(command)))))),
  );
/** "Condition should be very good, not good": the weaker word ends the stronger one. */
const lesser =
  /^([^.!?"\n]{3,80}\b(?:is|are|be|to) (?:(?:very|nearly|almost|like|dark|light|pale|semi|extra|super|double|solid|fully|as|half|stainless|real|pure) ){1,2})([\p{L}-]{2,20}),? (?:and )?not (?:just |only )?(?:an? )?\2[\s.!]*$/iu;
const withoutLesser = (said: string): string => said.replace(lesser, '$1$2');
/** "One thing is wrong there: …" */
const preface =
  /^\s*(?:(?:but|hm+|ok|great|nice|good|wait|oh|and)[\s,.!]+)*(?:(?:there(?:['’]s| is) |i (?:found|see|saw|noticed|spotted) )?(?:(?:just|only) )?(?:one|an?|another) (?:small |little |tiny |more )?(?:thing|mistake|error|detail|slip|typo)(?: (?:is|was|in|it|there|here|that|though|left|still|not|right|true|correct|wrong|off|i (?:found|noticed|see)|with (?:it|this)))*|something(?:['’]s| is| was) (?:still )?(?:wrong|off|not right|not correct|incorrect)(?: (?:there|here|in it|with it|with this))*)\s*[:,;.-]+\s+(?=(?:it|its|it['’]s|the|this)\b)/i;
/** "…, we changed the lid in spring": why a measure is another one. */
const whyBehind = new RegExp(
  `(?<=${measure}(?:,?\\s+(?:not|instead of|rather than)\\s+${amount}(?: ?${unit})?)?),\\s+(?:(?:because|since|as)\\s+)?(?:we|i|they|it|(?:my|our|the) [\\p{L}]+)\\s+(?:[\\p{L}'’]+\\s+){0,3}?(?:chang|made|got|switch|mov|bought|us|took|replac|redesign|is\\b|are\\b|was\\b|were\\b|have\\b|has\\b|had\\b)[^\\d.;:!?"\\n]{0,60}[\\s.!]*$`,
  'iu',
);
/** "The brand is missing, its Holm". */
const lacking =
  /^\s*(?:(?:but|hm+|ok|great|nice|good|oh|and|also)[\s,.!]+)*(?:the |its |my )?(brand|category|colou?r|material|weight|size|capacity|price|origin|model|warranty) (?:is|was) (?:still |also )?(?:missing|wrong|empty|not there|not right|incorrect|not in (?:there|it))\s*[,.;:-]+\s*(?:it['’]?s|it is|it (?:should|must|has to) be|should be|must be|that(?: is|['’]s|s)) (?:the )?(?=[^\s])(?!(?:missing|wrong|empty|why|not|because|so|too|very|really|on|in|at|there|still|also|what|just)\b)([^?"]{1,60}?)[\s.!]*$/i;
/** "Sorry, in English: shorter title": how it is said. */
const inEnglish =
  /^\s*(?:(?:ok(?:ay)?|sorry|oh|again|now|so|and|well|then)[\s,.!]+)*in english(?: please)?(?: again)?\s*[:,.–-]+\s+(?=\S)/i;
/** "And diameter also in cm: 10 cm". */
const alsoIn =
  /^\s*(?:(?:and|also|then|ok(?:ay)?|please)[\s,]+)*(?:the |its )?(height|width|length|depth|diameter|thickness|weight|capacity|volume|size|dimensions)(?: (?:also|too|as well))? in [a-z]{1,12}(?: (?:also|too|as well|please))?\s*[:=]\s*(?=\d)/i;
/** "Swap that: 350 g and 300 ml": what follows is told, and "swap that" is the name of nothing. */
const pointedAt =
  /^\s*(?:(?:no|oh|ok(?:ay)?|sorry|please|wait|and|but|then)[\s,.!]+)*(?:swap|switch|change|correct|fix|update|set|make) (?:that|this|it|them|those)(?: around| round| over)?\s*:\s*(?=\d)/i;
const withoutFrame = (said: string): string =>
  said
    .replace(inEnglish, '')
    .replace(pointedAt, '')
    .replace(alsoIn, 'the $1 is ')
    .replace(preface, '')
    .replace(whyBehind, '')
    .replace(lacking, 'the $1 is $2');
const withoutWrongMeasure = (said: string): string =>
  /\b(?:titles?|write|say|replace|swap)\b/i.test(said) ? said : said.replace(wrongMeasure, '');
