import { factsOf } from '../ground/facts.ts';
import type { Specification } from '../listing.ts';
import { codePoints, wordList } from '../text/words.ts';
import { capitalised } from './clean-text.ts';
import { saysMore } from './property-names.ts';

/** How a language tells a property: "Die Breite beträgt 13 mm und das Gewicht 620 g." */
interface Grammar {
  /** The name as it stands inside a sentence, with its article; null for one that it does not know. */
  name: (name: string) => string | null;
  takes: (value: string) => boolean;
  /** Between name and value: in the first member of a sentence, and in those behind it. */
  verb: string;
  next: string;
  comma: string;
  and: string;
  end: string;
  /** A line without a verb is a sentence as well. */
  isNominal?: boolean;
  /** What is told in a sentence of its own. */
  alone: readonly [RegExp, (value: string, name: string) => string][];
}

const unit = '(?:[\\p{L}°%"″][\\p{L}\\d°%/²³"″·]*)';
const about = "(?:ca\\.|etwa|rund|bis|bis zu|environ|env\\.|jusqu['’]à|aprox\\.|hasta|circa|fino a|około|ok\\.|do)";
const figure = new RegExp(`^(?:${about} )?\\d[\\d.,]*(?: ?[–-] ?\\d[\\d.,]*)? ?${unit}$`, 'iu');
const sides = new RegExp(`^\\d[\\d.,]*(?: ?${unit})? ?[x×х] ?\\d.{0,20}$`, 'iu');
const isFigure = (value: string): boolean => figure.test(value);

// A name of more words is a sentence already.
const mostWords = 4;
const isPlain = (name: string): boolean => /^[\p{L} -]+$/u.test(name) && wordList(name).length <= mostWords;
// "Material: siehe Foto", "Matière: non précisé" tell nothing that a sentence could say.
const saysNothing =
  /^(?:s\.|siehe|nicht|kein|keine|unbekannt|voir|non|aucune?|inconnue?|ver|no|sin|vedi|nessun\p{L}*|patrz|zob\.|brak|nie|см\.|смотри\p{L}*|не|нет|見|见)(?!\p{L})|写真|照片|图片|圖片/iu;
const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** The article that the first word of a name takes, by its ending. */
function withArticle(name: string, articles: readonly (readonly [RegExp, string])[], isSmall: boolean): string | null {
  const [word = ''] = name.split(' ');
  const article = articles.find(([nouns]) => nouns.test(word))?.[1];
  if (article === undefined || !isPlain(name)) return null;
  return `${article}${isSmall ? lowered(name) : name}`;
}

const isOfMaterial = (value: string, language: string): boolean => {
  const text = value.replace(/^\d{1,3} ?% (?:de )?/u, '');
  return factsOf(text, language).some(({ kind, start }) => kind === 'material' && start === 0);
};
const material = (value: string, language: string): string => (isOfMaterial(value, language) ? lowered(value) : value);

