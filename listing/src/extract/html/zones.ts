import type { Attributes } from './attributes.ts';
import type { PageElement, Zone } from './nodes.ts';

const relatedWords =
  /(?:^|[-_ ])(?:related|relevants|recommend(?:ed|ations?|er)?|recs|similar|look-?alikes?|up[-_]?sell(?:s|ing)?|cross[-_]?sell(?:s|ing)?|recently|viewed|sponsored|suggest(?:ed|ions?)|also[-_ ]?(?:bought|viewed|like)|alsobought|you[-_ ]?may|complementary|sims|other[-_]products|bundles?|frequently|accessories|alternatives?)(?:$|[-_ ])/;
const chromeWords =
  /(?:^|[-_ ])(?:navbar|nav|navigation|site[-_]?header|page[-_]?header|main[-_]?header|header[-_]?(?:top|main|wrapper|container)|site[-_]?footer|page[-_]?footer|footer|minicart|mini[-_]cart|cart[-_](?:drawer|popup|sidebar)|mega[-_]?menu|main[-_]?menu|topbar|top[-_]bar|sidebar)(?:$|[-_ ])/;
const dialogWords =
  /(?:^|[-_ ])(?:modal|popup|popover|dialog|cookies?|consent|gdpr|newsletter|lightbox|offcanvas|tooltip|flyout|drawer|acsb|accessibility|userway|live-?chat|chat-?widget)(?:$|[-_ ])/;
const reviewWords = /(?:^|[-_ ])(?:reviews?|comments?|ratings?|testimonials?|questions?|qna|faq|feedback)(?:$|[-_ ])/;

/** The end of a block of the product itself: Flatsome's part with the tabs, the row of buttons under a price. */
const belowProduct =
  /(?:^|\s)(?:product|prod|buy|buybox|price|item|form|card|box|panel|summary)-(?:[a-z]{2,12}-)?footer(?=\s|$)/g;
/** The part of a page that a link of its own row of tabs leads to: `nav-description`. */
const tabTarget = /(?:^|\s)nav-(?=(?:descri|specif|feature|detail)[a-z]*(?:\s|$))/g;
/** One block for the tabs of both, as Shopware has it. */
export const sharedBlock = /description-(?:and-)?reviews?(?:$|[-_ ])/;

/** Names of blocks for the product's own texts. */
export const ownWord = /descri|specif|feature|attribut|character|technical|product-(?:info|detail|main)|beschreibung/;

/** The rank of a heading, 1 to 6; 9 for every other element. */
export const headingRank = ({ name }: PageElement): number => (/^h[1-6]$/.test(name) ? Number(name[1]) : 9);

const hiddenClass = /(?:^|\s)(?:hidden|hide|d-none|display-none|is-hidden|u-hidden)(?:$|\s)/;
const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const unrendered = new Set(['script', 'style', 'template', 'noscript', 'head', 'object', 'svg']);

/** True for what a browser with scripts would not show; tabs hidden by a style count too, so callers decide. */
export function isHiddenElement(name: string, attributes: Attributes): boolean {
  if (attributes.size === 0) return unrendered.has(name);
  if (unrendered.has(name) || attributes.has('hidden')) return true;
  const style = attributes.get('style');
  if (style !== undefined && hiddenStyle.test(style.slice(0, 400))) return true;
  const classes = attributes.get('class');
  return classes !== undefined && hiddenClass.test(classes.slice(0, 400));
}

/** Attributes in which shops name the parts of their pages, besides `id` and `class`. */
const naming = [
  'id',
  'class',
  'data-testid',
  'data-test-id',
  'data-test',
  'data-qa',
  'data-hook',
  'data-automation-id',
  'data-cy',
  'data-widget',
  'data-component',
  'data-region',
];

const namingSet: ReadonlySet<string> = new Set(naming);
const alwaysNaming = naming.slice(0, 2);

function hasTestName(attributes: Attributes): boolean {
  for (let at = 0; at < attributes.size; at++)
    if (attributes.nameAt(at).startsWith('data-') && namingSet.has(attributes.nameAt(at))) return true;
  return false;
}

const firstOf = (value: string): string => (value.length > 250 ? value.slice(0, 250) : value);

/** What some shop software puts before every name, which says nothing about the element: `vtex-store-components-3-x-`. */
const softwareName = /vtex-[a-z-]{2,40}-\d+-x-/g;

/** The names of an element as lower-case words: `relatedProducts` becomes `related-products`. */
export function nameWords(
  attributes: Attributes,
  /** Words of names that one page repeats; a caller that reads many elements keeps it. */
  cache?: Map<string, string>,
): string {
  if (attributes.size === 0) return '';
  let names = '';
  // Most elements have one attribute, and most of those a class.
  if (attributes.size === 1) names = namingSet.has(attributes.nameAt(0)) ? firstOf(attributes.valueAt(0)) : '';
  else
    for (const name of hasTestName(attributes) ? naming : alwaysNaming) {
      const value = attributes.get(name);
      if (value === undefined) continue;
      names = names === '' ? firstOf(value) : `${names} ${firstOf(value)}`;
    }
  if (names === '') return '';
  const known = cache?.get(names);
  if (known !== undefined) return known;
  const words = (names.includes('vtex-') ? names.replace(softwareName, '') : names)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .trim();
  cache?.set(names, words);
  return words;
}

export function elementZone(
  name: string,
  attributes: Attributes,
  words: string,
  parent: PageElement,
  /** Zones of names that one page repeats; a caller that reads many elements keeps it. */
  cache?: Map<string, Zone>,
): Zone {
  if (parent.zone !== 'main') return parent.zone;
  if (name === 'body' || name === 'html' || name === 'main') return 'main';
  if (name === 'nav' || name === 'footer') return 'chrome';
  if (name === 'header' && parent.depth <= 4) return 'chrome';
  if (name === 'dialog') return 'dialog';
  if (attributes.size === 0) return 'main';
  const role = attributes.get('role');
  if (role === 'dialog' || role === 'alertdialog') return 'dialog';
  if (role === 'navigation' || role === 'banner' || role === 'contentinfo') return 'chrome';
  if (words === '') return 'main';
  // A body or wrapper class may name everything the shop can do; only elements of their own count.
  if (parent.depth < 2) return 'main';
  const known = cache?.get(words);
  const zone = known ?? zoneOfWords(words);
  if (known === undefined) cache?.set(words, zone);
  return zone === 'chrome' && name === 'li' ? 'main' : zone;
}

function zoneOfWords(words: string): Zone {
  if (relatedWords.test(words)) return 'related';
  if (dialogWords.test(words) && !ownWord.test(words)) return 'dialog';
  if (chromeWords.test(words.replace(belowProduct, '').replace(tabTarget, ''))) return 'chrome';
  return reviewWords.test(words) && !sharedBlock.test(words) ? 'reviews' : 'main';
}
