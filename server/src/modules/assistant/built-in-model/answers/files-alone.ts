import { isSheet } from '../../attached-files.ts';
import { enumerated } from '../../enumeration.ts';
import type { Turn } from '../conversation.ts';
import { plain } from '../safe-markdown.ts';

/** Files without a word: asks what to do with them, and says what can be done. */
export function filesAlone({ text, files = [] }: Turn): string | null {
  if (files.length === 0 || text.trim() !== '') return null;
  const pictures = files.filter(({ kind }) => kind === 'image');
  const others = files.filter(({ kind }) => kind !== 'image');
  const ask = (of: typeof files) =>
    `What shall I do with ${enumerated(of.map(({ name }) => `**${plain(name, 100)}**`))}?`;
  const made = others.some(isSheet) ? 'cards of its products' : 'a card of its text';
  return [
    pictures.length === 0
      ? ''
      : `${ask(pictures)} Say for example "put it on a white background" or "crop it to the product", which take 1 image credit each, or "add it to the gallery of the lamp".`,
    others.length === 0
      ? ''
      : `${ask(others)} Say "import the file", and I make ${made}, which takes 5 credits each. Then ask me about it, or let me improve it.`,
  ]
    .filter((way) => way !== '')
    .join('\n\n');
}