// "Höhe verstellbar" and "Länge gesamt" take no article: behind the noun only what a small word ties to it.
const ofNoun = /^[\p{L}-]+(?: (?:der|des|vom|von|mit|ohne|im|am|in|pro)(?!\p{L}).*)?$/iu;
const german: Grammar = {
  name: (name) =>
    withArticle(
      ofNoun.test(name) ? name : '',
      [
        [
          /(?:breite|höhe|länge|tiefe|stärke|dicke|weite|leistung|spannung|kapazität|tragkraft|laufzeit|fläche)$/iu,
          'die ',
        ],
        [/(?:durchmesser|umfang|inhalt|hub)$/iu, 'der '],
        [/(?:gewicht|volumen|drehmoment|fassungsvermögen)$/iu, 'das '],
      ],
      false,
    ),
  takes: isFigure,
  verb: ' beträgt ',
  next: ' ',
  comma: ', ',
  and: ' und ',
  end: '.',
  alone: [
    [/^(?:maße|abmessungen)$/iu, (value, name) => (sides.test(value) ? `Die ${name} betragen ${value}.` : '')],
    [/^(?:\p{L}*material|obermaterial)$/iu, (value, name) => `Das ${name} ist ${value}.`],
    [/^herkunftsland$/iu, (value, name) => `Das ${name} ist ${value}.`],
  ],
};
const french: Grammar = {
  name: (name) =>
    withArticle(
      name,
      [
        [/^(?:épaisseur|autonomie|envergure)$/iu, "l'"],
        [/^(?:longueur|largeur|hauteur|profondeur|capacité|puissance|contenance|tension|charge)$/iu, 'la '],
        [/^(?:poids|diamètre|volume|débit|couple)$/iu, 'le '],
      ],
      true,
    ),
  // "De environ" would be "d'environ".
  takes: (value) => /^\d/u.test(value) && isFigure(value),
  verb: ' est de ',
  next: ' de ',
  comma: ', ',
  and: ' et ',
  end: '.',
  alone: [[/^mati[èe]re$/iu, (value) => (isOfMaterial(value, 'fr') ? `Le produit est en ${lowered(value)}.` : '')]],
};
const spanish: Grammar = {
  name: (name) =>
    withArticle(
      name,
      [
        [/^(?:longitud|anchura|altura|profundidad|capacidad|potencia|tensión|velocidad|carga)$/iu, 'la '],
        [/^(?:ancho|largo|alto|diámetro|grosor|peso|volumen|voltaje|fondo)$/iu, 'el '],
      ],
      true,
    ),
  takes: isFigure,
  verb: ' es de ',
  next: ' de ',
  comma: ', ',
  and: ' y ',
  end: '.',
  alone: [[/^material(?: \p{L}+)?$/iu, (value, name) => `El ${lowered(name)} es ${material(value, 'es')}.`]],
};
const italian: Grammar = {
  name: (name) =>
    withArticle(
      name,
      [
        [/^(?:altezza|ampiezza)$/iu, "l'"],
        [/^spessore$/iu, 'lo '],
        [/^(?:lunghezza|larghezza|profondità|capacità|potenza|tensione|portata)$/iu, 'la '],
        [/^(?:diametro|peso|volume)$/iu, 'il '],
      ],
      true,
    ),
  takes: (value) => isFigure(value) && !/^fino/iu.test(value),
  verb: ' è di ',
  next: ' di ',
  comma: ', ',
  and: ' e ',
  end: '.',
  alone: [[/^materiale(?: \p{L}+)?$/iu, (value, name) => `Il ${lowered(name)} è ${material(value, 'it')}.`]],
};
const polish: Grammar = {
  name: (name) =>
    withArticle(
      name,
      [
        [
          /^(?:waga|masa|wysokość|szerokość|długość|głębokość|średnica|grubość|pojemność|moc|napięcie|moment|obwód|prędkość|powierzchnia)$/iu,
          '',
        ],
      ],
      true,
    ),
  takes: isFigure,
  verb: ' wynosi ',
  next: ' ',
  comma: ', ',
  and: ' i ',
  end: '.',
  alone: [
    [/^wymiary$/iu, (value) => (sides.test(value) ? `Wymiary wynoszą ${value}.` : '')],
    [/^materiał$/iu, (value) => `Materiał to ${material(value, 'pl')}.`],
  ],
};
// Russian puts a dash between any noun and what it is.
const notNouns =
  /^(?:для|в|во|с|со|на|из|без|по|от|до|под|не|можно|нельзя|подходит|внимание|важно|примечание)(?!\p{L})/iu;
const russian: Grammar = {
  name: (name) =>
    /^[\p{L} .,()-]+$/u.test(name) && !notNouns.test(name) && wordList(name).length <= mostWords ? lowered(name) : null,
  takes: (value) => !/^(?:да|нет|есть|см\.|не )/iu.test(value),
  verb: ' — ',
  next: ' — ',
  comma: ', ',
  and: ', ',
  end: '.',
  isNominal: true,
  alone: [[/^подходит для$/iu, (value) => `Подходит для ${value}.`]],
};
const isAnswer = (value: string): boolean => /^(?:是|否|有|无|無|はい|いいえ|なし|あり)$/u.test(value);
const chinese: Grammar = {
  // "是否可折叠" asks, "适合" is a verb of its own.
  name: (name) => (/^(?!是否|适[合用]|可)\p{Script=Han}{1,8}$/u.test(name) ? name : null),
  takes: (value) => !isAnswer(value),
  verb: '为',
  next: '为',
  comma: '，',
  and: '，',
  end: '。',
  alone: [],
};
const japanese: Grammar = {
  name: (name) => (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,10}$/u.test(name) ? name : null),
  // Behind a verb there stands no "です".
  takes: (value) => !isAnswer(value) && !/(?:です|ます|ません|ください|だ|る|た)$/u.test(value),
  verb: 'は',
  next: 'は',
  comma: '、',
  and: '、',
  end: 'です。',
  alone: [],
};
const grammars: Readonly<Record<string, Grammar>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pl: polish,
  ru: russian,
  zh: chinese,
  ja: japanese,
};

