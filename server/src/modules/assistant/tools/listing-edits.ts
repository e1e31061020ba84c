import type { Card } from '@cardwright/contract/cards';
import { type Marketplace, marketplaceSchema } from '@cardwright/contract/listings';
import type { Listing } from '@cardwright/listing/listing';
import type { ListingEdit } from '../tool-types.ts';
import { betweenTags } from './between-tags.ts';
import { textFields } from './changed-texts.ts';
import { claimNotes } from './claim-notes.ts';
import { leftOverNotes } from './left-over-notes.ts';
import { besideFullBullets, longListNotes } from './list-limits.ts';
import { alphabetical, isList, isReordering, reordered } from './list-order.ts';
import { namedByProperty } from './named-by-property.ts';
import { oldValueNotes } from './old-value-notes.ts';
import { statedPrice } from './price-edits.ts';
import { followInLines } from './same-lines.ts';
import { exchangeInSpecifications } from './specification-exchange.ts';
import { specificationAt } from './specification-names.ts';
import { withoutVariant } from './specification-variants.ts';
import { correctCounts } from './stated-counts.ts';
import { styled, type TextStyle } from './text-styles.ts';
import { longTitleNotes, tooLong } from './title-limits.ts';
import { titleWordsMeant } from './title-words-meant.ts';
import { isReplacement, replaceWords, withoutGaps, wordPattern } from './word-replacement.ts';
import { correctInTexts, whereItIsWrong } from './wrong-values.ts';

interface AppliedEdits {
  /** Only the fields that changed. */
  listing: Partial<Listing>;
  marketplace: Marketplace | null;
  changes: { field: string; before: string | null; after: string | null }[];
  /** What could not be done, as sentences. */
  notes: string[];
}
interface Draft {
  listing: Listing;
  marketplace: Marketplace;
}
/** Answers what stood there and what stands there now, or a sentence that says why nothing was done. */
type Apply = (draft: Draft, edit: ListingEdit) => { before: string | null; after: string | null } | string;

/** "Replace capacity with volume": a word for a word, where the card has a measure under that name and the text the name. */
const isWordItself = (listing: Listing, { field, name = '', value = '' }: ListingEdit, meant: ListingEdit): boolean =>
  /\d/.test(meant.name ?? '') &&
  !/\d/.test(value) &&
  wordPattern(name.trim()).test([listing[field as 'title' | 'bullets']].flat().join('\n'));

/** Carries out what the seller stated, word for word. Pure; edits follow each other, so positions count as they come. */
export function applyEdits(card: Card, edits: ListingEdit[]): AppliedEdits {
  const draft: Draft = { listing: structuredClone(card.current.listing), marketplace: card.marketplace };
  const changes: AppliedEdits['changes'] = [];
  const notes: string[] = [];
  const missed = new Map<string, string[]>();
  const unstyled: string[] = [];
  const counted = correctCounts(draft.listing, edits);
  changes.push(...(counted?.changes ?? []));
  notes.push(...(counted?.notes ?? []));
  for (const given of counted === null ? edits : []) {
    const wanted = whereItIsWrong(draft.listing, given);
    const moved = besideFullBullets(wanted, draft.listing, draft.marketplace);
    const edit = moved?.edit ?? wanted;
    if (moved !== null && !notes.includes(moved.note)) notes.push(moved.note);
    if (isReplacement(edit)) {
      const meant = namedByProperty(card.current.listing, edit);
      const value = meant !== null && isWordItself(draft.listing, edit, meant) ? null : meant;
      const replaced = (value && replaceWords(draft.listing, value)) ?? replaceWords(draft.listing, edit);
      if (replaced === null) missed.set(edit.name ?? '', [...(missed.get(edit.name ?? '') ?? []), placeOf(edit)]);
      else changes.push({ field: edit.field, ...replaced });
      continue;
    }
    if (edit.op === 'restyle' && edit.style === 'a_to_z' && isList(edit.field)) {
      const sorted = alphabetical(draft.listing, edit.field);
      if (sorted === null) notes.push(`The ${edit.field} are in alphabetical order already.`);
      else changes.push({ field: edit.field, ...sorted });
      continue;
    }
    if (edit.op === 'restyle') {
      const change = restyled(draft.listing, edit);
      if (change !== null) changes.push(change);
      else unstyled.push(edit.field);
      continue;
    }
    const done = isReordering(edit) ? reordered(draft.listing, edit) : appliers[edit.field](draft, edit);
    if (typeof done === 'string') notes.push(done);
    else if (done.before !== done.after) changes.push({ field: nameOf(edit, done), ...done });
    else notes.push(`The card says that already: ${edit.name ?? edit.field}.`);
  }
  const exchanged = exchangeInSpecifications(draft.listing, counted === null ? edits : []);
  changes.push(...exchanged.map(({ words: _, ...change }) => change), ...correctInTexts(draft.listing, edits));
  // Words that one text does not say are worth telling only when no other has them.
  for (const [word, fields] of missed)
    if (
      !exchanged.some(({ words }) => words === word.trim()) &&
      !edits.some((edit) => edit.name === word && changes.some(({ field }) => field === edit.field))
    )
      notes.push(`${fields.length === 1 ? fields[0] : 'The card does'} not say “${word}”.`);
  if (unstyled.length > 0 && !edits.some(({ op, field }) => op === 'restyle' && !unstyled.includes(field)))
    notes.push(`There is nothing to change for that in the ${unstyled.join(', ')}.`);
  const stated = edits.some(({ field }) => field === 'specifications') ? changes : [];
  notes.push(...followInLines(draft.listing, stated));
  const before = card.current.listing;
  const changed = (Object.keys(draft.listing) as (keyof Listing)[]).filter(
    (key) => JSON.stringify(draft.listing[key]) !== JSON.stringify(before[key]),
  );
  return {
    listing: Object.fromEntries(changed.map((key) => [key, draft.listing[key]])),
    marketplace: draft.marketplace === card.marketplace ? null : draft.marketplace,
    changes,
    notes: [
      ...notes,
      ...oldValueNotes(draft.listing, changes),
      ...leftOverNotes(draft.listing, edits),
      ...claimNotes(changes),
      ...longTitleNotes(draft.marketplace, before.title, draft.listing.title),
      ...longListNotes(draft.marketplace, before, draft.listing),
    ],
  };
}

