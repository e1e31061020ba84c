import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { doneAfter } from '../../testing/done-after.ts';
import { planOf } from '../decide.ts';

type Edit = {
  op: string;
  field: string;
  name?: string;
  value?: string;
  style?: string;
  position?: number;
  to?: number;
};
/** The work, without the looks before and behind it. */
const calls = (given: string, text: string) => {
  const all = planOf({ ...conversationAfter(given, text), offered: null });
  const works = all.filter(({ tool }) => !['list_cards', 'score_card', 'compare_versions'].includes(tool));
  return works.length > 0 ? works : all;
};
const edits = (text: string) =>
  calls('card_shown', text).flatMap(({ tool, input }) =>
    tool === 'edit_card'
      ? (input.edits as Edit[]).map(({ op, field, name, value, style, to }) =>
          [op, field, name, style, value, to].filter((part) => part !== undefined).join(' '),
        )
      : [tool],
  );

describe('orders that were misread at first sight', () => {
  it.each([
    ['fix the title its all caps', ['restyle title no_capitals']],
    ['the description is in all caps, sort that out', ['restyle description no_capitals']],
    ['put the title in all caps', ['restyle title upper_case']],
    ['remove the third keyword and add new one: ultralight', ['remove keywords', 'add keywords ultralight']],
    ['category change to Garden tools', ['set category Garden tools']],
    [
      'update: width 60 cm, color now blue, handles oak',
      ['set specifications Width 60 cm', 'set specifications Color blue', 'set specifications Handles oak'],
    ],
    ['change the details: price 19.90, max load 12 kg', ['set price 19.90', 'set specifications Max load 12 kg']],
    ['use these tags: wool rug, nordic rug. remove the old ones', ['set keywords wool rug, nordic rug']],
    ['put "oak" and "handmade" in the title', ['add title oak', 'add title handmade']],
    [
      'the listing says 500 ml but it is 450 ml now. Please fix that everywhere',
      ['title', 'description', 'bullets', 'keywords'].map((field) => `set ${field} 500 ml 450 ml`),
    ],
    ['why is merino not in the title? put it in', ['add title merino']],
    [
      'rename Nordic to Nordik everywhere on this card',
      ['title', 'description', 'bullets', 'keywords'].map((field) => `set ${field} Nordic Nordik`),
    ],
    ['make the bullets start with capital letters', ['restyle bullets first_capital']],
    ['and the strap is detachable, I should mention that. Can you put it in the list?', ['add specifications Strap']],
  ])('%s', (text, expected) => {
    const found = edits(text);
    expect(found.map((edit, at) => edit.slice(0, (expected[at] ?? edit).length))).toEqual(expected);
  });

  it.each([
    ['bullets: 4 max, friendly', { sections: ['bullets'], bullets_max: 4, tone: 'friendly' }],
    ['i want the tags without "gift"', { sections: ['keywords'], avoid_words: ['gift'] }],
    ['remove anything ebay would refuse', { marketplace: 'ebay' }],
    ['fix the title its all caps and full of hype', { sections: ['title'] }],
    [
      'Improve only the bullets and tags. Ebay. No gift words',
      { sections: ['bullets', 'keywords'], avoid_words: ['gift'], marketplace: 'ebay' },
    ],
    ['make it nicer. Just the description. Not the title.', { sections: ['description'] }],
    ['improve it, but the bullets are sacred', { sections: ['title', 'description', 'specifications', 'keywords'] }],
    ['Make the description 4 sentences max and mention that it is washable', { description_sentences: 4 }],
    ['polish the text below the photo', { sections: ['description'] }],
    ['make the bullets longer, mention the cedar scent', { sections: ['bullets'], include_keywords: ['cedar scent'] }],
    [
      'We should mention "soft" in the title. Could you do that, keeping it under 60 characters?',
      { title_max: 59, include_keywords: ['soft'], sections: ['title'] },
    ],
    ['make the description longer, but not more than 700 characters', { length: 'longer', description_max: 700 }],
  ])('%s', (text, input) => expect(calls('card_shown', text)).toMatchObject([{ tool: 'improve_card', input }]));

  it('a wish behind work for several marketplaces is said of all of them', () => {
    const wishes = { sections: ['title'], title_max: 70, include_keywords: ['camping'] };
    expect(
      calls('card_shown', 'Rewrite the title for eBay and Etsy. Max 70 characters. Keywords to include: camping.'),
    ).toMatchObject([
      { tool: 'improve_card', input: { ...wishes, marketplace: 'ebay' } },
      { tool: 'improve_card', input: { ...wishes, marketplace: 'etsy' } },
    ]);
  });

  it.each([
    ['improve the descriptions of all etsy cards', { marketplace_is: 'etsy' }, ['description']],
    ['rewrite the titles of all ebay listings', { marketplace_is: 'ebay' }, ['title']],
    ['make all my walmart titles shorter', { marketplace_is: 'walmart' }, ['title']],
  ])('%s', (text, scope, sections) =>
    expect(calls('card_shown', text)).toMatchObject([
      { tool: 'improve_cards', input: { scope, sections, dry_run: true } },
    ]),
  );

  it.each([
    ['they say a title should be under 80 characters. is mine ok?', 'answer_from_card'],
    ['My friend says descriptions should be longer than 300 words. Is that true for mine?', 'score_card'],
    ['tell me what i have to change to get over 80 points', 'score_card'],
    ['are the tags good enough?', 'score_card'],
    ['what would a customer still like to know?', 'score_card'],
  ])('%s', (text, tool) => expect(calls('card_shown', text).map((call) => call.tool)).toEqual([tool]));

  it.each([
    'what costs improving of this card',
    'how much is it if i let you improve this card for amazon',
    'Can you write me three different versions of the title?',
    'If I delete this chat, are my cards gone too?',
    'delete all exports older than a month',
    'make a second card, same but 500 g and 12 pounds',
  ])('words alone: %s', (text) => expect(doneAfter('card_shown', text).works).toEqual([]));

  it('keeps what is said around the facts of a new card out of it', () => {
    const text =
      "I made a new product and I need a card for it. It's a cable box, bamboo, 30x12x14 cm. It costs 24 dollars. Would you be so kind and set it up? It's for my Shopify store.";
    const [made] = calls('no_card', text);
    expect(made).toMatchObject({ tool: 'create_card', input: { marketplace: 'shopify' } });
    expect(made?.input.text).toContain('bamboo');
    expect(made?.input.text).not.toMatch(/kind|store/i);
    expect(
      calls('no_card', 'create listing: garden light 6 pcs, waterproof IP65, steel. then give me csv'),
    ).toMatchObject([
      { tool: 'create_card', input: { text: 'garden light 6 pcs, waterproof IP65, steel' } },
      { tool: 'export_cards', input: { format: 'csv' } },
    ]);
    const labelled =
      'Title: Plant pot 15cm\nMaterial: ceramic\nColor: white\nPrice: $14\nplease make it better for etsy';
    expect(calls('no_card', labelled)).toMatchObject([
      { tool: 'import_listing', input: { text: expect.not.stringContaining('better') } },
      { tool: 'improve_card', input: { marketplace: 'etsy' } },
    ]);
  });
});
