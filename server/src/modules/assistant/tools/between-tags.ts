const markup = /(<\/?[a-z!][^>]*>|&#?\w+;)/i;

/** Rewrites what a reader sees: tags and character references of a description stay as they are. */
export const betweenTags = (text: string, rewrite: (part: string) => string): string =>
  text
    .split(markup)
    .map((part, index) => (index % 2 === 0 ? rewrite(part) : part))
    .join('');

/** Tags inside a line of text; all others begin a text of their own. */
const inline = /^<\/?(?:a|abbr|b|big|cite|code|del|em|font|i|ins|mark|q|s|small|span|strike|strong|sub|sup|u)\b/i;
const known: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };
const letter = /^&([a-z])(?=(?:acute|grave|circ|uml|tilde|ring|cedil|slash|caron);)/i;
/** Stands for a character reference that is not known here. */
const other = '\uE000';

/** A character as a reader sees it, with how it is written. */
interface Sign {
  sign: string;
  written: string;
}
const signOf = (entity: string): string => {
  const [, hex, digits] = /^&#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(entity) ?? [];
  const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
  if (code > 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code);
  return known[entity.slice(1, -1)] ?? letter.exec(entity)?.[1] ?? other;
};

/**
 * Rewrites each paragraph as a whole, over the tags and character references inside it: they stay at their words. For
 * rewriting that changes letters to large or small ones, leaves signs out, or ends sentences with full stops.
 */
export function acrossTags(text: string, rewrite: (part: string) => string): string {
  const pieces = text.split(markup);
  const isBreak = (piece: string, at: number) => at % 2 === 1 && piece.startsWith('<') && !inline.test(piece);
  let from = 0;
  const done: string[] = [];
  pieces.forEach((piece, at) => {
    if (!isBreak(piece, at)) return;
    done.push(paragraph(pieces.slice(from, at), rewrite), piece);
    from = at + 1;
  });
  return [...done, paragraph(pieces.slice(from), rewrite)].join('');
}

/** Pieces of text, with tags and character references at every second place. */
function paragraph(pieces: string[], rewrite: (part: string) => string): string {
  const signs = pieces.flatMap((piece, at): Sign[] => {
    if (at % 2 === 0) return [...piece].map((sign) => ({ sign, written: sign }));
    return [{ sign: piece.startsWith('<') ? '' : signOf(piece), written: piece }];
  });
  const fresh = rewrite(signs.map(({ sign }) => sign).join(''));
  return laidOver(signs, [...fresh]) ?? pieces.map((piece, at) => (at % 2 === 0 ? rewrite(piece) : piece)).join('');
}

/** What is left of the signs, in the new writing; null when the new text holds others. */
function laidOver(signs: Sign[], fresh: string[]): string | null {
  let at = 0;
  const done = signs.map(({ sign, written }) => {
    if (sign === '') return written;
    const next = fresh[at] ?? '';
    if (next === sign) {
      at += 1;
      return written;
    }
    const isCase = next.toLowerCase() === sign.toLowerCase();
    if (!isCase && !(sign === '!' && next === '.')) return '';
    at += 1;
    return written === sign ? next : written.replace(letter, `&${next}`);
  });
  return at === fresh.length ? done.join('') : null;
}
