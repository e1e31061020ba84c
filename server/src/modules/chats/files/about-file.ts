import type { FilePart } from '@cardwright/contract/chats';

type Facts = Pick<FilePart, 'kind' | 'rows' | 'columns' | 'pages' | 'width' | 'height' | 'is_cut'>;

const count = (number: number, noun: string) => `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

/** A file in a few words for a model: "table, 120 rows, 5 columns, only the beginning is given". */
export function aboutFile({ kind, rows, columns, pages, width, height, is_cut }: Facts, isShortened: boolean): string {
  const facts = {
    image: width === null || height === null ? ['picture'] : ['picture', `${width} × ${height} pixels`],
    csv: ['table', count(rows ?? 0, 'row'), count(columns ?? 0, 'column')],
    xlsx: ['table', count(rows ?? 0, 'row'), count(columns ?? 0, 'column')],
    text: ['text'],
    pdf: ['PDF', count(pages ?? 0, 'page')],
  }[kind];
  return [...facts, ...(is_cut || isShortened ? ['only the beginning is given'] : [])].join(', ');
}
