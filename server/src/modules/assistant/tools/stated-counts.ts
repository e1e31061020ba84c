import type { Listing } from '@cardwright/listing/listing';
import { enumerated } from '../../../enumeration.ts';
import type { ListingEdit } from '../tool-types.ts';
import { betweenTags } from './between-tags.ts';
import { changedText, textFields } from './changed-texts.ts';

type Change = { field: string; before: string; after: string };
type Specification = Listing['specifications'][number];
interface Count {
  noun: string;
  figure: string;
}

/** "… pieces" in all texts: how many there are, and nothing of how many the card says. */
function countIn(edits: ListingEdit[]): Count | null {
  const [, noun = ''] = /^… (\p{L}{3,20})$/u.exec(edits[0]?.name ?? '') ?? [];
  const [, figure = '', other = ''] = /^(\d{1,5}) (\p{L}+)$/u.exec(edits[0]?.value ?? '') ?? [];
  const isWhole =
    edits.length === textFields.length && textFields.every((field) => edits.some((edit) => edit.field === field));
  return isWhole && noun !== '' && noun === other && edits.every(({ name }) => name === edits[0]?.name)
    ? { noun, figure }
    : null;
}

const stemOf = (noun: string) => noun.replace(/(?<=\p{L}{2})s$/u, '');
const formsOf = (noun: string) => (/^(?:pieces?|pcs?)$/iu.test(noun) ? 'pieces?|pcs?' : `${stemOf(noun)}s?`);
/** "12 pieces", "12-piece": the figure before the thing. */
const counted = (noun: string) =>
  new RegExp(`(?<![\\p{L}\\d]|\\d[.,x×/-] ?)\\d{1,5}(?=[ -]?(?:${formsOf(noun)})(?![\\p{L}\\d]))`, 'giu');
/** The thing in the name of a specification: "Number of Pieces". */
const named = (noun: string) => new RegExp(`(?<!\\p{L})(?:${formsOf(noun)})(?!\\p{L})`, 'iu');

/** What the edits say of how many there are, done wherever the card says so; null where they say nothing of the kind. */
export function correctCounts(listing: Listing, edits: ListingEdit[]): { changes: Change[]; notes: string[] } | null {
  const count = countIn(edits);
  if (count === null) return null;
  const { noun, figure } = count;
  const [pattern, property] = [counted(noun), named(noun)];
  const found = new Set<string>();
  const inText = (text: string, write: (old: string) => string) =>
    betweenTags(text, (part) => part.replace(pattern, write));
  const inValue = (of: Specification, write: (old: string) => string) =>
    /^\d{1,5}$/.test(of.value.trim()) && property.test(of.name) ? write(of.value.trim()) : inText(of.value, write);
  const rewritten = (write: (old: string) => string): Listing => ({
    ...listing,
    title: inText(listing.title, write),
    description: inText(listing.description, write),
    bullets: listing.bullets.map((text) => inText(text, write)),
    keywords: listing.keywords.map((text) => inText(text, write)),
    specifications: listing.specifications.map((one) => ({ name: one.name, value: inValue(one, write) })),
  });
  rewritten((old) => {
    found.add(old);
    return old;
  });
  const others = [...found].filter((one) => one !== figure);
  const [wrong] = others;
  if (wrong === undefined)
    return {
      changes: [],
      notes: [
        found.has(figure)
          ? `The card says that already: ${figure} ${noun}.`
          : `The card does not say how many ${noun} there are. Shall I add it? Say "add the bullet ${figure} ${noun}".`,
      ],
    };
  if (others.length > 1) {
    const said = enumerated(others.map((one) => `${one} ${noun}`));
    const ask = `The card says ${said}. Which of them should be ${figure}? Say "replace ${wrong} ${noun} with ${figure} ${noun}", for example.`;
    return { changes: [], notes: [ask] };
  }
  const fresh = rewritten(() => figure);
  const inTexts = textFields.flatMap((field): Change[] => {
    const changed = changedText(listing[field], fresh[field]);
    return changed === null ? [] : [{ field, ...changed }];
  });
  const inTable = fresh.specifications.flatMap(({ name, value }, at): Change[] => {
    const before = listing.specifications[at]?.value ?? value;
    return before === value ? [] : [{ field: name, before: `${name}: ${before}`, after: `${name}: ${value}` }];
  });
  Object.assign(listing, fresh);
  return { changes: [...inTexts, ...inTable], notes: [] };
}
