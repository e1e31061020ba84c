import { wordList } from '../text/words.ts';
import { upperFirst } from './casing.ts';
import { adjectives } from './fact-clauses.ts';
import { stem } from './title-parts.ts';

/** What the seller tells of himself: "I pour every candle by hand", "meine Oma". A bullet speaks of the product. */
const personal = new Map(
  Object.entries({
    en: "I|I['’](?:m|ve|ll|d)|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself",
    de: '[Ii]ch|[Mm]ein(?:e[mnrs]?)?|[Mm]ir|[Mm]ich',
    fr: "[Jj]e|[Jj]['’]\\p{L}+|[Mm]on|[Mm]a|[Mm]es|[Mm]oi",
    es: '[Yy]o|[Mm]i|[Mm]is|[Mm]í',
    it: '[Ii]o|[Mm]i[oae]|[Mm]iei',
    ru: 'Я|я|[Мм]не|[Мм]еня|[Мм]о[йяиюе]',
  }).map(([language, words]) => [language, new RegExp(`(?<![\\p{L}'’])(?:${words})(?![\\p{L}'’])`, 'u')]),
);

export const isPersonal = (sentence: string, language: string): boolean =>
  personal.get(language)?.test(sentence) === true;

/** What a buyer should do or leave alone. It is worth telling behind what the product is. */
const note =
  /^(?:please|do not|don['’]t|never (?!\p{L}+ed(?!\p{L}))|avoid|always|keep (?:out|away|from|in|it|dry|(?:the )?(?:lid|cap|jar|bottle|container|bag)\b)|store (?!\p{L}+ed)|apply|take \d|shake|for external|for (?:personal|private) use|this is a digital|not (?:suitable|recommended|intended|for)|warning|caution|note|check|consult|ask your|you must|best before|bitte|mindestens haltbar|à consommer|da consumarsi|(?:mejor )?consumir |nicht|niemals|vor |ne pas|ne jamais|évite[rz]|conserver|tenir|nunca|evite|mantener|не \p{L}+(?:йте|ите) |хранить|беречь|перед )/iu;

export const isNote = (sentence: string): boolean => note.test(sentence.trim());

// These are said of a product and of nothing else.
const kept = /^(?:comes|weighs|measures) /u;
const doing = /^(?!is |was |has |does )\p{Ll}{2,20}s /u;
const owned = '(?:has|have|features?|includes?|offers?)';
const article = '(?:(?:an?|the) )?';
const subject =
  /^(?:The|This|These|Our)((?: [\p{L}-]+){1,4}?) (?=(?:has|have|features?|includes?|comes?|is|are|contains|holds|weighs|measures|fits|works|folds|supports|protects|lasts|runs) )/u;
const ofItem = new RegExp(`^${owned} (?:also )?${article}(?=[\\p{L}\\d])`, 'u');
const thereIs = new RegExp(`^There (?:is|are) (?:also )?${article}(?=[\\p{L}\\d])`, 'u');
// "Our serum contains …", "The dress is sewn from …": without the name both are points.
const makes =
  /^(?:contains|holds|weighs|measures|fits|works|folds|supports|protects|lasts|runs|(?:is|are) (?:made|sewn|knitted|woven|printed|crafted|carved|forged|cast|cut|poured|finished) (?:from|of|with|in|by|to)) /u;
const fewestLeft = 2;

/** True for a sentence whose subject is the product: "The kettle …", "This one …". */
function isOfItem(sentence: string, names: ReadonlySet<string>): boolean {
  const words = wordList(/^(?:The|This|These|Our)((?: [\p{L}-]+){1,4})/u.exec(sentence)?.[1] ?? '');
  return words.some((word) => word === 'one' || names.has(stem(word)));
}

/**
 * English sentences as points of a list: "The bag has a front pocket" is a "Front pocket", "It weighs 2 kg" "Weighs 2
 * kg". What an "It" means is told by the sentence before it; where that is not the product, the sentence is left out.
 */
export function asPoints(sentences: readonly string[], noun: string, brand = ''): string[] {
  const item = stem(noun);
  const names = new Set([item, ...wordList(brand)]);
  let isProduct = false;
  return sentences.flatMap((sentence) => {
    const isGoingOn = /^(?:It|They) /u.test(sentence);
    const wasProduct = isProduct;
    isProduct = isGoingOn ? wasProduct : isOfItem(sentence, names);
    const rest = isGoingOn ? sentence.replace(/^\p{L}+ /u, '') : null;
    if (rest !== null) return [...pointOf(rest, wasProduct)];
    const [start, words = ''] = subject.exec(sentence) ?? [];
    if (start !== undefined && stem(wordList(words).at(-1) ?? '') === item) {
      const said = sentence.slice(start.length);
      if (ofItem.test(said)) return [shorter(said.replace(ofItem, ''), sentence)];
      if (makes.test(said)) return [shorter(said.replace(/^(?:is|are) /u, ''), sentence)];
    }
    return [thereIs.test(sentence) ? shorter(sentence.replace(thereIs, ''), sentence) : sentence];
  });
}

/** What "It …" says of the product, without the "It". */
function pointOf(rest: string, isProduct: boolean): string[] {
  if (isProduct && ofItem.test(rest)) return [shorter(rest.replace(ofItem, ''), rest)];
  if ((isProduct ? doing : kept).test(rest)) return [upperFirst(rest)];
  const made = new RegExp(
    `^(?:is|are) (?=(?:made|designed|printed|woven|crafted|finished|suitable) |\\d|(?:[\\p{L}\\d]+ )?(?:${adjectives}|\\p{L}+[ -](?:free|safe|proof|resistant))(?!\\p{L}))`,
    'u',
  );
  return isProduct && made.test(rest) ? [upperFirst(rest.replace(made, ''))] : [];
}

const shorter = (text: string, whole: string): string =>
  wordList(text).length >= fewestLeft && !pointsBack.test(text) ? upperFirst(text) : whole;
// "A design that gives it …": without its subject the "it" is nothing.
const pointsBack = /(?<!\p{L})(?:it|its|they|them|their)(?!\p{L})/iu;
