import { emptyListing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { withinAlready } from './length-notes.ts';

it('a text that keeps its limit already is told with its length', () => {
  const candle = { ...emptyListing, title: 'Soy Candle Lavender 200 g in Amber Glass' };
  const wishes = { sections: ['title' as const], title_max: 40 };
  expect(withinAlready(wishes, candle, candle)).toBe('The title has 40 characters, so it is within 40 already.');
  expect(withinAlready({ ...wishes, title_max: 30 }, candle, candle)).toBeNull();
  expect(withinAlready(wishes, { ...candle, title: `${candle.title}, large` }, candle)).toBeNull();
  expect(withinAlready({ title_max: 40 }, candle, candle)).toBeNull();
});
