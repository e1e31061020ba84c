import { describe, expect, it } from 'vitest';
import { givenOf, promptOf } from '../../intents/givens.ts';
import { answerOf, placeholders } from '../../intents/seller-library.ts';
import { conversationOf, type Turn } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

/** A price of improving five cards for Etsy was told; then these turns; then the message. */
function after(text: string, ...between: Turn[]) {
  const begin = givenOf('after_price');
  const conversation = conversationOf(promptOf(begin, text), null);
  return { ...conversation, earlier: [...conversation.earlier, ...between] };
}
const work = (text: string, ...between: Turn[]) =>
  planOf(after(text, ...between)).map(({ tool, input }) => [tool, input]);
const said = (text: string, ...between: Turn[]) => decide(after(text, ...between));
const talk = (text: string): Turn => ({ text, steps: [] });
const etsy = { marketplace: 'etsy' };
const told = { ...etsy, dry_run: true };
const agreed = { ...etsy, agreed_total: 100 };
const all = { all: true } as const;

it('makes another card beside the price, when that is what is ordered', () => {
  expect(work('create a listing for a chair')).toEqual([['create_card', { text: 'chair' }]]);
});

describe('an agreement in other words', () => {
  it.each([
    'aye go ahead',
    '100 is fine',
    '100 credits is ok, let us go',
    'the money was approved by my boss, please start',
    'I am agree with 100 credits',
    "Alright, that's fair enough, please start.",
    'fair price, start',
    'sounds fair, start',
    'fine by me',
    'fine fine, its only money. start',
    "ok ok, it's just credits, do it",
    'well you only live once, go ahead',
    'yes, my boss agreed',
    'yes if it takes less than 120 credits',
    'ok, as long as it stays under 150 credits',
  ])('starts the work: %s', (text) => {
    expect(work(text)).toEqual([['improve_cards', { ...agreed, scope: all }]]);
  });

  it.each([
    '120 is fine',
    'the budget is gone, do not start',
    "it's only money but not mine, no",
    'my boss has not agreed',
    'go ahead when the budget is there',
    'my boss wants to see it first, then start',
    'it is fine, but not now',
    'my partner is against it. start over',
    'the price is not ok',
    'is 100 fine for you?',
  ])('starts nothing: %s', (text) => {
    expect(
      work(text).filter(
        ([, input]) => !(input as { dry_run?: boolean }).dry_run && 'agreed_total' in (input as object),
      ),
    ).toEqual([]);
  });
});

describe('an agreement to fewer cards', () => {
  it.each([
    'carry on, skip the lamp',
    'go on then, leave the lamp alone',
    'proceed, but hands off the lamp',
    'go ahead, let the lamp be',
    'ok go on, the lamp another day',
  ])('leaves out what is named: %s', (text) => {
    expect(work(text)).toEqual([['improve_cards', { ...agreed, scope: { except: ['lamp'] } }]]);
  });
});

describe('other work and its price', () => {
  it.each([
    ['only titles then, what does that cost', { ...told, scope: all, sections: ['title'] }],
    ['and if we only did the bullets, what would that come to?', { ...told, scope: all, sections: ['bullets'] }],
    ['leave out the lamp, how much is it then?', { ...told, scope: { except: ['lamp'] } }],
    ['how much without the lamp?', { ...told, scope: { except: ['lamp'] } }],
    ['what if we skipped the mug?', { ...told, scope: { except: ['mug'] } }],
    ['make it ebay instead of etsy', { marketplace: 'ebay', dry_run: true, scope: all }],
    ['sorry, not etsy, I meant amazon. how much is it then?', { marketplace: 'amazon', dry_run: true, scope: all }],
    ['oops, I said etsy but I meant ebay. how much then?', { marketplace: 'ebay', dry_run: true, scope: all }],
    ['and for the ones scoring below 50, how much?', { ...told, scope: { score_below: 50 } }],
    ['what would it be for just the ones under 70?', { ...told, scope: { score_below: 70 } }],
  ])('%s', (text, input) => {
    expect(work(text)).toEqual([['improve_cards', input]]);
  });
});

