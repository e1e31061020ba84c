import fc from 'fast-check';

/** Words of product texts in several languages, with what has tripped parsers before. */
const pieces = [
  ...'Norvik Lumo Lada-Lën steel bottle lid straw mug lamp table wood oak cotton dress blue green black free shipping best seller'.split(
    ' ',
  ),
  ...'Flasche Edelstahl Lampe aus Holz für die Küche Größe grün bouteille en acier inoxydable avec paille couleur bleu'.split(
    ' ',
  ),
  ...'Бутылка сталь синяя для воды платье хлопок длина без размер цвет скидка butelka stalowa niebieska z rurką'.split(
    ' ',
  ),
  ...'botella de acero con pajita color azul 水筒 ステンレス 蓋付き 瓶子 زجاجة ماء בקבוק'.split(' '),
  ...[
    '32 oz',
    '946 ml',
    '0,5 l',
    '1.299,00',
    '1 299',
    '10.4 in',
    '12 x 8 cm',
    '3-pack',
    'set of 6',
    '100%',
    '2700 K',
    '9W',
    'IPX7',
    'BPA-free',
  ],
  ...[
    '4006381333931',
    '4006381333932',
    'B0ABCDEFGH',
    'NV-32-B',
    '€',
    '$',
    '™',
    '½',
    '✨',
    '👍🏽',
    '!',
    '?',
    '—',
    '"',
    "'",
    '<b>',
    '&amp;',
    '&',
  ],
  ...[
    '=SUM(A1)',
    '+49 30 1234567',
    '@home',
    '-5',
    'https://a.example/x?y=1',
    'me@a.example',
    'N/A',
    'TBD',
    '\t',
    '\u00a0',
    '\u200e',
    '\ud800',
  ],
] as const;

const piece = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

/** A text of up to `most` words. */
export const textOf = (most: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.array(piece, { minLength: 1, maxLength: most }).map((words) => words.join(' ')) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', ' ', '\n', 'x'.repeat(3_000), 'a '.repeat(2_000), 'ß'.repeat(260), '-'),
    },
  );

export const priceText = fc.oneof(
  fc.constantFrom(
    '29.90',
    '1.299,00 €',
    '$24.990',
    '1 299 ₽',
    '0',
    '',
    'from 9,99 to 19,99 zł',
    '29.90.10',
    '-5',
    '1e9',
    '９９',
  ),
  fc.double({ min: 0, max: 1e7, noNaN: true }).map(String),
);

export const codeText = fc.constantFrom(
  '4006381333931',
  '4006381333932',
  '036000291452',
  '96385074',
  '2001234567893',
  '',
  'NV-32',
  '0'.repeat(40),
  'Does not apply',
);

export const addressText = fc.constantFrom(
  'https://cdn.example.com/b1.jpg',
  'https://cdn.example.com/b1_300x300.jpg?v=2',
  '//cdn.example.com/b2.png',
  '/images/3.webp',
  'data:image/gif;base64,R0lGOD',
  'javascript:alert(1)',
  'http://[broken',
  '',
);
