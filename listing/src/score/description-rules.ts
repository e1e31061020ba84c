import { contactPatterns, isTagAllowed, tagPattern } from '../text/signs.ts';
import { codePoints, isUnspaced, wordList } from '../text/words.ts';
import { counted, type Finding, notApplicable, quoted } from './rule.ts';
import type { RulePlace } from './score.ts';
import type { ScoreContext } from './score-context.ts';

const path = 'description';
const empty = {
  message: 'There is no description.',
  where: [{ path }],
  fix: 'Write what the product is, does and consists of.',
};

function lengthAllowed({ description, profile, marketplaceName }: ScoreContext): Finding {
  const { hard_min: min, hard_max: max } = profile.description;
  const length = codePoints(description);
  if (length < min) return { met: 0, blocks: true, ...empty };
  if (max !== null && length > max) {
    return {
      met: 0,
      blocks: true,
      message: `The description has ${counted(length, 'character')}; ${marketplaceName} allows ${max.toLocaleString('en-US')}.`,
      where: [{ path }],
      fix: `Shorten the description by ${counted(length - max, 'character')}.`,
    };
  }
  return { met: 1, message: `${counted(length, 'character')}, within the limits of ${marketplaceName}.` };
}

function enoughText({ description, profile }: ScoreContext): Finding {
  const { ideal } = profile.description;
  const length = codePoints(description);
  if (length >= ideal) return { met: 1, message: `${counted(length, 'character')} tell enough.` };
  if (length === 0) return { met: 0, ...empty };
  return {
    met: length / ideal,
    message: `The description has ${counted(length, 'character')}; ${ideal} or more tell shoppers enough.`,
    where: [{ path }],
    fix: `Add ${counted(ideal - length, 'character')}: use, care, what is in the box.`,
  };
}

// The length above which a paragraph is a wall of text on a phone; our choice.
const longestReadable = 600;

function readable({ listing, description }: ScoreContext): Finding {
  if (description === '') return { met: 0, ...empty };
  const long = description.split('\n').filter((paragraph) => codePoints(paragraph) > longestReadable);
  if (long.length === 0) return { met: 1, message: 'Paragraphs are short enough to read.' };
  const longest = Math.max(...long.map(codePoints));
  return {
    met: longestReadable / longest,
    message: `The longest paragraph has ${counted(longest, 'character')}; up to ${longestReadable} are easy to read.`,
    where: long.map((paragraph) => placeOf(listing.description, paragraph)),
    fix: 'Split long paragraphs.',
  };
}

function placeOf(source: string, text: string): RulePlace {
  const start = source.indexOf(text);
  return start < 0 ? { path, text } : { path, start, end: start + text.length, text };
}

function clean({ listing, description, profile, marketplaceName }: ScoreContext): Finding {
  if (description === '') return { met: 0, ...empty };
  const where: RulePlace[] = [];
  const kinds = new Set<string>();
  const add = (kind: string, text: string, start: number) => {
    kinds.add(kind);
    where.push({ path, start, end: start + text.length, text });
  };
  for (const { kind, pattern } of contactPatterns) {
    for (const match of listing.description.matchAll(pattern)) add(kind, match[0], match.index);
  }
  for (const match of listing.description.matchAll(tagPattern)) {
    const tag = match[2]?.toLowerCase() ?? '';
    if (!isTagAllowed(profile.description.html, tag))
      add(profile.description.html === 'none' ? 'HTML' : 'HTML of this kind', match[0], match.index);
  }
  if (where.length === 0) return { met: 1, message: 'No contacts, links or unsupported HTML.' };
  const found = quoted(where.map((place) => place.text ?? ''));
  return {
    met: 0,
    message: `${marketplaceName} does not take ${[...kinds].join(', ')} in a description: ${found}.`,
    where,
    fix: `Remove ${found}.`,
  };
}

function addsToTitle({ description, titleWords }: ScoreContext): Finding {
  if (isUnspaced(description)) return notApplicable('Words are not separated by spaces in this script.');
  const inTitle = new Set(titleWords.map(({ word }) => word));
  const words = new Set(wordList(description).filter((word) => codePoints(word) >= 3));
  if (words.size === 0) return { met: 0, ...empty };
  const fresh = [...words].filter((word) => !inTitle.has(word)).length;
  const met = Math.min(1, (2 * fresh) / words.size);
  if (met === 1) return { met, message: 'The description tells more than the title.' };
  return {
    met,
    message: `Only ${fresh} of ${counted(words.size, 'word')} in the description are not already in the title.`,
    where: [{ path }],
    fix: 'Tell what the title does not: use, care, contents.',
  };
}

export const descriptionRules = { lengthAllowed, enoughText, readable, clean, addsToTitle };