/** Where words are looked for, as the beginning of a sentence that does not find them. */
const placeOf = ({ field, position }: ListingEdit) =>
  !isList(field)
    ? `The ${field} does`
    : position === undefined
      ? `The ${field} do`
      : position === -1
        ? `The last of the ${field} does`
        : `Number ${position} of the ${field} does`;

/** Null when the texts are in that style already. */
function restyled(listing: Listing, { field, style }: ListingEdit): AppliedEdits['changes'][number] | null {
  const key = textFields.find((one) => one === field);
  if (key === undefined || style === undefined) return null;
  const write = (text: string) => styled(text, style satisfies TextStyle, listing.brand ?? '');
  const before = listing[key];
  const after = Array.isArray(before) ? before.map(write).filter((text) => text !== '') : write(before);
  if (JSON.stringify(after) === JSON.stringify(before) || after.length === 0) return null;
  Object.assign(listing, { [key]: after });
  const told = (value: string | string[]) => (Array.isArray(value) ? value.join('; ') : value);
  return { field, before: told(before), after: told(after) };
}

/** The card may have another name for a specification than the seller said. */
const nameOf = (edit: ListingEdit, { before, after }: { before: string | null; after: string | null }): string =>
  edit.field === 'specifications' && !isReordering(edit)
    ? ((after ?? before ?? '').split(': ')[0] ?? edit.field)
    : (edit.name ?? edit.field);

const textField =
  (field: 'title' | 'description'): Apply =>
  ({ listing, marketplace }, edit) => {
    const { op, position } = edit;
    const before = listing[field];
    const isPlaced = field === 'title' && op === 'add' && position !== undefined;
    const value = isPlaced ? titleWordsMeant(listing, edit.value ?? '') : (edit.value ?? '');
    if (value === null)
      return `The title does not say the ${edit.value}: tell me the words, for example "start the title with Blue".`;
    if (op === 'remove' && value !== '') {
      if (!includesWord(before, value)) return `The ${field} does not say “${value}”.`;
      listing[field] = withoutWord(before, value);
    } else if (op === 'remove') {
      if (field === 'title') return 'A card cannot be without a title.';
      listing[field] = '';
    } else if (value.trim() === '') return `Tell me the new ${field}.`;
    else if (op === 'set') listing[field] = value;
    else if (field === 'title' && position !== undefined && includesWord(before, value)) {
      // What the title says already goes to its new place, the brand with its "by".
      const rest =
        value.toLowerCase() === listing.brand?.toLowerCase()
          ? styled(before, 'without_brand', listing.brand)
          : withoutWord(before, value);
      listing[field] = (position === 1 ? [value, rest] : [rest, value]).join(' ');
    } else {
      const isMarkup = field === 'description' && hasBlocks.test(before) && !hasBlocks.test(value);
      const added = isMarkup ? `<p>${asMarkup(value)}</p>` : value;
      listing[field] = (position === 1 ? [added, before] : [before, added])
        .filter(Boolean)
        .join(field === 'title' ? ' ' : isMarkup ? '' : '\n\n');
    }
    const long = field === 'title' ? tooLong(edit, marketplace, listing.title) : null;
    if (long !== null) {
      listing[field] = before;
      return long;
    }
    return { before: before || null, after: listing[field] || null };
  };

