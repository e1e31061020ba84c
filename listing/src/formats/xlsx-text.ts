/** The most that a spreadsheet keeps in one cell, in UTF-16 units. */
export const cellLimit = 32_767;

/** A value that a spreadsheet cell cannot hold. It is refused, because cutting it would lose text unseen. */
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

// Office Open XML writes a character as _xHHHH_ (ECMA-376, ST_Xstring), so text that looks like one is escaped itself.
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}_)/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot carry these characters as they are
const notInXml = /[\u0000-\u0008\u000B-\u001F\u007F-\u0084\u0086-\u009F\uFDD0-\uFDEF\uFFFD-\uFFFF]|\p{Surrogate}/gu;

const escaped = (sign: string): string => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * Cell text as the file format spells it. The writer keeps its shared texts in a plain object, where a text such as
 * `constructor` would meet an inherited property and break the file, so the first letter of those is escaped too.
 */
export function xlsxText(text: string): string {
  const spelled = text.replace(looksEscaped, '_x005F_').replace(notInXml, escaped);
  return spelled in {} ? escaped(spelled) + spelled.slice(1) : spelled;
}
