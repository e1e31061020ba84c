import type { ListingSection } from '../listing.ts';
import type { Score } from '../score/score-listing.ts';

const better: Record<string, string> = {
  T1: 'it fits the length limit',
  T2: 'its length is better for reading',
  T3: 'words are not repeated',
  T4: 'it is in normal case',
  T5: 'refused signs are gone',
  T6: 'promotion and names that do not belong there are gone',
  D1: 'it fits the length limit',
  D2: 'it tells more',
  D3: 'long paragraphs are split',
  D4: 'contacts, links and unsupported HTML are gone',
  D5: 'it tells what the title does not',
  B1: 'their number is right',
  B2: 'their length is right',
  B3: 'none repeats another',
  B4: 'they begin with a capital and are free of promotion',
  S3: 'more of them are filled',
  S4: 'empty and repeated ones are gone',
  K1: 'there are more of them',
  K2: 'each has an accepted length',
  K3: 'none is repeated',
  K4: 'promotion is gone',
};

/** Why a section changed: what was done, and which rules are met better now. */
export function changeReason(section: ListingSection, note: string, before: Score, after: Score): string {
  const gains = after.rules.flatMap((rule, position) => {
    const earlier = before.rules[position]?.points ?? 0;
    const text = better[rule.id];
    return rule.section === section && text !== undefined && (rule.points ?? 0) > earlier + 1e-9 ? [text] : [];
  });
  return gains.length === 0 ? `${note}.` : `${note}: ${gains.join('; ')}.`;
}
