import { describe, expect, it } from 'vitest';
import { callsAfter } from '../../../testing/done-after.ts';
import { orderBehindTale } from './order-behind-tale.ts';

const fair =
  'Yesterday I was at the trade fair and met a buyer from Hamburg. He looked at our listing for a long time. Later he told my colleague that the bullets are hard to read. My wife agreed with him.';
const fees =
  'I have been selling on eBay for nine years now. The fees went up again in March. My neighbor sells the same bottle for less. I do not compete on price. The photos were taken by my nephew.';
const mornings =
  'When I was young my grandmother had such a bottle, hers was made of tin, she carried it to the fields every morning and we found it in the attic, still shining, long after the house had been sold to strangers.';
const father =
  'My father built this business with his own hands. He sold lamps door to door. I took over in 2015. My daughter says we need better texts.';

describe('an order behind a long tale', () => {
  it.each([
    [`${fair} Anyway, rewrite the bullets.`, 'rewrite the bullets.'],
    [`${fees} So, export this one as csv.`, 'export this one as csv.'],
    [`${mornings} Whatever. Make the description shorter`, null],
    [`${mornings} Make the description shorter`, 'Make the description shorter'],
    [`${father} Improve all my cards for Etsy.`, 'Improve all my cards for Etsy.'],
  ])('is what is asked for: %s', (text, order) =>
    expect(orderBehindTale(text)).toBe(order ?? 'Make the description shorter'),
  );

  it.each([
    `${fees} Change that.`,
    `${fees} I want a better title. Show me the price.`,
    `${fees} Please score it. Export it.`,
    `${fees} Never use the word cheap. Improve it.`,
    `${fees} Is it good? Score it.`,
    'It is nice. Improve it.',
    'The weight is 290 g: I checked it. The color is blue. The lid is steel. The box is paper. Add these facts.',
  ])('is no more than the message where it says more: %s', (text) => expect(orderBehindTale(text)).toBeNull());

  it.each([
    [`${fees} So, export this one as csv.`, ['export_cards']],
    [`${fees} Score it for Amazon.`, ['score_card']],
    [`${mornings} Make the description shorter`, ['score_card', 'improve_card', 'compare_versions']],
  ])('is done alone: %s', (text, tools) =>
    expect(callsAfter('card_shown', text).map(({ tool }) => tool)).toEqual(tools),
  );
});
