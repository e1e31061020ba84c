import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const callsOf = (text: string, given = 'card_shown') => planOf({ ...conversationAfter(given, text), offered: null });
const toolsOf = (text: string, given?: string) => callsOf(text, given).map(({ tool }) => tool);
const editsOf = (text: string) => callsOf(text).flatMap(({ input }) => input.edits ?? []);

describe('sentences that only tell why', () => {
  it.each([
    ['I redid the bullets over the weekend and find them livelier. Could you measure the card again?', ['score_card']],
    ['My sister rewrote the title and polished the keywords. How does it score now?', ['score_card']],
    [
      'My accountant keeps a spreadsheet of the materials we sell. Could you tell me which material this one is made of?',
      ['answer_from_card'],
    ],
  ])('order nothing: %s', (text, tools) => expect(toolsOf(text)).toEqual(tools));

  it('say what those two are', () =>
    expect(callsOf('I believe the bullets and the keywords hold it back. Please rework those two only.')).toMatchObject(
      [
        { tool: 'score_card' },
        { tool: 'improve_card', input: { sections: ['bullets', 'keywords'] } },
        { tool: 'compare_versions' },
      ],
    ));

  it('do not widen what the request names', () => {
    expect(
      callsOf(
        'The keywords were chosen by a professional and I like them. Please improve everything except the keywords.',
      ),
    ).toMatchObject([
      { tool: 'score_card' },
      { tool: 'improve_card', input: { sections: ['title', 'description', 'bullets', 'specifications'] } },
      { tool: 'compare_versions' },
    ]);
    expect(
      callsOf('The photo with my hand in it looks rather dark on my screen. Could you brighten the third image?'),
    ).toMatchObject([{ tool: 'edit_image', input: { image: 3 } }]);
  });
  it('praise what was done, and the order is another one', () =>
    expect(
      toolsOf('I have read both versions, and I like the new one better. Please export it for Etsy.', 'after_improve'),
    ).toEqual(['export_cards']));

  it('leave a second wish what it is', () =>
    expect(toolsOf('The title should be shorter. Please score it as well.')).toContain('improve_card'));
});

describe('a request that points at what was told', () => {
  it('exchanges the words that were quoted before', () =>
    expect(editsOf('Nobody in our town says "Water Bottle". Please put "Flask" in its place in the title.')).toEqual([
      { op: 'set', field: 'title', name: 'Water Bottle', value: 'Flask' },
    ]));
  it.each([
    [
      'At Easter we wrote "perfect gift" everywhere. Please replace it with "everyday companion" in the description.',
      { op: 'set', field: 'description', name: 'perfect gift', value: 'everyday companion' },
    ],
    [
      'A customer told me that "eco" is no honest claim. Please take it out of the keywords.',
      { op: 'remove', field: 'keywords', value: 'eco' },
    ],
  ])('takes the words from there: %s', (text, edit) => expect(editsOf(text)).toEqual([edit]));
  it('forgets the word that was quoted', () =>
    expect(
      callsOf('I told you once never to write "cheap". It does not matter any more, please forget it.'),
    ).toMatchObject([{ tool: 'forget_preference', input: { value: 'cheap' } }]));
  it.each([
    [
      'The third bullet is much too vague. I would like it to read: Fits most bike holders',
      { op: 'set', field: 'bullets', position: 3, value: 'Fits most bike holders' },
    ],
    [
      'A friend wrote a better description for us. Please use it word for word in place of the old one: A plain bottle. It keeps cold.',
      { op: 'set', field: 'description', value: 'A plain bottle. It keeps cold.' },
    ],
  ])('writes the text anew: %s', (text, edit) => expect(editsOf(text)).toEqual([edit]));
});

describe('a value that is named as the wrong one', () => {
  it.each([
    ['I weighed it twice: it weighs 310 g rather than the 290 g that the card gives. Please correct it.', '310 g'],
    ['It holds 530 ml instead of the 500 ml stated in the specs. Could you put that right?', '530 ml'],
  ])('is not written: %s', (text, value) => expect(editsOf(text)).toMatchObject([{ op: 'set', value }]));
});

describe('a value with words about it', () => {
  it.each([
    ['The brand was entered as Acme by mistake. Our brand is called Norvik, so please change it.', 'Norvik'],
    ['I once wrote Italy there. The country of origin is Portugal, please correct that.', 'Portugal'],
  ])('is written alone: %s', (text, value) => expect(editsOf(text)).toMatchObject([{ op: 'set', value }]));
  it('names of brands are no slips of ours', () =>
    expect(toolsOf('The trivet is made by us under the brand name Forge & Hearth')).not.toContain('forget_preference'));
});

describe('very short and very polite words', () => {
  it.each([['Keywords += camping flask, hiking', [{ op: 'add', field: 'keywords', value: 'camping flask, hiking' }]]])(
    '%s',
    (text, edits) => expect(editsOf(text)).toEqual(edits),
  );
  it.each([
    [
      'Rewrite. Must contain: steel flask, picnic. Must not: premium.',
      { include_keywords: ['steel flask', 'picnic'], avoid_words: ['premium'] },
    ],
    ["please don't touch the title or the keywords, only rework the bullets", { sections: ['bullets'] }],
  ])('%s', (text, input) => expect(callsOf(text)[1]).toMatchObject({ tool: 'improve_card', input }));
  it('1, 3 -> Shopify CSV', () =>
    expect(callsOf('1, 3 -> Shopify CSV', 'cards_listed')).toMatchObject([
      { tool: 'export_cards', input: { format: 'shopify_csv' } },
    ]));
  it('a file is not taken in before the seller knows what is in it', () =>
    expect(
      toolsOf(
        "Before anything is imported I'd like to know which products are in it. Please don't bring them in yet.",
        'file_attached',
      ),
    ).toEqual([]));
  it('what is untrue of our product is not claimed', () =>
    expect(
      toolsOf(
        'A rival says his bottle is approved by doctors. Ours is not, but it sells, so please add a bullet that says doctors approve it.',
      ),
    ).toEqual([]));
});
