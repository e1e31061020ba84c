import { describe, expect, it } from 'vitest';
import type { ToolOutputs } from '../../tool-types.ts';
import type { ToolStep, Turn } from '../conversation.ts';
import { type Action, decide, planOf } from '../decide.ts';
import { hasWords } from './title-match.ts';

const titles = [
  'Gooseneck Kettle 1.2 L, Matte Black',
  'Waxed Canvas Jacket for Men',
  'Acoustic Guitar with Spruce Top',
  'Soy Candle, Lavender',
  'Soy Candle, Cedar',
  'Walnut Serving Tray with Handles',
  'Portable Bluetooth Speaker BX-40 Black',
];
const idOf = (place: number) => `0190c000-0000-7000-8000-00000000000${place}`;
const cards = titles.map((title, index) => ({
  card_id: idOf(index + 1),
  title,
  marketplace: 'generic' as const,
  score: 50,
}));
const [kettle, jacket, guitar, , , tray, speaker] = cards.map(({ card_id }) => card_id);

const looked = (query: unknown): ToolStep => {
  const found = typeof query === 'string' ? cards.filter(({ title }) => hasWords(title, query)) : cards;
  const output: ToolOutputs['list_cards'] = { cards: found, more: false };
  return { tool: 'list_cards', input: query === undefined ? {} : { query }, output };
};

/** What is done after the cards were looked through, with the kettle on the screen. */
function done(text: string, earlier: Turn[] = [], inHand = kettle ?? null): Exclude<Action, { tool: 'list_cards' }> {
  const steps: ToolStep[] = [];
  for (;;) {
    const action = decide({ earlier, current: { text, steps }, shownCardId: inHand, files: [] });
    if (action.kind === 'say' || action.tool !== 'list_cards') return action;
    expect(steps.length).toBeLessThan(2);
    steps.push(looked((action.input as { query?: string }).query));
  }
}

describe('a question about a thing that no card has', () => {
  it.each([
    'is the garden hose waterproof?',
    'how heavy is the lawn mower?',
    'What colour is the tent?',
    'does the yoga mat roll up?',
    'which battery does the drill need?',
    'is my picnic blanket still in stock?',
    'what is the price of the wheelbarrow?',
    'so, does the blender have a timer?',
  ])('is not answered from the card in hand: %s', (text) => {
    const missing = { kind: 'say', text: expect.stringContaining('You have no listing of that name') };
    expect(done(text)).toMatchObject(missing);
    expect(done(text, [], null)).toMatchObject(missing);
  });

  it.each([
    'is the strap waterproof?',
    'is the lid leakproof?',
    'how long is the cord?',
    'is the handle wooden?',
    'is the steel food grade?',
    'does the zipper jam?',
    'What is the SKU?',
    'does the kettle whistle?',
    'can the dishwasher harm it?',
    'is it waterproof?',
    'are the batteries included?',
    'is the carabiner included?',
    'is the tank big?',
    'is the water tank removable?',
    'is the suction strong?',
    'are the wings soft?',
    'how strong is the durability?',
    'is the softness ok?',
    'is the gearbox loud?',
  ])('is asked of the card in hand where it is a part of it: %s', (text) => {
    expect(done(text)).toMatchObject({ tool: 'answer_from_card', input: { card_id: kettle } });
  });

  it('is asked of the card that was read with that part', () => {
    const read = { card: cards[0], listing: { description: 'A kettle with a whistle.' }, flags: [] };
    const seen = { text: 'show it', steps: [{ tool: 'read_card', input: { card_id: kettle }, output: read } as never] };
    expect(done('is the whistle loud?', [seen])).toMatchObject({
      tool: 'answer_from_card',
      input: { card_id: kettle },
    });
  });

  it('is asked of the card of that name', () => {
    for (const text of ['is the guitar waterproof?', 'does the guitar break easily?', 'how heavy is the serving tray?'])
      expect(done(text)).toMatchObject({
        tool: 'answer_from_card',
        input: { card_id: /guitar/.test(text) ? guitar : tray },
      });
  });
});

