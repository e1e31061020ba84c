import { describe, expect, it } from 'vitest';
import { emptyCardListing } from '../../testing/empty-listing.ts';
import { comparedMeasure } from './measure-answers.ts';
import { answerQuestion } from './question-answers.ts';

const summary = (title: string) => ({ card_id: 'c', title, marketplace: 'generic' as const, score: null });
const listing = {
  ...emptyCardListing,
  title: 'Steel Bottle by Acme',
  brand: 'Acme',
  bullets: ['Keeps drinks cold', 'Leakproof lid with loop', 'Light'],
  keywords: ['mug', 'steel flask'],
  specifications: [
    { name: 'Color', value: 'Blue' },
    { name: 'Weight', value: '0.25 kg' },
    { name: 'Capacity', value: '500 ml' },
  ],
};
const said = (question: string) => answerQuestion(question, { card: summary('Steel Bottle'), listing }).answer;

describe('what a text of the card says', () => {
  it.each([
    ['does the title contain the brand?', 'Yes: the title says Acme.'],
    ['is the colour mentioned in the title?', 'No: the title does not say Blue.'],
    ['is "mug" one of the keywords?', 'Yes: the keywords say “mug”.'],
    ['do the bullets mention the color?', 'No: the bullets do not say Blue.'],
    ['does the title mention the category?', 'The card does not say the category'],
    ['what is the longest bullet?', 'The longest bullet has 23 characters'],
    ['the second and the last bullet?', '- Leakproof lid with loop\n- Light'],
  ])('%s', (question, answer) => expect(said(question)).toContain(answer));
});

describe('measures', () => {
  it.each([
    ['is it heavier than 300 g?', 'So no.'],
    ['is it lighter than 300 grams?', 'So yes.'],
    ['does it weigh more than 0.2 kg?', 'So yes.'],
    ['does it hold at least half a litre or 500 ml?', 'So yes.'],
    ['is it heavier than 250 g?', 'So no, it is the same.'],
  ])('%s', (question, answer) => expect(said(question)).toContain(answer));

  it('are not compared where the card has none, or a range', () => {
    expect(said('is it longer than 30 cm?')).toContain('I do not guess');
  });

  const read = (title: string, weight: string | null) => ({
    card: summary(title),
    listing: { ...emptyCardListing, title, specifications: weight === null ? [] : [{ name: 'Weight', value: weight }] },
    flags: [],
  });
  it('tell which of two cards is heavier, in whatever unit', () => {
    expect(comparedMeasure('which one is heavier?', [read('Mug', '0.3 kg'), read('Cup', '250 g')])).toMatch(
      /Mug.* is heavier: 0\.3 kg against 250 g\./,
    );
    expect(comparedMeasure('which is lighter?', [read('Mug', '0.3 kg'), read('Cup', '250 g')])).toContain(
      'is lighter: 250 g',
    );
    expect(comparedMeasure('which one is heavier?', [read('Mug', '0.3 kg'), read('Cup', '300 g')])).toContain(
      'same weight',
    );
    expect(comparedMeasure('which one is heavier?', [read('Mug', '0.3 kg'), read('Cup', null)])).toMatch(
      /Cup.* does not say the weight/,
    );
    expect(comparedMeasure('which is better?', [read('Mug', '0.3 kg'), read('Cup', '250 g')])).toBe('');
  });
});
