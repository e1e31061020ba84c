import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { doneAfter } from '../../testing/done-after.ts';
import type { ToolStep } from '../conversation.ts';

const { $1: bottle, $2: board, $3: mug, $4: apron, $5: lamp } = placeholders;
const beside = new Set<string>(['score_card', 'compare_versions']);
/** What is done, without the scores and comparisons that come with an improvement. */
function worksOf(given: string, text: string): ToolStep[] {
  const { works } = doneAfter(given, text);
  const isImproved = works.some(({ tool }) => tool === 'improve_card');
  return works.filter(({ tool }, at) => !isImproved || !beside.has(tool) || (at > 0 && tool === 'score_card'));
}
const pricesOf = (given: string, text: string) =>
  worksOf(given, text).map(({ tool, input = {} }) => [
    tool,
    input.card_id,
    (input.edits as { field: string; value: string }[])[0]?.field,
    (input.edits as { value: string }[])[0]?.value,
  ]);

describe('prices of several cards in one breath', () => {
  it.each([
    ['card_shown', 'new prices: lamp 41, mug 17', [lamp, '41'], [mug, '17']],
    ['cards_listed', 'Prices please: the cutting board $21; the apron $33.', [board, '$21'], [apron, '$33']],
    ['no_card', 'the lamp costs 52 now, mug 18, put that in', [lamp, '52'], [mug, '18']],
    ['card_shown', 'put the price of the lamp at 44 and of the apron at 31', [lamp, '44'], [apron, '31']],
    ['card_shown', 'this one and the lamp: 30 each please', [bottle, '30'], [lamp, '30']],
    ['card_shown', 'lamp 45.50, mug 19.90', [lamp, '45.50'], [mug, '19.90']],
    ['no_card', 'apron: 31.00, board: 22.50 pls', [apron, '31.00'], [board, '22.50']],
    ['no_card', 'lamp 45.50 mug 19.90 apron 31', [lamp, '45.50'], [mug, '19.90'], [apron, '31']],
    ['card_shown', 'mug 20, lamp 45 (new prices)', [mug, '20'], [lamp, '45']],
    ['card_shown', 'lamp 45 bucks please', [lamp, '45 bucks']],
  ])('are each set on its own card (%s): %s', (given, text, ...prices) =>
    expect(pricesOf(given, text)).toEqual(prices.map(([id, price]) => ['edit_card', id, 'price', price])),
  );

  it.each([
    ['no_card', 'price of the mug and of the apron 10% down', '-10%'],
    ['no_card', 'lower the price of the mug and of the apron by 5 percent please', '-5%'],
    ['no_card', '15% off for the mug and for the apron', '-15%'],
    ['card_shown', 'End of season: price of the mug and of the apron 20% down', '-20%'],
    ['no_card', 'Winter sale: mug and apron 10% cheaper', '-10%'],
    ['no_card', 'raise the mug and the apron by 4 percent', '+4%'],
    ['no_card', 'Black Friday: mug and apron to 15 dollars', '15 dollars'],
  ])('are set on both where both are named (%s): %s', (given, text, price) =>
    expect(pricesOf(given, text)).toEqual([mug, apron].map((id) => ['edit_card', id, 'price', price])),
  );

  it.each([
    ['no_card', 'lower the lamp by 3 dollars, nobody buys it', [lamp, '-3 USD']],
    ['card_shown', 'bump apron up 5% please', [apron, '+5%']],
    ['card_shown', 'cut the mug by 2', [mug, '-2']],
    ['no_card', 'add 4 euros to the apron', [apron, '+4 EUR']],
    ['no_card', 'drop the lamp to 30', [lamp, '30']],
    ['card_shown', 'raise the lamp by 10% and the mug by 5%', [lamp, '+10%'], [mug, '+5%']],
  ])('are changed by what is said of each (%s): %s', (given, text, ...prices) =>
    expect(pricesOf(given, text)).toEqual(prices.map(([id, price]) => ['edit_card', id, 'price', price])),
  );

  it.each([
    'raise the mug 10 pixels in the photo',
    'new prices: small 19, large 24',
    'prices: red 19, blue 24',
    'lamp 41, mug 17',
    'mug 1.25 l, bottle 0.50 l',
    'my competitor charges 41 for the lamp, 17 for the mug',
  ])('are none where no cards are priced: %s', (text) => expect(worksOf('card_shown', text)).toEqual([]));

  it('are not set where one of them is no card', () =>
    expect(worksOf('card_shown', 'new prices: kayak 400, mug 17')).toEqual([]));
});

