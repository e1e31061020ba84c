/** Something about a file that the seller should know. `error`: the row makes no card. */
export interface ImportProblem {
  level: 'error' | 'warning';
  code: ImportProblemCode;
  /** Counted as in a spreadsheet, from 1; null if the problem concerns the whole file or a column. */
  row: number | null;
  /** The name of the column, or null. */
  column: string | null;
  /** A sentence for a person. */
  message: string;
  /** The words concerned, shortened; null when there are none. */
  value: string | null;
}

export type ImportProblemCode =
  | 'no_title'
  | 'too_long'
  | 'too_many'
  | 'unclosed_quote'
  | 'more_cells'
  | 'bad_price'
  | 'ambiguous_price'
  | 'bad_gtin'
  | 'cut_number'
  | 'bad_image'
  | 'bad_address'
  | 'bad_availability'
  | 'bad_marketplace'
  | 'cell_error'
  | 'two_values'
  | 'joined_rows'
  | 'same_sku'
  | 'unmapped_column'
  | 'unread_rows'
  | 'unread_sheets'
  | 'format_warning';

const mostValueCharacters = 120;

/** A value as a problem shows it. */
export const shortValue = (text: string): string =>
  text.length <= mostValueCharacters ? text : `${text.slice(0, mostValueCharacters).toWellFormed()}…`;

/** A file that is refused as a whole. The code is that of the HTTP answer. */
export class ImportFileError extends Error {
  readonly code: 'too_large' | 'unsupported_type' | 'invalid_request';

  constructor(code: ImportFileError['code'], message: string) {
    super(message);
    this.name = 'ImportFileError';
    this.code = code;
  }
}
