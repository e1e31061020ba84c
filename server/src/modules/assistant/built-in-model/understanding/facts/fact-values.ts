import { faulty } from '../edits/edit-values.ts';

/** "925 sterling silver", "14k gold": silver and gold alone are colors. */
const preciousMetals =
  '(?:(?:925|950|999) )?(?:sterling|fine|solid) silver|(?:925|950|999)(?:er)? silver|\\d{1,2} ?(?:k|kt|ct|carat|karat) (?:(?:solid|yellow|white|rose) )*gold(?:[- ](?:plated|filled))?|(?:solid|yellow|white|rose) gold|platinum';
export const materials = `(?:${preciousMetals}|(?:stainless |carbon |brushed |solid |recycled |organic |genuine |full[- ]grain |tempered |100 ?% )*(?:steel|cotton|linen|wool|leather|wood|oak|pine|bamboo|glass|plastic|ceramic|porcelain|stoneware|silicone|alumini?um|polyester|nylon|rubber|silk|iron|brass|copper|acacia|walnut|beech|velvet|denim|canvas|felt|cork|titanium|acrylic|polypropylene|viscose|cashmere|merino(?: wool)?|stone|marble|paper|cardboard|pewter|zinc(?: alloy)?|pvc|latex|neoprene|suede|nubuck|(?:faux|vegan|artificial) leather|pu(?: leather)?|jute|seagrass|rattan|raffia|hemp|elastane|spandex|fleece|corduroy|plywood|mdf|birch|maple|mahogany|teak|terracotta|earthenware|granite|slate))`;
export const colors =
  '(?:(?:light |dark |navy |olive |sky |royal |matte |pale |bright )*(?:red|blue|green|black|white|gr[ae]y|yellow|pink|purple|brown|orange|beige|silver|gold|turquoise|cream|navy|olive|burgundy|teal|ivory))';

/** Colors that are told from other things only where the words around them speak of colors. */
const rarerColors =
  'charcoal|khaki|sand|camel|ecru|nude|blush|plum|emerald|ochre|petrol|mint|lilac|lavender|coral|peach|maroon|violet|magenta|bronze|copper|rose|tan|taupe|mustard|rust|sage|mocha|indigo|aqua|cyan|graphite|anthracite|clear|transparent|amber';
const shade = `(?:(?!(?:an?|the|one|our|my|its|no|not|any|every|many|several)\\b)[a-z]+ )?(?:${colors}|${rarerColors})`;
const onlyColors = new RegExp(`^(?:both )?${shade}(?:(?: ?[,/&+] ?| and | or )${shade})*$`, 'i');
/** "Navy blue", "black and forest green", and nothing else. */
export const isColors = (value: string): boolean => onlyColors.test(value.trim());

const noColor =
  /^(?:not|no|chang\w+|fad\w+|fast|safe|coded|matched|very|so|really|quite|too|nice|beautiful|great|lovely|important|wrong|missing)\b/i;
/** What may stand after "the color is": names of colors are endless, so only what is none is left out. */
export const mayBeColor = (value: string): boolean => !noColor.test(value.trim()) && !faulty.test(value.trim());

const noBrand =
  /^(?:not|no|isn['’]?t|spel(?:led|t)|written|name[ds]?|label(?:ed)?|quality|owners?|loyal\w*|stor(?:y|ies)|image|logos?|tags?|box|packag\w+|colou?rs?|spanking|awareness|recognition|identity|ambassadors?|safe\w*)\b|^new(?:$|[- ](?:in|with|and|never|condition|sealed|unused|boxed|without|old|from|product|item|design|model)\b)|^(?:very |quite |well[- ])?(?:known|famous|popular|important|registered|trusted|ours|mine|missing|wrong|empty)$/i;
/** "New" and "quality" are said about a brand or a product, and are no name. */
export const mayBeBrand = (value: string): boolean => !noBrand.test(value.trim());

const sizes = /^(?:\d|x{0,4}[sml]\b|(?:small|medium|large|one size|free size|a[0-9]|king|queen|twin|full)\b)/i;
/** A size that needs no verb: "size M", "size 38", "dimensions 20 x 30 cm". */
export const isSize = (value: string): boolean => sizes.test(value.trim());

/** The names of all countries as the Unicode data have them, with what people call some of them. */
const countries: ReadonlySet<string> = new Set([
  ...'usa,us,u.s.,u.s.a.,america,uk,u.k.,england,scotland,wales,britain,great britain,holland,europe,eu,turkey,czech republic,korea,prc,bali,hong kong,macau,burma'.split(
    ',',
  ),
  ...regionNames(),
]);
function regionNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) =>
      letters.flatMap(
        (second) =>
          names
            .of(first + second)
            ?.toLowerCase()
            .replaceAll('&', 'and') ?? [],
      ),
    )
    .filter((name) => name !== 'jersey'); // a fabric to those who sell
}
const noPlace =
  /\b(?:\d\w*|sizes?|colou?rs?|styles?|batch(?:es)?|variants?|versions?|bulk|factor(?:y|ies)|house|home|hand|heaven|mind|one|two|three|four|pieces?|style|quality)\b/i;
/** "Portugal", "the EU", "Solingen, Germany": a country, or a name with a capital letter. */
export function isPlace(value: string): boolean {
  const own = value.trim().replace(/^the /i, '');
  const words = own.toLowerCase().split(/[\s,/]+/);
  if (words.some((_, index) => countries.has(words.slice(0, index + 1).join(' ')))) return true;
  return /^\p{Lu}/u.test(own) && words.length <= 4 && !noPlace.test(own);
}

/** "Porto": a place, and no country that is known by its name. */
export function isTown(value: string): boolean {
  const words = value
    .trim()
    .replace(/^the /i, '')
    .toLowerCase()
    .split(/[\s,/]+/);
  const isCountry = words.some((_, from) =>
    words.slice(from).some((__, more) => countries.has(words.slice(from, from + more + 1).join(' '))),
  );
  return isPlace(value) && !isCountry && !unions.test(value);
}
const unions =
  /^(?:the )?(?:e\.?u\.?|u\.?k\.?|u\.?s\.?(?:a\.?)?|europe(?:an union)?|england|scotland|wales|america|asia|africa)$/i;

/** "On the page", "in my data sheet": where a value stands, and not the value. */
export const standsElsewhere =
  /^(?:(?:already|all|also|written|stated|given|there|shown) )*(?:on|in|at|under|from) (?:the|my|our|its|this|that|their) (?:page|(?:web ?)?site|shop|label|box|photos?|pictures?|images?|title|description|bullets?|text|file|data ?sheet|sheet|table|specs?|pack\w*|listing|link)\b/i;
