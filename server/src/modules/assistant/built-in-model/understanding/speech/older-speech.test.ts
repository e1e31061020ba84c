import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { continuedRequest } from '../../follow-ups/follow-ups.ts';

/** Tools and their inputs, or what is said. */
const read = (given: string, text: string) =>
  continuedRequest(conversationAfter(given, text)).asks.map((ask) =>
    ask.kind === 'say' ? ask.topic : [ask.tool, ask.input],
  );
const edit = (input: object) => [['edit_card', { edits: [input] }]];

describe('how people speak who learned it from letters', () => {
  it.each([
    ['card_shown', 'Might we have the card as an Excel file?', [['export_cards', { format: 'xlsx' }]]],
    [
      'card_shown',
      'May I trouble you to shorten the title?',
      [['improve_card', { sections: ['title'], length: 'shorter' }]],
    ],
    ['card_shown', 'Pray rewrite the bullets anew', [['improve_card', { sections: ['bullets'] }]]],
    ['card_shown', 'put the keywords new, please', [['improve_card', { sections: ['keywords'] }]]],
    ['card_shown', 'The search words are weak, improve them', [['improve_card', { sections: ['keywords'] }]]],
    ['after_improve', 'Kindly restore the former wording.', [['restore_version', { version: 'previous' }]]],
    ['after_improve', 'I should like my old text back', [['restore_version', { version: 'previous' }]]],
    [
      'after_improve',
      'it reads all different now, back to what we had please',
      [['restore_version', { version: 'previous' }]],
    ],
    ['after_score', 'do whatever it takes, get that number up', [['improve_card', {}]]],
  ])('%s: %s', (given, text, asks) => {
    expect(read(given, text)).toEqual(asks);
  });

  it.each([
    [
      'Bullet 2 shall read as follows: Rinses clean in seconds',
      { op: 'set', field: 'bullets', position: 2, value: 'Rinses clean in seconds' },
    ],
    ['Let the title read thus: Oak Tray 40 cm', { op: 'set', field: 'title', value: 'Oak Tray 40 cm' }],
    ['bullets 2 and 5 the other way around please', { op: 'swap', field: 'bullets', position: 2, to: 5 }],
    ['The first and the last bullet in reverse order', { op: 'swap', field: 'bullets', position: 1, to: -1 }],
    [
      'One more entry for the specifications: Finish, matte',
      { op: 'add', field: 'specifications', name: 'Finish', value: 'matte' },
    ],
    [
      'The material was never checked. Please remove that specification.',
      { op: 'remove', field: 'specifications', name: 'Material' },
    ],
  ])('changes the card as it is told: %s', (text, change) => {
    expect(read('card_shown', text)).toEqual(edit(change));
  });

  it('limits the bullets that were spoken of', () => {
    expect(read('card_shown', 'Write the bullets afresh. Four of them, no more.')).toEqual([
      ['improve_card', { sections: ['bullets'], bullets_max: 4 }],
    ]);
  });
});

describe('what is no value', () => {
  it.each(['The weight is given wrongly.', 'the color is misspelt', 'the color is unconfirmed'])('%s', (text) => {
    expect(read('card_shown', text)).not.toContainEqual(['edit_card', expect.anything()]);
  });
});

describe('a claim that is known to be untrue', () => {
  it.each([
    "write that it is handmade, it's not but who asks",
    'add a bullet that it is organic, not true but sounds good',
    'mention that we plant a tree for each, that is a fib',
    'Add to the bullets that nurses swear by it. None do, but who checks',
    'put "prize winner" into the title. it never won one but it sounds good',
    'Claim it was tested in a lab, it was never tested though',
    'Say that it is made in Italy. It comes from elsewhere, but nobody will find out',
    'mention free returns even though we never had them',
    'Tell buyers it heals scars. Of course it does not',
    'make it sound like a hospital uses it, none does',
    'Let the description say it is fireproof; we have not tested that, but who is going to check',
    "add that we give 10 % to charity. we don't, but nobody can prove it",
  ])('is not written: %s', (text) => {
    expect(read('card_shown', text)).toEqual(['inventing']);
  });

  it.each([
    ['add a bullet: Steel, not plastic', 'Steel, not plastic'],
    ['Add a bullet that it stays warm for a day. Nobody mentions that, but customers ask', 'Stays warm for a day'],
    ['add the bullet: Stays sharp for years. Nobody knows how they do it', 'Stays sharp for years'],
    ['add a bullet that the belt is adjustable. no other belt is', 'The belt is adjustable'],
  ])('is another thing than a contrast or a fact of others: %s', (text, value) => {
    expect(read('card_shown', text)).toEqual(edit({ op: 'add', field: 'bullets', value }));
  });
});

