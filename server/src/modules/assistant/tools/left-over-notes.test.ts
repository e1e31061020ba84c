import { emptyListing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { leftOverNotes } from './left-over-notes.ts';

const listing = { ...emptyListing, title: 'Balm', description: '<p>Heals in 7 days.</p>' };

it('tells where else the words of a removed bullet stand', () => {
  expect(leftOverNotes(listing, [{ op: 'remove', field: 'bullets', value: '7 days' }])).toEqual([
    'The description says “7 days”, too. Say "remove 7 days from the description" to take it out there.',
  ]);
});

it.each([
  { op: 'remove', field: 'bullets', position: 2 },
  { op: 'remove', field: 'bullets', value: '9 days' },
  { op: 'remove', field: 'keywords', value: '7 days' },
  { op: 'add', field: 'bullets', value: '7 days' },
] as const)('says nothing else: %j', (edit) => expect(leftOverNotes(listing, [edit])).toEqual([]));
