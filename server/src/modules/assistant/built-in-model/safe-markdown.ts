/**
 * Text that came from a page or a file, as it may stand inside our markdown: every sign that markdown, its links or HTML
 * could act on is escaped, and it stays on one line. `max` is in characters.
 */
export function plain(text: string, max = 300): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const cut =
    line.length > max
      ? `${line
          .slice(0, max - 1)
          .toWellFormed()
          .trimEnd()}…`
      : line;
  return cut
    .replace(/[\\`*_[\]<>|~]|&(?=#?\w+;)/g, '\\$&')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^[-+=#]/, '\\$&');
}

/** Descriptions of some marketplaces are simple HTML: their words, in one line. */
export const withoutTags = (html: string) => {
  const text = html.replace(/<[^>]*>/g, ' ');
  return (text === html ? text : decoded(text)).replace(/\s+/g, ' ').trim();
};
/** Where there is markup, its signs are written as entities. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_, name: string) => entities[name] ?? '');

export const bulletList = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

/** "1,560". */
export const figure = (number: number) => number.toLocaleString('en-US');

/** "1 card", "2 cards". */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${figure(number)} ${number === 1 ? one : many}`;
