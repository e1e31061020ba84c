import type { Availability, Price } from '../listing.ts';
import type { Variant } from '../variant.ts';
import { oneLine } from './clean-text.ts';
import type { PriceHints } from './currency.ts';
import { readGtin, usableCode } from './schema-codes.ts';
import { firstText, isType, lastPart, nodes, type SchemaNode, values } from './schema-node.ts';
import { readOffers } from './schema-offer.ts';

const maxVariants = 500;
/** Properties by which variants may differ when the group does not name them. */
const usual = ['color', 'size', 'material', 'pattern'];

function pictureOf(node: SchemaNode): string | null {
  const [image] = values(node, 'image');
  if (image === undefined) return null;
  return typeof image === 'string' ? image : (firstText(image, 'contenturl', 'url') ?? image.id);
}

function optionsOf(node: SchemaNode, names: readonly string[]): Variant['options'] {
  const stated = names.flatMap((name) => {
    const value = oneLine(firstText(node, name) ?? '');
    return value === '' || /^https?:/.test(value) ? [] : [{ name: name[0]?.toUpperCase() + name.slice(1), value }];
  });
  const others = nodes(node, 'additionalproperty').flatMap((each) => {
    const name = oneLine(firstText(each, 'name') ?? '');
    const value = oneLine(firstText(each, 'value') ?? '');
    return name !== '' && value !== '' && names.includes(name.toLowerCase()) ? [{ name, value }] : [];
  });
  return [...stated, ...others];
}

function asVariant(
  node: SchemaNode,
  offer: SchemaNode | null,
  facts: { price: Price | null; availability: Availability | null },
  names: readonly string[],
): Variant {
  const holders = offer === null ? [node] : [node, offer];
  const first = <T>(read: (holder: SchemaNode) => T | null | undefined): T | null =>
    holders.map(read).find((value) => value !== null && value !== undefined) ?? null;
  return {
    options: optionsOf(node, names),
    title: oneLine(first((each) => firstText(each, 'name')) ?? '') || null,
    sku: first((each) => usableCode(firstText(each, 'sku'))),
    gtin: first(readGtin),
    price: facts.price,
    availability: facts.availability,
    image_url: first(pictureOf),
  };
}

function factsOf(node: SchemaNode, hints: PriceHints): { price: Price | null; availability: Availability | null } {
  const { price, availability } = readOffers(node, hints, null);
  return {
    price: price === undefined ? null : { amount: price.amount, currency: price.currency },
    availability: availability ?? null,
  };
}

function ofGroup(members: readonly SchemaNode[], group: SchemaNode, hints: PriceHints): Variant[] {
  const varies = values(group, 'variesby')
    .map((value) => lastPart(typeof value === 'string' ? value : (firstText(value, 'name') ?? '')))
    .filter((name) => name !== '');
  const differing = usual.filter((name) => new Set(members.map((member) => firstText(member, name))).size > 1);
  const names = [...new Set(varies.length > 0 ? varies : differing)];
  return members
    .slice(0, maxVariants)
    .map((member) => asVariant(member, nodes(member, 'offers')[0] ?? null, factsOf(member, hints), names));
}

/** Offers are variants when codes or names of their own tell them apart; offers of several sellers are not. */
function ofOffers(product: SchemaNode, hints: PriceHints): Variant[] {
  const direct = nodes(product, 'offers', 'offer');
  const offers = direct
    .flatMap((offer) => [offer, ...nodes(offer, 'offers', 'offer')])
    .filter((offer) => !isType(offer, 'aggregateoffer'));
  if (offers.length < 2) return [];
  const variants = offers.slice(0, maxVariants).map((offer) => {
    const item = nodes(offer, 'itemoffered')[0];
    return asVariant(item ?? offer, item === undefined ? null : offer, factsOf(offerAsProduct(offer), hints), usual);
  });
  const own = variants.map(({ sku, gtin, title, options }) => sku ?? gtin ?? (options[0]?.value || title) ?? '');
  const distinct = new Set(own.filter((name) => name !== '')).size;
  return distinct === variants.length ? variants : [];
}

/** `readOffers` reads what hangs on a product; an offer by itself is given a holder. */
function offerAsProduct(offer: SchemaNode): SchemaNode {
  return { types: [], id: null, properties: new Map([['offers', [offer]]]), path: [], at: null };
}

/** Variants of a group (`hasVariant`) or of the offers of one product; empty for fewer than two. */
export function schemaVariants(node: SchemaNode, hints: PriceHints): Variant[] {
  const group = nodes(node, 'isvariantof').find((each) => nodes(each, 'hasvariant').length > 1) ?? node;
  const members = nodes(group, 'hasvariant');
  const variants = members.length > 1 ? ofGroup(members, group, hints) : ofOffers(node, hints);
  return variants.length > 1 ? variants : [];
}
