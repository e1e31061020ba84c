const lineSigns = /^\s{0,20}(?:#{1,6}|>|[-*+])\s+/gm;
/** The line below the head of a table, and the start of a row of it. */
const tableRule = /^(?=.*-{3})(?=.*\|)[|:\- \t]+$\n?/gm;
const tableRow = /^[ \t]{0,3}\|.*$/gm;
/** A character that a backslash makes ordinary. */
const escaped = /\\([\\`*_{}[\]()<>#+\-.!|~&=])/;
/** Code, in which nothing is markdown. */
const code = /(`{1,3})([^`]{1,500})\1(?!`)/;
/** A link: its words count, its target does not. Brackets in the words are escaped. Migration 0028 does the same. */
const link = /!?\[((?:\\.|[^\][\\]){1,500})\]\((?:[^()\s]|\([^()\s]{0,500}\)){1,500}(?:\s{1,20}"[^"]{0,500}")?\)/;
/** Underscores within a word are part of it. */
const emphasis = /\*\*|(?<![\p{L}\p{N}])__|__(?![\p{L}\p{N}])|`+/u;

/** An escape is read before anything else: an escaped backtick begins no code. */
const signs = new RegExp(
  [escaped, code, link, emphasis]
    .map(({ source }) => source)
    .join('|')
    .replace('\\1(?!', '\\2(?!'),
  'gu',
);

const withoutSigns = (text: string): string =>
  text.replace(signs, (_, sign?: string, _ticks?: string, literal?: string, words?: string) =>
    words === undefined ? (sign ?? literal ?? '') : withoutSigns(words),
  );

/** The cells of a row with points between them; other lines may begin with a bar too. */
function cellsOf(line: string): string {
  const row = line.trim();
  if (!row.endsWith('|') || row === '|') return line;
  const cells = row.slice(1, -1).split(/(?<!\\)\|/);
  return cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ');
}

/**
 * What the assistant said, without the most common markdown. Blank lines before a mark go with it, but only a few of them:
 * without a limit a text of many empty lines would take minutes.
 */
export const plainMarkdown = (text: string): string =>
  withoutSigns(text.replace(tableRule, '').replace(tableRow, cellsOf).replace(lineSigns, ''));
