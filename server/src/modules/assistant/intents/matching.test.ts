import { expect, it } from 'vitest';
import { mismatch } from './matching.ts';

const listed = (within: unknown) => ({
  calls: [{ tool: 'list_cards' as const, input: { changed_within_days: within } }],
  text: '',
});
const wanting = (text: string, days: number) => ({
  kind: 'list',
  given: 'library',
  text,
  expect: [{ tool: 'list_cards' as const, input: { changed_within_days: days } }],
});

it.each([
  ['what did I change last week?', 7, 'last_week'],
  ['what did I change yesterday?', 2, 'yesterday'],
  ['what did I change this month?', 31, 'this_month'],
])('a span that the request names counts in days: %s', (text, days, span) => {
  expect(mismatch(wanting(text, days), listed(span))).toBeNull();
  expect(mismatch(wanting(text, days + 1), listed(span))).not.toBeNull();
});

it.each([
  ['what did I change in the last week?', 7, 'last_week'],
  ['what did I change in the last 7 days?', 7, 'this_week'],
  ['what did I change last week?', 7, 'this_week'],
])('a span is not what tells of days or of another span: %s', (text, days, span) =>
  expect(mismatch(wanting(text, days), listed(span))).not.toBeNull(),
);

it('a span counts in the scope of work on many, too', () => {
  const scoped = (within: unknown) => [
    { tool: 'score_cards' as const, input: { scope: { changed_within_days: within }, dry_run: true } },
  ];
  const entry = { kind: 'score', given: 'library', text: 'score the cards of this week', expect: scoped(7) };
  expect(mismatch(entry, { calls: scoped('this_week'), text: '' })).toBeNull();
  expect(mismatch(entry, { calls: scoped('last_week'), text: '' })).not.toBeNull();
});