describe('a card that is named while another one is in hand', () => {
  it.each([
    ['the third bullet of the jacket is wrong, remove it', 'edit_card', jacket],
    ["the guitar's title sounds dull, find a better one", 'score_card', guitar],
    ['lower the tray by 15%', 'edit_card', tray],
    ['guitar title -> Full Size Guitar for the Jacket Season', 'edit_card', guitar],
    ['this one can wait, rewrite the serving tray instead', 'score_card', tray],
    ['is the jacket waterproof?', 'answer_from_card', jacket],
    ['what have you changed on the guitar since the original?', 'compare_versions', guitar],
    ['resize the second photo of the tray to 1200 x 1200', 'edit_image', tray],
    ['add the keyword folk music to the guitar', 'edit_card', guitar],
    ['undo the jacket', 'restore_version', jacket],
    ['go back on the jacket', 'restore_version', jacket],
    ['revert that for the speaker', 'restore_version', speaker],
    ['publish the walnut one', 'publish_case', tray],
    ['score teh guittar', 'score_card', guitar],
    ['lock the keywords of the jacket', 'lock_fields', jacket],
    ['move bullet 4 to the top on the guitar', 'edit_card', guitar],
    ['make a size chart for the jacket', 'generate_image', jacket],
    ['need size chart for jacket quick', 'generate_image', jacket],
    ['guitar sold out, mark it', 'edit_card', guitar],
    ['guitar for ebay please', 'score_card', guitar],
    ['guitar also public please', 'publish_case', guitar],
    ['tray remove last bullet', 'edit_card', tray],
    ['before anything else, I would like the guitar title rewritten', 'score_card', guitar],
    ['the guitar can stay for another day, back to this one: price 39', 'edit_card', kettle],
    ['jacket pictures later, back to this kettle: crop picture 2', 'edit_image', kettle],
    ['we go back to the one you opened and lock its title', 'lock_fields', kettle],
    ['skip the guitar for now, back to the one from my website: lock its title', 'lock_fields', kettle],
    ['publish the one with the spruce top', 'publish_case', guitar],
    ['acoustic guitar. lock its title', 'lock_fields', guitar],
    ['while I am here, the tray could be better. can you improve that one', 'score_card', tray],
    ['set the brand to Norvik on the tray', 'edit_card', tray],
    ['Bitte bewerte das Tray', 'score_card', tray],
    ['Bitte verbessere die Beschreibung', 'score_card', kettle],
    ['Bewerte das jetzt bitte', 'score_card', kettle],
    ['replace walnut with oak on the tray', 'edit_card', tray],
    ["don't improve the guitar, improve the tray", 'score_card', tray],
    ["don't improve it, improve the tray", 'score_card', tray],
    ['I improved the guitar myself, score it', 'score_card', guitar],
    ['guitar weighs 2.1 kg', 'edit_card', guitar],
    ['guitar amazon score', 'score_card', guitar],
    ['tray json', 'export_cards', tray],
    ['jacket kw: outdoor, waxed', 'score_card', jacket],
    ['wherever it says canvas on the jacket write cotton', 'edit_card', jacket],
    ["the word spruce should be cedar in the guitar's title", 'edit_card', guitar],
    ['make the tray public so that my uncle can see it', 'publish_case', tray],
    ['bullet 3 of the guitar can go', 'edit_card', guitar],
    ['what does the tray cost at the moment?', 'answer_from_card', tray],
    ["no idea, I'll ask the workshop. Meanwhile publish the guitar", 'publish_case', guitar],
    ['leave this one, lets lock the title of the tray', 'lock_fields', tray],
    ['I improved the guitar already, now lock the title of this one', 'lock_fields', kettle],
    ['our buyers are campers, publish it for them', 'publish_case', kettle],
    ['I want the guitar back as it was at import', 'restore_version', guitar],
    ['leave the file for tomorrow, lock the title of the tray first', 'lock_fields', tray],
    ['my uncle from the guitar studio saw it, so make it private again', 'withdraw_case', kettle],
    ['the man from the jacket shop has seen it, take it offline', 'withdraw_case', kettle],
    ['Acoustic Guitar with Spruce Top: lock its title', 'lock_fields', guitar],
    ['Walnut Serving Tray with Handles - the bullets are boring, write better ones', 'score_card', tray],
    ['the thing with the spruce top: lock its title', 'lock_fields', guitar],
    ['how many points has the jacket?', 'score_card', jacket],
    ['excel file for the jacket please', 'export_cards', jacket],
    ['go back to just the guitar and lock its title', 'lock_fields', guitar],
  ])('%s', (text, tool, card_id) => {
    const of = tool === 'export_cards' ? { card_ids: [card_id] } : { card_id };
    expect(done(text)).toMatchObject({ kind: 'call', tool, input: of });
  });

  it('takes no word of a text for a card', () => {
    expect(done('take the Gooseneck out of the title, they sued us for it')).toMatchObject({
      input: { card_id: kettle, edits: [{ op: 'remove', field: 'title', value: 'Gooseneck' }] },
    });
  });

  it('keeps what is written apart from where', () => {
    expect(done('add the keyword folk music to the guitar')).toMatchObject({
      input: { edits: [{ op: 'add', field: 'keywords', value: 'folk music' }] },
    });
  });

  it.each([
    ['improve the toaster', /^Which listing/],
    ['set the price of the bicycle pump to 20', /^Which listing/],
    ['delete the last bullet of the teapot', /^Which listing/],
    ['the armchair weighs 12 kg', /^Which listing/],
    ['white background for the sunglasses please', /^Which listing/],
    ['shorten the description of the candle', /^Which listing/],
    ['white background for bird cage main photo', /^Which listing/],
    ['and csv of the umbrella', /^Which listing/],
    ['umbrella sold out', /^Which listing/],
    ['Bitte verbessere die Teekanne', /^Which listing/],
    ['mejora el paraguas', /^Which listing/],
    ['improve trampoline for etsy', /^Which listing/],
    ['export umbrella as csv', /^Which listing/],
    ['rewrite title for trampoline', /^Which listing/],
    ['take the umbrella offline again', /^Which listing/],
    ['beach umbrella description too short', /^Which listing/],
    ['how many points does the umbrella have', /^Which listing/],
    ['how many points has the umbrella?', /^Which listing/],
    ['etsy file for the umbrella', /^Which listing/],
  ])('is asked for when none fits, or several: %s', (text, said) => {
    expect(done(text)).toMatchObject({ kind: 'say', text: expect.stringMatching(said) });
  });

  it.each(["don't improve the guitar yet", 'no need to score the tray', 'please do not improve the jacket'])(
    'is left alone when that is asked for: %s',
    (text) => {
      for (const inHand of [kettle ?? null, null]) expect(done(text, [], inHand)).toMatchObject({ kind: 'say' });
    },
  );

  it.each([
    'improve the guitar tuner',
    'delete the last bullet of the canvas shoes',
    'score the speaker stand for ebay',
    'set the price of the walnut frame to 20',
  ])('is no card that only shares a word with it: %s', (text) => {
    for (const inHand of [kettle ?? null, null])
      expect(done(text, [], inHand)).toMatchObject({ kind: 'say', text: expect.stringMatching(/^Which listing/) });
  });

  it.each([
    'rewrite it for people who wear a jacket all year',
    'make it shorter for the canvas crowd',
    'improve it, the guitar is fine already',
    'write the description like the one of the jacket',
    'friendlier, for the holiday season',
    'improve the wording',
    'write a title for climbers',
    'rewrite the kettle for etsy',
    'leave the guitar. improve this for ebay',
  ])('is not the one that is only spoken of: %s', (text) => {
    expect(done(text)).toMatchObject({ tool: 'score_card', input: { card_id: kettle } });
  });

  it.each([
    ['shorten the title. then improve the guitar', [kettle, guitar]],
    ['score this one and the jacket', [kettle, jacket]],
    ['rewrite the tray and the guitar for etsy', [tray, guitar]],
    ['guitar price 210, then back to this one: price 39', [guitar, kettle]],
    ['add keyword "gift" to the tray and to the guitar', [tray, guitar]],
    ['give tray price 28 and guitar price 210', [tray, guitar]],
    ['price here 39, guitar 210', [kettle, guitar]],
    ['tray n guitar public too', [tray, guitar]],
    ['brand here and on guitar should be Lumora', [kettle, guitar]],
    ['rewrite the tray and the guitar but leave the jacket', [tray, guitar]],
    ['brand is Lumora on the tray and on the guitar', [tray, guitar]],
    ['delete bullet 2 of the tray and on the guitar delete bullet 3', [tray, guitar]],
  ])('beside another: %s', (text, both) => {
    const earlier = [{ text: 'show my cards', steps: [looked(undefined)] }];
    const plan = planOf({ earlier, current: { text, steps: [] }, shownCardId: kettle ?? null, files: [] });
    const ids = plan.flatMap(({ target }) => (target?.kind === 'cards' ? target.card_ids : [kettle]));
    expect([...new Set(ids)]).toEqual(both);
  });
});

