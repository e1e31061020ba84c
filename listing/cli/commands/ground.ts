import { compareFacts } from '../../src/compare/compare-facts.ts';
import { checkGrounding } from '../../src/ground/check-grounding.ts';
import type { Command } from '../command.ts';
import { exitStatus, Fault } from '../fault.ts';
import { readListingFile } from '../listing-file.ts';
import { readSources } from '../sources-file.ts';

export const ground: Command = {
  name: 'ground',
  operands: '[FILE] --sources FILE',
  summary: 'Looks for every fact of a listing in its sources',
  details: `Prints { grounded, facts, evidence, flags }: each fact with the words of the source that states it, or null.
Sources are plain text, a saved page, a listing, or a list of { id, kind, text }. \`grounded\` is false when a fact has no
source or the listing contradicts itself. With --previous, \`changes\` holds the facts { kept, added, changed, lost }.`,
  options: {
    sources: {
      type: 'string',
      short: 's',
      multiple: true,
      value: 'FILE',
      help: 'Where facts may come from; may repeat',
    },
    previous: {
      type: 'string',
      value: 'FILE',
      help: 'The listing before the rewrite: lost facts are flagged, and `changes` is printed',
    },
    strict: { type: 'boolean', help: 'Exit status 2 when `grounded` is false' },
  },
  files: { min: 1, max: 1 },
  run: async ({ files: [file = '-'], options, terminal, print }) => {
    const sourceFiles = options.texts('sources');
    if (sourceFiles.length === 0) throw new Fault(exitStatus.usage, 'ground takes at least one --sources FILE.');
    const earlier = options.text('previous');
    if ([file, earlier, ...sourceFiles].filter((each) => each === '-').length > 1)
      throw new Fault(exitStatus.usage, 'Standard input can be read only once.');
    const { listing } = await readListingFile(file, terminal);
    const sources = await readSources(sourceFiles, terminal);
    const previous = earlier === null ? null : (await readListingFile(earlier, terminal)).listing;
    const { facts, evidence, flags } = checkGrounding({ listing, sources, ...(previous !== null && { previous }) });
    const grounded = !flags.some(({ kind }) => kind === 'ungrounded' || kind === 'contradiction');
    const changes = previous === null ? {} : { changes: compareFacts(previous, listing, sources) };
    await print({ grounded, facts, evidence, flags, ...changes });
    return options.flag('strict') && !grounded ? exitStatus.refused : exitStatus.done;
  },
};
