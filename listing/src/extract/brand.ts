import { oneLine } from './clean-text.ts';

const placeholder =
  /^(?:n\/?a|none|no ?brand|unbranded|null|undefined|-|—|other|generic brand|без бренда|не указан\w*|нет бренда)$/i;

/** A brand name as printed, or null for placeholders, addresses and whole sentences. */
export function usableBrand(text: string): string | null {
  let name = oneLine(text);
  // "More articles of the brand: X" and "Brand: X" name the brand behind the colon.
  const labelled =
    /^[^:]{0,60}(?:brand|marca|marcă|marka|marke|marque|merk|märke|марка|бренд|виробник|производитель|producent|výrobce|značka|ブランド|品牌|브랜드)\s*[:：]\s*(.+)$/iu.exec(
      name,
    );
  if (labelled?.[1] !== undefined) name = labelled[1];
  name = name
    .replace(/^(?:brand|by|von|от)\s*[:：]?\s+(?=\S)/i, '')
    .replace(
      /^(?:zur marke|(?:alle|mehr|weitere) (?:artikel|produkte)? ?(?:von|der marke)|(?:shop|see|view) (?:all|more)(?: products)?(?: (?:from|by|of))?|more (?:products )?(?:from|by)|all products (?:from|by|of)|(?:voir )?tous les (?:produits|articles) (?:de (?:la marque )?)?|(?:ver|ver más|más) productos de|tutti i prodotti|wszystkie produkty|alle producten van|meer van|všechny produkty(?: značky)?|все товары(?: бренда)?|усі товари)\s+(?=\S)/iu,
      '',
    )
    .trim();
  if (name === '' || name.length > 60 || placeholder.test(name) || /^https?:\/\/|^\/|^\d{5,}$/i.test(name)) return null;
  return name;
}

const byline: ReadonlyArray<RegExp> = [
  /^visit the (.+?) store$/i,
  /^besuche? den (.+?)[- ]store$/i,
  /^visite[rz] la boutique (?:de )?(.+)$/i,
  /^visita (?:la tienda de|lo store di) (.+)$/i,
  /^visite a loja (?:da |do |de )?(.+)$/i,
  /^(?:bezoek de|besök|odwiedź sklep|ziyaret edin:) (.+?)(?:[- ](?:store|winkel|butik))?$/i,
  /^(.+?) mağazasını ziyaret edin$/i,
  /^(.+?)のストアを表示$/u,
  /^(?:brand|marke|marque|marca|merk|märke|marka)\s*[:：]\s*(.+)$/i,
];

/** Amazon's line under the title: "Visit the X Store", "Brand: X" or the name alone. */
export function brandOfByline(text: string): { brand: string | null; store: string | null } {
  const line = oneLine(text);
  for (const [index, pattern] of byline.entries()) {
    const name = pattern.exec(line)?.[1];
    if (name !== undefined) return { brand: usableBrand(name), store: index < byline.length - 1 ? line : null };
  }
  return { brand: usableBrand(line), store: null };
}
