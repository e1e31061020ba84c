import { listingTexts } from '@cardwright/listing/ground/listing-texts';
import { type ImproveInput, improveListing, type RuleImprovement } from '@cardwright/listing/improve/improve-listing';
import { inSingleThread } from './single-thread.ts';

/** Characters of the listing and its sources that are improved in less than half a second; a thread takes as long to start. */
const mostHere = 50_000;
/** Some times of what the longest listing with the longest sources takes. */
const memoryMb = 1_024;

const charactersOf = ({ listing, sources }: ImproveInput): number =>
  [...listingTexts(listing), ...sources].reduce((sum, { text }) => sum + text.length, 0);

/** As `improveListing`; a long listing is improved beside everybody's requests, and no further once it is stopped. */
export async function improveApart(input: ImproveInput, signal?: AbortSignal): Promise<RuleImprovement> {
  if (charactersOf(input) <= mostHere) return improveListing(input);
  const program = new URL('./improve-thread.ts', import.meta.url);
  return inSingleThread<RuleImprovement>(program, input, { memory_mb: memoryMb, signal });
}
