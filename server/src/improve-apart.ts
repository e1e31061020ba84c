import { listingTexts } from '@cardwright/listing/ground/listing-texts';
import { type ImproveInput, improveListing, type RuleImprovement } from '@cardwright/listing/improve/improve-listing';
import { inSingleThread } from './single-thread.ts';

/** So many characters of listing and sources are improved in about half a second, as long as a thread takes to start. */
const mostHere = 20_000;
/** Several times what the longest listing with the longest sources takes. */
const memoryMb = 1_024;

const charactersOf = ({ listing, sources }: ImproveInput): number =>
  [...listingTexts(listing), ...sources].reduce((sum, { text }) => sum + text.length, 0);

/** Like `improveListing`, but a long listing is improved in a thread, so that requests go on; stopping ends it at once. */
export async function improveApart(input: ImproveInput, signal?: AbortSignal): Promise<RuleImprovement> {
  if (charactersOf(input) <= mostHere) return improveListing(input);
  const program = new URL('./improve-thread.ts', import.meta.url);
  return inSingleThread<RuleImprovement>(program, input, { memory_mb: memoryMb, signal });
}
