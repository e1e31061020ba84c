import { recordsOf } from './delimited-rows.ts';
import { UnreadableFileError } from './read-card.ts';
import type { ReadGoogleItem } from './read-google-items.ts';

/** The items of a Google feed in text form. */
export function googleItemsOfRows(rows: readonly string[][]): ReadGoogleItem[] {
  if (rows[0]?.includes('id') !== true || !rows[0].includes('link'))
    throw new UnreadableFileError('The first row has no columns id and link.');
  return recordsOf(rows).map((values) => ({
    values: {
      ...values,
      title: values.title || contentOf(values.structured_title),
      description: values.description || contentOf(values.structured_description),
    },
    additional_images: parts(values.additional_image_link ?? '', ',').map(unquoted),
    highlights: parts(values.product_highlight ?? '', ',').map(unquoted),
    details: parts(values.product_detail ?? '', ',').map((detail) => {
      const [, name = '', value = ''] = parts(detail, ':').map(unquoted);
      return { name, value };
    }),
    ai_written: (values.structured_title ?? '').startsWith('trained_algorithmic_media:'),
  }));
}

/** Splits outside quotes; the quotes stay. */
function parts(cell: string, divider: ',' | ':'): string[] {
  if (cell === '') return [];
  const found = [''];
  let quoted = false;
  for (const sign of cell) {
    if (sign === '"') quoted = !quoted;
    if (sign === divider && !quoted) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}

const unquoted = (part: string): string =>
  part.startsWith('"') && part.endsWith('"') && part.length > 1 ? part.slice(1, -1).replaceAll('""', '"') : part;

/** `trained_algorithmic_media:"text"` is text. */
const contentOf = (cell = ''): string => unquoted(cell.slice(cell.indexOf(':') + 1));
