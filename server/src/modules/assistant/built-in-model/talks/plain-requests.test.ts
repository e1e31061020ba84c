import { describe, expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { callsAfter } from '../../testing/done-after.ts';

/** The calls for a request, without their card; the measuring around an improvement is left out. */
function callsFor(given: string, text: string): [tool: string, input: Record<string, unknown>][] {
  const calls = callsAfter(given, text);
  const isImproved = calls.some(({ tool }) => tool === 'improve_card');
  return calls
    .filter(({ tool }) => !isImproved || (tool !== 'score_card' && tool !== 'compare_versions'))
    .map(({ tool, input: { card_id: _, ...input } }) => [tool, input]);
}
const edit = (...edits: object[]) => [['edit_card', { edits }]];

describe('work that is not asked for', () => {
  it.each([
    ['after_score', 'Please do not polish a single line, the points were all I needed.'],
    ['after_import', 'Do not improve a word of it.'],
    ['card_shown', 'silly question maybe, but if I have you rewrite it and I hate it, is the old one gone?'],
    ['card_shown', 'Just a quick question: if we let you polish it, can I have mine again afterwards?'],
    ['no_card', 'my nephew put this on my laptop. What does it do, exactly?'],
    ['no_card', 'tell me all the things you can do'],
  ])('is not done: %s, %s', (given, text) => expect(callsFor(given, text)).toEqual([]));

  it('is an old version brought back only where it is wanted', () => {
    const tools = (text: string) => callsFor('card_shown', text).map(([tool]) => tool);
    expect(tools('make it read like it was written by a native')).not.toContain('restore_version');
    expect(tools('make it like it was before')).toEqual(['restore_version']);
  });

  it('is a line of a list no card', () => {
    const tools = (text: string) => callsFor('card_shown', text).map(([tool]) => tool);
    expect(tools('capacity should be the first line of the specifications')).toEqual(['edit_card']);
    expect(tools('improve the third line of the description')).toEqual(['improve_card']);
  });

  it('is the public page taken back, and not made', () => {
    for (const text of ['The public view may now be deleted.', 'the public link is no longer needed'])
      expect(callsFor('case_published', text)).toEqual([['withdraw_case', {}]]);
    expect(callsFor('card_shown', 'generate a public link so people can look without signing in')).toEqual([
      ['publish_case', {}],
    ]);
  });

  it('is a picture added only where there is one', () => {
    expect(callsFor('card_shown', 'None in stock. Put that in the card.')).toEqual(
      edit({ op: 'set', field: 'availability', value: 'out_of_stock' }),
    );
    expect(callsFor('image_attached_card', 'put that in the card')).toEqual([
      ['add_image_to_gallery', { image: idOf(91) }],
    ]);
  });
});

describe('work on several cards', () => {
  it.each([
    ['anything rated under 65, polish it', { score_below: 65 }],
    ['whatever is below 50, rewrite it', { score_below: 50 }],
    ['every card scoring less than 70: rework it', { score_below: 70 }],
    ['rewrite across the catalog, leaving out nothing but typos', null],
    ['optimize throughout my range except the apron', { all: true, except: ['apron'] }],
  ])('is priced for those that are meant: %s', (text, scope) => {
    const priced = callsFor('no_card', text).find(([tool]) => tool === 'improve_cards');
    if (scope !== null) expect(priced).toEqual(['improve_cards', { scope, dry_run: true }]);
    else expect(priced?.[1].dry_run ?? true).toBe(true);
  });

  it('takes "b4" for a word, and not for a rule', () => {
    expect(callsFor('no_card', 'b4 you start what would all of my cards cost to improve')).toEqual([
      ['improve_cards', { scope: { all: true }, dry_run: true }],
    ]);
    expect(callsFor('after_score', 'fix B4')).toEqual([['improve_card', { rules: ['B4'] }]]);
  });
});

describe('what a product is good for', () => {
  it.each(['is it ok for boiling water?', 'would it be any good for a long hike?', 'is the bottle fit for toddlers?'])(
    'is looked up in the card: %s',
    (text) => expect(callsFor('card_shown', text)).toContainEqual(['answer_from_card', expect.objectContaining({})]),
  );
  it('is no question of where it is sold', () => {
    expect(callsFor('card_shown', 'is it good enough for Walmart?')).toEqual([
      ['score_card', { marketplace: 'walmart' }],
    ]);
    expect(callsFor('card_shown', 'is it ready for publishing?')).toEqual([['score_card', {}]]);
  });
});

describe('what is said of a text', () => {
  it.each([
    ['title: fresh, max 70 chars', { sections: ['title'], title_max: 70 }],
    ['make it for ebay but never touch the bullets', { marketplace: 'ebay' }],
    ['the bullets drag on. Redo that block.', { sections: ['bullets'] }],
    ['redo it and leave out the word eternal, had a customer laugh at it', { avoid_words: ['eternal'] }],
    [
      'people search "tea flask" and "hot cup" so put both in and redo the listing',
      { include_keywords: ['tea flask', 'hot cup'] },
    ],
  ])('is a wish, and neither the text nor a lock: %s', (text, wishes) => {
    const [call, ...others] = callsFor('card_shown', text);
    expect(others).toEqual([]);
    expect(call).toEqual(['improve_card', expect.objectContaining(wishes)]);
  });

  it.each([
    ['the title must begin with Limited Edition', { op: 'add', field: 'title', value: 'Limited Edition', position: 1 }],
    ['keywords: drop thermos', { op: 'remove', field: 'keywords', value: 'thermos' }],
    ['take a fiver off the price', { op: 'set', field: 'price', value: '-5' }],
    ['set the price to eighteen euros and forty cents', { op: 'set', field: 'price', value: '18.40 euros' }],
    ['no longer on stock', { op: 'set', field: 'availability', value: 'out_of_stock' }],
  ])('is a change word for word: %s', (text, wanted) => expect(callsFor('card_shown', text)).toEqual(edit(wanted)));

  it('locks what was just spoken of, and takes the lock off again', () => {
    const lock = (fields: string[], locked: boolean) => [['lock_fields', { fields, locked }]];
    expect(callsFor('card_shown', 'Description is approved. Freeze.')).toEqual(lock(['description'], true));
    expect(callsFor('card_shown', 'I locked the bullets on Monday, please take that off again')).toEqual(
      lock(['bullets'], false),
    );
  });

  it('is a rule where units are told apart', () => {
    expect(callsFor('card_shown', 'use inches instead of centimeters')).toEqual([
      ['remember_preference', { kind: 'units', value: 'use inches instead of centimeters' }],
    ]);
  });
});

describe('several things in few words', () => {
  it.each(['1) bullets shorter 2) export as json', 'a) shorter bullets b) export as json'])(
    'are done one by one: %s',
    (text) => expect(callsFor('card_shown', text).map(([tool]) => tool)).toEqual(['improve_card', 'export_cards']),
  );
  it.each([
    ['The 2nd picture came out like a cellar. Brighter please', 2, ['lighten']],
    ['Photo 4, too much floor around. Trim.', 4, ['crop']],
    ['piccy 3 - straighten it and brighten it', 3, ['straighten', 'lighten']],
  ])('are work on the picture that was named: %s', (text, image, operations) =>
    expect(callsFor('card_shown', text)).toEqual([['edit_image', { image, operations }]]),
  );
  it.each(['bet, start', 'sure, do it, kids are finally in bed', "go ahead, I'm off to lunch"])(
    'agree to a price: %s',
    (text) => expect(callsFor('after_price', text)[0]?.[1]).toMatchObject({ agreed_total: 100 }),
  );
  it('leave out what stays out', () =>
    expect(callsFor('after_price', 'start, the apron stays out')[0]?.[1].scope).toEqual({ except: ['apron'] }));
  it.each(['go, tea towel', 'sure, kids section'])('agree to no price: %s', (text) =>
    expect(callsFor('after_price', text).filter(([, input]) => 'agreed_total' in input)).toEqual([]),
  );
  it.each(['new one: corduroy cushion, 40 x 40 cm, mustard, with zip', 'okay new listing it is a walnut clock, 30 cm'])(
    'make a card of the facts: %s',
    (text) => expect(callsFor('no_card', text).map(([tool]) => tool)).toEqual(['create_card']),
  );
});
