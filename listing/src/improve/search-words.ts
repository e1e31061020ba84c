import { factsOf } from '../ground/facts.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { codePoints, wordList } from '../text/words.ts';
import { upperFirst } from './casing.ts';
import { runsOf } from './keyword-runs.ts';
import { isUse, isWeak } from './keyword-words.ts';
import { isPropertyName } from './property-names.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { isCutOff } from './shop-talk.ts';
import { isKnownName, tellable } from './tellable.ts';
import { nameKey } from './tidy-specification.ts';
import { withoutOffers } from './title-offers.ts';
import { kindOf, stem } from './title-parts.ts';
import { valuePhrases, yesNames } from './value-phrases.ts';

/** "Country of origin: Germany" without what the table calls it, which nobody searches for. */
const withoutName = (line: string, names: ReadonlySet<string>): string =>
  line.replace(/^([^:：]{2,60})[:：]\s+/u, (whole, name: string) =>
    isPropertyName(name) || names.has(nameKey(name)) ? '' : whole,
  );

/** Words, and names of two or three: of the specifications, the title, the category and what it is for, then those that the texts name. */
export function searchWords(context: RewriteContext): string[] {
  const { listing, language } = context;
  const wordsIn = (texts: readonly string[]): string[] =>
    texts
      .flatMap((text) => runsOf(text, context).flat())
      .filter((word) => codePoints(word) >= shortestSearched && !isWeak(word));
  const isName = (text: string, word: string): boolean => language !== 'de' || isNounOf(text, word);
  const values = valuePhrases(context);
  const names = new Set(listing.specifications.map(({ name }) => nameKey(name)));
  // How to wash it is no search for it.
  const bullets = listing.bullets
    .flatMap((bullet) => bullet.split(/;\s+/u))
    .map((bullet) => withoutName(bullet, names))
    .filter((bullet) => !ofCare.test(bullet));
  const toldByBullets = listing.bullets.join('\n');
  const sentences = htmlToText(listing.description)
    .split(/[\n.!?]/u)
    .map((sentence) => withoutName(sentence.replace(/^• /u, ''), names))
    .filter((sentence) => !toldByBullets.includes(sentence.trim()) && !ofCare.test(sentence));
  const text = [...bullets, ...sentences].flatMap((line) => wordsIn([line]).filter((word) => isName(line, word)));
  const counts = new Map<string, number>();
  for (const word of text) counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
  // The first parts of a category are departments of a shop.
  const levels = listing.category?.split(/[>/|]/u) ?? [];
  const kinds = levels
    .slice(-2)
    .filter((kind) => levels.length < 2 || kind !== levels[0] || !ofShop.test(kind))
    .filter((kind) => !isCutOff(kind) && !/\d|(?<!\p{L})supplies(?!\p{L})/iu.test(kind));
  const materials = wordsIn(
    factsOf([...bullets, ...sentences].join('\n'), language).flatMap((fact) =>
      fact.kind === 'material' && fact.denied !== true ? [fact.text] : [],
    ),
  );
  const nouns = nounsIn([...bullets, ...sentences], language);
  const isNoun = (word: string): boolean => nouns === null || nouns.has(word);
  // "Car cup holders" between two fillers is a name; a longer run holds a verb.
  const runsIn = (line: string): string[][] =>
    runsOf(line, context)
      .map((run) => run.filter((word) => isName(line, word)))
      .filter((run) => run.length >= 2 && run.length <= 3 && !run.some((word) => isWeak(word) || isVerbal(word)));
  // Where the noun comes first a run that begins with none is of verbs.
  const isOfNoun = (run: readonly string[]): boolean => nouns === null || nouns.has(run[0] ?? '');
  const named = [
    ...bullets.flatMap(runsIn).filter((run) => language === 'en' || isOfNoun(run)),
    ...sentences.flatMap(runsIn).filter((run) => nouns?.has((language === 'en' ? run.at(-1) : run[0]) ?? '')),
  ]
    .map((run) => run.filter((word) => !unsearched.has(word)).join(' '))
    .filter((name) => name !== '');
  // What nothing else brought up, a sentence may name: "the side pocket of a backpack".
  const told = text
    .filter((word) => !isVerbal(word) && !unsearched.has(word) && (nouns?.has(word) ?? language === 'de'))
    .map((word) => nouns?.get(word) ?? word);
  // Verbs and adverbs come back often without being searched for.
  const repeated = text.filter(
    (word) => (counts.get(stem(word)) ?? 0) > 1 && !isVerbal(word) && !unsearched.has(word) && isNoun(word),
  );
  const shown = tellable(listing.specifications)
    .filter(({ name, value }) => !isKnownName(name) && !(careNames.test(name) && wordList(value).length > mostOfCare))
    .map(({ value }) => value);
  const stated = shown.flatMap((value) =>
    namesIn(
      [value],
      context,
      (word) => codePoints(word) >= shortestSearched && (wordList(value).length === 1 || isName(value, word)),
    ),
  );
  // A colour alone finds the goods of everybody.
  const isShade = (word: string): boolean => kindOf(word, language) === 'colour';
  return [
    ...new Set([
      ...namesIn(values, context).filter((name) => !isShade(name)),
      ...yesNames(context),
      ...leftOfTitle(context),
      ...wordsIn(kinds),
      ...text.filter(isUse),
      ...materials,
      ...named,
      ...repeated,
      ...stated.filter((word) => !isShade(word)),
      ...told,
    ]),
  ];
}

