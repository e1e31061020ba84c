import { scoreListing } from '../../src/score/score-listing.ts';
import { type Command, marketplaceOption } from '../command.ts';
import { exitStatus } from '../fault.ts';
import { readListingFile } from '../listing-file.ts';

export const score: Command = {
  name: 'score',
  operands: '[FILE] [--marketplace NAME]',
  summary: "Scores a listing by a marketplace's rules",
  details: `Prints { marketplace, rules_checked_on, total, raw, blockers, sections, rules }: 0 to 100, and for each of the
29 rules what was found, why it matters, the fix and its gain.`,
  options: { marketplace: marketplaceOption },
  files: { min: 1, max: 1 },
  run: async ({ files: [file = '-'], options, terminal, print }) => {
    const marketplace = options.marketplace();
    const { listing, images } = await readListingFile(file, terminal);
    await print({ ...scoreListing({ listing, images, marketplace }) });
    return exitStatus.done;
  },
};