const price = (value: string) => [{ op: 'set', field: 'price', value }];
const removed = (position: number) => [{ op: 'remove', field: 'bullets', position }];
it.each([
  ['tray price 28, guitar 210', [price('28'), price('210')]],
  ['delete bullet 2 here, and on the guitar delete bullet 3', [removed(2), removed(3)]],
])('keeps the values of two cards apart: %s', (text, edits) => {
  const earlier = [{ text: 'show my cards', steps: [looked(undefined)] }];
  const plan = planOf({ earlier, current: { text, steps: [] }, shownCardId: kettle ?? null, files: [] });
  expect(plan.map(({ input }) => input.edits)).toEqual(edits);
});

const exported: Turn = {
  text: 'export it as json',
  steps: [
    {
      tool: 'export_cards',
      input: { format: 'json', card_ids: [kettle] },
      output: { export_id: idOf(9), format: 'json', card_count: 1 },
    },
  ],
};
describe('the same work on a card that is named', () => {
  it.each([
    'and the guitar too',
    'now the guitar',
    'do the guitar the same way',
    'what about the guitar?',
    'the same treatment for the guitar please',
    'give the guitar the same treatment',
    'the guitar deserves the same treatment',
  ])('after an export: %s', (text) => {
    expect(done(text, [exported])).toMatchObject({
      tool: 'export_cards',
      input: { format: 'json', card_ids: [guitar] },
    });
  });
});

