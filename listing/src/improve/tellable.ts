import type { Specification } from '../listing.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { hasContact } from './clean-text.ts';

// Numbers and notes of a catalogue; a buyer learns nothing from them.
const catalogueNames =
  /\b(?:asin|upc|ean|gtin|isbn|mpn|sku)\b|item model|model number|part number|date first|best ?sellers? rank|customer reviews|discontinued|^manufacturer$|^department$|артикул|штрихкод|артикульный|^artikelnummer/iu;

/** The specifications that may be told in a sentence, a bullet or a keyword. */
export function tellable(specifications: readonly Specification[]): Specification[] {
  return specifications.filter(
    ({ name, value }) =>
      name.trim() !== '' && !isPlaceholder(value) && !catalogueNames.test(name.trim()) && !hasContact(value),
  );
}
