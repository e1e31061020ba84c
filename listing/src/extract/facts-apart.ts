const amount = '(?:[$€£]\\s?\\d[\\d.,]*\\d|\\d[\\d.,]*\\s?(?:[$€£]|(?:eur|euro|usd|gbp|chf|pln|zł|rub|руб)\\.?))';
const priceNames = 'price|preis|prix|precio|prezzo|preço|cena|цена';
const brandNames = 'brand|marke|marque|marca|marka|бренд';
const priced = `(${priceNames}) (${amount})`;
const branded = `(${brandNames}) (\\p{Lu}[\\p{L}\\d&.’'+-]*(?: (?:\\p{Lu}[\\p{L}\\d&.’'+-]*|&)){0,2})`;
/** Behind a comma or a full stop, and up to the next one or the end. */
const part = new RegExp(`(?:[,;]|\\.)\\s+(?:${priced}|${branded})(?=\\s*(?:[,;]|\\.?\\s*$|\\.\\s))`, 'giu');
/** Behind a full stop they may begin a sentence: "Brand Holz, known since 1900, makes lamps." */
const ending = new RegExp(`^\\s*(?:\\.\\s|\\.?\\s*$|[,;]\\s+(?:${priceNames}|${brandNames})\\s)`, 'iu');
const longestLine = 400;

/** "Oak table, 180 cm, price 749 EUR, brand Holzwerk": price and brand as lines of their own behind the line. */
export function factsApart(line: string): string[] {
  if (line.length > longestLine) return [line];
  const facts: string[] = [];
  const rest = line.replace(part, (whole, price, sum, brand, name: string | undefined, at: number) => {
    // "Brand new" names none.
    if (name !== undefined && !/^(?!New(?!\p{L}))\p{Lu}/u.test(name)) return whole;
    if (whole.startsWith('.') && !ending.test(line.slice(at + whole.length))) return whole;
    facts.push(price === undefined ? `${brand}: ${name}` : `${price}: ${sum}`);
    return '';
  });
  return [rest, ...facts];
}
