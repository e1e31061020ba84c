/** The most text that a spreadsheet keeps in one cell, in UTF-16 units. */
export const cellLimit = 32_767;
/** The most rows of one sheet, the header included. */
export const rowLimit = 1_048_576;

/** A value that a spreadsheet cell cannot hold. It is refused, because cutting it would lose text silently. */
export class CellTooLongError extends Error {
  readonly card_id: string;
  readonly column: string;
  readonly length: number;

  constructor(cardId: string, column: string, length: number) {
    super(
      `The ${column} of card ${cardId} has ${length} characters, and a spreadsheet cell holds ${cellLimit}. Shorten it, or export to CSV or JSON.`,
    );
    this.name = 'CellTooLongError';
    this.card_id = cardId;
    this.column = column;
    this.length = length;
  }
}

/** More rows than a sheet holds; with variants one card can have many. */
export class TooManyRowsError extends Error {
  constructor() {
    super(
      `A spreadsheet holds ${rowLimit} rows, and these cards need more. Export fewer cards at a time, or choose CSV.`,
    );
    this.name = 'TooManyRowsError';
  }
}