describe('an order, and another behind going back', () => {
  it.each([
    [
      'cards_listed',
      'score the third, after that go back to the first one and publish it',
      ['score_card', mug],
      ['publish_case', bottle],
    ],
    [
      'cards_listed',
      'publish the last one and then back up to number 2 and score it',
      ['publish_case', lamp],
      ['score_card', board],
    ],
    [
      'card_shown',
      'publish the lamp, then go back to this card and score it',
      ['publish_case', lamp],
      ['score_card', bottle],
    ],
    ['card_shown', 'take it offline and put the mug online instead', ['withdraw_case', bottle], ['publish_case', mug]],
    [
      'case_published',
      'take this one down, and put the apron up in its place',
      ['withdraw_case', bottle],
      ['publish_case', apron],
    ],
  ])('are of two cards (%s): %s', (given, text, ...calls) =>
    expect(worksOf(given, text).map(({ tool, input }) => [tool, input?.card_id])).toEqual(calls),
  );

  it.each([
    'how much does the lamp cost? and then set this one to 31',
    'show me the price of the lamp, then back to this card: set it to 31',
  ])('sets no price of the card that is only asked about: %s', (text) =>
    expect(worksOf('card_shown', text).filter(({ tool }) => tool === 'edit_card')).toMatchObject([
      { input: { card_id: bottle, edits: [{ field: 'price', value: '31' }] } },
    ]),
  );
});

describe('what is done to two cards together', () => {
  it.each([
    [
      'score the mug, then export it together with this one as csv',
      ['score_card', mug],
      ['export_cards', [mug, bottle]],
    ],
    ['score this one, then export it with the lamp as json', ['score_card', bottle], ['export_cards', [bottle, lamp]]],
    ['publish the mug, then export it and the lamp as csv', ['publish_case', mug], ['export_cards', [mug, lamp]]],
    ['publish the mug, then export this one as csv', ['publish_case', mug], ['export_cards', [bottle]]],
  ])('is not done to one alone, and nothing else to the second: %s', (text, ...calls) =>
    expect(worksOf('card_shown', text).map(({ tool, input }) => [tool, input?.card_id ?? input?.card_ids])).toEqual(
      calls,
    ),
  );
});

describe('which of two cards', () => {
  it.each([
    ['which one is cheaper, this or the lamp?', [bottle, lamp]],
    ['is the mug or the lamp more expensive?', [mug, lamp]],
  ])('is told by their prices: %s', (text, ids) =>
    expect(worksOf('card_shown', text).map(({ tool, input }) => [tool, input?.card_id])).toEqual(
      ids.map((id) => ['read_card', id]),
    ),
  );

  it.each(['lamp or apron, which has more points?', 'which has the better score, this or the lamp?'])(
    'is told by all scores, and nothing is scored for it: %s',
    (text) => expect(doneAfter('card_shown', text)).toMatchObject({ works: [], said: expect.stringContaining('Lamp') }),
  );
});

describe('a card that is named before a section, with no article', () => {
  it.each([
    ['cutting board bullets please', board],
    ['chopping board description, shorter please', board],
  ])('is improved: %s', (text, card_id) =>
    expect(worksOf('card_shown', text)).toMatchObject([{ tool: 'improve_card', input: { card_id } }]),
  );

  it('is looked for, and no other card is improved', () =>
    expect(worksOf('card_shown', 'baking tray bullets please')).toEqual([]));
});

describe('pictures of two cards', () => {
  it.each([
    ["crop both main pictures, this one's and the lamp's", bottle, lamp],
    ['brighten both main photos, the aprons and this ones', apron, bottle],
    ['brighten the main photo here and the one of the mug', bottle, mug],
    ['white background on the main picture of the mug and on the one of the lamp', mug, lamp],
  ])('are each edited: %s', (text, ...ids) =>
    expect(worksOf('card_shown', text).map(({ input }) => input?.card_id)).toEqual(ids),
  );
});

