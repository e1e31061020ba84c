const amount = '(?:[$€£]\\s?\\d[\\d.,]*\\d|\\d[\\d.,]*\\s?(?:[$€£]|(?:eur|euro|usd|gbp|chf|pln|zł|rub|руб)\\.?))';
const priceNames = 'price|preis|prix|precio|prezzo|preço|cena|цена';
const brandNames = 'brand|marke|marque|marca|marka|бренд';
const priced = `(${priceNames}) (${amount})`;
const branded = `(${brandNames}) (\\p{Lu}[\\p{L}\\d&.’'+-]*(?: (?:\\p{Lu}[\\p{L}\\d&.’'+-]*|&)){0,2})`;
const codeNames = 'sku|mpn|ean|gtin|upc';
const coded = `(${codeNames})(?: (?:no\\.?|number))? ([\\p{L}\\d][\\p{L}\\d/-]+)`;
/** Behind a comma or a full stop, or where the line begins, and up to the next sign or the end. */
const part = new RegExp(
  `(^|(?:[,;]|\\.)\\s+)(?:${priced}|${branded}|${coded})(?=\\s*(?:[,;]|\\.?\\s*$|\\.\\s))`,
  'giu',
);
/** Behind a full stop they may begin a sentence: "Brand Holz, known since 1900, makes lamps." */
const ending = new RegExp(`^\\s*(?:\\.\\s|\\.?\\s*$|[,;]\\s+(?:${priceNames}|${brandNames}|${codeNames})\\s)`, 'iu');
/** "SKU numbers" is none. */
const code = /^[\p{Lu}\d/-]+$/u;
const longestLine = 400;

/** "Oak table, 180 cm, price 749 EUR, brand Holzwerk, SKU OT-1": price, brand and codes as lines of their own behind the line. */
export function factsApart(line: string): string[] {
  if (line.length > longestLine) return [line];
  const facts: string[] = [];
  type Group = string | undefined;
  const takeOut = (whole: string, lead: string, ...found: [Group, Group, Group, Group, Group, Group, number]) => {
    const [price, sum, brand, name, codeName, given, at] = found;
    // "Brand new" names none.
    if (name !== undefined && (lead === '' || !/^(?!New(?!\p{L}))\p{Lu}/u.test(name))) return whole;
    if (given !== undefined && !code.test(given)) return whole;
    // A line of nothing else is read as it stands.
    if (lead === '' && /^[\s.,;]*$/.test(line.slice(whole.length))) return whole;
    if (!/^[,;]/.test(lead) && !ending.test(line.slice(at + whole.length))) return whole;
    facts.push(`${price ?? brand ?? codeName}: ${sum ?? name ?? given}`);
    return '';
  };
  const rest = line.replace(part, takeOut);
  return facts.length > 0 && /^[\s.,;]*$/.test(rest) ? facts : [rest, ...facts];
}
