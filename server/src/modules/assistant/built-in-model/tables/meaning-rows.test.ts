import { describe, expect, it } from 'vitest';
import { doneAfter } from '../../testing/done-after.ts';

describe('what a word of ours means', () => {
  it.each([
    ['What is a "card"? And will anything I write here be public?', '**card**', 'yours alone'],
    ['What does scoring mean? Does it cost money?', '**score**', 'no money'],
    ['what does "generic" mean?', '**Generic**', 'no marketplace'],
    ["sorry, what's a bullet?", '**Bullets**', 'one fact'],
    ['What is CSV?', '**CSV**', 'Excel'],
    ['what are keywords', '**Keywords**', 'Etsy calls them tags'],
    ["I don't know what a SKU is", '**SKU**', 'your own number'],
    ['can you explain what a specification is?', '**specification**', 'Material'],
  ])('is told, with a card and without: %s', (text, term, told) => {
    for (const given of ['no_card', 'card_shown']) {
      const { said, works } = doneAfter(given, text);
      expect(works).toEqual([]);
      expect(said).toContain(term);
      expect(said).toContain(told);
    }
  });

  it.each(['what are the keywords?', 'what is the score?', 'what is the gtin?', "what's the second bullet?"])(
    'is not what is asked of a card: %s',
    (text) => {
      expect(doneAfter('card_shown', text).works).toHaveLength(1);
    },
  );

  it.each(['how many versions are there?', 'which versions are there', 'what changed between version 2 and 3?'])(
    'versions stand on the page of the card: %s',
    (text) => {
      const { said, works } = doneAfter('card_shown', text);
      expect(works).toEqual([]);
      expect(said).toContain('versions of a card stand on its page');
    },
  );
});

describe('words that are not understood', () => {
  it('get a few examples where there is a card, and the list of abilities where there is none', () => {
    expect(doneAfter('card_shown', 'blorp the zanzig').said).toContain('"help" lists all');
    expect(doneAfter('no_card', 'blorp the zanzig').said).toContain('What I can do');
  });
});

describe('what a rule of the score is', () => {
  it.each([
    'what is T2',
    'whats T2 about?',
    'which rule is t2',
    'what does rule T2 mean?',
    'can you tell me what T2 means',
  ])('is told for nothing, with a card and without: %s', (text) => {
    for (const given of ['no_card', 'card_shown']) {
      const { said, works } = doneAfter(given, text);
      expect(works).toEqual([]);
      expect(said).toContain('**Rule T2** (good title length) counts 6 of 100 points.');
    }
  });

  it('is explained by the points of the card, where there is one', () => {
    expect(doneAfter('no_card', 'explain rule K1 to me').said).toContain('**Rule K1** (number of keywords)');
    expect(doneAfter('card_shown', 'explain rule K1').works.map(({ tool }) => tool)).toEqual(['score_card']);
  });

  it.each(['what rules do you check', 'show me the 29 rules', 'which rules does the score use?'])(
    'is told of all: %s',
    (text) => {
      const { said, works } = doneAfter('no_card', text);
      expect(works).toEqual([]);
      expect(said).toContain('The score is the sum of 29 rules');
      expect(said).toContain('**Images**: I1 ');
    },
  );

  it('is not asked for by the rules that a seller has told', () => {
    expect(doneAfter('no_card', 'which rules do you remember').works.map(({ tool }) => tool)).toEqual([
      'list_preferences',
    ]);
  });
});
