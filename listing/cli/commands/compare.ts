import { compareFacts } from '../../src/compare/compare-facts.ts';
import { compareListings } from '../../src/compare/compare-listings.ts';
import { movedItems } from '../../src/compare/moved-items.ts';
import type { Command } from '../command.ts';
import { exitStatus, Fault } from '../fault.ts';
import { readListingFile } from '../listing-file.ts';
import { readSources } from '../sources-file.ts';

export const compare: Command = {
  name: 'compare',
  operands: 'OLD NEW',
  summary: 'Shows what changed from one listing to another',
  details: `Prints { fields: [{ path, change, parts }], moved, facts: { kept, added, changed, lost } }: field by field and
word by word, then bullets and specifications in another place, then what the listings state, in whatever words. With
--sources each added fact has the words that state it. One of the files may be \`-\`.`,
  options: {
    changed: { type: 'boolean', help: 'Only the fields that differ' },
    sources: {
      type: 'string',
      short: 's',
      multiple: true,
      value: 'FILE',
      help: 'Where added facts may come from; may repeat',
    },
  },
  files: { min: 2, max: 2 },
  run: async ({ files: [from = '-', to = '-'], options, terminal, print }) => {
    const sourceFiles = options.texts('sources');
    if ([from, to, ...sourceFiles].filter((each) => each === '-').length > 1)
      throw new Fault(exitStatus.usage, 'Standard input can be read only once.');
    const { listing: before } = await readListingFile(from, terminal);
    const { listing: after } = await readListingFile(to, terminal);
    const sources = await readSources(sourceFiles, terminal);
    const fields = compareListings(before, after);
    await print({
      fields: options.flag('changed') ? fields.filter(({ change }) => change !== 'same') : fields,
      moved: movedItems(before, after),
      facts: compareFacts(before, after, sources),
    });
    return exitStatus.done;
  },
};