describe('the last work for another card', () => {
  it.each([
    'That went up nicely. Same treatment for the lamp then, please',
    'what a jump! Same procedure for the lamp, thanks.',
    'lovely. give the lamp the same polish then',
  ])('keeps its marketplace: %s', (text) =>
    expect(worksOf('after_improve', text).filter(({ tool }) => tool === 'improve_card')).toMatchObject([
      { input: { card_id: lamp, marketplace: 'amazon' } },
    ]),
  );

  it.each([
    '91!!! my boss says do the lamp next, but that one goes on ebay',
    'my wife thinks we should do the lamp for ebay',
  ])('is for the marketplace that is named, whoever wants it: %s', (text) =>
    expect(worksOf('after_improve', text).filter(({ tool }) => tool === 'improve_card')).toMatchObject([
      { input: { card_id: lamp, marketplace: 'ebay' } },
    ]),
  );

  it.each([
    ['lovely! can the apron get that too, but with a soft shadow as well', apron, ['white_background', 'shadow']],
    ['same for the mug, and square as well', mug, ['white_background', 'square']],
    ['give the lamp that as well', lamp, ['white_background']],
  ])('is done to its main picture, with what is wanted beside it: %s', (text, card_id, operations) =>
    expect(worksOf('after_image', text)).toMatchObject([
      { tool: 'edit_image', input: { card_id, image: 'main', operations } },
    ]),
  );

  it.each([
    ['the lamp as well, same format', [lamp]],
    ['and the lamp too, the same type of file please', [lamp]],
    ['the same but together with the lamp', [bottle, lamp]],
    ['again csv but with the lamp together in one file', [bottle, lamp]],
  ])('keeps the format of its file: %s', (text, card_ids) =>
    expect(worksOf('after_export', text)).toMatchObject([{ tool: 'export_cards', input: { format: 'csv', card_ids } }]),
  );
});

it('both of the tasks go', () =>
  expect(worksOf('tasks_listed', 'both away please, I do that myself now').map(({ tool }) => tool)).toEqual([
    'cancel_task',
    'cancel_task',
  ]));

describe('after a score', () => {
  it.each(['hm ok and the lamp?', 'and what does the lamp get', 'right, and the lamp?'])(
    'another card is scored: %s',
    (text) => expect(worksOf('after_score', text)).toMatchObject([{ tool: 'score_card', input: { card_id: lamp } }]),
  );

  it.each([
    'Would Amazon shoppers go for it? Score it for Amazon',
    'has it got a good title in your view? score it for amazon',
  ])('an opinion is told by the score: %s', (text) =>
    expect(worksOf('card_shown', text)).toMatchObject([{ tool: 'score_card', input: { marketplace: 'amazon' } }]),
  );
});

describe('what belongs to an order behind it', () => {
  it.each([
    ["the lamp's title is cut off on phones. rewrite it, 55 characters at most", { card_id: lamp, title_max: 55 }],
    ['I am tired of the word premium. Redo the lamp without it', { card_id: lamp, avoid_words: ['premium'] }],
    ['rework the title so the words office and desk are in it', { include_keywords: ['office', 'desk'] }],
  ])('is kept: %s', (text, input) =>
    expect(worksOf('card_shown', text)).toMatchObject([{ tool: 'improve_card', input }]),
  );

  it('is no filler for a word', () => {
    const [improved] = worksOf('card_shown', 'make the title longer, with something in it for joggers');
    expect(improved?.input?.include_keywords).toBeUndefined();
  });

  it.each([
    'and for shopify please, that is what my wife\u2019s kitchen shop runs on',
    'also for shopify, it\u2019s what our store uses',
  ])('a reason names no card: %s', (text) =>
    expect(worksOf('after_export', text)).toMatchObject([
      { tool: 'export_cards', input: { format: 'shopify_csv', card_ids: [bottle] } },
    ]),
  );

  it.each([
    ['no idea. do the lamp in the meantime', lamp],
    ["No clue, I'd have to ask the mill. Do the apron meanwhile, will you", apron],
  ])('an answer that is left open: %s', (text, card_id) =>
    expect(worksOf('after_question', text)).toMatchObject([{ tool: 'improve_card', input: { card_id } }]),
  );
});

