/** Sellers' names for columns of plain properties, besides those that marketplaces have fields for. */
const properties = new Set(
  `weight|net weight|item weight|product weight|length|width|height|depth|diameter|thickness|volume|capacity|dimensions|power
wattage|voltage|battery|battery life|scale|finish|shape|style|pattern|scent|flavour|flavor|aroma|roast|grind|fabric|composition
fabric composition|lining|upper|upper material|sole|outsole|insole|closure|fit|heel height|sleeve|neckline|care
care instructions|washing instructions|size range|sizes|sizes available|available sizes|colours|colors|colour options|age|age range
recommended age|gender|season|hook size|line weight|qty in pack|pack qty|pack size|quantity in pack|pieces|pieces in pack
set of|number of pieces|included|whats included|what is included|in the box|box contents|country of origin|made in|origin
warranty|guarantee|compatible with|compatibility|fits|ingredients|allergens|shelf life|water resistance|movement|case material
strap|strap material|dial|glass|frame|edition|paper|technique|fuel|light source|socket|bulb|cable length|ip rating|grade
gewicht|breite|höhe|länge|tiefe|durchmesser|stärke|volumen|inhalt|leistung|spannung|sohle|obermaterial|futter|duft
zusammensetzung|zutaten|pflege|herkunftsland|garantie|lieferumfang|poids|largeur|hauteur|longueur|profondeur|contenance
composition|origine|peso|ancho|alto|largo|profundidad|capacidad|composición|origen|larghezza|altezza|lunghezza|peso netto`.split(
    /[|\n]/u,
  ),
);
const units =
  'mm|cm|m|in|inch|inches|ft|mg|g|gr|gram|grams|kg|lb|lbs|oz|ml|cl|l|fl oz|w|kw|v|a|ah|mah|wh|gsm|g/m²|hours|h|min|years|months';
const withUnit = new RegExp(`^(.{2,40}?)[\\s_]*(?:[\\s_(\\[/]|\\bin )[\\s_]*(${units})[)\\]]?\\s*$`, 'iu');
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[\s_*:.,-]+/gu, ' ')
    .trim();

/** "Weight g", "Length (cm)": a property, and the unit of its numbers; null for columns of another kind. */
export function propertyColumn(header: string): { name: string; unit: string | null } | null {
  const said = header.trim();
  const [, name = '', unit = ''] = withUnit.exec(said) ?? [];
  if (properties.has(plain(name))) return { name: spelled(name), unit };
  return properties.has(plain(said)) ? { name: spelled(said), unit: null } : null;
}
const spelled = (name: string): string =>
  name
    .replace(/_+/gu, ' ')
    .replace(/[\s,:;]+$/u, '')
    .trim();

/** The name and the value of a cell in such a column: a bare number gets the unit from the header. */
export function propertyOf(header: string, value: string): { name: string; value: string } | null {
  const column = propertyColumn(header);
  if (column?.unit == null) return null;
  const isBare = /^[\d.,]+(?:\s*[x×/–-]\s*[\d.,]+)*$/u.test(value.trim());
  return isBare ? { name: column.name, value: `${value.trim()} ${column.unit}` } : null;
}
