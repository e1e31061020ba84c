import type { ListingEdit } from '../../../tool-types.ts';
import { isDescribing, isNameWord } from '../cards/name-words.ts';

/** "About", "up to": how a seller qualifies a number; it stays with it. */
const approx =
  '(?:(?:about|approx(?:\\.|imately)?|around|roughly|circa|ca\\.?|nearly|almost|up to|over|under|at least|at most|less than|more than|max(?:\\.|imum)?|min(?:\\.|imum)?|from|just) ?|[~≈<>±] ?)?';
const number = "[-−+]?\\d+(?:[.,' ]\\d+)*(?:/\\d+)?";
/** A number as sellers write it: with separators, a sign, a fraction, or a range. */
export const amount = `${approx}${number}(?: ?(?:-|–|—|to|and|\\.\\.\\.?) ?${number})?`;
const unit =
  '(?:g|kg|mg|t|grams?|kilos?|kilograms?|lbs?|pounds?|oz|ounces?|ml|cl|dl|l|lit(?:er|re)s?|fl\\.? ?oz|gal(?:lons?)?|mm|cm|m|km|in|inch(?:es)?|ft|feet|(?:milli|centi)?met(?:er|re)s?|["″\'′]|w|kw|watts?|v|volts?|mah|ah|a|amps?|hz|khz|mhz|ghz|°? ?[cf]|degrees(?: celsius| fahrenheit)?|k|kelvin|lumens?|lm|lux|db|rpm|bar|psi|mp|megapixels?|dpi|mbps|gbps|kb|mb|gb|tb|hours?|hrs?|h|minutes?|mins?|seconds?|secs?|days?|weeks?|months?|years?|yrs?|people|persons?|pieces?|pcs|pages?|sheets?|%|den|gsm|microns?|µm|atm|mph|km/h|m/s|n|nm|cups?|servings?|layers?|pockets?|hrc|hrb|hv|grit|tpi|ply|tog|btu|carats?|karats?)';
const measure = `${amount} ?${unit}(?:(?: ?[x×] ?| by )${number}(?: ?${unit})?)*(?:[²³2-3])?`;
/** Nouns that are measured: what stands before a number without "is". */
const measured =
  '(?:length|width|height|depth|diameter|thickness|weight|capacity|volume|size|life|load|temperature|range|speed|pressure|resolution|power|voltage|wattage|current|time|brightness|radius|circumference|power consumption|battery|warranty|age|distance|frequency|payload|lifespan|density|hardness|length of cable|case|dial|blade|handle|cable|cord|base|shade|pot|heel|strap|chuck|torque|girth|plating|inseam|waist|bust|chest|sleeves?|chain|pendant|stones?|beads?|lens|screen|wheels?|tyres?|tires?|bore|stroke|pitch|shaft|neck|scale|rim|opening|mount|focal length|wattage)';
const noProperty =
  /\b(?:title|headline|description|bullets?|keywords?|prices?|scores?|photos?|pictures?|images?|background|cards?|listings?|it|this|that|these|those|there|what|how|which|who|i|we|you|they|budget|shipping|delivery|orders?|stock|credits?|limits?|deadline|file|text|chat|points?|discount|export|task|plan|answer|rest|one|mine|specs?|specifications?|attributes?|new)\b/i;
const sentence = new RegExp(
  `^(?:the |its |our |my |with (?:an? )?|it has an? |has an? )?([a-z][a-z -]{1,40}?)(?:(?: is| are| of| was|:| =) ?| )(${measure}(?: [a-z]{2,12}){0,2})$`,
  'i',
);

/** Properties that are numbers without a unit. */
const plainNumber =
  /^(?:the |its )?(ph(?: value)?|spf|hrc|hardness|abv|iso|ply|gsm|denier|thread count|(?:number of )?(?:frets|teeth|links|gears|keys|ports|slots))(?: is| are|:| =)? ((?:about |approx\.? |[~≈<>±] ?)?\d+(?:[.,]\d+)?(?: ?[±–-] ?\d+(?:[.,]\d+)?)?)$/i;
const endsMeasured = new RegExp(`\\b${measured}$`, 'i');

/** "The steel is X50CrMoV15", "the socket is E27": a property and the code of what it is. */
const coded =
  /^(?:the |its |our |my )?((?:[a-z]+ ){0,2}([a-z]{3,})) (?:is|are)(?: an?| of)? ([a-z]{1,8}-?\d[\w./-]*(?: [a-z]{1,3}\d[\w./-]*)?)$/i;
const isThing = (word: string) =>
  isNameWord(word) || isDescribing(word) || /^(?:thread|socket|rating|class|grade|type|model)$/i.test(word);

/** "The lamp is E27": what a code alone is of, whatever it is said of. */
const codes: [RegExp, string][] = [
  [/^(?:e(?:10|12|14|17|26|27|40)|b(?:15|22)d?|ba15[ds]?|gu?x?(?:4|5[.,]3|9|10|24)|mr(?:11|16)|r7s)$/i, 'Socket'],
  [/^ip[x\d]\d[a-z]?$/i, 'IP rating'],
];
const nameOfCode = (code: string) => codes.find(([pattern]) => pattern.test(code))?.[1] ?? null;

const capital = (name: string) =>
  /^(?:ph|spf|hrc|abv|iso|gsm)$/i.test(name)
    ? name.toUpperCase().replace(/^PH$/, 'pH')
    : name.charAt(0).toUpperCase() + name.slice(1);

/** "Pendant", "chain length": the name of what is measured. */
export const isMeasured = (name: string): boolean => endsMeasured.test(name);

/** "Battery life is 10 hours", "max load 1,500 kg": a property and what it measures, in the seller's words. */
export function measuredFact(text: string): ListingEdit | null {
  const own = text.trim().replace(/[.!]+$/, '');
  if (own.length > 120) return null;
  const [, property = '', figure = ''] = plainNumber.exec(own) ?? [];
  if (property !== '') return { op: 'set', field: 'specifications', name: capital(property), value: figure };
  const [, thing = '', last = '', code = ''] = coded.exec(own) ?? [];
  if (thing !== '' && isThing(last) && !noProperty.test(thing))
    return { op: 'set', field: 'specifications', name: nameOfCode(code) ?? capital(thing), value: code };
  const [said, name = '', value = ''] = sentence.exec(own) ?? [];
  if (said === undefined || noProperty.test(name)) return null;
  const hasVerb = /^(?: is| are| of| was|:| =)/i.test(
    own.slice(own.toLowerCase().indexOf(name.toLowerCase()) + name.length),
  );
  if (!hasVerb && !endsMeasured.test(name)) return null;
  return {
    op: 'set',
    field: 'specifications',
    name: capital(name),
    value: value.trim(),
  };
}
