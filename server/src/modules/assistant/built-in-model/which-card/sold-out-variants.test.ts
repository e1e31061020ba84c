import { describe, expect, it } from 'vitest';
import { doneAfter } from '../../testing/done-after.ts';

const removed = (text: string) =>
  doneAfter('card_shown', text).works.flatMap(
    ({ input }) => (input?.edits as { op: string; field: string; value?: string }[]) ?? [],
  );

describe('a variant that is sold out', () => {
  it.each([
    ['amber is sold out, remove it', 'amber'],
    ['the green version is no longer available, pls remove it from the list', 'green'],
    ["we don't have Amber any more, drop it", 'Amber'],
    ["remove the colour blue, it's discontinued", 'blue'],
    ['take green out of the colours', 'green'],
    ['size XL is out of stock, take it out', 'XL'],
  ])('leaves the variants, and nothing else is changed: %s', (text, value) => {
    expect(removed(text)).toEqual([{ op: 'remove', field: 'specifications', value }]);
  });

  it.each([
    'it is sold out',
    'the bottle is sold out, remove it',
    'remove the second bullet, it is sold out',
    'is amber sold out?',
  ])('is not meant: %s', (text) => expect(removed(text).filter(({ field }) => field === 'specifications')).toEqual([]));
});
