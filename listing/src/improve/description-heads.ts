import { wordList } from '../text/words.ts';

const longestHead = 4;
const itemOrStep = /^\s*(?:[•·▪●✓✔✅☑➤►*]|[–—~-](?=\s)|1[.)]\s)/u;
const row = /^[^:.!?]{1,25}: \S/u;
const headed =
  /^(?:(?:\p{L}+ ){0,2}(?:guide|details|features|specs|specifications|instructions|sizing|licen[cs]e|fitment|care|ingredients|materials|contents)|how (?:to \p{L}+|it works)|size chart|what['’]?s (?:included|in the box)|files included|in the box)$/iu;
// Signs that sellers set on both sides of a line.
const frames = /^[♥♡❤★☆✿❀✦✧✩✪◆◇■□~=*_]+ ?(\p{L}[^♥♡❤★☆✿❀✦✧✩✪◆◇■□~=*_]{1,40}?) ?[♥♡❤★☆✿❀✦✧✩✪◆◇■□~=*_]+$/u;
// They are banners, which head nothing.
const banner = /download|thank|free|new|sale|welcome|handmade|please/iu;

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
      const framed = frames.exec(line.replaceAll('\uFE0F', '').trim())?.[1]?.trim();
      if (framed !== undefined)
        return isFirst && mayHead(framed) && !banner.test(framed)
          ? framed
          : isFirst || !mayHead(framed) || banner.test(framed) || next === '' || frames.test(next)
            ? line
            : `${framed}:`;
      const head = line.trim();
      const isApart = isFirst || lines[index - 1]?.trim() === '';
      const isAbove = itemOrStep.test(next) || (!isFirst && (row.test(next) || (headed.test(head) && next !== '')));
      return isApart && isAbove && mayHead(head) && !itemOrStep.test(line) ? `${head}:` : line;
    })
    .join('\n');
}

const mayHead = (line: string): boolean =>
  /^\p{Lu}[^.!?:;,…\d]*[\p{L})]$/u.test(line) && wordList(line).length <= longestHead;
