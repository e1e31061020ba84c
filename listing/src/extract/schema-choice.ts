import { firstText, isType, lastPart, nodes, type SchemaNode, values } from './schema-node.ts';
import { likeness } from './words.ts';

const productTypes = ['product', 'productgroup', 'individualproduct', 'productmodel', 'someproducts'];
const alsoSold = [
  'book',
  'vehicle',
  'car',
  'movie',
  'game',
  'videogame',
  'softwareapplication',
  'musicalbum',
  'creativework',
];
/** Properties that lead to other products than the page's own. */
const elsewhere = new Set([
  'isrelatedto',
  'issimilarto',
  'itemlistelement',
  'isaccessoryorsparepartfor',
  'isconsumablefor',
  'hasvariant',
  'itemoffered',
  'itemreviewed',
  'isvariantof',
  'recommendation',
]);

/** A page with more products than this is a list, whichever is compared. */
const maxCompared = 300;

export interface PageFacts {
  /** Address of the page, canonical first; null when unknown. */
  url: string | null;
  /** The page's heading and titles, best first. */
  names: readonly string[];
  /** Whether the node at this position of the page lies among other products. */
  isAside: (at: number) => boolean;
}

function pathOf(address: string | null): string {
  return (address ?? '')
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();
}

export function hasOffer(node: SchemaNode): boolean {
  return nodes(node, 'offers', 'offer').length > 0 || values(node, 'price', 'lowprice').length > 0;
}

export function isProduct(node: SchemaNode): boolean {
  return isType(node, ...productTypes) || (isType(node, ...alsoSold) && hasOffer(node));
}

/** Products that are not merely mentioned: not variants, related goods or members of a list. */
export function mainProducts(all: readonly SchemaNode[], facts: PageFacts): SchemaNode[] {
  // A graph may hold variants beside their group rather than in it; the group stands for them.
  const inGroups = new Set(
    all.filter((node) => isType(node, 'productgroup')).flatMap((group) => nodes(group, 'hasvariant')),
  );
  return all.filter(
    (node) =>
      isProduct(node) &&
      !inGroups.has(node) &&
      !node.path.some((name) => elsewhere.has(name)) &&
      !(node.at !== null && facts.isAside(node.at)) &&
      (firstText(node, 'name') !== null || hasOffer(node)),
  );
}

interface Ranked {
  node: SchemaNode;
  score: number;
  /** The address, the name or `mainEntity` says that the page is about this node. */
  tied: boolean;
}

const alikeEnough = 0.75;

function rank(node: SchemaNode, facts: PageFacts): Ranked {
  const here = pathOf(facts.url);
  const own = [node.id, firstText(node, 'url')].map(pathOf);
  const addressed =
    here !== '' && own.some((address) => address.length > 3 && (address === here || here.endsWith(address)));
  const name = firstText(node, 'name') ?? '';
  const named = Math.max(0, ...facts.names.map((known) => likeness(name, known)));
  const main = node.path.includes('mainentity') || node.path.includes('mainentityofpage');
  const score =
    (addressed ? 4 : 0) +
    named * 4 +
    (hasOffer(node) ? 1.5 : 0) +
    (isType(node, 'productgroup') ? 1 : 0) +
    (main ? 1.5 : 0) +
    Math.min(node.properties.size, 12) / 12;
  return { node, score, tied: addressed || main || named >= alikeEnough };
}

/**
 * The node that the page is about. When there are several: the address, then the name nearest the heading, then offers
 * and `mainEntity`. `matched` is false when nothing ties the best one to this page.
 */
export function chooseProduct(
  all: readonly SchemaNode[],
  facts: PageFacts,
): { node: SchemaNode; matched: boolean; count: number } | null {
  const products = mainProducts(all, facts);
  let best: Ranked | null = null;
  for (const node of products.slice(0, maxCompared)) {
    const ranked = rank(node, facts);
    if (best === null || ranked.score > best.score) best = ranked;
  }
  return best === null ? null : { node: best.node, matched: best.tied, count: products.length };
}

/** The variant of a product group that the address names, else the first one that can be bought. */
export function chooseVariant(group: SchemaNode, url: string | null): { variant: SchemaNode; named: boolean } | null {
  const variants = nodes(group, 'hasvariant', 'model');
  const address = url?.toLowerCase() ?? '';
  const named = variants.find((variant) => {
    const addresses = [variant, ...nodes(variant, 'offers')].flatMap((each) => [firstText(each, 'url'), each.id]);
    const query = /[?&]variant=(\d+)/.exec(address)?.[1];
    return addresses.some((own) => {
      const lower = own?.toLowerCase() ?? '';
      return (query !== undefined && lower.includes(query)) || (address.includes('?') && lower === address);
    });
  });
  const buyable = variants.find((variant) =>
    nodes(variant, 'offers').some((offer) => lastPart(firstText(offer, 'availability') ?? '') === 'instock'),
  );
  const sku = /[?&](?:sku|pid|article)=([\w.-]{2,40})(?:&|$)/.exec(address)?.[1];
  const coded =
    sku === undefined ? undefined : variants.find((variant) => firstText(variant, 'sku')?.toLowerCase() === sku);
  const variant = named ?? coded ?? buyable ?? variants[0];
  return variant === undefined ? null : { variant, named: named !== undefined || coded !== undefined };
}
