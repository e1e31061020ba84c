import { plainPair } from '../extract/plain-pairs.ts';
import { factsOf } from '../ground/facts.ts';
import { wordList } from '../text/words.ts';
import { factOfShortLine, size } from './bare-facts.ts';
import { namesOf, saysMore } from './property-names.ts';

const measure =
  /^(?!wash)((?:[\p{L}-]+ ){0,2}(?:height|width|length|depth|diameter|thickness|circumference|capacity|volume|power|voltage|wattage|current|torque|rate|frequency|angle|speed|pressure|resolution|brightness|flux|temperature|range|output|input|net weight|noise level|(?:burn(?:ing)?|play(?:ing)?|run(?:ning)?|charging|battery) (?:time|life)|shelf life)|(?:[\p{L}-]+ ){1,2}size|field of view)$/iu;
const graded = /^(?:\p{L}+ ){1,3}(?:level|rating|class|grade)$/iu;
const gradeValue = /^(?=.{1,12}$)[\p{Lu}\d][\p{L}\d+.-]*$/u;
const kindNames = /^(?:pattern|closure)$/iu;
const measured = /^(?:(?:about|approx\.?|ca\.?|up to) )?\d[^\p{L}]*(?:\p{L}|["″%°])/u;
// What it carries.
const load = /max|load|capacity|up to/iu;
const sizes = new RegExp(`^${size}`, 'iu');

const ratio = /^\d[\d.,]* ?: ?\d[\d.,]*$/u;
// Parts of a thing that there is one of.
const part =
  '(?:body|blade|frame|handle|lid|base|shell|upper|sole|outsole|lining|strap|case|cover|seat|band|shade|shaft|head|back|top|bottom|core|wick|clasp|chain|buckle)';
const partMaterial = new RegExp(`^((?:\\p{L}+ )?${part}) material$`, 'iu');
// "Walnut handle".
const materialPart = new RegExp(`^(\\p{L}+(?: \\p{L}+)?) ${part}$`, 'iu');
// "Removable washable cover", "Non slip bottom".
const partWithTraits =
  /^(?:(?:removable|washable|non[ -]slip|anti[ -]slip|adjustable|detachable|padded|waterproof|foldable|reinforced|hidden|zipped|soft|silicone|retractable|rotating|extra) ){1,3}(?:cover|bottom|base|lid|handle|strap|shoulder strap|hood|collar|lining|pocket|zip|zipper|clasp|wheel|leg|tip|drawstring|belt)s?$/iu;
const partAlone = new RegExp(`^(?:\\p{L}+ )?${part}$`, 'iu');
const counted =
  /^(?:number of )?(?:[\p{L}-]+ )?(?:pages|ports|pieces|blades|pockets|drawers|shelves|speeds|bearings|settings|modes|levels|strings|keys|doors|legs|lights|wheels|compartments|cups|burners)$/iu;
// Things that a figure stands in front of: "a 4000 mAh battery", "a 13 mm keyless chuck".
const withFigure =
  /^(?:\p{L}+ )?(?:battery|screen|display|camera|chuck|timer|motor|speaker|lens|cable|cord|heel|tank|port|zoom|sensor)$/iu;
const figureInFront = /^\d[\d.,/–-]* ?(?:\p{L}{1,7}|["″])(?: \p{Ll}{3,})?$/u;
// What buyers are told with a word or two in front: "a lavender scent", "a light roast".
const described = /^(?:roast|scent|fragrance|flavou?r|style|texture|neckline|fit|weave)$/iu;
const fewWords = /^\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,2}$/u;
const shapes = /^(?:round|oval|square|rectangular|hexagonal|octagonal|cylindrical|curved)$/iu;
const books = /^(?:paperback|hardcover|hardback|softcover)$/iu;
const liquid =
  /^(?:(?:about|approx\.?|ca\.?|up to) )?\d[\d.,]* ?(?:ml|cl|l|lit(?:er|re)s?|(?:fl\.? ?)?oz|cups?|gal(?:lons?)?)$/iu;
const finishes = /^(?!.*\bfinish)\p{L}+(?: \p{L}+){0,2}$/iu;

/** What a property is told with: its name, and the clause for its value; null where the value does not fit into one. */
const named: readonly [RegExp, (value: string, name: string) => string | null][] = [
  [/^(?:materials?|fabric|composition)$/iu, (value) => madeOf(listed(value))],
  // "Handle material: ergonomic" names none.
  [partMaterial, (value, name) => (isMaterial(value) ? partOf(partMaterial.exec(name)?.[1] ?? '', value) : null)],
  [partAlone, (value, name) => (isMaterial(value) ? partOf(name, value) : null)],
  [/^finish$/iu, (value) => (finishes.test(value) ? finished(calm(value)) : null)],
  [/^gear ratio$/iu, (value) => (ratio.test(value) ? `has a gear ratio of ${value}` : null)],
  [
    counted,
    (value, name) =>
      /^\d{1,4}$/u.test(value) && Number(value) > 1 ? `has ${value} ${small(name.replace(/^number of /iu, ''))}` : null,
  ],
  [/^(?:number of )?seats$/iu, (value) => (/^\d{1,2}$/u.test(value) ? `seats ${value}` : null)],
  [
    /^(?:count|contents)$/iu,
    (value) => (/^\d{1,5} (?!threads?$)(?:\p{Ll}+ ){0,2}\p{L}+$/iu.test(value) ? `contains ${value}` : null),
  ],
  [/^capacity$/iu, (value) => (liquid.test(value) ? `holds ${value}` : ofMeasure('capacity', value))],
  [
    /^(?:(?:recommended|suitable|suggested) )?ages?(?: range| group)?$/iu,
    (value) => (/^\d/u.test(value) ? `is for ages ${value}` : null),
  ],
  [measure, (value, name) => ofMeasure(name, value)],
  [withFigure, (value, name) => (figureInFront.test(value) ? `has ${articled(`${value} ${small(name)}`)}` : null)],
  [/^ram$/iu, (value) => (/^\d+ ?GB$/u.test(value) ? `has ${value} of RAM` : null)],
  [described, (value, name) => describedBy(value, name)],
  [/^shape$/iu, (value) => (shapes.test(value) ? `is ${small(value)}` : null)],
  [/^(?:filling|fill|stuffing)$/iu, (value) => (isMaterial(value) ? told('is filled with', calm(value)) : null)],
  [
    /^upholstery$/iu,
    (value) => (isMaterial(value) && fewWords.test(value) ? told('has', calm(`${value} upholstery`)) : null),
  ],
  [/^skin types?$/iu, (value) => (skins.test(value) ? `is for ${listed(value).toLowerCase()} skin` : null)],
  [/^publisher$/iu, (value) => (/^\p{Lu}/u.test(value) ? `is published by ${value}` : null)],
  [/^(?:format|binding)$/iu, (value) => (books.test(value) ? `is a ${value.toLowerCase()}` : null)],
  [graded, (value, name) => (gradeValue.test(value) ? `has ${articled(small(name))} of ${value}` : null)],
  [/^bluetooth(?: version)?$/iu, (value) => (/^\d[\d.]*$/u.test(value) ? `has Bluetooth ${value}` : null)],
  [/^operating system$/iu, (value) => (/^\p{L}/u.test(value) ? `runs ${value}` : null)],
  [
    kindNames,
    (value, name) => (/^\p{L}[\p{L}-]+$/u.test(value) ? `has ${articled(`${lowered(value)} ${small(name)}`)}` : null),
  ],
  [/^(?:item )?weight$/iu, (value) => (measured.test(value) && !load.test(value) ? `weighs ${value}` : null)],
  [
    /^(?:dimensions|measurements|(?:product |item )dimensions|size)$/iu,
    (value) => (/\d.*[x×].*\d ?(?:mm|cm|m|in|inch(?:es)?|ft|["″])(?!\p{L})/iu.test(value) ? `measures ${value}` : null),
  ],
  [/^sizes$/iu, (value) => (sizes.test(value) ? `comes in sizes ${listed(value)}` : null)],
  [
    /^colou?rs$/iu,
    (value) =>
      value.split(/, ?/u).every((part) => shadeName.test(part)) && isColour(value)
        ? told('comes in', calm(listed(value)))
        : null,
  ],
  [/^colou?r$/iu, (value) => (/^[\p{L} ]+$/u.test(value) && isColour(value) ? told('comes in', calm(value)) : null)],
  [/^made in$/iu, (value) => (isPlace(value) ? `is made in ${placed(value)}` : null)],
  // Coffee grows there: where something comes from does not tell where it was made.
  [/^country of origin$/iu, (value) => (isPlace(value) ? `comes from ${placed(value)}` : null)],
  [/^fits$/iu, (value) => `fits ${listed(value)}`],
  [/^(?:ingredients|contains)$/iu, (value) => `contains ${listed(value)}`],
  [/^(compatible with|suitable for)$/iu, (value, name) => `is ${name.toLowerCase()} ${value}`],
];

const skins =
  /^(?:oily|dry|normal|combination|sensitive|mature)(?:, ?(?:oily|dry|normal|combination|sensitive|mature))*$/iu;
/** "Has a light roast"; "scent: unscented" has none. */
function describedBy(value: string, name: string): string | null {
  const said = fewWords.test(value) && !/^un|free$/iu.test(value) ? calm(value) : null;
  return said === null || wordList(said).includes(name.toLowerCase()) ? null : `has ${articled(said)} ${small(name)}`;
}

const shadeName = /^(?:and |or )?\p{L}+(?:[ -]\p{L}+){0,2}$/u;
const ofMeasure = (name: string, value: string): string | null =>
  measured.test(value) ? `has ${articled(small(name))} of ${value}` : null;
const isMaterial = (value: string): boolean =>
  factsOf(value, 'en').some(({ kind, end, denied }) => kind === 'material' && end === value.length && denied !== true);
const partOf = (name: string, value: string): string | null =>
  told(`has ${articled(small(name))} made of`, calm(value));
const finished = (value: string | null): string | null => (value === null ? null : `has ${articled(value)} finish`);

const told = (begin: string, value: string | null): string | null => (value === null ? null : `${begin} ${value}`);
/** "Wooden" says how a thing is, and not what it is made of. */
const madeOf = (value: string): string | null =>
  /(?:wooden|wooll?en|golden|silken|metallic)$/iu.test(value) ? null : told('is made of', calm(value));
const isColour = (value: string): boolean =>
  factsOf(value, 'en').some(({ kind, denied }) => kind === 'colour' && denied !== true);
const isPlace = (value: string): boolean =>
  factsOf(value, 'en').some(({ kind, start, end }) => kind === 'origin' && start === 0 && end === value.length);

/** "The UK": places that are called so. */
const placed = (value: string): string =>
  /^(?:uk|usa?|united (?:kingdom|states|arab emirates)|uae|netherlands|philippines|czech republic)$/iu.test(value)
    ? `the ${value}`
    : value;

const stretched = /^\d.*\d? ?(?:mm|cm|m|in|inch(?:es)?|ft|") (?:long|wide|high|tall|deep|thick)$/iu;
const verbs =
  /^(?:(?:holds|comes|keeps|fits|weighs|works|folds|opens|includes|contains|lasts|hangs|cures|connects|lies|lays) \S|(?:seats|measures|supports|covers|stands|charges) (?!(?:for|and|or|with|of|in|are|made|sold|available|included|apply)\b)\S)/iu;
const participles =
  /^(?:hand-?made|hand-?crafted|made|crafted|printed|woven|knitted|designed|signed|packed|packaged|sold|suitable|available|inspired) (?:in|by|from|of|with|for|on|to|as|at) \S/iu;

/** Single words that say what a product is. */
export const adjectives =
  '(?:vegan|organic|waterproof|foldable|adjustable|rechargeable|washable|reversible|oiled|unframed|framed|signed|hand-?made)';

/** Lines that have no name, by the beginning that makes a clause of them. */
const bare: readonly [RegExp, string][] = [
  [stretched, 'is'],
  [verbs, ''],
  [participles, 'is'],
  [new RegExp(`^${adjectives}$`, 'iu'), 'is'],
  [/^with (?!out\b)[^\s,][^,]*$/iu, 'comes'],
  [new RegExp(`^sizes? ${size}`, 'iu'), 'comes in'],
  [/^(?:set|pack) of \d/iu, 'comes as a'],
  [
    /^for (?:ages? \d|(?:dogs|cats|puppies|kittens|pets|children|kids|babies|adults) (?:up to|over|from|of) \d|(?:indoor|outdoor|indoor and outdoor|home|professional) use$)/iu,
    'is',
  ],
];
const countedThings =
  /^(?:[2-9]|[1-9]\d{1,2}) (?!(?:years?|months?|days?|hours?|minutes?|in|pcs|pieces|packs?|sets?|pairs?|colou?rs|sizes|gifts?)\b)(?:\p{Ll}[\p{Ll}-]+ ){0,2}\p{Ll}{3,}(?<![sui])s$/u;
const ofSides = /^size:? (\d[\d.]* ?[x×] ?\d[\d.x× ]*(?:mm|cm|m|in|inch(?:es)?))$/iu;
// "Anti tip strap included", "Base 19x19 in".
const includedThing =
  /^((?!(?:not|no|nothing|everything|all|free|vat|tax|shipping|delivery|postage|assembly|installation|warranty|battery)(?!\p{L}))\p{L}[\p{L}-]+(?: [\p{L}-]+){0,3})(?<! not| is| are) included$/iu;
const sidesOfPart = new RegExp(`^(${part}) (\\d[\\d.]* ?[x×] ?\\d[\\d.x× ]*(?:mm|cm|m|in|inch(?:es)?))$`, 'iu');
const isAdjective = new RegExp(`^${adjectives}$`, 'iu');
const isAssembly = /^assembly(?: (?:required|needed))?$/iu;
const isQuality = /^(?!not )\p{L}+[ -](?:free|safe|proof|resistant)$/iu;
// "Suitable for: not for kids", "Color: as shown" are answers, which no sentence tells.
const saysNone = /\b(?:not|no|none|any|most)\b|\bas (?:shown|pictured)\b|^(?:varies|various|assorted|mixed)$/iu;
// Behind these a line is no clause: "comes with", cut off; "holds:" of a heading.
const open = /(?:(?<!\d ?)\b(?:with|in|of|for|to|and|or)|[:;,])$/iu;

const labelled = /^(\p{L}[\p{L}\s/-]{1,40}?)\s*[:：]\s*(\S.*)$/u;

/** A fact as what a sentence says of the product: "weighs 48 kg" for "Weight: 48 kg"; null where no plain clause tells it whole. */
export function clauseOf(line: string, isPlural: boolean, language: string): string | null {
  const clause = open.test(line) ? null : clauseIn(line, language);
  return clause !== null && isPlural ? plural(clause) : clause;
}

function clauseIn(line: string, language: string): string | null {
  const [, name = '', value = ''] = labelled.exec(line) ?? [];
  if (name !== '') {
    if (/^yes$/iu.test(value)) return isQuality.test(name) || isAdjective.test(name) ? `is ${small(name)}` : null;
    if (/^no$/iu.test(value)) return isAssembly.test(name) ? 'needs no assembly' : null;
    if ((saysMore(value) && !ratio.test(value)) || saysNone.test(value)) return null;
    const tell = named.find(([pattern]) => pattern.test(name.trim()))?.[1];
    return tell?.(value.replace(/[.;,]+$/u, ''), name.trim()) ?? null;
  }
  if (saysMore(line)) return null;
  const [, sides] = ofSides.exec(line) ?? [];
  if (sides !== undefined) return `measures ${sides}`;
  if (isQuality.test(line)) return `is ${small(line)}`;
  const begun = bare.find(([pattern]) => pattern.test(line))?.[1];
  if (begun !== undefined)
    return isTitleCase(line)
      ? null
      : `${begun} ${lowered(line)}`
          .trim()
          .replace(/^lays flat\b/u, 'lies flat')
          .replace(/^comes in size (?=\S+ (?:to|[–-]) )/u, 'comes in sizes ');
  const [, thing = ''] = includedThing.exec(line) ?? [];
  if (thing !== '')
    return `comes with ${/s$|^hardware$|equipment$|software$/iu.test(thing) ? small(thing) : articled(small(thing))}`;
  const [, partName, partSides] = sidesOfPart.exec(line) ?? [];
  if (partName !== undefined) return `has ${articled(small(partName))} of ${partSides}`;
  const ofPart = materialPart.exec(line);
  if (ofPart !== null && isMaterial(ofPart[1] ?? '')) return `has ${articled(small(line))}`;
  if (partWithTraits.test(line)) return `has ${/s$/u.test(line) ? small(line) : articled(small(line))}`;
  // "2 ribbon bookmarks" of a notebook.
  if (countedThings.test(line) && factOfShortLine(line, language) === null) return `has ${small(line)}`;
  const [pairName, pairValue] = plainPair(line) ?? [];
  if (pairName !== undefined && pairValue !== undefined) {
    const tell = named.find(([pattern]) => pattern.test(pairName))?.[1];
    return tell?.(pairValue, pairName) ?? null;
  }
  const fact = factOfShortLine(line, language);
  const names = namesOf(language);
  if (fact === null || names === null) return null;
  // A value that leaves words of its line behind would lose them.
  if (fact.value.length < line.length)
    return /^\S+ ?\S* diameter$/iu.test(line) ? `has a diameter of ${fact.value}` : null;
  if (fact.name === names.material) return madeOf(line);
  if (fact.name === names.colour) return told('comes in', calm(line));
  if (fact.name === names.dimensions) return `measures ${line}`;
  return fact.name === 'Capacity' ? `has a capacity of ${line}` : null;
}

/** "Salmon 42 %, peas, linseed" with its "and". */
const listed = (value: string): string =>
  /\b(?:and|or|etc)\b|[;&(]/iu.test(value) ? value : value.replace(/, (?=[^,]+$)/u, ' and ');

// "An 8 inch", "an LED light", and "a USB port", "a HEPA filter".
const vowelFirst = /^(?:(?!u(?:s[aeb]|ni|til)|eu|one)[aeiou]|8|1[18](?!\d))/iu;
const spelledFirst = /^[FHLMNRSX](?:ED|[B-DF-HJ-NP-TV-Z])(?![\p{Ll}])/u;
const articled = (noun: string): string => `${vowelFirst.test(noun) || spelledFirst.test(noun) ? 'an' : 'a'} ${noun}`;

/** A capital that only began the line; "TPU", "US" and "Merino" of one word behind another stay as they are. */
const lowered = (text: string): string =>
  nation.test(text) ? text : text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
const nation =
  /^(?:\p{L}{2,}(?:ian|ean|ican|nese)|Oriental|English|Irish|Scottish|British|Turkish|Polish|Danish|Swedish|Spanish|French|German|Dutch|Swiss|Greek)(?!\p{L})/u;
const capital = /(?<!\p{L})\p{Lu}(?=\p{Ll})/gu;

/** "Battery Voltage", "BPA Free" as they stand in a sentence. */
const small = (text: string): string => text.replace(capital, (letter) => letter.toLowerCase());

/** "Stainless Steel" as it stands in a sentence; null where what else has a capital may be a name. */
export function calm(value: string): string | null {
  const facts = factsOf(value, 'en');
  const text = value.replace(/(?<!\p{L})\p{Lu}\p{Ll}+/gu, (word, index: number) =>
    !nation.test(word) && (grade.test(word) || facts.some(({ start, end }) => start <= index && index < end))
      ? word.toLowerCase()
      : word,
  );
  const sentence = lowered(text);
  return /(?<!\p{L})\p{Lu}\p{Ll}/u.test(sentence.replace(nation, '').slice(1)) ? null : sentence;
}
const grade = /^(?:solid|pure|genuine|real|natural|recycled|organic|dark|light|matte?|deep|bright|pale|pastel|and)$/iu;

/** "Comes With Two Benches": a heading, in which names cannot be told from other words. */
const isTitleCase = (line: string): boolean => {
  const words = line.match(/(?<!\p{L})\p{L}{2,}/gu) ?? [];
  return words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
};

/** "These rings are", "come", "weigh". */
function plural(clause: string): string {
  return clause.replace(/^(\p{L}+)/u, (verb) => {
    if (verb === 'is') return 'are';
    if (verb === 'has') return 'have';
    return verb.replace(/s$/u, '');
  });
}
