import { describe, expect, it } from 'vitest';
import { factLines } from './fact-lines.ts';
import { answeredQuestions } from './question-replies.ts';
import { factsAlone, statedParts } from './stated-facts.ts';

const questions = [
  { question: 'Which other strong points does the product have?', path: '/bullets' },
  { question: 'What should a buyer know: use, care?', path: '/description' },
  { question: 'Which material is it made of?', path: '/specifications' },
];
const short = (edits: ReturnType<typeof factsAlone>) =>
  edits.map(({ field, name, value }) => `${name ?? field}=${value}`);

describe('answers to questions in free form', () => {
  it.each<[string, string[]]>([
    ["1. steel 2. 500 ml, don't know the rest", ['Material=steel', 'Capacity=500 ml']],
    ['1) Keeps its shape 3) felt\n2) no idea', ['bullets=Keeps its shape', 'Material=felt']],
    ['3. a secret alloy', ['Material=a secret alloy']],
    [
      "it's 100% linen, made in Lithuania and the color is grey. no idea about the weight",
      ['Material=100% linen', 'Country of origin=Lithuania', 'Color=grey'],
    ],
    ['brand is Mudworks and it weighs 300 grams', ['brand=Mudworks', 'Weight=300 grams']],
    ['350 ml, dishwasher safe', ['Capacity=350 ml', 'bullets=Dishwasher safe']],
    ['It floats', ['bullets=It floats']],
    ['it fits Ultegra and 105', ['bullets=Fits Ultegra and 105']],
    ['steel and 300 g', ['Material=steel', 'Weight=300 g']],
    [
      '20 x 30 cm; price 19 euro; 2 years warranty',
      ['Dimensions=20 x 30 cm', 'price=19 euro', 'Warranty=2 years warranty'],
    ],
    ["don't know", []],
    ['no idea, skip the rest', []],
  ])('%s', (answer, expected) => {
    expect(short(answeredQuestions(answer, questions))).toEqual(expected);
  });
});

describe('facts that fill a message', () => {
  it.each<[string, string[]]>([
    ['navy blue, 380 g, stainless steel', ['Color=navy blue', 'Weight=380 g', 'Material=stainless steel']],
    ['it is 100% merino, one size, hand wash only', ['Material=100% merino', 'Size=one size', 'Care=hand wash only']],
    ['one size is enough', []],
    ['make it shorter, 300 g', []],
    ['please score it', []],
    ['blue, and I like it', []],
  ])('%s', (text, expected) => {
    expect(short(factsAlone(text))).toEqual(expected);
  });
});

describe('what only begins like a fact', () => {
  const facts = (text: string) => short(statedParts(text).flatMap(({ fact }) => fact ?? []));
  it.each<[string, string[]]>([
    ['Steel bottle, brand new, 500 ml', ['Capacity=500 ml']],
    ['Brand New In Box', []],
    ['the brand is well known', []],
    ['brand logo on the front', []],
    ['brand New Balance', ['brand=New Balance']],
    ['brand blue sky', ['brand=blue sky']],
    ['color changing', []],
    ['Color-changing mug', []],
    ['the color is not fading', []],
    ['color navy blue', ['Color=navy blue']],
    ['color: Midnight', ['Color=Midnight']],
    ['size matters', []],
    ['size XL', ['Size=XL']],
    ['material handling', []],
    ['warranty card included', []],
    ['warranty 2 years', ['Warranty=2 years']],
    ['It comes in a gift box', ['bullets=Comes in a gift box']],
    ['It comes in two sizes', []],
    ['it comes in forest green and black', ['Color=forest green and black']],
    ['Made in two sizes', []],
    ['made in small batches', []],
    ['It is made in a family workshop', []],
    ['made in south korea', ['Country of origin=south korea']],
    ['made in the USA', ['Country of origin=the USA']],
    ['Made in Solingen, 300 g', ['Country of origin=Solingen', 'Weight=300 g']],
  ])('%s', (text, expected) => {
    expect(facts(text)).toEqual(expected);
  });

  it.each([
    'no more tangled cables',
    'other colors available',
    'none of the parts is plastic',
    'rest on any surface',
    'skip rope of steel',
    'you cannot tell it from leather',
  ])('is no word of not knowing: %s', (text) => {
    expect(statedParts(text).map(({ isUnknown }) => isUnknown)).toEqual([false]);
  });
  it.each([
    'skip the rest',
    'no more',
    'the rest I will look up',
    'others later',
    'none of these',
    'I can’t say',
    '-',
    'weight unknown',
    'nothing else',
  ])('is a word of not knowing: %s', (text) => {
    expect(statedParts(text).map(({ isUnknown }) => isUnknown)).toEqual([true]);
  });
});

it.each(['describe who its for: students and freelancers', 'add keywords: eco', 'please mention the use: camping'])(
  'an order names no specification: %s',
  (text) => {
    expect(short(factsAlone(text))).toEqual([]);
  },
);