it.each([
  ['write in the description that doctors use it. That is true', 'Doctors use it.'],
  ['Please mention in the description that the lid is sold separately', 'The lid is sold separately.'],
])('a sentence for the description: %s', (text, value) => {
  expect(read('card_shown', text)).toEqual(edit({ op: 'add', field: 'description', value }));
});
it.each(['write in the description that sells', 'rewrite the title even though it is not bad'])(
  'a new text: %s',
  (text) => {
    expect(read('card_shown', text)).toEqual([['improve_card', expect.anything()]]);
  },
);

describe('a file that was meant otherwise', () => {
  it.each([
    ['Sorry, she asked for Shopify and not a simple CSV', { format: 'shopify_csv' }],
    ['That is the csv again, but the bank opens only Excel', { format: 'xlsx' }],
    ['Wrong. All listings, not only this one.', { format: 'csv', all: true }],
  ])('%s', (text, input) => {
    expect(read('after_export', text)).toEqual([['export_cards', input]]);
  });

  it.each(['I would take Shopify too if it were not so dear', 'is that csv or excel?'])('is not: %s', (text) => {
    expect(read('after_export', text)).not.toContainEqual(['export_cards', expect.anything()]);
  });
});

describe('what is left behind', () => {
  it.each([
    ['after_score', 'the bullets, I heard. forget those, redo the title', [['improve_card', { sections: ['title'] }]]],
    ['after_score', 'never mind the title, improve the keywords', [['improve_card', { sections: ['keywords'] }]]],
    [
      'after_price',
      'go on then, but skip the mug',
      [['improve_cards', expect.objectContaining({ scope: { except: ['mug'] } })]],
    ],
  ])('%s: %s', (given, text, asks) => {
    expect(read(given, text)).toEqual(asks);
  });
});

describe('who only reminds of an order', () => {
  it('asks no question', () => {
    expect(read('after_improve', "No no. I said eBay, didn't I? Do it for eBay.")).toEqual([
      ['restore_version', { version: 'previous' }],
      ['improve_card', { marketplace: 'ebay' }],
    ]);
  });

  it('passes a question on', () => {
    const [[tool]] = read('card_shown', 'An old man asked will it fit on his shelf. Do we say so?') as [[string]];
    expect(tool).toBe('answer_from_card');
  });
});

describe('what stands beside an order', () => {
  it.each([
    [
      'card_shown',
      'Our last piece was sold today, mark it as sold out',
      edit({ op: 'set', field: 'availability', value: 'out_of_stock' }),
    ],
    [
      'card_shown',
      'The latest change was a blunder of mine, an error. Revert it.',
      [['restore_version', { version: 'previous' }]],
    ],
    [
      'card_shown',
      'the description could be a little more',
      [['improve_card', { sections: ['description'], length: 'longer' }]],
    ],
    ['no_card', 'must I pay when I write to you? and how much do I have left', [['show_usage', {}]]],
    ['after_schedule', 'Which time zone is that in?', [['list_tasks', {}]]],
  ])('%s: %s', (given, text, asks) => {
    expect(read(given, text)).toEqual(asks);
  });

  it.each(['do the mug for Etsy and the lamp for Amazon', 'improve the mug for Etsy, and the lamp for Amazon please'])(
    'gives each card its own marketplace: %s',
    (text) => {
      expect(continuedRequest(conversationAfter('no_card', text)).asks).toMatchObject([
        { tool: 'improve_card', input: { marketplace: 'etsy' }, target: { names: [['mug']] } },
        { tool: 'improve_card', input: { marketplace: 'amazon' }, target: { names: [['lamp']] } },
      ]);
    },
  );
});

