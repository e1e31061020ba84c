import { describe, expect, it } from 'vitest';
import { talkAfter } from '../testing/talk-after.ts';

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

  it('is two works where one gets longer and the other shorter', () => {
    expect(written('shorter title, longer description')).toEqual([
      { sections: ['title'], length: 'shorter' },
      { sections: ['description'], length: 'longer' },
    ]);
    expect(written('shorter title and shorter description')).toHaveLength(1);
  });

  it.each(['rewrite the description, it was about 500', 'improve the description about 500 ml bottles'])(
    'is not what something else has: %s',
    (text) => expect(written(text).flatMap((wishes) => wishes.description_max ?? [])).toEqual([]),
  );
});
