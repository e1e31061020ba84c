import { expect, it } from 'vitest';
import { withoutComparison } from './comparisons.ts';

it.each([
  ['Rivtack Spinning Reel 5.2:1 Like Shimano', 'Rivtack Spinning Reel 5.2:1'],
  [
    'Battery for Dyson V8 like original 21.6V + 2 filters better than Dyson battery, 4000mAh',
    'Battery for Dyson V8 21.6V + 2 filters, 4000mAh',
  ],
  ['Moka 6 tazze - come Bialetti ma migliore!', 'Moka 6 tazze'],
  ["Courroie 890 mm - moins chère que l'origine", 'Courroie 890 mm'],
  ['Kaffeemühle besser als Bosch, 200 W', 'Kaffeemühle, 200 W'],
])('%s: %s', (title, without) => expect(withoutComparison(title)).toBe(without));

it.each([
  'Battery for Dyson V8 Absolute',
  'Battery Adapter for Brands Like Makita and Bosch',
  'Ersatzfilter für Marken wie Bosch und Siemens',
  'Filtro compatible con marcas como Bosch',
  'Camera like new with case',
  'Shine Like Stars night light',
  'Better Than Before: a diary',
  'Bosch Filter wie abgebildet',
])('leaves %s', (title) => expect(withoutComparison(title)).toBe(title));
