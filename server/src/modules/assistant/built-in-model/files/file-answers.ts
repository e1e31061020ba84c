import { type AttachedFile, isSheet } from '../../attached-files.ts';
import type { CardListing } from '../../tool-types.ts';
import { answerQuestion, invitation } from '../answers/question-answers.ts';
import type { Conversation } from '../conversation.ts';
import { count, plain } from '../safe-markdown.ts';
import { attachedTable } from './attached-table.ts';
import { costOfImport } from './files-alone.ts';
import { tableAnswer } from './table-answers.ts';

const shownLines = 5;
const longestLine = 200;

/**
 * What a seller asks about attached files, from what they say alone, as markdown: the words asked for, or what is in them and
 * what can be made of them. Pure.
 */
export function fileAnswer(question: string, files: readonly AttachedFile[]): string {
  const answers = files.map((file) => ({ file, text: answerOf(question, file) }));
  const offers = [...new Set(files.map(offerOf))];
  return [...answers.map(({ text }) => text), ...offers].join('\n\n');
}

/** Those that came with the message, else the newest that says something. */
export function filesAskedAbout({ current, files }: Conversation): AttachedFile[] {
  if (current.files !== undefined && current.files.length > 0) return current.files;
  return files.filter(({ kind }) => kind !== 'image').slice(0, 1);
}

const nameOf = ({ name, about }: AttachedFile) =>
  `**${plain(name, 100)}**${about === undefined ? '' : ` (${plain(about, 120)})`}`;

function answerOf(question: string, file: AttachedFile): string {
  if (file.kind === 'image')
    return `${nameOf(file)}: I cannot see what a picture shows, I only know its size and can work on it.`;
  if (file.text.trim() === '') return `${nameOf(file)} has no text that I can read.`;
  const table = attachedTable(file);
  if (table !== null)
    return tableAnswer(question, table, { name: nameOf(file), isOverview: isOverview.test(question) });
  if (isOfSize.test(question)) return `${nameOf(file)} has ${count(wordsIn(file.text), 'word')} that I can read.`;
  const told = isOverview.test(question) ? null : textAnswer(question, file);
  return told ?? `${nameOf(file)} begins with:\n\n${beginningOf(file.text)}`;
}

const isOfSize =
  /\bhow (?:long|big|large) is (?:it|this|that|the (?:file|document|pdf|text|attachment))\b|\bhow many (?:pages?|words|lines)\b/i;
/** Nothing of it is asked for by name. */
const isOverview =
  /\bwhat(?:['’]?s| is| are|)(?: (?:this|that|it|all|there|actually|written|inside|in|on|about))*(?: (?:the |this |that |my )?(?:attached )?(?:files?|attachments?|documents?|pdf|txt|csv|xlsx|sheet|spreadsheet|table|list))?(?: about)?[\s?.!]*$|\b(?:summari[sz]e|summary|describe|explain|content|contents)\b|\b(?:read|see|open|understand) (?:it|this|that|the|my)\b|\bdo (?:you see|with|about)\b|\bwhat (?:does|do) (?:(?:it|this|that|they|the|my)(?: attached)?(?: [a-z]+)?) (?:say|contain|have|hold)[\s?.!]*$/i;

const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0;

const beginningOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, shownLines)
    .map((line) => `> ${plain(line, longestLine)}`)
    .join('\n>\n');

/** A text is asked as a card is, whose description it would be. */
function textAnswer(question: string, file: AttachedFile): string | null {
  const card = { card_id: '', title: file.name, marketplace: '', score: null };
  const { found, answer } = answerQuestion(question, { card, listing: listingOfText(file) });
  if (!found) return `${nameOf(file)} does not say that, and I do not guess.`;
  return answer.replaceAll(invitation, '').replace(/^The card /gm, `${nameOf(file)} `);
}

const stated = /^([^:\n]{2,60}):\s+(\S.*)$/;
function listingOfText({ text }: AttachedFile): CardListing {
  const lines = text.split('\n').map((line) => line.trim());
  const specifications = lines.flatMap((line) => {
    const [, name, value] = stated.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
  const value = (name: RegExp) => specifications.find((one) => name.test(one.name))?.value ?? null;
  return {
    title: lines.find((line) => line !== '') ?? '',
    description: lines.filter((line) => !stated.test(line)).join('\n'),
    bullets: [],
    specifications,
    keywords: [],
    brand: value(/^(?:brand|manufacturer)$/i),
    category: value(/^category$/i),
    price: value(/^price$/i),
    identifiers: {},
    availability: null,
  };
}

/** What can be made of it. */
function offerOf(file: AttachedFile): string {
  if (file.kind === 'image')
    return 'Say for example "put it on a white background", which takes 1 image credit, or "add it to the gallery of the lamp".';
  if (file.text.trim() === '') return 'Paste the text that matters here, and I make a card of it.';
  return isSheet(file)
    ? `Say "import the file", and I make a card of each product, which ${costOfImport(true)}, or name those you want: "only the first two".`
    : `Say "import the file", and I make a card of its text, which ${costOfImport(false)}.`;
}