describe('fewer cards than the price was told for', () => {
  it.each([
    ['just the lamp ones', { ...told, scope: { any_of: ['lamp'] } }],
    ['only the mug and the apron please', { ...told, scope: { any_of: ['mug', 'apron'] } }],
    ['go, but next week the mug', { marketplace: 'etsy', agreed_total: 100, scope: { except: ['mug'] } }],
    ['only the mug, but shorter', { ...told, scope: { any_of: ['mug'] } }],
    ['only the mug, but for amazon', { ...told, marketplace: 'amazon', scope: { any_of: ['mug'] } }],
    ['maybe only the mug', { ...told, scope: { any_of: ['mug'] } }],
    ['how much for only the mug?', { ...told, scope: { any_of: ['mug'] } }],
    ['what if we only do the mug', { ...told, scope: { any_of: ['mug'] } }],
    ['without the mug', { ...told, scope: { except: ['mug'] } }],
    ['ok but without the mug in it', { ...agreed, scope: { except: ['mug'] } }],
    ['yes but leave the apron out of it', { ...agreed, scope: { except: ['apron'] } }],
    ['yes, but not the mug', { ...agreed, scope: { except: ['mug'] } }],
    ['ok but leave out the mug', { ...agreed, scope: { except: ['mug'] } }],
    ['all except the mug and the lamp', { ...told, scope: { except: ['mug', 'lamp'] } }],
    ['fine, the lamp only', { ...agreed, scope: { any_of: ['lamp'] } }],
    ['ok, only for the ones below 60', { ...agreed, scope: { score_below: 60 } }],
    ['only those under 60 points', { ...told, scope: { score_below: 60 } }],
    ['just the ones changed this week', { ...told, scope: { changed_within_days: 'this_week' } }],
    ['yes, but only my ebay listings', { ...agreed, scope: { marketplace_is: 'ebay' } }],
  ])('%s', (text, input) => {
    expect(work(text)).toEqual([['improve_cards', input]]);
  });

  it.each([
    ['yes but only the first two', ['$1', '$2'], agreed],
    ['the last two', ['$4', '$5'], told],
    ['all except the first', ['$2', '$3', '$4', '$5'], told],
    ['yes, all but the last one', ['$1', '$2', '$3', '$4'], agreed],
    ['go for the first half', ['$1', '$2', '$3'], told],
  ])('%s, by the places in the library', (text, names, terms) => {
    const conversation = after(text);
    const list = { tool: 'list_cards', input: {}, output: answerOf('list_cards', {}) } as never;
    const card_ids = names.map((name) => placeholders[name]);
    expect(decide(conversation)).toMatchObject({ tool: 'list_cards', input: {} });
    expect(decide({ ...conversation, current: { text, steps: [list] } })).toEqual({
      kind: 'call',
      tool: 'improve_cards',
      input: { scope: { card_ids }, ...terms },
    });
  });
});

describe('one card of those that the price was told for', () => {
  it.each([
    'only the mug',
    'no, only the mug',
    'just the mug please',
    'too much. just the mug then',
    'just the mug, the others are fine',
    'do the mug first so I can see what it looks like',
    'do only the mug for now',
    'only the third one',
  ])('is worked on: %s', (text) => {
    const conversation = after(text);
    const list = { tool: 'list_cards', input: {}, output: answerOf('list_cards', {}) } as never;
    const card_id = placeholders.$3;
    const begin = decide({ ...conversation, current: { text, steps: [list] } });
    expect(begin).toEqual({ kind: 'call', tool: 'score_card', input: { card_id, ...etsy } });
    expect(work(text)).toContainEqual(['improve_card', etsy]);
    expect(work(text).map(([tool]) => tool)).not.toContain('improve_cards');
  });

  it('is worked on in the sections that are named', () => {
    const sections = ['title'];
    expect(work('only the titles of the mug')).toContainEqual(['improve_card', { ...etsy, sections }]);
    expect(work('just the title for the mug and the lamp')).toContainEqual([
      'improve_cards',
      { ...told, sections, scope: { any_of: ['mug', 'lamp'] } },
    ]);
  });

  it('is priced when it is only what is left over', () => {
    const scope = { card_ids: [placeholders.$3, placeholders.$5] };
    const output = { ...answerOf('improve_cards', { scope: { all: true }, dry_run: true }), card_count: 2 };
    const priced = { tool: 'improve_cards', input: { ...told, scope }, output } as never;
    expect(work('without the first one', { text: 'and for the mug and the lamp?', steps: [priced] })).toEqual([
      ['improve_cards', { ...told, scope: { card_ids: [placeholders.$5] } }],
    ]);
  });

  it('is asked for when there is no such card', () => {
    const text = 'only the jigsaw puzzle';
    const conversation = after(text);
    const look = (cards: boolean) => {
      const { cards: all, more } = answerOf('list_cards', {}) as { cards: object[]; more: boolean };
      return { tool: 'list_cards', input: {}, output: { cards: cards ? all : [], more } } as never;
    };
    expect(decide(conversation)).toMatchObject({ tool: 'list_cards', input: { query: 'jigsaw puzzle' } });
    expect(decide({ ...conversation, current: { text, steps: [look(false), look(true)] } })).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('Which listing'),
    });
  });
});