describe('what is told of a card before an order', () => {
  it.each([
    [
      'I had the title of the lamp protected. Please remove this protection, it is old.',
      'lock_fields',
      { locked: false },
    ],
    ['I locked the bullets of the lamp in may. take that lock off please', 'lock_fields', { locked: false }],
    ['The lamp had a public link from the fair. That one you can close.', 'withdraw_case', {}],
    ['there is an old public page of the lamp, please take it down', 'withdraw_case', {}],
  ])('is not done once more: %s', (text, tool, input) =>
    expect(worksOf('card_shown', text)).toMatchObject([{ tool, input: { card_id: lamp, ...input } }]),
  );

  it('a figure in the place of a word is no text', () =>
    expect(worksOf('card_shown', 'lamp move last bullet 2 top')).toMatchObject([
      { tool: 'edit_card', input: { card_id: lamp, edits: [{ op: 'move', field: 'bullets', position: -1, to: 1 }] } },
    ]));
});

describe('a card that only measures another', () => {
  it.each([
    'the apron bullets are worse than those of this one, rewrite the bullets there',
    'the apron specs are a mess compared to this one. Can you redo them over there?',
    "make the apron's title like this one",
  ])('is not worked on: %s', (text) =>
    expect(worksOf('card_shown', text).map(({ tool, input = {} }) => [tool, input.card_id])).toEqual([
      ['improve_card', apron],
    ]),
  );

  it('is worked on where it stands beside the other', () =>
    expect(
      worksOf('card_shown', 'redo the specs of the apron and of this one').map(({ input = {} }) => input.card_id),
    ).toEqual([apron, bottle]));
});

describe('a picture that was sent', () => {
  it.each([
    [
      'image_attached',
      'New studio photo of the lamp, just back from the photographer. Could you put it with its other pictures?',
      lamp,
    ],
    ['image_attached', 'fresh lifestyle shot of the mug, please put it in there', mug],
    ['image_attached_card', 'New studio shot, straight from the photographer. Put it with the others.', bottle],
    ['image_attached_card', 'this one shows it on my desk beside the lamp, add it to the photos', bottle],
    ['image_attached_card', 'put this picture among the other ones', bottle],
  ])('is added, and none is made (%s): %s', (given, text, card_id) =>
    expect(worksOf(given, text)).toMatchObject([{ tool: 'add_image_to_gallery', input: { card_id } }]),
  );

  it.each([
    ['this picture is not the bottle, it is the lamp, so add it to the lamp', lamp],
    ['this photo belongs to the lamp not to this bottle, please add it there', lamp],
    ['this photo is of the apron, not of this one. add it there', apron],
    ["that photo doesn't show this one, it's the apron. Please put it there", apron],
  ])('is added to the card that it shows: %s', (text, card_id) =>
    expect(worksOf('image_attached_card', text)).toMatchObject([{ tool: 'add_image_to_gallery', input: { card_id } }]),
  );

  it('is added to no card where none shows it', () =>
    expect(worksOf('image_attached_card', "this isn't the bottle, it's my kayak, add it there")).toEqual([]));

  it('is only told of', () => expect(worksOf('image_attached', 'new studio shot of the lamp')).toEqual([]));

  it.each(['make a new studio shot from this photo', 'generate a new lifestyle photo of it'])(
    'another is made where that is said: %s',
    (text) => expect(worksOf('image_attached_card', text)).toMatchObject([{ tool: 'generate_image' }]),
  );
});

it.each([
  ['two things. the lamps first bullet goes away, and the apron gets "One size" as a new bullet', lamp, apron],
  ['the lamp gets "Dims" as a bullet and the mug gets the keyword gift', lamp, mug],
  ['somebody put emojis in the mug description, take them out', mug],
])('what each of two cards gets is written as it is told: %s', (text, ...cards) =>
  expect(worksOf('no_card', text).map(({ tool, input = {} }) => [tool, input.card_id])).toEqual(
    cards.map((card) => ['edit_card', card]),
  ),
);

it.each(["remove the word flask from the mug's keywords", "from the mug's keywords please delete the word flask"])(
  'a word of a list of a named card is taken out, and nothing is written anew: %s',
  (text) =>
    expect(worksOf('card_shown', text).map(({ tool, input = {} }) => [tool, input.card_id, input.edits])).toEqual([
      ['edit_card', mug, [{ op: 'remove', field: 'keywords', value: 'flask' }]],
    ]),
);

it.each([
  ['rate the mug. sorry, I meant the apron', apron],
  ['score the mug, er no, the lamp', lamp],
])('a card that was taken back is left out: %s', (text, card_id) =>
  expect(worksOf('no_card', text)).toMatchObject([{ tool: 'score_card', input: { card_id } }]),
);
