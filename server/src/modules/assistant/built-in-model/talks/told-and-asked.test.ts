import { describe, expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { callsAfter } from '../../testing/done-after.ts';

const callsFor = (given: string, text: string): [tool: string, input: Record<string, unknown>][] =>
  callsAfter(given, text).map(({ tool, input: { card_id: _, ...input } }) => [tool, input]);
const toolsFor = (given: string, text: string) => callsFor(given, text).map(([tool]) => tool);
const edit = (...edits: object[]) => [['edit_card', { edits }]];

describe('a question about a text', () => {
  it.each([
    'are the bullets longer than 200 characters',
    'has the title got the brand in it',
    'is the description under 1000 characters',
    'the word leakproof, does it stand in the description or in the bullets only?',
    'the bullets, are they in the right order?',
    'what about the title, is it too long?',
  ])('changes none: %s', (text) => expect(toolsFor('card_shown', text)).toEqual(['answer_from_card']));

  it.each(['is the main photo too dark', 'are the pictures too small'])('edits no picture: %s', (text) =>
    expect(toolsFor('card_shown', text)).not.toContain('edit_image'),
  );

  it.each(['shorten the title, is it not too long?', 'the title is too long, can you shorten it?'])(
    'that stands beside an order leaves the order: %s',
    (text) => expect(toolsFor('card_shown', text)).toContain('improve_card'),
  );
});

describe('what others want', () => {
  it.each([
    'My wife wants the old one back but I like it. Keep it.',
    'my boss says undo it. I think it is better now.',
    'they told me to revert it, no way. it stays like this',
  ])('is not done when the seller is against it: %s', (text) => expect(toolsFor('after_improve', text)).toEqual([]));

  it('is done when the seller agrees', () => {
    expect(toolsFor('after_improve', 'My partner said go back to the original and I think she is right')).toEqual([
      'restore_version',
    ]);
  });

  it('takes nothing from what is asked for beside it', () => {
    expect(toolsFor('after_improve', 'My boss says undo it, I like it. Export it as csv.')).toEqual(['export_cards']);
  });
});

describe('what only sounds like an order', () => {
  it.each([
    ['after_schedule', 'twice a week would be overkill, keep it as it is'],
    ['after_question', 'give me a moment, the label is in the other room'],
    ['image_attached_card', 'forget that picture, it was the wrong one'],
    ['after_improve', 'fine so far, only the description not'],
    ['tasks_listed', 'I do it by hand from now on'],
    ['card_shown', 'it costs 24 to make, 10 to ship'],
    ['after_question', 'I asked my supplier: steel or aluminium, he is not sure'],
    ['after_improve', 'not amazon, I confused the two'],
  ])('does nothing: %s, %s', (given, text) => expect(toolsFor(given, text)).toEqual([]));

  it.each([
    'leave the first bullet alone',
    'leave bullet 2 alone',
    'keep the first bullet as it is',
    'keep the price as is',
    'please do not call it a flask',
  ])('leaves what shall stay: %s', (text) => expect(toolsFor('card_shown', text)).toEqual([]));

  it.each([
    'keep the first bullet as it is and improve the rest',
    'skip the bullets, improve the rest',
    'without the bullets, improve the rest',
    'not the bullets, I like them. improve the rest',
    'everything except the bullets, my lawyer wrote those. improve it',
    'everything on this one but the bullets: improve it',
  ])('leaves what shall stay out of what is improved: %s', (text) => {
    const calls = callsFor('card_shown', text);
    expect(calls.map(([tool]) => tool)).toEqual(['score_card', 'improve_card', 'compare_versions']);
    expect(calls[1]?.[1]).toEqual({ sections: ['title', 'description', 'specifications', 'keywords'] });
  });

  it.each([
    "it's not the title, it's the bullets. improve them",
    'the problem is not the description, it is the bullets. Rewrite them please',
  ])('improves what is meant instead: %s', (text) =>
    expect(callsFor('card_shown', text)).toContainEqual(['improve_card', { sections: ['bullets'] }]),
  );

  it('takes no task for signs in a text', () => {
    expect(callsFor('card_shown', 'drop every exclamation point in the title, we are not at the market')).toEqual(
      edit({ op: 'restyle', field: 'title', style: 'no_exclamation_marks' }),
    );
  });

  it('keeps a limit of this text as no rule for all', () => {
    const calls = callsFor('after_score', 'Ah. Then make the title longer, but never above 110 characters');
    expect(calls.map(([tool]) => tool)).not.toContain('remember_preference');
    expect(calls).toContainEqual(['improve_card', expect.objectContaining({ title_max: 110 })]);
  });
});

describe('after the price of many cards', () => {
  it.each(["yes but leave out the apron, it's sold out anyway", 'ok, but skip the apron, we do not make it any more'])(
    'a card that is left out is no word to avoid: %s',
    (text) => {
      expect(callsFor('after_price', text)).toEqual([
        ['improve_cards', { scope: { except: ['apron'] }, marketplace: 'etsy', agreed_total: 100 }],
      ]);
    },
  );

  it('the marketplace that is meant in the end is priced', () => {
    expect(callsFor('after_price', 'Not Etsy, I confused the two, that was my old shop. I meant Walmart.')).toEqual([
      ['improve_cards', { scope: { all: true }, marketplace: 'walmart', dry_run: true }],
    ]);
  });

  it('one card for another marketplace is priced for that', () => {
    expect(callsFor('after_price', 'just the mug for ebay')).toEqual([
      ['improve_cards', { scope: { any_of: ['mug'] }, marketplace: 'ebay', dry_run: true }],
    ]);
  });

  it('words of work name no kind of card', () => {
    expect(callsFor('no_card', 'What would it cost to have all my descriptions polished for Etsy?')).toEqual([
      ['improve_cards', expect.objectContaining({ scope: { all: true }, sections: ['description'], dry_run: true })],
    ]);
  });
});

describe('an answer to which material it is', () => {
  it.each([
    ["it's stainless, type 304", 'stainless, type 304'],
    ['bamboo! not plastic, that is why people buy it', 'bamboo'],
    ['I looked at the tag for you: organic cotton it says, eighty percent', 'organic cotton, eighty percent'],
    ['borosilicate glass and the cap is PP, put both in the specs', 'borosilicate glass and the cap is PP'],
  ])('goes on the card, and nothing is rewritten: %s', (text, value) =>
    expect(callsFor('after_question', text)).toEqual(
      edit({ op: 'set', field: 'specifications', name: 'Material', value }),
    ),
  );
});

describe('what goes on from the last work', () => {
  it('is done for the marketplace that was meant', () => {
    const calls = callsFor('after_improve', 'no, not amazon! ebay. we keep mixing them up');
    expect(calls.map(([tool]) => tool)).toContain('restore_version');
    expect(calls).toContainEqual(['improve_card', { marketplace: 'ebay' }]);
  });

  it('is done to the other pictures of this product', () => {
    expect(callsFor('after_image', 'great. the others of this listing too please')).toEqual([
      ['edit_image', { image: 'all', except: ['main'], operations: ['white_background'] }],
    ]);
  });

  it('is put on the card', () => {
    expect(toolsFor('after_image', 'fine, that one goes on the card')).toEqual(['add_image_to_gallery']);
    expect(toolsFor('card_shown', 'the second bullet must go on the card')).not.toContain('edit_card');
  });

  it('is taken back from the public, and not before it is there', () => {
    expect(toolsFor('case_published', "oh no, we don't want this card public any more")).toEqual(['withdraw_case']);
    expect(toolsFor('card_shown', "I don't want it public yet")).toEqual([]);
  });

  it('is exported again after a change', () => {
    expect(toolsFor('after_export', 'take out the fourth bullet and then the csv again')).toEqual([
      'edit_card',
      'export_cards',
    ]);
  });

  it('moves the task, whatever is told beside it', () => {
    expect(callsFor('tasks_listed', 'put the first at 5 in the afternoon, I sleep in the morning')).toEqual([
      ['schedule_task', expect.objectContaining({ schedule: '0 17 * * 1' })],
    ]);
  });

  it('is a wish behind what is told', () => {
    expect(callsFor('after_improve', "this is stiffer than I am, I'm a juggler. playful please")).toContainEqual([
      'improve_card',
      expect.objectContaining({ tone: 'playful' }),
    ]);
  });
});

describe('edits in everyday words', () => {
  it.each([
    [
      'remove all emojis from the bullets, nobody takes us seriously',
      { op: 'restyle', field: 'bullets', style: 'no_emoji' },
    ],
    ['500 ml can come out of the title', { op: 'remove', field: 'title', value: '500 ml' }],
    [
      'the "500 ml" must go from the title, that is in the specs anyway',
      { op: 'remove', field: 'title', value: '500 ml' },
    ],
    ['take our brand out of the title, nobody knows it', { op: 'restyle', field: 'title', style: 'without_brand' }],
    [
      'take the brand out of the title, our customers do not care about it',
      { op: 'restyle', field: 'title', style: 'without_brand' },
    ],
    [
      'the title says blue. We only have grey left, so change that word',
      { op: 'set', field: 'title', name: 'blue', value: 'grey' },
    ],
    [
      'take the leakproof bullet off the listing until my supplier has answered',
      { op: 'remove', field: 'bullets', value: 'leakproof' },
    ],
    ['no category on this one please', { op: 'remove', field: 'category' }],
    ["leave the brand blank, it's white label", { op: 'remove', field: 'brand' }],
    [
      'good, only the title is not. There I want Trail Bottle for Long Walks',
      { op: 'set', field: 'title', value: 'Trail Bottle for Long Walks' },
    ],
  ])('%s', (text, change) => expect(callsFor('card_shown', text)).toEqual(edit(change)));
});

it('prices of several cards go to each of them', () => {
  expect(callsFor('cards_listed', 'mug costs 32 now, apron 41')).toEqual([
    ['edit_card', { edits: [{ op: 'set', field: 'price', value: '32' }] }],
    ['edit_card', { edits: [{ op: 'set', field: 'price', value: '41' }] }],
  ]);
});

it('of two formats the one that is meant is exported', () => {
  expect(callsFor('cards_listed', 'the second one, as json. oh or no, as csv')).toEqual([
    ['export_cards', { card_ids: [idOf(2)], format: 'csv' }],
  ]);
});