describe('a new card of stated facts', () => {
  it('has each line of a list as a line of its own', () => {
    const lines = 'Cordless drill 20V\n2 speeds 0-450 / 0-1600 rpm\nchuck 13mm keyless\ncase included';
    expect(factLines(lines).split('\n').slice(2)).toEqual(['Chuck 13mm keyless', 'Case included']);
    const text = `A drill for the shelf at home, with a chuck that\nholds bits of 13 mm, ${'and more '.repeat(8)}\nthan that`;
    expect(factLines(text)).toBe(text);
  });

  it('keeps what is enumerated behind a name with it', () => {
    const text =
      'Brake pads front\nFits: VW Golf VI 2008-2013, Seat Leon 1P1, Audi A3 8P1\nAnalytical: protein 28 %, fat 16 %\nFeeding: 10 kg dog 130 g; 20 kg dog 220 g';
    expect(factLines(text)).toBe(text);
  });

  it('is not called the next one', () => {
    expect(factLines('another: silver studs, 4 mm balls, 19 quid')).toBe('silver studs\n4 mm balls\nPrice: 19 GBP');
  });

  it('has a price that a name stands behind', () => {
    expect(factLines('wine stopper, set of 2, $16.95 "VinoSeal"')).toBe(
      'wine stopper\nSet of 2\nPrice: 16.95 USD\n"VinoSeal"',
    );
  });

  it('has each fact with its name', () => {
    expect(factLines('Steel water bottle, brand Acme, 500 ml, leakproof')).toBe(
      'Steel water bottle\nBrand: Acme\nCapacity: 500 ml\nLeakproof',
    );
  });
  it.each([
    ['i sell a cast iron teapot, 0.8 l, made in Japan', 'Cast iron teapot\nCapacity: 0.8 l\nCountry of origin: Japan'],
    ["hi, we're making soy candles", 'Soy candles'],
    ["It's a wooden train: 17 pieces", 'Wooden train: 17 pieces'],
    ['I am a seller of teapots', 'I am a seller of teapots'],
    ['Make Up Bag, 20 cm long', 'Make Up Bag\nLength: 20 cm'],
    ['Elm board. It is 45 cm long. Color: navy. Price: $12', 'Elm board\nLength: 45 cm\nColor: navy\nPrice: $12'],
    ['Phone stand. Features: foldable, light. Brand: Acme', 'Phone stand\nFoldable\nLight\nBrand: Acme'],
    ['Alarm clock, rings at 6:30, see https://a.example/b', 'Alarm clock\nRings at 6:30\nSee https://a.example/b'],
  ])('is called what it is: %s', (said, lines) => expect(factLines(said)).toBe(lines));
  it('has no brand of the word "new"', () => {
    expect(factLines('Steel bottle, brand new, 500 ml')).toBe('Steel bottle\nBrand new\nCapacity: 500 ml');
  });
  it.each(['Bottle', 'Steel bottle\nCapacity: 1 l', '500 ml, steel'])('leaves "%s" as it is', (text) => {
    expect(factLines(text)).toBe(text);
  });
});

describe('what a product is not', () => {
  const denials = [
    'not suitable for children',
    'not dishwasher safe',
    'It is not waterproof',
    'The lid is not removable',
    'not machine washable',
    "it isn't microwave safe",
    'the handle is not foldable',
    'not for use in ovens',
    'without lid',
    'contains no latex',
    'the batteries are not included',
  ];
  const others = [
    ['blue', 'blue'],
    ['500 ml', '500 ml'],
    ['made of steel', 'steel'],
    ['weighs 300 g', '300 g'],
    ['dishwasher safe', 'dishwasher safe'],
    ['brand Acme', 'Acme'],
    ['made in Portugal', 'Portugal'],
    ['it comes with a straw', 'a straw'],
    ['2 years warranty', '2 years'],
    ['size M', 'M'],
  ] as const;
  const pairs = denials.flatMap((denial) =>
    others.flatMap(([fact, value]) =>
      [', ', '. ', '; ', ', but '].flatMap((between) => [
        { said: `Steel bottle, ${denial}${between}${fact}`, denial, value },
        { said: `Steel bottle, ${fact}${between}${denial}`, denial, value },
      ]),
    ),
  );
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(?:it is|it isn't|the) /, '')
      .replace(/^not /, '');
  const isDenied = (lines: string, denial: string) =>
    lines
      .toLowerCase()
      .split(/\n|, |\. |; | but /)
      .some((line) => line.includes(bare(denial)) && /\b(?:not|no|without)\b|n't/.test(line));

  it('stays in a new card, beside the other facts', () => {
    const lost = pairs.filter(({ said, denial, value }) => {
      const lines = factLines(said);
      return !isDenied(lines, denial) || !lines.toLowerCase().includes(value.toLowerCase());
    });
    expect(lost).toEqual([]);
  });

  it('is never stated as its opposite', () => {
    const turned = pairs.filter(({ said, denial }) =>
      statedParts(said).some(
        ({ fact }) =>
          fact?.field === 'bullets' &&
          fact.value?.toLowerCase().endsWith(bare(denial)) &&
          !/\bnot\b|n't|\bno\b|without/i.test(fact.value),
      ),
    );
    // "Dishwasher safe" is a fact of its own in some of them.
    expect(turned.filter(({ said, denial }) => !said.replace(denial, '').includes(bare(denial)))).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['500 ml, not suitable for children', ['Capacity=500 ml', 'bullets=Not suitable for children']],
    ['It is not waterproof, weighs 300 g', ['bullets=Not waterproof', 'Weight=300 g']],
    ['The lid is not removable, dishwasher safe', ['bullets=The lid is not removable', 'bullets=Dishwasher safe']],
  ])('is a bullet: %s', (text, expected) => expect(short(factsAlone(text))).toEqual(expected));
});
