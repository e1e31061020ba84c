import type { Comparison } from '@cardwright/contract/cards';
import { hasMarkup } from '../../lib/sanitize-html.ts';

type ComparedField = Comparison['fields'][number];
type ComparedPart = ComparedField['parts'][number];

const blockTag = /<\/?(?:p|div|br|ul|ol|li|h[1-6]|table|tr|section|article|blockquote|hr)\b[^>]*>/gi;
const anyTag = /<\/?[a-z][^>]*>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Markup as text: block tags as line ends, others gone, the common entities read. */
export const withoutTags = (html: string): string =>
  html
    .replace(blockTag, '\n')
    .replace(anyTag, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity, name: string) => entities[name] ?? entity);

/** White space as it is shown: at most one empty line, else one line break, else one space. */
function shownSpace(space: string): string {
  const breaks = space.match(/\n/g)?.length ?? 0;
  if (breaks > 0) return breaks > 1 ? '\n\n' : '\n';
  return space === '' ? '' : ' ';
}

/**
 * A compared field's parts as a person reads them. Tags of a description become line breaks or go (elsewhere they stay as
 * they are written); space between the parts is never a change of its own, so it is always `equal`.
 */
export function partsForReading({ path, parts }: Pick<ComparedField, 'path' | 'parts'>): ComparedPart[] {
  const isMarkup = path === 'description' && parts.some((part) => hasMarkup(part.text));
  const shown: ComparedPart[] = [];
  let space = '';
  for (const { op, text } of parts) {
    const readable = isMarkup ? withoutTags(text) : text;
    const words = readable.trim();
    if (words === '') {
      space += readable;
      continue;
    }
    space += readable.slice(0, readable.length - readable.trimStart().length);
    if (space !== '' && shown.length > 0) shown.push({ op: 'equal', text: shownSpace(space) });
    shown.push({ op, text: isMarkup ? words.replace(/\s*\n\s*/g, shownSpace) : words });
    space = readable.slice(readable.trimEnd().length);
  }
  return shown;
}
