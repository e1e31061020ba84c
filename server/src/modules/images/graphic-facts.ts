import type { Listing } from '@cardwright/listing/listing';
import type { GraphicFact } from '../../outside/image-model/image-model.ts';

/** Names of specifications that state a measure of the product, in the words of shops. */
const measures =
  /\b(?:height|width|length|depth|diameter|dimensions?|size|measurements?|thickness|circumference|weight|capacity|volume|high|wide|long|deep|inseam|chest|waist|hips?|sleeve|shoulder|bust)\b/i;
/** A measure is a number with a unit, or several between crosses. */
const quantity =
  /\d\s*(?:mm|cm|m|in|inch(?:es)?|ft|feet|″|"|'|g|kg|oz|lbs?|lb|pounds?|ml|cl|l|litres?|liters?|fl\.? ?oz|gal(?:lons?)?)\b|\d\s*["″]|\d\s*[x×]\s*\d/i;
/** Values that say nothing. */
const empty = /^(?:n\/?a|none|unknown|-+|—|tbd|not (?:available|applicable|specified))?$/i;

const sideOf = (name: string): GraphicFact['side'] => {
  if (/\b(?:height|high)\b/i.test(name)) return 'height';
  if (/\b(?:width|wide|diameter)\b/i.test(name)) return 'width';
  if (/\b(?:depth|deep)\b/i.test(name)) return 'depth';
  return null;
};

/** A fact of a graphic, with the place in the listing where it stands: `specifications/2`. */
export type TracedFact = GraphicFact & { path: string };

/** The most facts: more than a graphic has room for. */
const longestValue = 120;

/** What the card states about sizes and weights, word for word; a long value is cut. */
export function sizeFacts({ specifications }: Pick<Listing, 'specifications'>): TracedFact[] {
  return stated(specifications)
    .filter(({ name, value }) => measures.test(name) && quantity.test(value) && !hidden.test(name))
    .slice(0, 10)
    .map((fact) => ({ ...fact, value: clipped(fact.value) }));
}

/** Cuts between words if possible: half a number would be another number. */
function clipped(value: string): string {
  if (value.length <= longestValue) return value;
  const start = value.slice(0, longestValue);
  const space = start.lastIndexOf(' ');
  return `${start
    .slice(0, space > 0 ? space : longestValue)
    .trimEnd()
    .toWellFormed()}…`;
}

/** What the card states about the product, word for word; without measures of parcels and codes. */
export function featureFacts({ specifications }: Pick<Listing, 'specifications'>): TracedFact[] {
  return stated(specifications)
    .filter(({ name, value }) => !hidden.test(name) && value.length <= longestValue)
    .slice(0, 6);
}
const hidden =
  /\b(?:sku|asin|upc|ean|gtin|isbn|mpn|part number|model number|item number|rank|date first|manufacturer|customer reviews?|package|shipping|parcel|discontinued)\b/i;

const stated = (specifications: Listing['specifications']): TracedFact[] =>
  specifications.flatMap(({ name, value }, index) =>
    name.trim() === '' || empty.test(value.trim())
      ? []
      : [{ name: name.trim(), value: value.trim(), side: sideOf(name), path: `specifications/${index}` }],
  );
