import type { Flag as FlagView } from '@cardwright/contract/cards';
import type { Flag } from '@cardwright/listing/evidence';
import { flagWords } from '@cardwright/listing/ground/flag-words';
import { sentencesOf } from '@cardwright/listing/improve/clean-text';
import type { Listing } from '@cardwright/listing/listing';
import type { Confirmation } from '../../db/schema/cards.ts';
import { textsByPath } from './carry-over.ts';

/** Far more than a listing has; it only keeps a card from growing without end. */
const mostConfirmations = 500;

const sectionOf = (path: string): string => path.split('/', 1)[0] ?? path;

/** The sentence or entry that a flag is about; empty when it is about something that is missing. */
function flaggedStatement(flag: Flag, listing: Listing): string {
  if (flag.kind === 'lost_fact' || flag.kind === 'missing_fact') return '';
  const text = textsByPath(listing).get(flag.path) ?? '';
  const words = flagWords(flag);
  const sentence = words === null ? undefined : sentencesOf(text).find((line) => line.includes(words));
  return sentence ?? text;
}

const isAbout = (confirmation: Confirmation, flag: Flag): boolean =>
  confirmation.section === sectionOf(flag.path) && confirmation.kind === flag.kind && confirmation.text === flag.text;

/** The flags as people see them: a confirmed one says so as long as the confirmed words are there. */
export function withConfirmations(
  { flags, listing }: { flags: Flag[]; listing: Listing },
  confirmations: readonly Confirmation[],
): FlagView[] {
  if (flags.length === 0 || confirmations.length === 0) return flags;
  const texts = textsByPath(listing);
  return flags.map((flag) => {
    const stands = (confirmation: Confirmation) => (texts.get(flag.path) ?? '').includes(confirmation.stands);
    return confirmations.some((one) => isAbout(one, flag) && stands(one)) ? { ...flag, confirmed: true } : flag;
  });
}

interface ConfirmationChange {
  confirmations: Confirmation[];
  /** What the seller states by confirming: sources to add, and sources to remove. */
  added: { id: string; text: string }[];
  removed: string[];
}

/** The confirmations after the seller's choices about flags. A confirmed fact without a source gets the seller as one. */
export function changeConfirmations(
  confirmations: readonly Confirmation[],
  choices: readonly { flag: Flag; confirmed: boolean }[],
  listing: Listing,
  newId: () => string,
): ConfirmationChange {
  const change: ConfirmationChange = { confirmations: [...confirmations], added: [], removed: [] };
  for (const { flag, confirmed } of choices) {
    const stands = flaggedStatement(flag, listing);
    const known = change.confirmations.filter((one) => isAbout(one, flag) && one.stands === stands);
    if (confirmed && known.length === 0) {
      const source = flag.kind === 'ungrounded' && stands !== '' ? { id: newId(), text: stands } : null;
      if (source !== null) change.added.push(source);
      const { kind, text } = flag;
      const source_id = source?.id ?? null;
      change.confirmations.push({ section: sectionOf(flag.path), kind, text, stands, source_id });
    }
    if (!confirmed) {
      change.confirmations = change.confirmations.filter((one) => !known.includes(one));
      change.removed.push(...known.flatMap(({ source_id }) => (source_id === null ? [] : [source_id])));
    }
  }
  change.confirmations = change.confirmations.slice(-mostConfirmations);
  return change;
}
