import { checkGrounding } from '@cardwright/listing/ground/check-grounding';
import { listingSource } from '@cardwright/listing/ground/listing-texts';
import type { Listing } from '@cardwright/listing/listing';
import { emptyListing } from '@cardwright/listing/listing';
import { htmlToText } from '@cardwright/listing/text/html-to-text';
import { availabilityWords, editWords, removalWords } from './asked-words.ts';
import { marketplacesIn } from './built-in-model/understanding/marketplace-words.ts';
import type { ToolFailure, ToolInput } from './tool-types.ts';

/** What the seller said and gave, and the card as it is. */
interface Stated {
  sellerTexts: readonly string[];
  fileTexts: readonly string[];
  listingOf(cardId: string): Promise<Listing>;
}
export type Refusal = ToolFailure | null;
export const refused = (message: string): ToolFailure => ({ error: { code: 'not_asked_for', message } });

/** Null for an address that the seller gave, and for facts that the seller stated. */
export function importRefusal(
  { url, html, text }: ToolInput<'import_listing'>,
  deps: Stated,
  known: ReadonlySet<string>,
): Refusal {
  if (url !== undefined) {
    const address = plainAddress(url);
    if (!known.has(address) && !deps.sellerTexts.some((said) => plainAddress(said).includes(address)))
      return refused('The seller has not given this address. Import only addresses that stand in their messages.');
  }
  return factRefusal(text ?? (html === undefined ? '' : htmlToText(html)), deps);
}

/** As people write addresses: with and without the scheme and a slash at the end. */
export const plainAddress = (text: string): string =>
  text.toLowerCase().replaceAll(/https?:\/\/(?:www\.)?|\/(?=\s|$)/g, '');

const source = (text: string, index: number) => ({ id: `said-${index}`, kind: 'seller' as const, text });

/** Names the facts that neither the seller nor a file nor the card states. */
export function factRefusal(text: string, { sellerTexts, fileTexts }: Stated, listing: Listing | null = null): Refusal {
  if (text.trim() === '') return null;
  const said = [...sellerTexts, ...fileTexts].map(source);
  const { facts } = checkGrounding({
    listing: { ...emptyListing, description: text },
    sources: listing === null ? said : [...said, listingSource(listing, 'card', 'page')],
  });
  const unknown = [...new Set(facts.filter((fact) => fact.source === null).map((fact) => fact.text))];
  if (unknown.length === 0) return null;
  const named = unknown.slice(0, 10).map((fact) => `“${fact}”`);
  return refused(
    `The seller has not stated ${named.join(', ')}. Leave it out, or ask the seller. Never state it yourself.`,
  );
}

/** What strips a card or moves it elsewhere states no fact that could be checked; the seller has to have said it. */
export function unaskedEdit(
  { edits }: ToolInput<'edit_card'>,
  request: readonly string[],
  sellerTexts: readonly string[],
): Refusal {
  const text = request.join('\n');
  const isAsked = ({ op, field, value = '' }: (typeof edits)[number]): boolean => {
    if (op === 'remove' || value.trim() === '') return removalWords.test(text);
    if (field === 'availability') return availabilityWords.test(text);
    if (field === 'marketplace')
      return /marketplace/i.test(text) || marketplacesIn(text.toLowerCase()).some(({ id }) => id === value);
    return editWords.test(text) || sellerTexts.some((said) => plain(said).includes(plain(value)));
  };
  const unasked = edits.find((edit) => !isAsked(edit));
  return unasked === undefined
    ? null
    : refused(`The seller has not asked to ${unasked.op} the ${unasked.field}. Tell them what you would do, and ask.`);
}

/** Null when each value is the seller's or, but for price and brand, the card's own. */
export async function editRefusal({ card_id, edits }: ToolInput<'edit_card'>, deps: Stated): Promise<Refusal> {
  const values = edits.flatMap(({ op, field, name, value }) => {
    if (op === 'remove' || value === undefined || field === 'marketplace' || field === 'availability') return [];
    return [name === undefined ? value : `${name}: ${value}`];
  });
  if (values.length === 0) return null;
  const listing = await deps.listingOf(card_id);
  // A price or a brand is the seller's to say, whatever the card's page says.
  const owned = edits.find(
    ({ op, field, value }) =>
      op !== 'remove' &&
      (field === 'price' || field === 'brand') &&
      value !== undefined &&
      ![...deps.sellerTexts, ...deps.fileTexts].some((text) => plain(text).includes(plain(bareValue(field, value)))),
  );
  if (owned !== undefined)
    return refused(`The seller has not stated the ${owned.field} “${owned.value}”. Ask the seller for it.`);
  return factRefusal(values.join('\n'), deps, listing);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '');

/** Of a price the number as people write it: 29.00 is said as 29 too. */
const bareValue = (field: string, value: string): string =>
  field === 'price' ? (/\d+(?:[.,]\d+)*/.exec(value)?.[0] ?? value).replace(/[.,]00?$/, '') : value;
