import { contactPatterns, isTagAllowed, tagPattern } from '../text/signs.ts';
import { codePoints, isUnspaced, spansOf, wordList, wordsOf } from '../text/words.ts';
import { apart, counted, type Finding, notApplicable, others, quoted, stretch, wholeText } from './rule.ts';
import type { RulePlace } from './score.ts';
import type { ScoreContext } from './score-context.ts';

const path = 'description';

function none(id: string, { profile }: ScoreContext): Finding {
  return {
    met: 0,
    message: 'There is no description.',
    where: [{ path }],
    fix: `Write what the product is, does and consists of, in ${profile.description.ideal} characters or more.`,
    moves: others(['D1', 'D2', 'D3', 'D4', 'D5'], id),
  };
}

function lengthAllowed(context: ScoreContext): Finding {
  const { listing, description, profile, marketplaceName } = context;
  const { hard_min: min, hard_max: max } = profile.description;
  const length = codePoints(description);
  if (length < min) return { ...none('D1', context), blocks: true };
  if (max !== null && length > max) {
    return {
      met: 0,
      blocks: true,
      message: `The description has ${counted(length, 'character')}; ${marketplaceName} allows ${max.toLocaleString('en-US')}.`,
      where: [wholeText(path, listing.description)],
      fix: `Shorten the description by ${counted(length - max, 'character')}, to ${max.toLocaleString('en-US')} at most.`,
      moves: ['D3', 'D4', 'D5'],
    };
  }
  return { met: 1, message: `${counted(length, 'character')}, within the limits of ${marketplaceName}.` };
}

function enoughText(context: ScoreContext): Finding {
  const { listing, description, profile } = context;
  const { ideal } = profile.description;
  const length = codePoints(description);
  if (length >= ideal) return { met: 1, message: `${counted(length, 'character')} tell enough.` };
  if (length === 0) return none('D2', context);
  return {
    met: length / ideal,
    message: `The description has ${counted(length, 'character')}; ${ideal} or more tell shoppers enough.`,
    where: [wholeText(path, listing.description)],
    fix: `Add ${counted(ideal - length, 'character')}, in paragraphs of their own: use, care, what is in the box.`,
    moves: ['D5'],
  };
}

// The length above which a paragraph is a wall of text on a phone; our choice.
const longestReadable = 600;

function readable(context: ScoreContext): Finding {
  const { listing, description } = context;
  if (description === '') return none('D3', context);
  const long = description.split('\n').filter((paragraph) => codePoints(paragraph) > longestReadable);
  if (long.length === 0) return { met: 1, message: 'Paragraphs are short enough to read.' };
  const longest = Math.max(...long.map(codePoints));
  return {
    met: longestReadable / longest,
    message: `The longest paragraph has ${counted(longest, 'character')}; up to ${longestReadable} are easy to read.`,
    where: long.map((paragraph) => placeOf(listing.description, paragraph)),
    fix: `Break ${long.length === 1 ? 'this paragraph' : `these ${long.length} paragraphs`} into parts of at most ${longestReadable} characters.`,
  };
}

// Enough to tell two paragraphs apart where markup inside them hides the whole.
const tellingWords = 3;

/** Where a paragraph of the plain text is in the source; from its first words to its last if there is markup in between. */
function placeOf(source: string, text: string): RulePlace {
  const start = source.indexOf(text);
  if (start >= 0) return stretch(path, source, start, start + text.length);
  const words = wordsOf(text);
  const head = text.slice(words[0]?.start ?? 0, words[tellingWords - 1]?.end);
  const tail = text.slice(words.at(-tellingWords)?.start ?? 0, words.at(-1)?.end);
  const from = source.indexOf(head);
  const until = source.indexOf(tail, from);
  if (head === '' || from < 0 || until < 0) return wholeText(path, source);
  return stretch(path, source, from, until + tail.length);
}

function clean(context: ScoreContext): Finding {
  const { listing, description, profile, marketplaceName } = context;
  if (description === '') return none('D4', context);
  const { html } = profile.description;
  const markup = html === 'none' ? 'HTML' : 'HTML of this kind';
  const source = listing.description;
  const found = apart([
    ...contactPatterns.flatMap(({ kind, pattern }) => spansOf(source, pattern).map((span) => ({ ...span, kind }))),
    ...[...source.matchAll(tagPattern)]
      .filter((match) => !isTagAllowed(html, match[2]?.toLowerCase() ?? ''))
      .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length, kind: markup })),
  ]);
  if (found.length === 0) return { met: 1, message: 'No contacts, links or unsupported HTML.' };
  const words = (isWanted: (kind: string) => boolean) =>
    quoted(found.filter(({ kind }) => isWanted(kind)).map(({ text }) => text));
  const contacts = words((kind) => kind !== markup);
  const tags = words((kind) => kind === markup);
  const fixes = [
    ...(contacts === '' ? [] : [`Write facts about the product in place of ${contacts}.`]),
    ...(tags === '' ? [] : [`Write plain text with line breaks instead of ${tags}.`]),
  ];
  return {
    met: 0,
    message: `${marketplaceName} does not take ${[...new Set(found.map(({ kind }) => kind))].join(', ')} in a description: ${words(() => true)}.`,
    where: found.map(({ start, end }) => stretch(path, source, start, end)),
    fix: fixes.join(' '),
    moves: ['D5'],
  };
}

function addsToTitle(context: ScoreContext): Finding {
  const { listing, description, titleWords } = context;
  if (isUnspaced(description)) return notApplicable('Words are not separated by spaces in this script.');
  const inTitle = new Set(titleWords.map(({ word }) => word));
  const words = new Set(wordList(description).filter((word) => codePoints(word) >= 3));
  if (words.size === 0) {
    if (description === '') return none('D5', context);
    return {
      met: 0,
      message: 'The description has no words of three or more letters.',
      where: [wholeText(path, listing.description)],
      fix: 'Add a word that the title does not have.',
      moves: ['D2'],
    };
  }
  const fresh = [...words].filter((word) => !inTitle.has(word)).length;
  const met = Math.min(1, (2 * fresh) / words.size);
  if (met === 1) return { met, message: 'The description tells more than the title.' };
  return {
    met,
    message: `Only ${fresh} of ${counted(words.size, 'word')} in the description are not already in the title.`,
    where: [wholeText(path, listing.description)],
    fix: `Add at least ${counted(words.size - 2 * fresh, 'word')} that the title does not have: use, care, contents.`,
    moves: ['D2'],
  };
}

export const descriptionRules = { lengthAllowed, enoughText, readable, clean, addsToTitle };
