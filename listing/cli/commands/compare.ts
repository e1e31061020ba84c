import { compareListings } from '../../src/compare/compare-listings.ts';
import type { Command } from '../command.ts';
import { exitStatus } from '../fault.ts';
import { readListingFile } from '../listing-file.ts';

export const compare: Command = {
  name: 'compare',
  operands: 'OLD NEW',
  summary: 'Shows what changed from one listing to another',
  details: `Prints { fields: [{ path, change, parts }] }, field by field and word by word. One of the two may be \`-\`.`,
  options: {
    changed: { type: 'boolean', help: 'Only the fields that differ' },
  },
  files: { min: 2, max: 2 },
  run: async ({ files: [from = '-', to = '-'], options, terminal, print }) => {
    const before = await readListingFile(from, terminal);
    const after = await readListingFile(to, terminal);
    const fields = compareListings(before.listing, after.listing);
    await print({ fields: options.flag('changed') ? fields.filter(({ change }) => change !== 'same') : fields });
    return exitStatus.done;
  },
};
