import type { FactToken } from './word-fact-index.ts';
import type { VocabularyLanguage } from './word-facts.ts';

// Value, then its words with their inflected forms. "One" counts only before a unit, because it is mostly an article.
const written: Record<VocabularyLanguage, string> = {
  en: '1 one;2 two;3 three;4 four;5 five;6 six;7 seven;8 eight;9 nine;10 ten;11 eleven;12 twelve dozen;13 thirteen;14 fourteen;15 fifteen;16 sixteen;17 seventeen;18 eighteen;19 nineteen;20 twenty;30 thirty;40 forty;50 fifty;60 sixty;70 seventy;80 eighty;90 ninety;100 hundred',
  de: '1 ein eine einen einem einer eines;2 zwei zweier;3 drei dreier;4 vier;5 fünf;6 sechs;7 sieben;8 acht;9 neun;10 zehn;11 elf;12 zwölf dutzend;13 dreizehn;14 vierzehn;15 fünfzehn;16 sechzehn;17 siebzehn;18 achtzehn;19 neunzehn;20 zwanzig;24 vierundzwanzig;25 fünfundzwanzig;30 dreißig;40 vierzig;50 fünfzig;60 sechzig;100 hundert',
  fr: '1 un une;2 deux;3 trois;4 quatre;5 cinq;6 six;7 sept;8 huit;9 neuf;10 dix;11 onze;12 douze douzaine;13 treize;14 quatorze;15 quinze;16 seize;20 vingt;30 trente;40 quarante;50 cinquante;60 soixante;100 cent',
  es: '1 un una uno;2 dos;3 tres;4 cuatro;5 cinco;6 seis;7 siete;8 ocho;9 nueve;10 diez;11 once;12 doce docena;13 trece;14 catorce;15 quince;16 dieciséis;18 dieciocho;20 veinte;24 veinticuatro;30 treinta;40 cuarenta;50 cincuenta;60 sesenta;100 cien ciento',
  pl: '1 jeden jedna jedno jednego jednej;2 dwa dwie dwóch dwoma dwu dwoje;3 trzy trzej trzech trzem trzema troje;4 cztery czterej czterech czterem czterema;5 pięć pięciu pięcioma;6 sześć sześciu sześcioma;7 siedem siedmiu siedmioma;8 osiem ośmiu ośmioma;9 dziewięć dziewięciu dziewięcioma;10 dziesięć dziesięciu dziesięcioma;11 jedenaście;12 dwanaście dwunastu tuzin;13 trzynaście;14 czternaście;15 piętnaście piętnastu;16 szesnaście;18 osiemnaście;20 dwadzieścia dwudziestu;30 trzydzieści;40 czterdzieści;50 pięćdziesiąt;60 sześćdziesiąt;100 sto stu;200 dwieście;300 trzysta;500 pięćset',
  ru: '1 один одна одно одного одной одну;2 два две двух двум двумя двое;3 три трех трем тремя трое;4 четыре четырех четырем четырьмя четверо;5 пять пяти пятью пятеро;6 шесть шести шестью;7 семь семи семью;8 восемь восьми восемью;9 девять девяти девятью;10 десять десяти десятью;11 одиннадцать;12 двенадцать двенадцати дюжина;13 тринадцать;14 четырнадцать;15 пятнадцать;16 шестнадцать;18 восемнадцать;20 двадцать двадцати;30 тридцать тридцати;40 сорок сорока;50 пятьдесят;60 шестьдесят;90 девяносто;100 сто ста;200 двести;300 триста;500 пятьсот',
};

const values = new Map<VocabularyLanguage, Map<string, number>>();
for (const [language, rows] of Object.entries(written) as [VocabularyLanguage, string][]) {
  const words = new Map<string, number>();
  for (const row of rows.split(';')) {
    const [value, ...forms] = row.split(' ');
    for (const form of forms) words.set(form, Number(value));
  }
  values.set(language, words);
}

export interface WrittenNumber {
  value: number;
  /** Number of words. */
  length: number;
  /** Includes its unit: "half an hour". */
  unit?: string;
}

const phrases: [words: string, value: number, unit: string][] = [
  ['half a dozen', 6, ''],
  ['half an hour', 30, 'min'],
  ['quarter of an hour', 15, 'min'],
  ['half a year', 6, 'months'],
  ['half a day', 12, 'h'],
  ['half a litre', 500, 'ml'],
  ['halbe stunde', 30, 'min'],
  ['halben stunde', 30, 'min'],
  ['viertelstunde', 15, 'min'],
  ['halbes jahr', 6, 'monate'],
  ['anderthalb jahre', 18, 'monate'],
  ['eineinhalb jahre', 18, 'monate'],
  ['halber liter', 500, 'ml'],
  ['demi heure', 30, 'min'],
  ['quart d heure', 15, 'min'],
  ['demi litre', 500, 'ml'],
  ['media hora', 30, 'min'],
  ['cuarto de hora', 15, 'min'],
  ['medio litro', 500, 'ml'],
  ['medio año', 6, 'meses'],
  ['año y medio', 18, 'meses'],
  ['pół roku', 6, 'miesięcy'],
  ['pół godziny', 30, 'min'],
  ['pół litra', 500, 'ml'],
  ['półtora roku', 18, 'miesięcy'],
  ['doba', 24, 'h'],
  ['полгода', 6, 'месяцев'],
  ['полчаса', 30, 'мин'],
  ['пол литра', 500, 'мл'],
  ['полтора года', 18, 'месяцев'],
  ['сутки', 24, 'ч'],
];
const byFirstWord = new Map<string, { words: string[]; value: number; unit: string }[]>();
for (const [phrase, value, unit] of phrases) {
  const words = phrase.split(' ');
  const first = words[0] ?? '';
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, value, unit }]);
}

const counted = /^(?:teilig|fach|er|lagig|stufig|mal|türig|sitzer|flammig|gang|seitig)/u;
const germanNumber = /^(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)(\p{L}+)$/u;

/** A number written in words at this place, `dwadzieścia` or `сто двадцать` or "half an hour"; null when there is none. */
export function numberWordsAt(
  tokens: readonly FactToken[],
  index: number,
  languages: readonly VocabularyLanguage[],
): WrittenNumber | null {
  const word = tokens[index]?.word ?? '';
  for (const { words, value, unit } of byFirstWord.get(word) ?? []) {
    if (words.every((part, offset) => tokens[index + offset]?.word === part))
      return { value, unit, length: words.length };
  }
  for (const language of languages) {
    const value = values.get(language)?.get(word);
    if (value === undefined) continue;
    const next = tokens[index + 1];
    const more = next?.joined ? values.get(language)?.get(next.word) : undefined;
    // "vingt-quatre", "сто двадцать": a smaller number after a round one is added.
    if (more !== undefined && value >= 20 && more < (value >= 100 ? 100 : 10))
      return { value: value + more, length: 2 };
    return { value, length: 1 };
  }
  if (!languages.includes('de')) return null;
  const [, number = '', rest = ''] = germanNumber.exec(word) ?? [];
  const value = counted.test(rest) ? values.get('de')?.get(number) : undefined;
  return value === undefined ? null : { value, length: 1 };
}
