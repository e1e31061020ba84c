import { expect, it } from 'vitest';
import { tellable } from './tellable.ts';

it.each([
  ['廠商電話', '02-29345217'],
  ['Phone number', '020 7946 0000'],
  ['Tel.', '020 7946 0000'],
  ['Minimum order', '2 pcs'],
  ['Finish', 'see photos'],
  ['Obermaterial', 'siehe Foto'],
  ['Размер', 'см. на фото'],
])('%s is no property to tell', (name, value) => expect(tellable([{ name, value }])).toEqual([]));

it.each([
  ['Compatible phone', 'Acme One'],
  ['Telescope', 'Reflector'],
  ['Window', 'see-through'],
  ['Inhalt', 'Siehe da, ein Buch'],
])('%s is one', (name, value) => expect(tellable([{ name, value }])).toHaveLength(1));
