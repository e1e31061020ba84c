import type { Specification } from '../listing.ts';
import { usableBrand } from './brand.ts';
import { decodeAgain, hasMarkup, oneLine } from './clean-text.ts';
import type { PriceHints } from './currency.ts';
import { chooseVariant } from './schema-choice.ts';
import { readIdentifiers } from './schema-codes.ts';
import { firstText, isType, nodes, type SchemaNode, values } from './schema-node.ts';
import { readOffers } from './schema-offer.ts';
import { schemaVariants } from './schema-variants.ts';
import type { Candidate, ExtractedImage, OriginSource } from './types.ts';

function readImages(node: SchemaNode): ExtractedImage[] {
  return values(node, 'image', 'images', 'photo')
    .map((value) => {
      if (typeof value === 'string') return { url: value, alt: '' };
      const url = firstText(value, 'contenturl', 'url', 'image') ?? value.id ?? '';
      return { url, alt: oneLine(firstText(value, 'caption', 'name') ?? '') };
    })
    .filter(({ url, alt }) => url !== '' && url !== alt);
}

function readSpecifications(node: SchemaNode): Specification[] {
  const rows = nodes(node, 'additionalproperty').map((each) => {
    const unit = firstText(each, 'unittext') ?? '';
    const value = oneLine(
      values(each, 'value')
        .map((one) => (typeof one === 'string' ? one : (firstText(one, 'name', 'value') ?? '')))
        .join(', '),
    );
    return {
      name: oneLine(firstText(each, 'name', 'propertyid') ?? ''),
      value: unit === '' || value.endsWith(unit) ? value : `${value} ${unit}`,
    };
  });
  for (const name of ['color', 'material', 'size', 'pattern']) {
    const value = oneLine(firstText(node, name) ?? '');
    if (value !== '' && value.length < 200 && !/^https?:/.test(value))
      rows.push({ name: name[0]?.toUpperCase() + name.slice(1), value });
  }
  for (const name of ['weight', 'width', 'height', 'depth']) {
    const quantity = nodes(node, name)[0];
    const value = quantity === undefined ? firstText(node, name) : firstText(quantity, 'value');
    const unit = quantity === undefined ? '' : (firstText(quantity, 'unittext', 'unitcode') ?? '');
    if (value !== null && /\d/.test(value))
      rows.push({ name: name[0]?.toUpperCase() + name.slice(1), value: oneLine(`${value} ${unit}`) });
  }
  return rows.filter(({ name, value }) => name !== '' && value !== '');
}

/** `Home > Toys > Blocks` of a breadcrumb list: in order, as names. */
export function breadcrumbNames(all: readonly SchemaNode[]): string[] {
  const list = all.find((node) => isType(node, 'breadcrumblist') && values(node, 'itemlistelement').length > 0);
  if (list === undefined) return [];
  const items = nodes(list, 'itemlistelement').map((item, index) => {
    const target = nodes(item, 'item')[0];
    const name = firstText(item, 'name') ?? (target === undefined ? null : firstText(target, 'name'));
    return { name: oneLine(name ?? ''), position: Number(firstText(item, 'position') ?? index) };
  });
  return items
    .filter(({ name }) => name !== '' && !/^https?:/.test(name))
    .sort((one, other) => one.position - other.position)
    .map(({ name }) => name);
}

/** What a chosen product node states. `hints` say how ambiguous prices are to be read. */
export function readSchemaProduct(
  node: SchemaNode,
  source: OriginSource,
  hints: PriceHints,
  url: string | null,
): Candidate {
  const chosen = isType(node, 'productgroup') || nodes(node, 'hasvariant').length > 0 ? chooseVariant(node, url) : null;
  const variant = chosen?.variant ?? null;
  const group = nodes(node, 'isvariantof')[0] ?? null;
  const text = (...names: string[]): string | null =>
    [node, variant, group]
      .map((each) => (each === null ? null : firstText(each, ...names)))
      .find((each) => each !== null) ?? null;
  const ownOffers = readOffers(node, hints, url);
  const offers =
    variant !== null && (ownOffers.price === undefined || chosen?.named === true)
      ? readOffers(variant, hints, url)
      : ownOffers;
  const description = text('description');
  const category =
    values(node, 'category')
      .map((value) => (typeof value === 'string' ? value : (firstText(value, 'name') ?? '')))
      .at(-1) ?? '';
  const brand = usableBrand(text('brand') ?? '') ?? usableBrand(text('manufacturer') ?? '');
  const images = readImages(node);
  const specifications = [...readSpecifications(node), ...(variant === null ? [] : readSpecifications(variant))];
  return {
    source,
    confidence: 0.9,
    title: oneLine(text('name') ?? '') || undefined,
    description: description === null ? undefined : hasMarkup(description) ? description : decodeAgain(description),
    brand: brand ?? undefined,
    category: /^https?:|^\d+$/.test(category) ? undefined : oneLine(category).replace(/\s+<\s+/g, ' > ') || undefined,
    price: offers.price,
    availability: offers.availability,
    identifiers: readIdentifiers(variant, node),
    images: [
      ...(variant !== null && (images.length === 0 || chosen?.named === true) ? readImages(variant) : []),
      ...images,
      ...(group !== null && images.length === 0 ? readImages(group) : []),
    ],
    variants: schemaVariants(node, hints),
    specifications,
    keywords: undefined,
  };
}
