import { describe, expect, it } from 'vitest';
import { talkAfter } from '../../testing/talk-after.ts';

/** What each improvement of a message is given: its sections and how long they shall be. */
const written = (text: string) =>
  talkAfter('card_shown', text).works.flatMap(({ tool, input: { card_id: _, ...wishes } }) =>
    tool === 'improve_card' ? [wishes] : [],
  );
const both = ['title', 'description'];

describe('how long title and description shall be', () => {
  it.each([
    ['title under 80, description about 500 characters', { sections: both, title_max: 79, description_max: 500 }],
    ['title around 60 characters and description about 500', { sections: both, title_max: 60, description_max: 500 }],
    ['description 400 to 500 characters and a title below 60', { sections: both, title_max: 59, description_max: 500 }],
    [
      'rewrite it: title under 80, description about 500 characters, 5 bullets',
      { sections: [...both, 'bullets'], title_max: 79, description_max: 500 },
    ],
    ['title under 80 chars, description at least 300 characters', { sections: both, title_max: 79 }],
    ['description at least 500 characters', { sections: ['description'], length: 'longer' }],
    ['description no more than 500 characters', { sections: ['description'], description_max: 500 }],
  ])('is read for each: %s', (text, wishes) => {
    expect(written(text)).toEqual([wishes]);
  });

  it.each([
    'shorter title, longer description',
    'title shorter and the description more detailed',
    'make the title shorter. make the description longer',
    'shorten the title and expand the description',
  ])('is one work where one gets shorter and the other longer: %s', (text) => {
    expect(written(text)).toEqual([{ sections: both, lengths: { title: 'shorter', description: 'longer' } }]);
  });

  it.each([
    ['shorter title and shorter description', { sections: both, length: 'shorter' }],
    [
      'longer title but shorter description please',
      { sections: both, lengths: { title: 'longer', description: 'shorter' } },
    ],
    [
      'shorter bullets, longer description',
      { sections: ['description', 'bullets'], lengths: { description: 'longer', bullets: 'shorter' } },
    ],
    [
      'shorter title, longer description and more keywords',
      { sections: [...both, 'keywords'], lengths: { title: 'shorter', description: 'longer' } },
    ],
    [
      'shorter title, longer description, friendly tone, for etsy',
      {
        sections: both,
        lengths: { title: 'shorter', description: 'longer' },
        tone: 'friendly',
        marketplace: 'etsy',
      },
    ],
  ])('is read for each text: %s', (text, wishes) => {
    expect(written(text)).toEqual([wishes]);
  });

  it.each([
    ['shorter title and better description', { sections: both, lengths: { title: 'shorter' } }],
    ['better bullets and a shorter title', { sections: ['title', 'bullets'], lengths: { title: 'shorter' } }],
  ])('is said of one text alone where another only gets better: %s', (text, wishes) => {
    expect(written(text)).toEqual([wishes]);
  });

  it('stays two works on two cards, and no work on what is not asked for', () => {
    expect(written('make the title of the mug shorter and the description of the lamp longer')).not.toContainEqual(
      expect.objectContaining({ lengths: expect.anything() }),
    );
    expect(written('I do not want a shorter title, just a longer description')).not.toContainEqual(
      expect.objectContaining({ lengths: expect.anything() }),
    );
  });

  it('is one work on many', () => {
    const { works } = talkAfter('card_shown', 'shorter title, longer description for all my cards');
    expect(works).toEqual([
      {
        tool: 'improve_cards',
        input: {
          scope: { all: true },
          dry_run: true,
          sections: both,
          lengths: { title: 'shorter', description: 'longer' },
        },
      },
    ]);
  });

  it.each([
    [
      'shorter title, longer description for all my cards',
      'make everything shorter',
      { sections: both, length: 'shorter', scope: { all: true }, dry_run: true },
    ],
    [
      'shorter title, longer description',
      'no, I meant longer title and shorter description',
      { sections: both, lengths: { title: 'longer', description: 'shorter' } },
    ],
    ['shorter title, longer description', 'I meant shorter', { sections: both, length: 'shorter' }],
  ])('is what was said last: %s, %s', (first, then, wishes) => {
    const { works } = talkAfter('card_shown', first, then);
    const inputs = works.flatMap(({ tool, input: { card_id: _, ...input } }) =>
      tool.startsWith('improve_card') ? [input] : [],
    );
    expect(inputs).toEqual([wishes]);
  });

  it.each(['rewrite the description, it was about 500', 'improve the description about 500 ml bottles'])(
    'is not what something else has: %s',
    (text) => expect(written(text).flatMap((wishes) => wishes.description_max ?? [])).toEqual([]),
  );
});
