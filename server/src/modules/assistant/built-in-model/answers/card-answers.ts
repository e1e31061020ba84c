import { enumerated } from '../../../../enumeration.ts';
import type { ToolOutputs } from '../../tool-types.ts';
import { withoutName } from '../../tools/specification-names.ts';
import { bulletList, count, plain, withoutTags } from '../safe-markdown.ts';
import { cardLink, questionsText } from './improve-answers.ts';
import { listedText } from './listed-cards.ts';
import { sectionName } from './section-names.ts';

type Tell<Name extends keyof ToolOutputs> = (
  output: ToolOutputs[Name],
  input?: Record<string, unknown>,
) => string | null;

const imported: Tell<'import_listing'> = (output) => ('card' in output ? `I imported ${cardLink(output.card)}.` : null);

const importedAgain: Tell<'reimport_card'> = (output) => {
  if ('progress' in output) return null;
  const { card, changes } = output;
  if (changes.length === 0) return `I read the page of ${cardLink(card)} again. Nothing has changed.`;
  const value = (text: string) => (text === '' ? 'nothing' : `"${plain(text, 300)}"`);
  const lines = changes.map(
    ({ field, before, after, kept }) =>
      `**${plain(field, 60)}**: ${value(before)} → ${value(after)}${kept ? ' (your card keeps its own)' : ''}`,
  );
  const taken = changes.filter(({ kept }) => !kept).length;
  const version = taken === 0 ? '' : '\n\nYour card has a new version with it; the earlier ones stay.';
  return `The page of ${cardLink(card)} has changed in ${count(changes.length, 'field')}:\n\n${bulletList(lines)}${version}`;
};

