const amount = '(?:[$€£]\\s?\\d[\\d.,]*\\d|\\d[\\d.,]*\\s?(?:[$€£]|(?:eur|euro|usd|gbp|chf|pln|zł|rub|руб)\\.?))';
const priced = `(price|preis|prix|precio|prezzo|preço|cena|цена) (${amount})`;
const branded =
  "(brand|marke|marque|marca|marka|бренд) (\\p{Lu}[\\p{L}\\d&.’'+-]*(?: (?:\\p{Lu}[\\p{L}\\d&.’'+-]*|&)){0,2})";
/** Behind a comma or a full stop, and up to the next one or the end. */
const part = new RegExp(`(?:[,;]|\\.)\\s+(?:${priced}|${branded})(?=\\s*(?:[,;]|\\.?\\s*$|\\.\\s))`, 'giu');
const longestLine = 400;

/** "Oak table, 180 cm, price 749 EUR, brand Holzwerk": price and brand as lines of their own behind the line. */
export function factsApart(line: string): string[] {
  if (line.length > longestLine) return [line];
  const facts: string[] = [];
  const rest = line.replace(part, (whole, price?: string, sum?: string, brand?: string, name = '') => {
    // "Brand new" names none.
    if (price === undefined && !/^\p{Lu}/u.test(name)) return whole;
    facts.push(price === undefined ? `${brand}: ${name}` : `${price}: ${sum}`);
    return '';
  });
  return [rest, ...facts];
}