/** Beside paragraphs and lists words need a paragraph of their own. */
const hasBlocks = /<(?:p|ul|ol|div|h[1-6])\b/i;
const asMarkup = (text: string) =>
  text.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\n+/g, '<br>');

const includesWord = (text: string, word: string) =>
  betweenTags(text, (part) => part.replace(wordPattern(word), '')) !== text;
const withoutWord = (text: string, word: string) =>
  betweenTags(text, (part) => withoutGaps(part.replace(wordPattern(word), ''))).trim();

const nullableField =
  (field: 'brand' | 'category'): Apply =>
  ({ listing }, { op, value = '' }) => {
    const before = listing[field];
    if (op !== 'remove' && value.trim() === '') return `Tell me the ${field}.`;
    listing[field] = op === 'remove' ? null : value.trim();
    return { before, after: listing[field] };
  };

const listField =
  (field: 'bullets' | 'keywords'): Apply =>
  ({ listing }, { op, value = '', position: stated }) => {
    const items = listing[field];
    const position = stated === -1 && op !== 'add' ? items.length : stated === -1 ? undefined : stated;
    const one = field === 'bullets' ? 'bullet' : 'keyword';
    const at = position === undefined ? findText(items, op === 'remove' ? value : '') : position - 1;
    const several =
      op === 'remove' && at < 0 && position === undefined ? partsOf(value).map((text) => findText(items, text)) : [];
    if (several.length > 1 && several.every((place) => place >= 0)) {
      listing[field] = items.filter((_, index) => !several.includes(index));
      return { before: several.map((place) => items[place]).join(', '), after: null };
    }
    if (op === 'add' || (op === 'set' && position === undefined && field === 'keywords')) {
      const added = field === 'keywords' ? splitList(value) : [value.trim()];
      if (added.join('') === '') return `Tell me what the ${one} should say.`;
      const kept = op === 'set' ? [] : items;
      const place = position === undefined ? kept.length : Math.min(position - 1, kept.length);
      listing[field] = [...kept.slice(0, place), ...added, ...kept.slice(place)];
      return { before: op === 'set' ? items.join(', ') : null, after: added.join(', ') };
    }
    if (op === 'remove' && value === '' && position === undefined) {
      listing[field] = [];
      return { before: items.join('; ') || null, after: null };
    }
    const before = items[at];
    if (before === undefined)
      return position === undefined
        ? `No ${one} says “${value}”.`
        : items.length === 0
          ? `The card has no ${one}s.`
          : `There is no ${one} ${position}: the card has ${items.length}.`;
    if (op === 'remove') {
      listing[field] = items.filter((_, index) => index !== at);
      return { before, after: null };
    }
    const after = field === 'bullets' ? withMeasure(before, value.trim()) : value.trim();
    listing[field] = items.map((item, index) => (index === at ? after : item));
    return { before, after };
  };

