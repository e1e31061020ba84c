const measured =
  '(?:length|width|height|depth|diameter|thickness|weight|capacity|volume|torque|voltage|power|wattage|pressure|load|speed|density|breite|höhe|länge|tiefe|gewicht)';
const unit =
  '(?:mm|cm|m|km|in|inch(?:es)?|ft|["″”]|mg|g|kg|t|lbs?|oz|ml|cl|l|w|kw|v|a|ah|mah|nm|hz|bar|psi|rpm|g/m²|gsm|dpi|db|lm|k|°c|°f)';
const value = `(?:(?:ca\\.?|approx\\.?|about|up to|max\\.?|min\\.?|[~≈<>±]) ?)?\\d[\\d.,]*(?: ?(?:[x×/–-]|to|bis) ?\\d[\\d.,]*)* ?${unit}`;
const measuredLine = new RegExp(`^((?:[\\p{L}-]+ ){0,2}${measured}) +(${value}(?:$|[ ,(/].{0,30}$))`, 'iu');
/** "Brand new", "brand quality" name no brand. */
const codeLine =
  /^(brand|marke|marca|marque|sku|mpn|model)(?: (?:is|no\.?|number))? +(?!(?:new|quality|name|owner|is|of|with|and|in)\b)([\p{L}\d][\p{L}\d&.’'+/-]*(?: [\p{Lu}\d&][\p{L}\d&.’'+/-]*){0,3})$/iu;

/** "Width 155.1 mm", "SKU RUF-12": a line of a table that lost its colon; null for other lines. */
export function plainPair(line: string): [name: string, value: string] | null {
  const found = line.length > 80 ? null : (measuredLine.exec(line) ?? codeLine.exec(line));
  const [, name = '', said = ''] = found ?? [];
  return found === null ? null : [name.charAt(0).toUpperCase() + name.slice(1), said];
}
