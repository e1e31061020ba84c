import { usableBrand } from './brand.ts';
import { isShopWord } from './brand-words.ts';
import { oneLine } from './clean-text.ts';
import { linesOf, textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { brandLabel } from './identifiers-from-specs.ts';
import type { LabelledWords } from './labelled-words.ts';

const brandWord =
  /(?:^|[-_ ])(?:brand|brands|manufacturer|vendor|marke|marca|marque|producent|varum(?:a|ä)rke|m(?:ae|æ)rke|tuotemerkki|znacka|brand-?name|product-?brand|designer)(?:$|[-_ ])/;
const reach = 700;

/** A brand line or brand picture near the heading. */
export function findVisibleBrand(page: Page, heading: PageElement | null): string | null {
  if (heading === null) return null;
  const from = Math.max(0, heading.index - 200);
  let best: { name: string; distance: number } | null = null;
  for (const node of page.nodes.slice(from, heading.end + reach)) {
    if (node.kind !== 'element' || node.zone !== 'main' || node.end - node.index > 20) continue;
    if (!brandWord.test(node.words) && node.attributes.get('itemprop') !== 'brand') continue;
    const picture = page.nodes
      .slice(node.index, node.end)
      .find((each): each is PageElement => each.kind === 'element' && each.name === 'img');
    const lines = linesOf(page, node);
    // A label of its own line stands before the name.
    const line = lines.length === 2 && brandLabel.test(lines[0] ?? '') ? lines[1] : lines.join(' ');
    const name = usableBrand(line ?? '') ?? usableBrand(oneLine(picture?.attributes.get('alt') ?? ''));
    if (name === null || isShopWord(name) || name.split(' ').length > 5) continue;
    const distance = Math.abs(node.index - heading.index);
    if (best === null || distance < best.distance) best = { name, distance };
  }
  return best?.name ?? null;
}

/** Addresses of the pages that shops keep for brands. */
export const brandAddress =
  /\/(?:brands?|marken?|marcas?|marques?|merk(?:en)?|marki|marka|producent\w{0,3}|manufacturers?|vendors?|designers?|znack\w{1,2}|varumarken?|tuotemerk\w{1,3}|maerker?|proizvoditel\w{0,2}|brend\w?)\/[^/?#]{2,}/i;
const besideHeading = 60;

/** The one name beside the heading that leads to the page of a brand: "by <a href='/brands/lund'>Lund</a>". */
export function findBrandByAddress(page: Page, heading: PageElement | null): string | null {
  const names = new Set<string>();
  for (const link of heading === null ? [] : (page.byName.get('a') ?? [])) {
    if (
      link.zone !== 'main' ||
      Math.abs(link.index - (heading?.index ?? 0)) > besideHeading ||
      link.end - link.index > 6
    )
      continue;
    const name = brandAddress.test(link.attributes.get('href') ?? '') ? usableBrand(textOf(page, link)) : null;
    if (name !== null && !isShopWord(name) && name.split(' ').length <= 5) names.add(name);
  }
  const [only] = names;
  return names.size === 1 && only !== undefined ? only : null;
}

/** The first word or words of the title, when a link of the page carries just them: shops link to their brands. */
export function findBrandInLinks(page: Page, title: string): string | null {
  const words = title.split(/\s+/);
  const starts = [words.slice(0, 2).join(' '), words[0] ?? ''].filter(
    (start) =>
      start.length < title.trim().length &&
      /^\p{Lu}[\p{L}\p{N}&'’.-]+/u.test(start) &&
      start.length >= 2 &&
      !isShopWord(start),
  );
  const wanted = starts.map((start) => start.toLowerCase());
  const found = new Map<number, string>();
  for (const link of starts.length === 0 ? [] : (page.byName.get('a') ?? [])) {
    if (link.zone === 'related' || link.end - link.index > 6) continue;
    const text = textOf(page, link);
    for (const [at, start] of starts.entries())
      if (text.length === start.length && text.toLowerCase() === wanted[at] && !found.has(at)) found.set(at, text);
    if (found.has(0)) break;
  }
  const name = found.get(0) ?? found.get(1);
  return name === undefined ? null : usableBrand(name);
}

/** The name behind a label such as "Brand" near the heading. */
export function brandAmongWords(words: readonly LabelledWords[]): string | null {
  for (const { label, value } of words) {
    if (!brandLabel.test(label)) continue;
    const name = usableBrand(value);
    if (name !== null && name.split(' ').length <= 5) return name;
  }
  return null;
}

const brandAttributes = ['data-product-brand', 'data-brand', 'data-product-vendor', 'data-vendor', 'data-manufacturer'];

/** The brand that an element around the heading carries for scripts. */
export function findBrandInAttributes(heading: PageElement | null): string | null {
  for (let each = heading, up = 0; each !== null && up < 8; each = each.parent, up++)
    for (const attribute of brandAttributes) {
      const name = usableBrand(each.attributes.get(attribute) ?? '');
      if (name !== null && /\p{L}/u.test(name) && !isShopWord(name) && name.split(' ').length <= 5) return name;
    }
  return null;
}