/** "The second bullet is wrong, it is 330 ml", of "Holds 350 ml": no bullet is a measure alone where one stood in a text. */
function withMeasure(before: string, value: string): string {
  const unit = /^\d+(?:[.,]\d+)? ?(\p{L}{1,8}|[%°"])$/u.exec(value)?.[1];
  if (unit === undefined) return value;
  const same = new RegExp(`(?<![\\d.,x×-] ?)\\d+(?:[.,]\\d+)? ?${unit}(?![\\p{L}\\d])`, 'giu');
  return before.match(same)?.length === 1 ? before.replace(same, () => value) : value;
}

/** After commas an "and" stands before the last entry. */
function splitList(value: string): string[] {
  const last = Math.max(value.lastIndexOf(','), value.lastIndexOf(';'));
  const end = value.slice(last + 1);
  const parts = last < 0 ? value : `${value.slice(0, last + 1)}${end.replace(/ (?:and|&) (?!$)/, ',')}`;
  return parts
    .split(/[,;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** "mug and bottle", "a, b and c": what may be one entry or several. */
const partsOf = (value: string) => splitList(value.replace(/,? (?:and|&) /g, ','));

function findText(items: string[], wanted: string): number {
  const text = wanted.trim().toLowerCase();
  if (text === '') return -1;
  const exact = items.findIndex((item) => item.toLowerCase() === text);
  if (exact >= 0) return exact;
  const held = items.findIndex((item) => includesWord(item, text));
  // "The bullet about the cup holders" is the one that says "cup holders".
  const bare = text.replace(/^(?:the|an?|its|my|our) (?=\S)/, '');
  return held >= 0 || bare === text ? held : items.findIndex((item) => includesWord(item, bare));
}

const figures = '\\d+(?:[.,]\\d+)?(?: ?(?:to|-|–|x|×) ?\\d+(?:[.,]\\d+)?)*';
const onlyFigures = new RegExp(`^${figures}$`);
const unitBehind = new RegExp(`^${figures}( ?[\\p{L}°%"]+)$`, 'u');
/** "Length is 180, not 160", of 160 cm, is in centimetres; "33 to 42", of 35 to 42 cm, too. */
const inUnitOf = (before: string | undefined, value: string) =>
  onlyFigures.test(value) ? value + (unitBehind.exec(before?.trim() ?? '')?.[1] ?? '') : value;

/** "The size is also XL": beside those that stand there, in the way they are told apart. */
function besideOthers(before: string | undefined, stated: string): string {
  const value = stated.replace(/^(?:also|additionally)\s+(?:in\s+)?(?=\S)/i, '');
  if (value === stated || before === undefined || value === '') return value;
  const isThere = before
    .toLowerCase()
    .split(/[\s,/]+/)
    .includes(value.toLowerCase());
  return isThere ? before : `${before}${/^\S{1,4}(?: \S{1,4})+$/.test(before) ? ' ' : ', '}${value}`;
}

const specification: Apply = ({ listing }, { op, name = '', value = '', position: stated }) => {
  const items = listing.specifications;
  const position = stated === -1 ? items.length : stated;
  const key = name.trim().toLowerCase();
  const at = position === undefined ? specificationAt(items, name, op === 'remove' ? '' : value) : position - 1;
  const before = items[at];
  const variant =
    op === 'remove' && value !== '' && position === undefined ? withoutVariant(listing, name, value) : null;
  if (variant !== null) return variant;
  if (op === 'remove') {
    if (before === undefined) return `The card has no specification “${name}”.`;
    listing.specifications = items.filter((_, index) => index !== at);
    return { before: `${before.name}: ${before.value}`, after: null };
  }
  if (value.trim() === '' || (key === '' && before === undefined))
    return 'Tell me the name and the value of the specification, such as "Material: steel".';
  const pair = {
    name: before?.name ?? name.trim(),
    value: inUnitOf(before?.value, besideOthers(before?.value, value.trim())),
  };
  listing.specifications =
    before === undefined ? [...items, pair] : items.map((item, index) => (index === at ? pair : item));
  return {
    before: before === undefined ? null : `${before.name}: ${before.value}`,
    after: `${pair.name}: ${pair.value}`,
  };
};

const price: Apply = ({ listing }, { op, value = '' }) => {
  const before = listing.price;
  const shown = (stated: Listing['price']) =>
    stated === null ? null : [stated.amount, stated.currency].filter(Boolean).join(' ');
  if (op === 'remove') {
    listing.price = null;
    return { before: shown(before), after: null };
  }
  const stated = statedPrice(value, before);
  if (typeof stated === 'string') return stated;
  listing.price = stated;
  return { before: shown(before), after: shown(listing.price) };
};

const availability: Apply = ({ listing }, { op, value = '' }) => {
  const before = listing.availability;
  const text = value.toLowerCase();
  if (op === 'remove') listing.availability = null;
  else if (/pre[-_ ]?order/.test(text)) listing.availability = 'preorder';
  else if (/out|sold|unavailable|not available|no stock/.test(text)) listing.availability = 'out_of_stock';
  else if (/in[-_ ]?stock|available|yes/.test(text)) listing.availability = 'in_stock';
  else return 'Availability is one of: in stock, out of stock, preorder.';
  return { before, after: listing.availability };
};

const target: Apply = (draft, { value = '' }) => {
  const before = draft.marketplace;
  const { success, data } = marketplaceSchema.safeParse(value.trim().toLowerCase());
  if (!success) return `I do not know the marketplace “${value}”.`;
  draft.marketplace = data;
  return { before, after: data };
};

const appliers: Record<ListingEdit['field'], Apply> = {
  title: textField('title'),
  description: textField('description'),
  bullets: listField('bullets'),
  keywords: listField('keywords'),
  specifications: specification,
  brand: nullableField('brand'),
  category: nullableField('category'),
  price,
  availability,
  marketplace: target,
};