describe('other wishes than the price was told for', () => {
  it.each([
    ['skip the descriptions', { ...told, scope: all, sections: ['title', 'bullets', 'specifications', 'keywords'] }],
    ['only the titles please', { ...told, scope: all, sections: ['title'] }],
    [
      'yes, but leave the titles alone',
      { ...agreed, scope: all, sections: ['description', 'bullets', 'specifications', 'keywords'] },
    ],
    ['yes but for eBay', { scope: all, marketplace: 'ebay', agreed_total: 100 }],
    ['yes but friendlier', { ...agreed, scope: all, tone: 'friendly' }],
    ['ok, but keep the titles under 80 characters', { ...agreed, scope: all, title_max: 79 }],
    ['sure, but without the word premium', { ...agreed, scope: all, avoid_words: ['premium'] }],
  ])('%s', (text, input) => {
    expect(work(text)).toEqual([['improve_cards', input]]);
  });

  it('does what comes after it as well', () => {
    expect(work('yes, and then export them as csv')).toEqual([
      ['improve_cards', { ...agreed, scope: all }],
      ['export_cards', { all: true, format: 'csv' }],
    ]);
  });
});

describe('why it is not all of it', () => {
  it.each([
    ['yes but titles only, my descriptions took me ages to write', { ...agreed, scope: all, sections: ['title'] }],
    ['just the titles, I wrote the rest myself', { ...told, scope: all, sections: ['title'] }],
    [
      'ok but just the mug and the lamp, my boss only pays for those',
      { ...agreed, scope: { any_of: ['mug', 'lamp'] } },
    ],
  ])('narrows nothing further: %s', (text, input) => expect(work(text)).toEqual([['improve_cards', input]]));

  it.each([
    [
      'sure, as long as my titles stay',
      { ...agreed, scope: all, sections: ['description', 'bullets', 'specifications', 'keywords'] },
    ],
    ['only if the lamp is not touched', { ...told, scope: { except: ['lamp'] } }],
    ['ok do it but for amazon, etsy is closed for me', { scope: all, marketplace: 'amazon', agreed_total: 100 }],
  ])('may be a condition: %s', (text, input) => expect(work(text)).toEqual([['improve_cards', input]]));

  it.each([
    'go ahead if it is at most 90 credits',
    'yes if it costs under 100',
    'yes but only if it costs less than 20 each',
  ])('starts nothing where it costs more: %s', (text) =>
    expect(said(text)).toMatchObject({ kind: 'say', text: expect.stringContaining('costs 100 credits') }),
  );

  it.each(['only the lamp, i want the bullets kept', 'just the mug, we only need the titles'])(
    'starts nothing where it narrows as well: %s',
    (text) => expect(work(text)).toEqual([]),
  );

  it.each([
    'Sorry, I meant ebay not etsy. Otherwise yes, all five',
    'yes all of them, but I meant ebay, not Etsy, sorry',
  ])('is no reason where another marketplace was meant: %s', (text) =>
    expect(work(text)).toEqual([['improve_cards', { marketplace: 'ebay', dry_run: true, scope: all }]]),
  );
});

describe('starts nothing', () => {
  it.each([
    ['yes, but I need to check the titles first', 'Take your time'],
    ['wait', 'Take your time'],
    ['how much was that again?', '100 credits'],
    ['what did you say it costs?', '100 credits'],
    ['yes but only the cheap ones', 'I have not started anything'],
    ['only one of them', 'I have not started anything'],
    ['skip it', 'Nothing was started'],
    ['yes, I saw it', 'not started'],
    ['not worth it', 'Nothing was started'],
    ['Yes, but first score the mug', 'I have not started anything'],
    ['Yes, but score the mug first', 'I have not started anything'],
    ['yes, but first improve the mug', 'I have not started anything'],
    ['yes, but first the mug', 'I have not started anything'],
    ['Yes, but keep the keyword steel', 'I have not started anything'],
    ['ok, but leave the title of the mug', 'I have not started anything'],
    ['yes, but rename the mug', 'I have not started anything'],
  ])('%s', (text, words) => {
    expect(said(text)).toMatchObject({ kind: 'say', text: expect.stringContaining(words) });
  });
});

