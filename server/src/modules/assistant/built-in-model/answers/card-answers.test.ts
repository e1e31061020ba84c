import { expect, it } from 'vitest';
import { cardAnswers } from './card-answers.ts';

const card = { card_id: '0190a000-0000-7000-8000-000000000001', title: 'Kettle', marketplace: 'ebay', score: 60 };
const compared = (before: string, after: string) =>
  cardAnswers.compare_versions({ card, fields: [{ path: 'description', change: 'changed', before, after }] });

it.each([
  [[], ''],
  [['width'], 'The column “width” of the file is not on the cards'],
  [['width', 'weight', 'care'], 'The columns “width”, “weight” and “care” of the file are not on the cards'],
])('tells which columns of a file are on no card: %j', (columns, told) => {
  const output = { file_name: 'list.csv', card_count: 2, failed_rows: 0, card_ids: [], left_out: columns };
  const text = cardAnswers.import_file(output) ?? '';
  expect(text).toContain(told);
  expect(text.includes('not on the cards')).toBe(columns.length > 0);
});

it('speaks of one card of a file as of one', () => {
  const text = cardAnswers.import_file({
    file_name: 'a.csv',
    card_count: 1,
    failed_rows: 0,
    card_ids: [],
    left_out: [],
  });
  expect(text).toBe('I made 1 card of a.csv. You find it in your [library](/library).');
});

it('tells a description without its markup when it is compared', () => {
  expect(compared('Boils fast.', '<p>Boils <b>very</b> fast.</p>')).toContain('"Boils fast." → "Boils very fast."');
  expect(compared('Boils fast. Light.', '<p>Boils fast.</p><p>Light.</p>')).toContain(
    '**Description**: laid out anew, with the same words',
  );
});

it('tells a description without its markup when it is changed', () => {
  const edited = (before: string, after: string) =>
    cardAnswers.edit_card({ card, edits: [{ field: 'description', before, after }], notes: [] });
  expect(edited('<p>Boils fast.</p>', '<p>Boils <b>very</b> fast.</p>')).toContain(
    '**Description**: Boils very fast. (before: Boils fast.)',
  );
  expect(edited('Boils fast.', '<p>Boils fast.</p>')).toContain('laid out anew, with the same words');
  expect(edited('<p>Hill &amp; Sons</p>', '<p>Hill &amp; Daughter</p>')).toContain(
    ': Hill & Daughter (before: Hill & Sons)',
  );
});

it('tells only what was added to a long description', () => {
  const edited = (before: string, after: string) =>
    cardAnswers.edit_card({ card, edits: [{ field: 'description', before, after }], notes: [] });
  const long = '<p>Boils one litre in three minutes.</p><ul><li>Swivel base &amp; long cable</li></ul>';
  expect(edited(long, `${long}<p>Sent in a box.</p>`)).toContain('**Description**: added “Sent in a box.”');
  expect(edited(long, `<p>New.</p>${long}`)).toContain('**Description**: added “New.”');
});