const created: Tell<'create_card'> = ({ card, questions }) =>
  [
    `I made the card ${cardLink(card)} of what you told me${card.score === null ? '' : `. It scores **${card.score}** of 100`}.`,
    questionsText(questions),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

const fileImported: Tell<'import_file'> = (output) =>
  'progress' in output
    ? null
    : `I made ${count(output.card_count, 'card')} of ${plain(output.file_name, 120)}${output.picked_of === undefined ? '' : `, of the ${count(output.picked_of, 'product')} in it`}.${output.failed_rows === 0 ? '' : ` ${count(output.failed_rows, 'row')} had no product that I could use.`} You find ${output.card_count === 1 ? 'it' : 'them'} in your [library](/library).${leftOut(output.left_out ?? [])}`;

/** Nothing of a file is dropped without a word. */
function leftOut(columns: string[]): string {
  if (columns.length === 0) return '';
  const which = enumerated(columns.map((name) => `“${plain(name, 60)}”`));
  const isOne = columns.length === 1;
  const said = isOne
    ? `The column ${which} of the file is not on the cards, because its name does not tell me what it holds.`
    : `The columns ${which} of the file are not on the cards, because their names do not tell me what they hold.`;
  return `\n\n${said} To have ${isOne ? 'it' : 'them'} as specifications, [add the file there](/add-product) and choose a field for each column.`;
}

const read: Tell<'read_card'> = ({ card, listing, flags }) => {
  const facts = [
    ['Brand', listing.brand],
    ['Category', listing.category],
    ['Price', listing.price],
    ['Availability', listing.availability?.replaceAll('_', ' ') ?? null],
  ].flatMap(([name, value]) => (value === null || value === undefined ? [] : [`${name}: ${plain(value)}`]));
  const part = (name: string, lines: string[]) => (lines.length === 0 ? '' : `### ${name}\n\n${bulletList(lines)}`);
  return [
    cardLink(card),
    bulletList(facts),
    part(
      'Bullets',
      listing.bullets.map((bullet) => plain(bullet, 500)),
    ),
    listing.description === '' ? '' : `### Description\n\n${plain(withoutTags(listing.description), 1_500)}`,
    part(
      'Specifications',
      listing.specifications.map(({ name, value }) => `${plain(name, 100)}: ${plain(value)}`),
    ),
    listing.keywords.length === 0 ? '' : `### Keywords\n\n${plain(listing.keywords.join(', '), 800)}`,
    flags.length === 0 ? '' : `${count(flags.length, 'point needs', 'points need')} your eye; the card shows where.`,
  ]
    .filter((text) => text !== '')
    .join('\n\n');
};

/** What stands behind or before the words of a long text; null when it was changed otherwise. */
function addedTo(before: string, after: string): string | null {
  if (after.length <= before.length || before.length < 40) return null;
  if (after.startsWith(before)) return after.slice(before.length).trim();
  return after.endsWith(before) ? after.slice(0, -before.length).trim() : null;
}

const edited: Tell<'edit_card'> = ({ card, edits, notes }) => {
  const lines = edits.map(({ field, ...texts }) => {
    const [before, after] = [texts.before, texts.after].map((text) =>
      text == null
        ? text
        : field === 'availability'
          ? text.replaceAll('_', ' ')
          : withoutName(field, field === 'description' ? withoutTags(text) : text),
    );
    const name = `**${fieldName(field)}**`;
    if (after == null) return `${name}: removed ${plain(before ?? '', 200)}`;
    const added = field === 'description' && before ? addedTo(before, after) : null;
    if (added !== null) return `${name}: added “${plain(added, 300)}”`;
    if (field === 'description' && before === after) return `${name}: laid out anew, with the same words`;
    return `${name}: ${plain(after, 200)}${before == null ? '' : ` (before: ${plain(before, 120)})`}`;
  });
  return [
    `I changed ${cardLink(card)} as you said${card.score === null ? '' : `; it scores **${card.score}** of 100 now`}.`,
    bulletList(lines),
    bulletList(notes.map((note) => plain(note))),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};
const fieldName = (field: string) => {
  const name = sectionName(field);
  return name === 'Listing' ? plain(field, 80) : name;
};

const locked: Tell<'lock_fields'> = ({ card, locked: fields }) =>
  fields.length === 0
    ? `Nothing of ${cardLink(card)} is locked any more.`
    : `Locked in ${cardLink(card)}: ${fields.map(sectionName).join(', ')}. Improvements leave that alone.`;

/** Longer texts are better compared word by word in the card. */
const longestPair = 400;
const compared: Tell<'compare_versions'> = ({ card, fields }) => {
  if (fields.length === 0) return `${cardLink(card)} has not changed since the original.`;
  const verbs = { changed: 'changed', added: 'added', removed: 'removed' };
  const shortly = ({ path, change, ...texts }: (typeof fields)[number]) => {
    const [before = '', after = ''] = [texts.before, texts.after].map((text = '') =>
      path === 'description' ? withoutTags(text) : text,
    );
    if (before === after && before !== '') return `**${sectionName(path)}**: laid out anew, with the same words`;
    return before !== '' && after !== '' && before.length + after.length <= longestPair
      ? `**${sectionName(path)}**: "${plain(before, longestPair)}" → "${plain(after, longestPair)}"`
      : `**${sectionName(path)}**: ${verbs[change]}`;
  };
  const lines = [...new Set(fields.map(shortly))];
  return `Compared with the original of ${cardLink(card)}:\n\n${bulletList(lines.slice(0, 15))}\n\nOpen the card to see the comparison word by word.`;
};

const restored: Tell<'restore_version'> = ({ card, version, label, steps = 1, sections }) =>
  sections === undefined ? wholeRestored({ card, version, label, steps }) : sectionsRestored(card, version, sections);
const sectionsRestored = (card: ToolOutputs['restore_version']['card'], version: string, sections: string[]) => {
  const names = enumerated(sections.map((one) => sectionName(one).toLowerCase()));
  const are = sections.length > 1 || /s$/.test(names);
  return `The ${names} of ${cardLink(card)} ${are ? 'are' : 'is'} ${version === 'original' ? 'as in the original' : 'as before the last change'} again, and nothing else was changed. Nothing is lost: "undo" takes this back too.`;
};
const wholeRestored: Tell<'restore_version'> = ({ card, version, label, steps = 1 }) =>
  `${version === 'original' ? 'The original' : `The version ${steps > 1 ? `from before the last ${steps} changes` : 'before'} (${plain(label, 80)})`} of ${cardLink(card)} is back${card.score === null ? '' : `; it scores **${card.score}** of 100`}. Nothing is lost: "undo" takes this back too.`;

/** What a step on one card came to. */
export const cardAnswers = {
  import_listing: imported,
  reimport_card: importedAgain,
  create_card: created,
  import_file: fileImported,
  list_cards: listedText,
  read_card: read,
  answer_from_card: ({ answer }: ToolOutputs['answer_from_card']) => answer,
  edit_card: edited,
  lock_fields: locked,
  compare_versions: compared,
  restore_version: restored,
};
