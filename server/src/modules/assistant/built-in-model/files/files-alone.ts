import { enumerated } from '../../../../enumeration.ts';
import { isSheet } from '../../attached-files.ts';
import type { Turn } from '../conversation.ts';
import { plain } from '../safe-markdown.ts';

/** Products of a table are the seller's own words; a text is read as a page is, see decision 023. */
export const costOfImport = (isTable: boolean): string =>
  isTable ? 'takes no credits besides the message' : 'takes 5 credits';

/** Files without a word: asks what to do with them, and says what can be done. */
export function filesAlone({ text, files = [] }: Turn): string | null {
  if (files.length === 0 || text.trim() !== '') return null;
  const pictures = files.filter(({ kind }) => kind === 'image');
  const others = files.filter(({ kind }) => kind !== 'image');
  const ask = (of: typeof files) =>
    `What shall I do with ${enumerated(of.map(({ name }) => `**${plain(name, 100)}**`))}?`;
  const isTable = others.some(isSheet);
  const made = isTable ? 'cards of its products' : 'a card of its text';
  return [
    pictures.length === 0
      ? ''
      : `${ask(pictures)} Say for example "put it on a white background" or "crop it to the product", which take 1 image credit each, or "add it to the gallery of the lamp".`,
    others.length === 0
      ? ''
      : `${ask(others)} Say "import the file", and I make ${made}, which ${costOfImport(isTable)}. Then ask me about it, or let me improve it.`,
  ]
    .filter((way) => way !== '')
    .join('\n\n');
}