const shortestSearched = 4;
const ofCare =
  /(?<!\p{L})(?:wash(?!able|ed)|dry[- ]clean|iron(?:ing)? |tumble|bleach|store (?:in|it)|keep (?:in|away|out|it)|drain|rinse|wipe|appl(?:y|iquer)|(?:conserv|lav(?:a[rg]|ab)|entretien|pflege|wasch|reinig|abwisch|aufbewahr|riporre)\p{L}*)/iu;

// Departments of a shop.
const ofShop =
  /&|(?<!\p{L})(?:home|food|drinks?|grocery|women|men|kids|baby|health|beauty|pets?|toys|clothing|sports|electronics|tools|office|books|patio|lawn)(?!\p{L})/iu;

// How to keep it, and what it comes with, is no search for it.
const careNames =
  /publisher|language|edition|warranty|storage|care|pflege|reinigung|entretien|cuidado|lavado|manutenzione|conserva|best before|shelf life|washing|warning|in (?:the )?box|includ|^fits$|direction|instruction|^mount/iu;
// "Dishwasher safe" is one all the same.
const mostOfCare = 2;
// Verbs and such of sentences, which no ending tells apart from nouns.
const unsearched: ReadonlySet<string> = new Set(
  'compatible rotate rotates degree degrees remember function functions expect finish clean types arm head reach corner join child name letter piece put start photo different real little bit near become becomes super softer stronger harder lighter cure cures even evens exact percent tall approx batches studio melt melts split push room temperature dry wash wipe trim show shows devices device takes take surface cause caused goes gets turn shrink shrinks expand expands support supports prevent prevents fade fades hour hills hint last always never first store placed place recommended approximately please both another without life less change changes quick quicker longer shorter biggest smallest vary varies ends theyre cut cuts ones once may might combines combine stays never sinks learn what said which tells told find found cold warm thumb finger fingers else alla slow unos unas lleva deux chaque geliefert'.split(
    ' ',
  ),
);

const before: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'a an the your my our its this these most all any each every some no of with for in on from one two three four'.split(
      ' ',
    ),
  ),
  fr: new Set('le la les un une des du de en au aux avec pour sans deux trois'.split(' ')),
  es: new Set('el la los las un una unos unas de del con para sin en dos tres'.split(' ')),
  it: new Set('il lo la i gli le un uno una di del della dei delle da con per senza in due tre'.split(' ')),
  pt: new Set('o a os as um uma de do da dos das com para sem em'.split(' ')),
};
const behind: ReadonlySet<string> = new Set('for with of in on and or that is are has from by at'.split(' '));
const mostBetween = 4;
const longestPoint = 4;

