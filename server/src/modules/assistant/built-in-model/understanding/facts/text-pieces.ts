export interface TextPiece {
  text: string;
  /** What stands before it. */
  before: string;
}

/** A text in pieces, as it is between the matches of `border`, a global pattern. */
export function piecesAt(text: string, border: RegExp): TextPiece[] {
  const found: TextPiece[] = [];
  let from = 0;
  let before = '';
  for (const match of text.matchAll(border)) {
    found.push({ text: text.slice(from, match.index), before });
    before = match[0];
    from = match.index + match[0].length;
  }
  return [...found, { text: text.slice(from), before }];
}
