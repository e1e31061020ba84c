import { describe, expect, it } from 'vitest';
import { givenOf } from '../../intents/givens.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { continuedRequest } from '../follow-ups/follow-ups.ts';
import { parseRequest } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { withoutSpared } from '../which-card/picked-cards.ts';

/** What the tables read, before anything that is learned: tools, inputs, and the names of cards. */
function read(given: string, text: string) {
  const conversation = conversationAfter(given, text);
  // With a card in hand words that may be no name at all are about that card.
  const isOther = (target: Target | null): target is Extract<Target, { kind: 'named' }> =>
    target?.kind === 'named' && (target.isSure || givenOf(given).shownCardId === null);
  const { asks } = withoutSpared(conversation, parseRequest(text, surroundingsOf(conversation)));
  return asks.map((ask) => {
    if (ask.kind === 'say') return ask.topic;
    const { target } = ask;
    return [ask.tool, ask.input, ...(isOther(target) ? target.names.map((name) => name.join(' ')) : [])];
  });
}
const one = (input: object, ...names: string[]) => [['improve_card', input, ...names]];
const many = (input: object) => [['improve_cards', { ...input, dry_run: true }]];
const all = { scope: { all: true } };

describe('the section that a pronoun stands for', () => {
  it.each([
    ['The headline sounds odd. Write a better one.', one({ sections: ['title'] })],
    ['our bullets list materials only; rework them', one({ sections: ['bullets'] })],
    ['Those bullets are too long, cut them down', one({ sections: ['bullets'], length: 'shorter' })],
    ['make the bullets clearer, shoppers skip them', one({ sections: ['bullets'] })],
    ['who will read such a long description? shorten it', one({ sections: ['description'], length: 'shorter' })],
    ['task for today: keywords + bullets. Redo.', one({ sections: ['bullets', 'keywords'] })],
  ])('%s', (text, asks) => {
    expect(read('card_shown', text)).toEqual(asks);
  });

  it('is of the card that is named with it, where none is in hand', () => {
    expect(read('no_card', 'The bullets of the mug are dull. Rewrite them.')).toEqual(
      one({ sections: ['bullets'] }, 'mug'),
    );
    expect(read('no_card', 'all titles, redo them')).toEqual(many({ sections: ['title'], ...all }));
  });
});

describe('words for what a text is made of', () => {
  it.each([
    [
      'ok but simpler words, my customers are mostly pensioners and they wont know half of those terms',
      one({ tone: 'plain' }),
    ],
    ["shorter please, people don't read all of those sentences", one({ length: 'shorter' })],
    ['easier words please, nobody understands these technical expressions', one({ tone: 'plain' })],
    ['a bit less fancy please', one({ tone: 'plain' })],
  ])('are no cards: %s', (text, asks) => {
    expect(read('after_improve', text)).toEqual(asks);
  });

  it('are not what is pointed at in a list', () => {
    expect(read('cards_listed', 'make these friendlier')).toEqual(many({ tone: 'friendly' }));
  });
});

describe('the reason for a request', () => {
  it.each([
    ['This goes to dentists, so the whole text should sound more formal', one({ tone: 'formal' })],
    ['rewrite all in a friendly tone, like we talk to guests', one({ tone: 'friendly' })],
    ['the whole thing needs trimming, shoppers read on phones', one({ length: 'shorter' })],
    ['We are on eBay from next week as a second channel, so please adapt it to eBay', one({ marketplace: 'ebay' })],
  ])('names no other card: %s', (text, asks) => {
    expect(read('card_shown', text)).toEqual(asks);
  });

  it.each([
    ['improve all my listings because the season starts', many(all)],
    ['rewrite every card in a plain tone, customers find them pushy', many({ ...all, tone: 'plain' })],
    ['improve everything under 50 pts, the rest can stay', many({ scope: { score_below: 50 } })],
    [
      'Our feed cuts titles at 65 characters. Rewrite the titles across all cards.',
      many({ sections: ['title'], title_max: 65, ...all }),
    ],
    ['improve all my steel listings, they look old', many({ scope: { query: 'steel' } })],
    [
      'revise all listings except the clock, which is with the agency',
      many({ scope: { all: true, except: ['clock'] } }),
    ],
    ['improve all, only the clock not', many({ scope: { all: true, except: ['clock'] } })],
    ['improve the mug, wait no the clock', one({}, 'clock')],
  ])('names no kind of cards: %s', (text, asks) => {
    expect(read('no_card', text)).toEqual(asks);
  });
});

describe('words of an earlier sentence', () => {
  it.each([
    [
      'Legal objects to "unbreakable" and "best". Rewrite the listing without them.',
      one({ avoid_words: ['unbreakable', 'best'] }),
    ],
    [
      'Most people search for "oak tray". Redo the title so that it contains it.',
      one({ sections: ['title'], include_keywords: ['oak tray'] }),
    ],
    [
      'Our feed stops after 80 characters, so write a title that stays within that',
      one({ sections: ['title'], title_max: 80 }),
    ],
  ])('are meant by "it" and "them": %s', (text, asks) => {
    expect(read('card_shown', text)).toEqual(asks);
  });
});

describe('words to avoid and words to use in one breath', () => {
  it.each(['avoid "best" and "top", include "durable"', 'avoid "best" and "top" and include "durable"'])(
    '%s',
    (text) => {
      expect(read('card_shown', text)).toEqual(one({ include_keywords: ['durable'], avoid_words: ['best', 'top'] }));
    },
  );
});

describe('what somebody else will do, or only after a question', () => {
  it.each([
    'the agency will rewrite the bullets next week',
    'never rewrite the title without asking me',
    'the title must not get shorter',
    "don't make it friendlier",
    'not a friendlier tone',
    'no white background please',
    "don't generate a picture",
  ])('is not done: %s', (text) => {
    expect(read('card_shown', text)).toEqual(['no']);
  });
});

describe('quoted words beside an improvement', () => {
  const wishes = (given: string, text: string) =>
    continuedRequest(conversationAfter(given, text)).asks.map((ask) => (ask.kind === 'call' ? ask.input : ask.topic));

  it.each([
    ['redo it, and the moment I read "curated" I close the tab', 'curated'],
    ['rewrite it. I am sick and tired of "ultimate"', 'ultimate'],
    ['rewrite it for our shop, my boss hates "must-buy"', 'must-buy'],
    ['redo the whole text, "deluxe" makes my wife cringe', 'deluxe'],
    ['polish it, but we can not have "unbreakable" anywhere', 'unbreakable'],
    ['Rewrite it. If "bargain" is in it my boss goes through the roof.', 'bargain'],
    ['redo it and do not you dare write "nestled"', 'nestled'],
  ])('are kept out where somebody dislikes them: %s', (text, word) => {
    expect(wishes('card_shown', text)).toEqual([{ avoid_words: [word] }]);
  });

  it.each([
    ['after_improve', 'Fine, only "vacuum" got lost. Rewrite it with that in it.'],
    ['card_shown', 'rewrite it, would be lovely if I found "vacuum" in there'],
  ])('are used where somebody misses them: %s', (given, text) => {
    expect(wishes(given, text)).toMatchObject([{ include_keywords: ['vacuum'] }]);
  });

  it('start nothing by themselves', () => {
    expect(wishes('card_shown', 'I hate "must-buy"')).toEqual(['unhappy']);
  });
});
