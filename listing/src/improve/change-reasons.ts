import type { Listing, ListingSection } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { contactPatterns, emojiPattern, tagPattern } from '../text/signs.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { codePoints, spansOf, utf8Bytes, wordList } from '../text/words.ts';
import { isShouting, needsCasing } from './casing.ts';
import { sentencesOf } from './clean-text.ts';
import { linesOf } from './description-lines.ts';
import { isMadeSentence } from './fact-sentences.ts';
import { isHealthClaim } from './health-claims.ts';
import { isFiller } from './keyword-words.ts';
import { bulletRemovals, descriptionRemovals } from './removal-reasons.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { isSales } from './selling-points.ts';
import { isHeading } from './tellable.ts';
import { offerPattern } from './title-offers.ts';

/** What was done to a section, for the seller: short, with numbers, only what really differs. */
export function describeChange(
  section: ListingSection,
  before: Listing,
  after: Listing,
  context: RewriteContext,
): string {
  const parts = tellers[section](before, after, context).filter((part) => part !== '');
  const [first = 'reworded', ...rest] = parts;
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${rest.map((part) => `; ${part}`).join('')}.`;
}

type Teller = (before: Listing, after: Listing, context: RewriteContext) => string[];

const tellers: Record<ListingSection, Teller> = {
  title: titleChanges,
  specifications: specificationChanges,
  bullets: bulletChanges,
  description: descriptionChanges,
  keywords: keywordChanges,
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const mostQuoted = 3;

function quoted(texts: readonly string[]): string {
  const shown = [...new Set(texts)].slice(0, mostQuoted).map((text) => `“${text}”`);
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** "Shortened from 79 to 64 characters", where the difference is worth telling. */
function lengthChange(before: string, after: string): string {
  const [from, to] = [codePoints(before), codePoints(after)];
  if (from === 0) return `written, ${counted(to, 'character')}`;
  if (to === from) return '';
  return `${to < from ? 'shortened' : 'lengthened'} from ${from} to ${counted(to, 'character')}`;
}

function titleChanges({ title: before }: Listing, { title: after, brand }: Listing, context: RewriteContext): string[] {
  const gone = (pattern: RegExp | null): string[] =>
    spansOf(before, pattern)
      .map(({ text }) => text)
      .filter((text) => !after.includes(text));
  const offered = gone(offerPattern).filter((text) => spansOf(text, context.promo).length === 0);
  const healing = isHealthClaim(before) && !isHealthClaim(after);
  const removed = [
    ...offered,
    ...gone(context.promo),
    ...gone(context.avoid),
    ...gone(/!{2,}|\?{2,}|\*{2,}/gu),
    ...gone(context.banned).filter((sign) => !before.includes(sign.repeat(2))),
    ...gone(emojiPattern),
  ];
  const counts = (text: string, word: string): number => wordList(text).filter((other) => other === word).length;
  const words = [...new Set(wordList(after))];
  const repeated = words.filter(
    (word) => /\p{L}{3}/u.test(word) && !isFiller(word) && counts(before, word) > counts(after, word),
  );
  const old = new Set(wordList(before));
  const added = after
    .split(', ')
    .filter((part) => wordList(part).some((word) => !old.has(word)))
    .map((part) => (wordList(part).every((word) => !old.has(word)) ? part : newWords(part, old)))
    .filter((part) => part !== '');
  const name = brand?.trim().toLowerCase() ?? '';
  const isMoved =
    name !== '' &&
    after.toLowerCase().startsWith(name) &&
    !before.toLowerCase().startsWith(name) &&
    removed.length === 0;
  const isCalmed = needsCasing(before) && !needsCasing(after);
  const isRecased = !isCalmed && before !== after && hasNewCapitals(before, after);
  return [
    lengthChange(before, after),
    removed.length > 0 ? `removed ${quoted(removed)}` : '',
    healing ? 'took out a promise to heal' : '',
    repeated.length > 0 ? `no longer repeats ${quoted([joinedIn(after, repeated)])}` : '',
    added.length > 0 ? `added ${quoted(added)}` : '',
    name !== '' && before.toLowerCase().includes(name) && !after.toLowerCase().includes(name)
      ? 'left the brand to its own field'
      : '',
    name !== '' && wasBefore(before, after, name) ? 'put the item before the brand' : '',
    isMoved && !added.some((part) => part.toLowerCase().includes(name)) ? 'put the brand first' : '',
    isCalmed ? 'set in normal case' : isRecased ? 'set in title case' : '',
    lengthChange(before, after) === '' &&
    removed.length + repeated.length + added.length === 0 &&
    !isRecased &&
    !isCalmed
      ? 'put its parts in the usual order'
      : '',
  ];
}

// A brand within so many characters stood in front, whatever promotion came before it.
const front = 20;

function wasBefore(before: string, after: string, name: string): boolean {
  const [from, to] = [before.toLowerCase().indexOf(name), after.toLowerCase().indexOf(name)];
  return from >= 0 && from < front && to > front && to > from;
}

const newWords = (part: string, old: ReadonlySet<string>): string =>
  part
    .split(' ')
    .filter((word) => wordList(word).some((item) => !old.has(item)))
    .join(' ');

/** Repeated words that stand together in the title, as they stand there. */
function joinedIn(title: string, repeated: readonly string[]): string {
  const phrase = repeated.join(' ');
  const at = title.toLowerCase().indexOf(phrase);
  return (at >= 0 ? title.slice(at, at + phrase.length) : repeated.slice(0, mostQuoted).join('”, “')).toLowerCase();
}

function hasNewCapitals(before: string, after: string): boolean {
  const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const old = new Set(wordsOf(before));
  return wordsOf(after).some((word) => !old.has(word) && old.has(word.toLowerCase()) && word !== word.toLowerCase());
}

function specificationChanges({ specifications: before }: Listing, { specifications: after }: Listing): string[] {
  const keyOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const names = new Set(before.map(({ name }) => keyOf(name)));
  const added = after.filter(({ name }) => !names.has(keyOf(name)));
  const left = new Set(after.map(({ name }) => keyOf(name)));
  const empty = before.filter(({ name, value }) => isPlaceholder(value) && !left.has(keyOf(name)));
  const removed = before.length + added.length - after.length - empty.length;
  const renamed = after.filter(({ name }) => names.has(keyOf(name)) && !before.some((item) => item.name === name));
  const rewritten = after.filter(
    (item) =>
      before.some((old) => keyOf(old.name) === keyOf(item.name)) && !before.some((old) => old.value === item.value),
  ).length;
  return [
    added.length > 0 ? `added ${quoted(added.map(({ name, value }) => `${name}: ${value}`))} from the listing` : '',
    empty.length > 0 ? `removed ${quoted(empty.map(({ name }) => name.trim()))}, which had no value` : '',
    removed > 0 ? `removed ${counted(removed, 'repeated or unusable entry').replace('entrys', 'entries')}` : '',
    renamed.length > 0 ? `tidied ${counted(renamed.length, 'name')}` : '',
    rewritten > 0 ? `tidied ${counted(rewritten, 'value')}` : '',
  ];
}

const plainText = (text: string): string => wordList(text).join(' ');

function bulletChanges(before: Listing, after: Listing, context: RewriteContext): string[] {
  const own = before.bullets.map(plainText);
  const ownText = own.join('\n');
  const described = plainText(htmlToText(before.description));
  const isOwn = (bullet: string): boolean => {
    const words = plainText(bullet);
    return ownText.includes(words) || own.some((other) => shares(words, other));
  };
  const fresh = after.bullets.filter((bullet) => !isOwn(bullet));
  const fromText = fresh.filter((bullet) => described.includes(plainText(bullet))).length;
  const fromList = fresh.length - fromText;
  const now = after.bullets.map(plainText);
  const removed = own.filter(
    (text) =>
      !isHealthClaim(text) && !now.some((other) => text.includes(other) || other.includes(text) || shares(other, text)),
  );
  const sales = before.bullets.filter((bullet) => isSales(bullet, context) && !isHealthClaim(bullet)).length;
  const kept = after.bullets.filter(isOwn);
  const capitals = kept.filter(
    (bullet) =>
      !before.bullets.includes(bullet) &&
      before.bullets.some((old) => old !== bullet && /^\p{Ll}/u.test(old) && capitalOf(old) === capitalOf(bullet)),
  ).length;
  const max = context.profile.bullets?.max ?? null;
  const longest = context.profile.bullets?.len[1] ?? Number.POSITIVE_INFINITY;
  const long = before.bullets.filter((bullet) => codePoints(bullet) > longest).length;
  const stops = before.bullets.filter(
    (old) => old.endsWith('.') && after.bullets.some((bullet) => `${bullet}.` === old),
  ).length;
  const parts = [
    fromText > 0 ? `added ${counted(fromText, 'bullet')} from the description` : '',
    fromList > 0 ? `added ${counted(fromList, 'bullet')} from the specifications` : '',
    long > 0 ? `cut ${counted(long, 'bullet')} to ${longest} characters at the end of a sentence` : '',
    sales > 0 ? `took promotion and contacts out of ${counted(sales, 'bullet')}` : '',
    removed.length > 0
      ? `left out ${counted(removed.length, 'bullet')}${max !== null && before.bullets.length > max ? `; ${max} are allowed` : ''}`
      : '',
    ...bulletRemovals(before.bullets, after.bullets, context),
    capitals > 0 ? `began ${counted(capitals, 'bullet')} with a capital` : '',
    stops > 0 ? `took the full stop off ${counted(stops, 'bullet')}` : '',
  ];
  return parts.some((part) => part !== '') ? parts : ['tidied the wording and case of the bullets'];
}

const capitalOf = (text: string): string => text.slice(0, 12).toLowerCase();

/** True when nearly all words of one text are in the other. */
function shares(words: string, other: string): boolean {
  const set = new Set(other.split(' '));
  const list = words.split(' ');
  return list.length > 0 && list.filter((word) => set.has(word)).length / list.length >= 0.8;
}

function descriptionChanges(before: Listing, after: Listing, context: RewriteContext): string[] {
  const text = htmlToText(after.description);
  const lines = linesOf(before.description);
  const heading = lines[0] !== undefined && isHeading(lines[0]) && !text.startsWith(lines[0]) ? lines[0] : '';
  const contacts = contactPatterns.flatMap(({ kind, pattern }) =>
    before.description.search(pattern) >= 0 && after.description.search(pattern) < 0 ? [kind] : [],
  );
  const promo = spansOf(before.description, context.promo).map((span) => span.text);
  const was = htmlToText(before.description);
  const addedLines = linesOf(after.description).filter(
    (line) => line.startsWith('• ') && !plainText(was).includes(plainText(line)),
  );
  const bullets = new Set(before.bullets.map(plainText));
  const fromBullets = addedLines.filter((line) =>
    [...bullets].some((bullet) => bullet.includes(plainText(line))),
  ).length;
  const oldTitle = plainText(before.title);
  const fromTitle = addedLines.filter(
    (line) =>
      !line.includes(':') &&
      oldTitle.includes(plainText(line.slice(2))) &&
      !plainText(after.title).includes(plainText(line.slice(2))),
  ).length;
  const fromTable = addedLines.length - fromBullets - fromTitle;
  const madeSentences = linesOf(after.description)
    .filter((line) => isMadeSentence(line, context) && !was.includes(line))
    .flatMap(sentencesOf).length;
  const hadTags = before.description.search(tagPattern) >= 0;
  const hasTags = after.description.search(tagPattern) >= 0;
  const limit = context.profile.description.hard_max;
  const isCut = limit !== null && codePoints(was) > limit;
  const longest = (value: string): number => Math.max(...value.split('\n').map(codePoints));
  const parts = [
    was === '' ? `written, ${counted(codePoints(text), 'character')}` : '',
    isCut
      ? `shortened from ${codePoints(was)} to ${counted(codePoints(text), 'character')} at the end of a sentence`
      : '',
    heading === '' ? '' : `removed the heading “${heading}”`,
    contacts.length > 0 ? `removed the ${[...new Set(contacts)].join(' and ')}` : '',
    promo.length > 0 && spansOf(after.description, context.promo).length === 0 ? `removed ${quoted(promo)}` : '',
    ...descriptionRemovals(before.description, text, context),
    isShouting(was) && !isShouting(text) ? 'set in normal case' : '',
    fromBullets > 0 ? `added ${counted(fromBullets, 'bullet')} as a list` : '',
    fromTitle > 0 ? `added ${counted(fromTitle, 'part')} of the longer title` : '',
    fromTable > 0 ? `added ${counted(fromTable, 'specification')} as a list` : '',
    hadTags && !hasTags ? 'turned HTML into plain text' : '',
    longest(was) > 600 && longest(text) < longest(was) ? 'split long paragraphs' : '',
    madeSentences > 0 ? `told its facts in ${counted(madeSentences, 'sentence')}` : '',
    !hadTags && hasTags ? `laid out in paragraphs${after.description.includes('<li>') ? ' and lists' : ''}` : '',
  ];
  if (parts.some((part) => part !== '')) return parts;
  const isShorter = wordList(text).length < wordList(was).length;
  return [isShorter ? lengthChange(was, text) : 'tidied its lines and signs'];
}

function keywordChanges(
  { keywords: before }: Listing,
  { keywords: after }: Listing,
  context: RewriteContext,
): string[] {
  const keyOf = (text: string): string => plainText(text);
  const old = new Set(before.map(keyOf));
  const added = after.filter((keyword) => !old.has(keyOf(keyword)));
  const now = new Set(after.map(keyOf));
  const removed = [...old].filter((keyword) => keyword !== '' && !now.has(keyword)).length;
  const repeated = before.length - old.size;
  if (context.profile.keywords?.mode === 'bytes') {
    const bytes = utf8Bytes(after.join(' '));
    return before.length === 0
      ? [
          `wrote ${counted(bytes, 'byte')} of search terms from the specifications, category and text`,
          'left out words of the title',
        ]
      : [
          `left out words that the title or brand already has`,
          added.length > 0 ? `now ${counted(bytes, 'byte')} of ${context.profile.keywords.max ?? bytes}` : '',
        ];
  }
  return [
    added.length > 0 ? `added ${counted(added.length, 'keyword')} from the title, category and specifications` : '',
    repeated > 0 ? `removed ${counted(repeated, 'repeated keyword')}` : '',
    removed > 0 ? `replaced or removed ${counted(removed, 'keyword')} that did not fit` : '',
  ];
}
