import type { Listing, ListingSection } from '@cardwright/listing/listing';
import { betweenTags } from './between-tags.ts';
import { sentencesOf } from './sentences.ts';
import { specificationAt } from './specification-names.ts';
import { withoutGaps, wordPattern } from './word-replacement.ts';

/** "Don't mention the weight": a word that names a property is avoided as the value that the card states for it. */
export interface AvoidedProperty {
  name: string;
  value: string;
}

/** Of other names of specifications the word itself is meant. */
const property =
  /^(?:the )?(?:(?:item|product) )?(?:weights?|colou?rs?|sizes?|materials?|fabrics?|dimensions?|measurements?|capacity|volume|length|width|height|depth|diameter|thickness|origin|country of origin|age|year|quantity|wattage|power)$/i;

export const avoidedProperties = (
  { specifications }: Pick<Listing, 'specifications'>,
  words: readonly string[],
): AvoidedProperty[] =>
  words.flatMap((word) => {
    const { value } = property.test(word) ? (specifications[specificationAt(specifications, word)] ?? {}) : {};
    return value === undefined || value.trim() === '' ? [] : [{ name: word, value: value.trim() }];
  });

/** A figure cannot be taken out of a sentence without what it is said of. */
export const isFigure = ({ value }: AvoidedProperty): boolean => /\d/.test(value);

/** The wanted texts without what states these: figures with what is said of them, other words in the title alone. */
export function withoutProperties(
  listing: Listing,
  wanted: ReadonlySet<ListingSection>,
  properties: readonly AvoidedProperty[],
): Listing {
  const left = structuredClone(listing);
  for (const one of properties) {
    const { name, value } = one;
    const pattern = wordPattern(value);
    const says = (text: string) => text.replace(pattern, '') !== text;
    const title = withoutGaps(left.title.replace(pattern, ''))
      .replace(/,(?:\s*,)+/g, ',')
      .replace(/(?:[\s,|–-]|\bwith\b)+$/iu, '')
      .trim();
    if (wanted.has('title') && says(left.title) && title !== '') left.title = title;
    if (!isFigure(one)) continue;
    const description = betweenTags(left.description, (part) => withoutFigure(part, says, name))
      .replace(/<(li|p)>\s*<\/\1>/gi, '')
      .trim();
    const bullets = left.bullets
      .map((bullet) => withoutFigure(bullet, says, name).trim())
      .filter((bullet) => bullet !== '');
    if (wanted.has('description') && description !== '') left.description = description;
    if (wanted.has('bullets') && bullets.length > 0) left.bullets = bullets;
  }
  return left;
}

/** The sentences that do not say it, and what others say besides. */
function withoutFigure(text: string, says: (text: string) => boolean, name: string): string {
  if (!says(text)) return text;
  const kept = sentencesOf(text).map((one) => {
    if (!says(one)) return one;
    const behind = one.trimEnd().search(endMarks);
    const [body, end] = [one.slice(0, behind), one.slice(behind)];
    const parts = body.split(besides);
    const left = parts.filter((part) => !says(part));
    // What comes first has the subject of the others.
    const isBeside = left.length > 0 && left[0] === parts[0] && !isLine.test(body) && !left.includes(name);
    if (!isBeside) return /\n$/.test(one) ? '\n' : '';
    const last = left.pop() ?? '';
    return `${left.length === 0 ? last : `${left.join(', ')} and ${last}`}${end}`;
  });
  const left = kept
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  // Between tags the spaces at its ends part it from the words beside it.
  const [lead, tail] = [/^\s/.test(text) ? ' ' : '', /\s$/.test(text) ? ' ' : ''];
  return left === '' ? lead || tail : `${lead}${left}${tail}`;
}
const isLine = /^\s*[•*-]\s/;
/** Runs are begun at their first sign alone: a text may have thousands in a row. */
const endMarks = /(?<![.!?])[.!?]*$/;
const besides = /,\s+(?:and\s+)?|(?<!\s)\s+and\s+|;\s+/;
