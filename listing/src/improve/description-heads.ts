import { emojiPattern } from '../text/signs.ts';
import { codePoints, wordList } from '../text/words.ts';
import { isShouting } from './casing.ts';

const longestHead = 4;
const itemOrStep = /^\s*(?:[•·▪●✓✔✅☑➤►→⇒‣◦»*]|[–—~-](?=\s)|1[.)]\s)/u;
const row = /^[^:.!?]{1,25}: \S/u;
const headed =
  /^(?:(?:\p{L}+ ){0,2}(?:guide|details|features|specs|specifications|instructions|sizing|licen[cs]e|fitment|care|ingredients|materials|contents)|how (?:to \p{L}+|it works)|size chart|what['’]?s (?:included|in the box)|files included|in the box)$/iu;
// Signs and pictures that sellers set in front of a line, or on both sides of it.
const sign = `(?:[♥♡❤★☆✿❀✦✧✩✪◆◇■□~=*_]|${emojiPattern.source})`;
const frame = new RegExp(`^(${sign}+) ?(\\p{L}.{1,40}?) ?(${sign}*)$`, 'v');
// Signs of items head nothing.
const tick = /^[✓✔✅☑❌✖➡▶*~=_-]/u;
// They are banners, which head nothing.
const banner = /download|thank|free|new|sale|welcome|handmade|please(?! note)/iu;
const longestFramed = 60;

/** A line without the signs around it, and the sign in front; null for a line without one. */
function framed(line: string): { head: string; front: string; isClosed: boolean } | null {
  const text = line.replaceAll('\uFE0F', '').trim();
  if (codePoints(text) > longestFramed) return null;
  const [, front = '', head = '', back = ''] = frame.exec(text) ?? [];
  return head === '' ? null : { head: head.replace(/ ?:$/u, ''), front, isClosed: back !== '' };
}

/**
 * A plain text whose headings end with a colon, so that they are known for what they are wherever its empty lines are
 * gone: a short line behind an empty one or in a frame of signs, right above a list or a row.
 */
export function withHeads(text: string): string {
  const lines = text.split(/\r\n|[\n\r]/u);
  return lines
    .map((line, index) => {
      const next = lines[index + 1]?.trim() ?? '';
      const isFirst = lines.slice(0, index).every((before) => before.trim() === '');
      const isApart = isFirst || lines[index - 1]?.trim() === '';
      const own = framed(line);
      if (own !== null) {
        const { head, front, isClosed } = own;
        if (!mayHead(head) || banner.test(head) || (!isClosed && tick.test(front))) return line;
        if (isFirst) return isClosed ? head : line;
        const below = framed(next);
        // Of lines with one sign each is an item of a list; what heads them has another.
        const isItem = [below, framed(lines[index - 1] ?? '')].some((other) => other?.front === front);
        const isHead = isClosed
          ? below?.isClosed !== true
          : !isItem && (isShouting(head) || (isApart && below !== null));
        return next !== '' && isHead ? `${head}:` : line;
      }
      const head = line.trim();
      const isAbove = itemOrStep.test(next) || (!isFirst && (row.test(next) || (headed.test(head) && next !== '')));
      return isApart && isAbove && mayHead(head) && !itemOrStep.test(line) ? `${head}:` : line;
    })
    .join('\n');
}

const mayHead = (line: string): boolean =>
  /^\p{Lu}[^.!?:;,…\d]*[\p{L})]$/u.test(line) && wordList(line).length <= longestHead;
