import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { doneAfter } from '../../testing/done-after.ts';
import { talkAfter } from '../../testing/talk-after.ts';

const { $3: mug, $5: lamp } = placeholders;

const talk = (...texts: [string, ...string[]]) => talkAfter('card_shown', ...texts);

const offered = [
  ['improve the lamp for google, what would it cost?', 'improve_card', lamp, { marketplace: 'google' }],
  ['Improve the lamp for Etsy. What will that cost me?', 'improve_card', lamp, { marketplace: 'etsy' }],
  ['how much is it to improve the mug for etsy?', 'improve_card', mug, { marketplace: 'etsy' }],
  ['what would it cost to improve the mug?', 'improve_card', mug, {}],
  ['what does scoring the mug cost?', 'score_card', mug, {}],
] as const;

describe('the price of work on a card that is named', () => {
  it.each(offered)('is told of that card, and nothing is done: %s', (text, _tool, id) => {
    const { said, works } = talk(text);
    expect(works).toEqual([]);
    expect(said).toContain(id === lamp ? 'LED Desk Lamp' : 'Ceramic Mug');
    expect(said).toMatch(/20 credits|1 scoring credit/);
  });

  it.each(offered)('is agreed to for that card alone: %s', (text, tool, id, input) => {
    for (const yes of ['yes', 'ok, do it', 'Yes please'])
      expect(talk(text, yes).works).toContainEqual({ tool, input: { card_id: id, ...input } });
    expect(talk(text, 'no').works).toEqual([]);
  });

  it.each([
    'improve the green tea for google, what would it cost?',
    'Improve the darjeeling for Etsy. What will that cost me?',
    'how much is it to improve the wheelbarrow for etsy?',
    'what would it cost to improve the green tea?',
    'what does scoring the teapot cost?',
  ])('is told, and nothing is done to another one, where no card has the name: %s', (text) => {
    expect(talk(text).said).toMatch(/(?:20 credits|1 scoring credit).*Which listing do you mean/s);
    for (const yes of ['yes', 'ok, do it']) {
      const { said, works } = talk(text, yes);
      expect(works).toEqual([]);
      expect(said).toContain('Which listing do you mean');
    }
  });

  it.each(['improve this, how much is that?', 'improve the description, what does it cost?'])(
    'is of the card in hand where none is named: %s',
    (text) => {
      expect(doneAfter('card_shown', text).said).toContain('20 credits');
      expect(talk(text, 'yes').works.map(({ tool }) => tool)).toContain('improve_card');
    },
  );
});
