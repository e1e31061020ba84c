import { formatName } from '../../format-names.ts';
import { isFailure, type ToolName, type ToolOutputs } from '../../tool-types.ts';
import type { ToolStep, Turn } from '../conversation.ts';
import { count, plain } from '../safe-markdown.ts';
import { cardLink, marketplaceName } from './improve-answers.ts';
import { sectionName } from './section-names.ts';

const target = (marketplace: string) => (marketplace === 'generic' ? '' : ` for ${marketplaceName(marketplace)}`);

function onMany(begun: string, ended: string, { dry_run, card_count, done }: ToolOutputs['improve_cards']) {
  if (dry_run) return null;
  return done === undefined
    ? `${begun} ${count(card_count, 'listing')}`
    : `${ended} ${count(done.done_count - (done.unchanged_count ?? 0), 'listing')}`;
}
const pictures = (verb: string, output: ToolOutputs['edit_image']) =>
  'progress' in output
    ? null
    : `${verb} ${count(output.images.length, 'image')}${output.card === null ? '' : ` for ${cardLink(output.card)}`}`;

/** One line for each kind of work that changed, made or counted something; looks have none. */
const lines: { [Name in ToolName]?: (output: ToolOutputs[Name]) => string | null } = {
  import_listing: (output) => ('card' in output ? `Imported ${cardLink(output.card)}` : null),
  reimport_card: (output) => ('card' in output ? `Read the page of ${cardLink(output.card)} again` : null),
  create_card: ({ card }) => `Made the card ${cardLink(card)}`,
  import_file: (output) =>
    'progress' in output ? null : `Made ${count(output.card_count, 'card')} of ${plain(output.file_name, 120)}`,
  score_card: ({ card, marketplace, total }) => `Scored ${cardLink(card)}${target(marketplace)}: **${total}** of 100`,
  score_cards: (output) => onMany('Began to score', 'Scored', output),
  improve_card: ({ card, marketplace, score_before, score_after, changes }) =>
    changes.length === 0
      ? `Found nothing to improve in ${cardLink(card)}${target(marketplace)}`
      : `Improved ${cardLink(card)}${target(marketplace)}: ${score_before} → **${score_after}** of 100`,
  improve_cards: (output) => onMany('Began to improve', 'Improved', output),
  edit_card: ({ card, edits }) =>
    edits.length === 0
      ? null
      : `Changed ${cardLink(card)} as you said: ${[...new Set(edits.map(({ field }) => nameOf(field)))].join(', ')}`,
  lock_fields: ({ card }) => `Changed the locks of ${cardLink(card)}`,
  restore_version: ({ card, version }) =>
    `Brought ${version === 'original' ? 'the original' : 'the version before'} of ${cardLink(card)} back`,
  edit_image: (output) => pictures('Edited', output),
  generate_image: (output) => pictures('Made', output),
  add_image_to_gallery: ({ card }) => `Added an image to the gallery of ${cardLink(card)}`,
  export_cards: ({ format, card_count }) => `Exported ${count(card_count, 'card')} to ${formatName(format)}`,
  schedule_task: ({ title, is_changed }) =>
    `${is_changed === true ? 'Changed' : 'Scheduled'} the task "${plain(title, 120)}"`,
  cancel_task: ({ title }) => `Cancelled the task "${plain(title, 120)}"`,
  remember_preference: ({ preference }) => `Remembered "${plain(preference.value, 120)}"`,
  forget_preference: ({ forgotten }) => (forgotten.length === 0 ? null : 'Forgot a preference'),
  publish_case: ({ card }) => `Published ${cardLink(card)}`,
  withdraw_case: ({ card }) => `Took the public page of ${cardLink(card)} back`,
};
const nameOf = (field: string) => {
  const name = sectionName(field);
  return name === 'Listing' ? plain(field, 80) : name.toLowerCase();
};

function lineOf({ tool, output }: ToolStep, others: ToolStep[]): string | null {
  if (isFailure(output)) return null;
  // An improvement scores first, and tells both scores.
  if (tool === 'score_card' && others.some((other) => other.tool === 'improve_card' && !isFailure(other.output)))
    return null;
  const line = lines[tool] as ((of: unknown) => string | null) | undefined;
  return line?.(output) ?? null;
}

/** The last of a long chat: the conversation above has the rest. */
const most = 20;

/** "What have you done so far?": the work of this chat in its order, from what the tools answered. */
export function doneText(earlier: Turn[]): string {
  const done = earlier.flatMap(({ steps }) => steps.flatMap((step) => lineOf(step, steps) ?? []));
  if (done.length === 0) return 'I have not changed or made anything in this chat yet.';
  const left = done.length - most;
  const head =
    left > 0 ? `The last ${most} things done in this chat, after ${left} others:` : 'Done in this chat so far:';
  return `${head}\n\n${done
    .slice(-most)
    .map((line, index) => `${index + 1}. ${line}`)
    .join('\n')}`;
}
