import type { Marketplace } from '@cardwright/contract/listings';
import type { Listing } from '@cardwright/listing/listing';
import type { DemoDrawing } from './demo-pictures.ts';

export interface DemoCard {
  marketplace: Marketplace;
  listing: Listing;
  pictures: { drawing: DemoDrawing; size: number; alt: string }[];
  /** Improved once, so that the original and the current version differ. */
  improved: boolean;
}

/** Three invented products of invented brands, each with the weaknesses that real listings have. */
export const demoCards: DemoCard[] = [
  {
    marketplace: 'generic',
    improved: false,
    pictures: [{ drawing: 'mug', size: 700, alt: '' }],
    listing: {
      title: 'MUG TERRALUNE BEST GIFT!!! ceramic mug coffee mug tea mug',
      description:
        'The Terralune mug is thrown and glazed by hand. It holds 350 ml and is safe in the dishwasher and the microwave. The glaze is free of lead.',
      bullets: ['Holds 350 ml', 'holds 350 ml', 'Dishwasher and microwave safe'],
      specifications: [
        { name: 'Material', value: 'Stoneware' },
        { name: 'Capacity', value: '350 ml' },
        { name: 'Height', value: '9.5 cm' },
        { name: 'Colour', value: 'n/a' },
      ],
      keywords: ['mug', 'mug', 'coffee'],
      brand: 'Terralune',
      category: 'Home > Kitchen > Mugs',
      price: { amount: '18.50', currency: 'EUR' },
      identifiers: { sku: 'TL-MUG-350' },
      availability: 'in_stock',
      language: 'en',
    },
  },
  {
    marketplace: 'etsy',
    improved: false,
    pictures: [
      { drawing: 'board', size: 1200, alt: 'Walnut serving board seen from above' },
      { drawing: 'boardSide', size: 1200, alt: 'Edge of the walnut serving board' },
    ],
    listing: {
      title: 'Handmade walnut serving board with juice groove',
      description:
        'Each board is cut from one piece of American walnut and finished with linseed oil.\n\nIt measures 40 x 26 x 2 cm. The groove around the edge catches juices, and the opening makes it easy to carry or hang up.\n\nWash it by hand and oil it now and then.',
      bullets: ['One piece of American walnut', 'Groove around the edge', 'Finished with linseed oil'],
      specifications: [
        { name: 'Material', value: 'American walnut' },
        { name: 'Size', value: '40 x 26 x 2 cm' },
        { name: 'Finish', value: 'Linseed oil' },
        { name: 'Care', value: 'Hand wash' },
      ],
      keywords: ['serving board', 'walnut board', 'cheese board', 'wedding gift'],
      brand: 'Ashgrove Bench',
      category: 'Home & Living > Kitchen & Dining',
      price: { amount: '64.00', currency: 'USD' },
      identifiers: { sku: 'AB-SB-40' },
      availability: 'in_stock',
      language: 'en',
    },
  },
  {
    marketplace: 'amazon',
    improved: true,
    pictures: [
      { drawing: 'lamp', size: 1600, alt: 'Kelvora desk lamp, teal' },
      { drawing: 'lampHead', size: 1600, alt: 'Lamp head with the light strip' },
    ],
    listing: {
      title: 'desk lamp led kelvora',
      description:
        'The Kelvora Arc is a desk lamp with a swivelling arm. Its 9 W light strip gives 720 lumens and can be set to five levels of brightness. The colour of the light goes from 2700 K to 6500 K. A USB port in the base charges a phone. The arm folds down to a height of 12 cm. The base is made of aluminium and weighs 1.1 kg, so the lamp stands firmly. The power cord is 1.8 m long.',
      bullets: ['five levels of brightness', 'usb port'],
      specifications: [
        { name: 'Power', value: '9 W' },
        { name: 'Luminous flux', value: '720 lm' },
        { name: 'Colour temperature', value: '2700-6500 K' },
        { name: 'Material', value: 'Aluminium' },
        { name: 'Weight', value: '1.1 kg' },
        { name: 'Cord length', value: '1.8 m' },
      ],
      keywords: ['desk lamp'],
      brand: 'Kelvora',
      category: 'Lighting > Desk lamps',
      price: { amount: '39.99', currency: 'USD' },
      identifiers: { sku: 'KV-ARC-T', mpn: 'KV-ARC' },
      availability: 'in_stock',
      language: 'en',
    },
  },
];
