import type { FieldComparison } from '@cardwright/listing/compare/compare-listings';

/** The engine's comparison of the sample's two versions, stored so that a visitor need not load the engine. */
export const sampleChanges: readonly FieldComparison[] = [
  {
    path: 'title',
    change: 'changed',
    parts: [
      {
        op: 'delete',
        text: 'hollowell insulated travel mug, 450 ml',
      },
      {
        op: 'insert',
        text: 'Hollowell Insulated Travel Coffee Mug',
      },
      {
        op: 'equal',
        text: ', ',
      },
      {
        op: 'delete',
        text: 'stainless steel',
      },
      {
        op: 'insert',
        text: 'Stainless Steel',
      },
      {
        op: 'equal',
        text: ', ',
      },
      {
        op: 'delete',
        text: 'leak-proof lid, forest green - FREE SHIPPING!!! - travel mug, steel mug, coffee mug',
      },
      {
        op: 'insert',
        text: '450 ml',
      },
    ],
  },
  {
    path: 'description',
    change: 'changed',
    parts: [
      {
        op: 'equal',
        text: 'The double wall keeps coffee hot for 6 hours and water cold for 12 hours. The ',
      },
      {
        op: 'delete',
        text: 'lid seals with a quarter turn and opens with one hand. The ',
      },
      {
        op: 'equal',
        text: 'mug fits the cup holder of most cars and the side pocket of a backpack.',
      },
      {
        op: 'delete',
        text: ' All parts go into the dishwasher. Questions? Mail shop@hollowell.example or visit our store for FREE SHIPPING!!!',
      },
    ],
  },
  {
    path: 'bullets/0',
    change: 'changed',
    parts: [
      {
        op: 'delete',
        text: 'holds',
      },
      {
        op: 'insert',
        text: 'Holds',
      },
      {
        op: 'equal',
        text: ' 450 ml',
      },
    ],
  },
  {
    path: 'bullets/1',
    change: 'changed',
    parts: [
      {
        op: 'delete',
        text: 'leak',
      },
      {
        op: 'insert',
        text: 'Leak',
      },
      {
        op: 'equal',
        text: '-proof lid',
      },
      {
        op: 'delete',
        text: ' - BEST SELLER!!!',
      },
    ],
  },
  {
    path: 'bullets/2',
    change: 'changed',
    parts: [
      {
        op: 'delete',
        text: 'powder',
      },
      {
        op: 'insert',
        text: 'Powder',
      },
      {
        op: 'equal',
        text: '-coated steel that does not slip in a wet hand',
      },
    ],
  },
  {
    path: 'bullets/3',
    change: 'added',
    parts: [
      {
        op: 'insert',
        text: 'The lid seals with a quarter turn and opens with one hand',
      },
    ],
  },
  {
    path: 'bullets/4',
    change: 'added',
    parts: [
      {
        op: 'insert',
        text: 'All parts go into the dishwasher',
      },
    ],
  },
  {
    path: 'specifications/Warranty',
    change: 'removed',
    parts: [
      {
        op: 'delete',
        text: 'n/a',
      },
    ],
  },
  {
    path: 'specifications/Brand',
    change: 'added',
    parts: [
      {
        op: 'insert',
        text: 'Hollowell',
      },
    ],
  },
  {
    path: 'keywords',
    change: 'changed',
    parts: [
      {
        op: 'delete',
        text: 'mug',
      },
      {
        op: 'insert',
        text: 'forest green',
      },
      {
        op: 'equal',
        text: ', ',
      },
      {
        op: 'delete',
        text: 'Mug',
      },
      {
        op: 'insert',
        text: 'leak-proof lid',
      },
      {
        op: 'equal',
        text: ', ',
      },
      {
        op: 'delete',
        text: 'cheap mug',
      },
      {
        op: 'insert',
        text: 'drinkware, water, cup holder, dishwasher safe, cars, pocket, backpack',
      },
    ],
  },
];