describe('talk between a price and its answer', () => {
  it.each([
    [['thanks, nice weather today'], 'ok do it'],
    [['wait'], 'go ahead'],
    [["what's the capital of France?", 'haha thanks'], 'yes please'],
  ])('%j leaves it open', (between, text) => {
    expect(work(text, ...between.map(talk))).toEqual([['improve_cards', { ...agreed, scope: all }]]);
    expect(said('thanks', ...between.map(talk))).toMatchObject({
      text: expect.stringContaining('waits for your "yes"'),
    });
  });

  it.each([
    [['how does scoring work?'], 'ok'],
    [['how does scoring work?', 'thanks'], 'sure'],
    [['what do credits cost?'], 'yes'],
  ])('%j, and "%s" is answered with the price', (between, text) => {
    expect(work(text, ...between.map(talk))).toEqual([]);
    expect(said(text, ...between.map(talk))).toMatchObject({ text: expect.stringContaining('100 credits') });
    const begins = [['improve_cards', { ...agreed, scope: all }]];
    expect(work('ok', ...[...between, text].map(talk))).toEqual(begins);
    for (const start of ['ok, start', 'do it', 'improve them'])
      expect(work(start, ...between.map(talk))).toEqual(begins);
  });
  it('goes on after the price was asked for again', () => {
    expect(work('ok', ...['how does scoring work?', 'how much was it again?'].map(talk))).toEqual([
      ['improve_cards', { ...agreed, scope: all }],
    ]);
  });

  const scored = {
    text: 'score the mug',
    steps: [{ tool: 'score_card', input: {}, output: answerOf('score_card', {}) } as never],
  };
  it.each([
    ['a no', [talk('no')], 'yes'],
    ['another request', [scored], 'yes'],
    ['a request that came to nothing', [talk('improve the apron')], 'yes'],
    ['much talk', ['hello', 'thanks', 'hello', 'thanks', 'hello'].map(talk), 'yes'],
    ['praise of the last answer', [talk('who are you?')], 'great!'],
  ])('%s ends it', (_, between, text) => {
    expect(work(text, ...between).filter(([tool]) => tool === 'improve_cards')).toEqual([]);
  });
});

describe('a trial on one card', () => {
  it.each(['try it on one first, the apron please', 'ok, but first on one card only: the apron'])('%s', (text) => {
    const called = work(text).filter(([tool]) => tool !== 'list_cards');
    expect(called.at(0)).toEqual(['score_card', etsy]);
    expect(called).toContainEqual(['improve_card', etsy]);
    expect(called.map(([tool]) => tool)).not.toContain('improve_cards');
  });
});

describe('a few by their prices or scores', () => {
  it.each([
    ['a bit much. the two cheapest ones only', { cheapest: 2 }],
    ['only the two cheapest', { cheapest: 2 }],
    ['just the cheapest two please', { cheapest: 2 }],
    ['only the 3 least expensive cards', { cheapest: 3 }],
    ['only the two with the lowest prices', { cheapest: 2 }],
    ['only the cheapest one', { cheapest: 1 }],
    ['the two most expensive only', { dearest: 2 }],
    ['hm, that is a lot. do only the three priciest listings', { dearest: 3 }],
  ])('cost less: %s', (text, scope) => {
    expect(work(text)).toEqual([['improve_cards', { ...told, scope }]]);
  });

  it('with the lowest scores stand first in a list', () => {
    expect(work('only the two worst')).toEqual([
      ['list_cards', { sort: 'score' }],
      ['improve_cards', { ...told, scope: undefined }],
    ]);
  });

  it.each(['only the cheapest ones', 'all but the two cheapest'])('are asked for where it is not clear: %s', (text) => {
    expect(work(text)).toEqual([]);
    expect(said(text)).toMatchObject({ text: expect.stringContaining('did not understand which') });
  });

  it.each(['is that the cheapest?', 'too expensive', 'that is not the cheapest'])('are not meant by %s', (text) => {
    expect(JSON.stringify(work(text))).not.toContain('cheapest');
  });
});

it.each([
  'What all am I getting for these 100 credits?',
  'what exactly do I get for the 100 credits',
  'wait, what is included for that price?',
])('what the price is for is told again: %s', (text) => {
  expect(work(text)).toEqual([]);
  expect(said(text)).toMatchObject({ text: expect.stringContaining('Shall I start?') });
});
