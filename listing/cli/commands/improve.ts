import { listingSource } from '../../src/ground/listing-texts.ts';
import { type ImproveOptions, improveListing } from '../../src/improve/improve-listing.ts';
import { type Listing, listingSections } from '../../src/listing.ts';
import { scoreListing } from '../../src/score/score-listing.ts';
import { type Command, marketplaceOption, type Options, oneOf } from '../command.ts';
import { exitStatus, Fault } from '../fault.ts';
import { readListingFile } from '../listing-file.ts';
import { readSources } from '../sources-file.ts';

export const improve: Command = {
  name: 'improve',
  operands: '[FILE] [--marketplace NAME]',
  summary: 'Rewrites a listing by rule, from its own facts only',
  details: `Prints { listing, images, variants, score, changes, unchanged, evidence, flags, questions }. Facts come from the
listing, and from --sources where they are given; what is missing is asked for, never guessed.`,
  options: {
    marketplace: marketplaceOption,
    sections: { type: 'string', value: 'NAMES', help: `Only these of ${listingSections.join(',')}` },
    sources: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      help: 'More facts: text, a page, or a listing; may repeat',
    },
    'title-max': { type: 'string', value: 'N', help: 'Longest title, when shorter than the marketplace allows' },
    keywords: { type: 'string', value: 'WORDS', help: 'Words to be found by, with commas between them' },
    keep: { type: 'string', multiple: true, value: 'TEXT', help: 'Stays word for word; may repeat' },
    avoid: { type: 'string', value: 'WORDS', help: 'Words that must not occur, with commas between them' },
  },
  files: { min: 1, max: 1 },
  run: async ({ files: [file = '-'], options, terminal, print }) => {
    const marketplace = options.marketplace();
    const sections = options.list('sections').map((name) => oneOf('--sections', name, listingSections));
    const wishes = wishesOf(options);
    const { listing, images, variants } = await readListingFile(file, terminal);
    const sources = [
      listingSource(listing, 'listing', 'page'),
      ...(await readSources(options.texts('sources'), terminal)),
    ];
    const improved = improveListing({
      listing,
      images,
      sources,
      marketplace,
      options: wishes,
      ...(sections.length > 0 && { sections }),
    });
    const totalOf = (of: Listing): number => scoreListing({ listing: of, images, marketplace }).total;
    const { changes, unchanged, evidence, flags, questions } = improved;
    await print({
      listing: improved.listing,
      images,
      variants,
      score: { marketplace, before: totalOf(listing), after: totalOf(improved.listing) },
      changes,
      unchanged,
      evidence,
      flags,
      questions,
    });
    return exitStatus.done;
  },
};

function wishesOf(options: Options): ImproveOptions {
  const titleMax = options.text('title-max');
  if (titleMax !== null && !/^[1-9]\d{0,4}$/.test(titleMax))
    throw new Fault(exitStatus.usage, `--title-max takes a whole number above 0, not “${titleMax}”.`);
  return {
    ...(titleMax !== null && { title_max: Number(titleMax) }),
    include_keywords: options.list('keywords'),
    avoid_words: options.list('avoid'),
    protected_texts: options.texts('keep'),
  };
}
