import { emptyListing, type Listing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { groundsOfSections } from './carry-over.ts';

const listing = (texts: Partial<Listing>): Listing => ({ ...emptyListing, ...texts });
const flag = (path: string, text: string) => ({ path, kind: 'ungrounded' as const, text });
const evidence = (path: string, quote: string) => ({ path, source_id: 'page', quote });

it('a section that comes back brings its evidence and its flags along, and no others do', () => {
  const earlier = {
    listing: listing({ title: 'Steel mug', description: '<p>Lasts for ever.</p>' }),
    evidence: [evidence('title', 'Steel mug'), evidence('description', 'Lasts')],
    flags: [flag('title', '"Steel" has no source.'), flag('description', '"for ever" has no source.')],
  };
  const current = {
    listing: listing({ title: 'Mug', description: '<p>Holds tea.</p>' }),
    evidence: [evidence('title', 'Mug'), evidence('description', 'tea')],
    flags: [flag('title', '"Mug" has no source.'), flag('description', '"tea" has no source.')],
  };
  const after = listing({ title: 'Mug', description: '<p>Lasts for ever.</p>' });
  expect(groundsOfSections(current, [{ section: 'description', version: earlier }], after)).toEqual({
    evidence: [evidence('title', 'Mug'), evidence('description', 'Lasts')],
    flags: [flag('title', '"Mug" has no source.'), flag('description', '"for ever" has no source.')],
  });
});
