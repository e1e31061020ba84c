import { expect, it } from 'vitest';
import { withoutReferences } from './page-references.ts';

it.each([
  ['Slight crease on the cover as pictured, pages clean.', 'Slight crease on the cover, pages clean.'],
  ['The lid (see photos) closes well.', 'The lid closes well.'],
  ['See photo 3.', ''],
  ['Siehe Fotos.', ''],
  ['Click here for our other lamps.', ''],
  ['As shown it needs four screws', 'As shown it needs four screws'],
  ['The picture shows the sea.', 'The picture shows the sea.'],
])('%s', (sentence, left) => expect(withoutReferences(sentence)).toBe(left));