const labelled = /^([^:：]{1,40}?)\s*[:：]\s*(\S.*)$/u;
// "Мощность двигателя 1750 Вт": a measure and its figure that no colon parts.
const russianMeasure =
  /^((?:масса|вес|мощность|объ[её]м|высота|ширина|длина|глубина|диаметр|толщина|производительность|напряжение|[её]мкость|скорость|давление|площадь|нагрузка)(?: \p{L}+){0,2}?) ((?:(?:до|от|около|ок\.) )?\d[\d.,]*(?:-\d[\d.,]*)? ?[\p{L}°%/]+)$/iu;
const isSpoken = (line: string): boolean => wordList(line).length > 1 && !/[:：.!?;]|\p{Lu}{4}/u.test(line);
const longestValue = 90;
// More of them in one sentence cannot be taken in at a glance.
const mostMembers = 3;

function pairOf(line: string, language: string): { name: string; value: string } | null {
  const [, name = '', said = ''] = labelled.exec(line) ?? (language === 'ru' ? russianMeasure.exec(line) : null) ?? [];
  const value = said.replace(/[.;,]+$/u, '').trim();
  return name === '' || value === '' || codePoints(value) > longestValue || saysMore(value) || saysNothing.test(value)
    ? null
    : { name: name.trim(), value };
}

/** The members of a sentence, each as a name and its value. */
function sentenceOf(members: readonly { name: string; value: string }[], grammar: Grammar): string {
  const texts = members.map(({ name, value }, index) => `${name}${index === 0 ? grammar.verb : grammar.next}${value}`);
  const last = texts.pop() ?? '';
  const text = texts.length === 0 ? last : `${texts.join(grammar.comma)}${grammar.and}${last}`;
  return `${text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}${grammar.end}`;
}

/**
 * Lines of properties as sentences of a language other than English, and the lines that no plain sentence tells; null
 * where there are no grammar for the language or too few sentences.
 */
export function propertySentences(
  lines: readonly string[],
  language: string,
): { sentences: string[]; rest: string[] } | null {
  const grammar = grammars[language];
  if (grammar === undefined) return null;
  const members: { name: string; value: string }[] = [];
  const alone: string[] = [];
  const rest: string[] = [];
  for (const line of lines) {
    const pair = pairOf(line, language);
    // "350 кг/час" and "350 кг/ч" of one name are said once.
    if (pair !== null && members.some((told) => isToldBy(pair, told))) continue;
    const own = pair === null ? undefined : grammar.alone.find(([names]) => names.test(pair.name));
    const said = own?.[1](pair?.value ?? '', capitalised(pair?.name ?? '')) ?? '';
    const name = pair === null ? null : grammar.name(pair.name);
    if (said !== '') alone.push(said);
    else if (pair === null || name === null || own !== undefined || !grammar.takes(pair.value)) rest.push(line);
    // A list inside a list would not tell what belongs together.
    else if (/[,;、，] ?\p{L}/u.test(pair.value)) alone.push(sentenceOf([{ name, value: pair.value }], grammar));
    else members.push({ name, value: pair.value });
  }
  // Russian has sentences without a verb: "Корпус из оцинкованной стали."
  const spoken = grammar.isNominal === true ? rest.filter(isSpoken) : [];
  if (members.length + alone.length + spoken.length < fewestTold) return null;
  const sentences: string[] = [];
  for (let from = 0; from < members.length; from += mostMembers)
    sentences.push(sentenceOf(members.slice(from, from + mostMembers), grammar));
  const said = spoken.map((line) => `${line.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`);
  return { sentences: [...sentences, ...alone, ...said], rest: rest.filter((line) => !spoken.includes(line)) };
}
const fewestTold = 2;

const figuresOf = (text: string): string => (text.match(/\d[\d.,]*/gu) ?? []).join(' ');
const isToldBy = (pair: { name: string; value: string }, told: { name: string; value: string }): boolean =>
  pair.name.toLowerCase() === told.name.toLowerCase() &&
  figuresOf(pair.value) !== '' &&
  figuresOf(pair.value) === figuresOf(told.value);

/** True for a sentence that begins with a property of the listing's own table, told as here. */
export function isPropertySentence(
  sentence: string,
  specifications: readonly Specification[],
  language: string,
): boolean {
  const grammar = grammars[language];
  if (grammar === undefined) return false;
  return specifications.some((item) => {
    const name = grammar.name(item.name.trim());
    const value = item.value.trim();
    const own = grammar.alone.find(([names]) => names.test(item.name.trim()))?.[1](
      value,
      capitalised(item.name.trim()),
    );
    const start = name === null ? '' : sentenceOf([{ name, value }], grammar).slice(0, -grammar.end.length);
    return (start !== '' && sentence.startsWith(start)) || (own !== undefined && own !== '' && sentence === own);
  });
}