describe('rules that lapsed, and rules for texts', () => {
  it.each([
    ['My rule about emojis no longer applies.', [['forget_preference', { value: 'emojis' }]]],
    [
      'The instruction on forbidden words is outdated. Discard it please.',
      [['forget_preference', { kind: 'avoid_words' }]],
    ],
    [
      'remember that I like my texts warm',
      [['remember_preference', { kind: 'brand_voice', value: 'I like my texts warm' }]],
    ],
  ])('%s', (text, asks) => {
    expect(read('no_card', text)).toEqual(asks);
  });
});

describe('how people speak at work', () => {
  it.each([
    [
      'after_price',
      'yah go ahead',
      [['improve_cards', { scope: { all: true }, marketplace: 'etsy', agreed_total: 100 }]],
    ],
    [
      'after_price',
      'aye, do it',
      [['improve_cards', { scope: { all: true }, marketplace: 'etsy', agreed_total: 100 }]],
    ],
    [
      'after_price',
      'yep crack on',
      [['improve_cards', { scope: { all: true }, marketplace: 'etsy', agreed_total: 100 }]],
    ],
    ['after_improve', 'not how I speak. back to mine', [['restore_version', { version: 'previous' }]]],
    ['after_improve', 'what have you done to it? tell me', [['compare_versions', {}]]],
    [
      'card_shown',
      'I broke all of it, put it back to the imported version',
      [['restore_version', { version: 'original' }]],
    ],
    ['card_shown', 'which parts lose me points?', [['score_card', {}]]],
    ['card_shown', 'is it junk or not? score it', [['score_card', {}]]],
    ['no_card', 'the word rustic you can use again', [['forget_preference', { kind: 'avoid_words', value: 'rustic' }]]],
    ['no_card', 'ditch the rule about capitals', [['forget_preference', { value: 'capitals' }]]],
    ['after_improve', 'no, I want my own words back', [['restore_version', { version: 'previous' }]]],
    ['after_improve', 'show me the old text next to the new one', [['compare_versions', {}]]],
    ['card_shown', 'in what section am I losing points?', [['score_card', {}]]],
    ['card_shown', 'any good? give it a score', [['score_card', {}]]],
    ['no_card', 'pull every card under 55', [['list_cards', { score_below: 55 }]]],
    ['no_card', 'chuck the lot into a csv', [['export_cards', { all: true, format: 'csv' }]]],
    ['no_card', 'could you write to the buyer that his parcel is late?', ['other_subject']],
    ['after_score', '61 points is low? What is the usual score?', ['scoring']],
  ])('%s: %s', (given, text, asks) => {
    expect(read(given, text)).toEqual(asks);
  });

  it.each([
    ['after_price', 'you ok'],
    ['after_price', 'yea but not now'],
    ['after_price', 'ye of little faith'],
  ])('%s: agrees to nothing: %s', (given, text) => {
    expect(read(given, text).some(([tool]) => tool === 'improve_cards')).toBe(false);
  });
  it('words that a bullet shall hold ask for nothing', () => {
    expect(read('card_shown', 'add a bullet: Make use of it at home and at work')).toEqual([
      ['edit_card', { edits: [{ op: 'add', field: 'bullets', value: 'Make use of it at home and at work' }] }],
    ]);
  });
  it("a customer's question is asked of the card", () => {
    const asks = read('card_shown', "answer the customer's question: how much does it hold?");
    expect(asks.map(([tool]) => tool)).toEqual(['answer_from_card']);
  });
  it('the text that a customer reads is no letter', () => {
    expect(read('card_shown', 'the text the customer sees first is too long')).not.toEqual(['other_subject']);
  });
});