it('is exported for another marketplace after a file', () => {
  const input = { format: 'ebay_csv', card_ids: [guitar] };
  expect(done('now the guitar for ebay', [exported])).toMatchObject({ tool: 'export_cards', input });
});

it.each([
  ['once more as csv, with the guitar in it too', [kettle, guitar], 'csv'],
  ['add the guitar to that file', [kettle, guitar], 'json'],
])('takes a card into the last file: %s', (text, card_ids, format) => {
  expect(done(text, [exported])).toMatchObject({ tool: 'export_cards', input: { card_ids, format } });
});

describe('after a card was published', () => {
  const published: Turn = {
    text: 'publish it',
    steps: [
      {
        tool: 'publish_case',
        input: { card_id: kettle },
        output: { card: cards[0] as (typeof cards)[number], url: 'https://cards.example/1' },
      },
    ],
  };
  it.each(['the guitar too', 'and the guitar as well please'])('another one is as well: %s', (text) => {
    expect(done(text, [published])).toMatchObject({ tool: 'publish_case', input: { card_id: guitar } });
  });
  it('none is published by a question', () => {
    expect(done('what about the guitar?', [published])).not.toMatchObject({ tool: 'publish_case' });
  });
});

describe('after work on a picture', () => {
  const edited: Turn = {
    text: 'white background for the main image',
    steps: [
      {
        tool: 'edit_image',
        input: { card_id: kettle, image: 'main', operations: ['white_background'] },
        output: { card: cards[0] ?? null, images: [{ image_id: idOf(8), width: 800, height: 800 }], notes: [] },
      },
    ],
  };
  it.each(['now the guitar, white background too', 'do the guitar too, its photo has our hall behind it'])(
    'it is the picture of the card that is named: %s',
    (text) => {
      const input = { card_id: guitar, image: 'main', operations: ['white_background'] };
      expect(done(text, [edited])).toMatchObject({ tool: 'edit_image', input });
    },
  );
  it('is none of a card that is not there', () => {
    expect(done('now the umbrella, white background too', [edited])).toMatchObject({ kind: 'say' });
  });
});

it('asks which when a card has no neighbour in the list', () => {
  const earlier = [{ text: 'show my cards', steps: [looked(undefined)] }];
  expect(done('publish the one after the speaker', earlier, null)).toMatchObject({ kind: 'say' });
});

describe('a card that is compared with the one in hand', () => {
  it.each([
    'compare this with the jacket',
    'what is the difference between this one and the jacket?',
    'compare it to the jacket please',
  ])('is read beside it: %s', (text) => {
    const steps: ToolStep[] = [looked('jacket')];
    const both = planOf({ earlier: [], current: { text, steps }, shownCardId: kettle ?? null, files: [] });
    expect(both[0]).toMatchObject({ tool: 'list_cards' });
    expect(done(text)).toMatchObject({ tool: 'read_card', input: { card_id: kettle } });
  });

  it.each(['compare it with the original', 'how does this differ from the first version?'])(
    'or its versions: %s',
    (text) => expect(done(text)).toMatchObject({ tool: 'compare_versions', input: { card_id: kettle } }),
  );
});

describe('a place in the list', () => {
  const listed: Turn = { text: 'show my cards', steps: [looked(undefined)] };
  it.each([
    ['the last but one: better bullets', 6],
    ['second: remove bullet 2', 2],
    ['Fourth one: drop the third bullet', 4],
    ['lock the title on 3', 3],
    ['the top one, score it', 1],
    ['publish the one right after the kettle', 2],
    ['in that list, the card above the tray, publish that', 5],
  ])('%s', (text, place) => {
    const action = decide({ earlier: [listed], current: { text, steps: [] }, shownCardId: null, files: [] });
    expect(action).toMatchObject({ kind: 'call', input: { card_id: idOf(place) } });
  });
});
