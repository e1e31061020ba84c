import { type Availability, emptyListing, type Listing, type Specification } from '../../listing.ts';
import type { Variant } from '../../variant.ts';
import { knownAttribute } from '../attribute-names.ts';
import { imageAt, type ReadCard, readCardWith, UnreadableFileError } from './read-card.ts';

type Node = Record<string, unknown>;
const availabilities: Record<string, Availability> = {
  InStock: 'in_stock',
  OutOfStock: 'out_of_stock',
  PreOrder: 'preorder',
};
const attributes = ['color', 'size', 'material', 'pattern'];

/** Cards of schema.org JSON-LD: one Product or ProductGroup, or a list of them. */
export function readJsonLd(content: string): ReadCard[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    throw new UnreadableFileError('This is not JSON.');
  }
  const products = nodesOf(parsed).filter((node) => ['Product', 'ProductGroup'].includes(textOf(node['@type'])));
  if (products.length === 0 && !(Array.isArray(parsed) && parsed.length === 0))
    throw new UnreadableFileError('There is no Product or ProductGroup of schema.org in this file.');
  return products.map(cardOf);
}

function cardOf(node: Node): ReadCard {
  const members = nodesOf(node.hasVariant);
  const names = listOf(node.variesBy).map((name) => lastPart(textOf(name)));
  const first = members[0] ?? node;
  const code = textOf(members.length > 0 ? node.productGroupID : node.sku);
  const codes: Listing['identifiers'] = {
    ...(members.length === 0 && gtinOf(node) !== null && { gtin: gtinOf(node) ?? '' }),
    ...(code !== '' && { sku: code }),
    ...(textOf(first.mpn) !== '' && { mpn: textOf(first.mpn) }),
  };
  const images = new Set((members.length > 0 ? members : [node]).flatMap(imagesOf));
  return readCardWith({
    listing: {
      ...emptyListing,
      title: textOf(node.name),
      description: textOf(node.description),
      specifications: specificationsOf(first, names),
      brand: textOf(nodesOf(node.brand)[0]?.name ?? node.brand) || null,
      category: textOf(node.category) || null,
      price: members.length > 0 ? null : offerOf(node).price,
      identifiers: codes,
      availability: members.length > 0 ? null : offerOf(node).availability,
    },
    images: [...images].map((url) => imageAt(url)),
    ...(members.length > 0 && { variants: members.map((member) => variantOf(member, names)) }),
    source_url: textOf(nodesOf(first.offers)[0]?.url) || null,
  });
}

function variantOf(node: Node, names: readonly string[]): Variant {
  const properties = propertiesOf(node);
  return {
    options: names.flatMap((name) => {
      const value = textOf(node[name]) || (properties.find((property) => property.name === name)?.value ?? '');
      return value === '' ? [] : [{ name, value }];
    }),
    title: textOf(node.name) || null,
    sku: textOf(node.sku) || null,
    gtin: gtinOf(node),
    ...offerOf(node),
    image_url: imagesOf(node)[0] ?? null,
  };
}

function specificationsOf(node: Node, varied: readonly string[]): Specification[] {
  const properties = propertiesOf(node).filter(({ name }) => !varied.includes(name));
  const known = new Set([...properties.map(({ name }) => knownAttribute(name) ?? ''), ...varied]);
  const own = attributes.filter((name) => !known.has(name) && textOf(node[name]) !== '');
  return [...own.map((name) => ({ name, value: textOf(node[name]) })), ...properties];
}

const propertiesOf = (node: Node): Specification[] =>
  nodesOf(node.additionalProperty).map(({ name, value }) => ({ name: textOf(name), value: textOf(value) }));

function offerOf(node: Node): Pick<Variant, 'price' | 'availability'> {
  const [offer = {}] = nodesOf(node.offers);
  const amount = textOf(offer.price);
  return {
    price: amount === '' ? null : { amount, currency: textOf(offer.priceCurrency) || null },
    availability: availabilities[lastPart(textOf(offer.availability))] ?? null,
  };
}

const gtinOf = (node: Node): string | null =>
  ['gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8'].map((name) => textOf(node[name])).find((code) => code !== '') ?? null;
const imagesOf = (node: Node): string[] =>
  listOf(node.image)
    .map((image) => textOf(image) || textOf(nodesOf(image)[0]?.url))
    .filter((url) => url !== '');

const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodesOf = (value: unknown): Node[] => listOf(value).filter(isNode);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