/**
 * Nouns, told by what stands around them: the "cages" of "most bicycle cages", and nothing of "a bit loose so"; where a
 * noun stands before what is said of it, it follows its article. Each with the word before it that names it: "side pocket"
 * of "the side pocket". Null for a language in which they are not told so.
 */
function nounsIn(lines: readonly string[], language: string): Map<string, string> | null {
  const begins = before[language];
  if (begins === undefined) return null;
  const isBefore = (word: string): boolean => begins.has(word) || /^\d/u.test(word);
  const clauses = lines.flatMap((line) => line.split(/[,;:!?()]|\.(?=\s|$)/u)).map(wordList);
  const nouns = new Map<string, string>();
  for (const words of clauses)
    words.forEach((word, index) => {
      if (language !== 'en') {
        if (isBefore(words[index - 1] ?? '')) nouns.set(word, word);
        return;
      }
      const next = words[index + 1];
      const isLast = next === undefined || behind.has(next);
      // "Oak case": a point without a verb.
      const isPoint = next === undefined && words.length <= longestPoint && !/s$/u.test(words[0] ?? '');
      const start = words.slice(Math.max(0, index - mostBetween), index).findLastIndex(isBefore);
      if (!isPoint && !(isLast && start >= 0)) return;
      const before = words[index - 1] ?? '';
      const isName = start >= 0 && index - 1 > Math.max(0, index - mostBetween) + start && mayName(before);
      nouns.set(word, isName ? `${before} ${word}` : (nouns.get(word) ?? word));
    });
  return nouns;
}

/** True for a word that can stand before a noun and name it: neither weak nor a verb. */
const mayName = (word: string): boolean =>
  /^\p{L}{4,}$/u.test(word) && !isWeak(word) && !unsearched.has(word) && !/(?:ly|ing)$/u.test(word);

/** German nouns are told by their capitals. */
export const isNounOf = (text: string, word: string): boolean =>
  text.includes(upperFirst(word)) || text.includes(word.toUpperCase());

/** Names that the seller had in the title and that have no place in the new one: "forest green". */
function leftOfTitle(context: RewriteContext): string[] {
  const plain = (word: string): string => stem(word).normalize('NFD').replace(/\p{M}/gu, '');
  const said = new Set(wordList(context.listing.title).map(plain));
  // What is denied, "not flasche", is one word of a run.
  const isSaid = (name: string): boolean => wordList(name).every((word) => said.has(plain(word)));
  // "Flexibler" of "flexibler Schlauch" is searched for by nobody.
  const isBound = (word: string): boolean =>
    context.language === 'de' && /(?:e|er|es|en|em)$/u.test(word) && !isNounOf(context.writtenTitle, word);
  return namesIn([withoutOffers(context.writtenTitle)], context, (name) => !isSaid(name) && !isBound(name));
}

/** Words that stand together, as one name. */
const namesIn = (
  texts: readonly string[],
  context: RewriteContext,
  isWanted: (word: string) => boolean = (word) => codePoints(word) >= shortestSearched,
): string[] =>
  texts.flatMap((text) =>
    runsOf(text, context).flatMap((run) => {
      const left = run.filter((word) => isWanted(word) && !isWeak(word) && !unsearched.has(word));
      return inParts(left);
    }),
  );
const mostOfName = 4;
/** A long row in parts, in the seller's own order: neighbours mostly belong together. */
const inParts = (words: readonly string[]): string[] =>
  words.length === 0 ? [] : [words.slice(0, mostOfName).join(' '), ...inParts(words.slice(mostOfName))];

/** Verbs and adverbs, by their ending. */
export const isVerbal = (word: string): boolean => /(?:ly|ed|ing)$/u.test(word);
