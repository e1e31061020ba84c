import { htmlToText } from '../text/html-to-text.ts';
import { emojiPattern } from '../text/signs.ts';
import { codePoints, wordList } from '../text/words.ts';
import { upperFirst } from './casing.ts';
import { tidy } from './clean-text.ts';
import { withHeads } from './description-heads.ts';
import { isRest } from './stands-alone.ts';

const blockTags = /<(?:p|br|li|div|h[1-6])\b/iu;
const itemSign = /^\s*(?:[•·▪●✓✔✅☑➤►→⇒‣◦»➔➜▶▸❖◆◇■□★☆✦✧✿❀❁♥♡*]|[–—~-](?=\s|\p{L}{2}))\s*/u;

// A page's source breaks lines anywhere; a line goes on where no sentence ended or no capital begins.
const brokenLine =
  /(?<=[^>\s.:!?])[ \t]*\n\s*(?=[\p{Ll}\d("])|(?<=\s(?:a|an|the|of|and|or|with|for|to|in|is|by))[ \t]*\n\s*(?=[^\s<])/gu;
// What the shop adds to the description it gives to search engines: " | Shop!".
export const shopSuffix = /(?<!\s)\s+\|\s+\p{L}[\p{L}\p{N}.]{1,19}!?\s*$/u;

// Tags that a page escaped twice stand in its text as words.
const shownTags = /<\/?(?:br|p|div|li|ul|b|strong|span|h[1-6])\b[^<>]{0,80}>/iu;
// "✓ free of BPA ✓ one hand" on one line is a list.
const ticks = /\s+[✓✔✅☑➤►]\s+/gu;

/** The lines of a description; list items begin with "• ", lines that only the page's source broke are whole again. */
export function linesOf(description: string): string[] {
  const lines = countedItems(pictureItems(markedLines(description.replace(shopSuffix, '').replace(shortCodes, ' '))));
  const readable = withLoneLabels(lines.some((line) => shownTags.test(line)) ? markedLines(lines.join('<br>')) : lines);
  return joinedLines(
    withLabels(
      readable
        .flatMap(numberedItems)
        .flatMap(tickedItems)
        .flatMap(labelledItems)
        .map((line) => itemLine(withoutFrame(withoutHashtags(line)))),
    ),
  );
}

/** "** INSTANT DOWNLOAD **": signs on both sides of a line are there to be seen. One pattern for it would not be linear. */
export function withoutFrame(line: string): string {
  const text = line.trim();
  const sign = text.charAt(0);
  if (!/^[*~=_#]/u.test(text) || !text.endsWith(sign)) return line;
  let [from, to] = [0, text.length];
  while (from < to && text.charAt(from) === sign) from += 1;
  while (to > from && text.charAt(to - 1) === sign) to -= 1;
  const inside = text.slice(from, to);
  return inside.includes(sign) ? line : inside.trim();
}

// What a page builder leaves when its text is copied: "[vc_row][/vc_row]".
const shortCodes = /\[\/?[a-z]{2,20}_[a-z_]{1,30}(?:\s[^\][]{0,300})?\]|\[\/[a-z]{2,20}\]/gu;

/** Lines that each begin with a picture are a list, with the pictures for its signs. */
function pictureItems(lines: readonly string[]): string[] {
  const begins = lines.map((line) => line.trimStart().search(emojiPattern) === 0);
  return lines.map((line, index) =>
    begins[index] === true && (begins[index - 1] === true || begins[index + 1] === true)
      ? `• ${withoutPictures(line)}`
      : line,
  );
}

const countedItem = /^\s*\d{1,3} ?(?:[x×]|pcs?|pieces?|stk\.?|шт\.?) ?\p{L}/iu;

/** "1 x harness" above "1 x leash": what is in the box, as a list. */
function countedItems(lines: readonly string[]): string[] {
  const isItem = lines.map((line) => countedItem.test(line));
  return lines.map((line, index) =>
    isItem[index] === true && (isItem[index - 1] === true || isItem[index + 1] === true) ? `• ${line.trim()}` : line,
  );
}

export const withoutPictures = (line: string): string =>
  line.search(emojiPattern) < 0 ? line : tidy(line.replace(emojiPattern, ' '));

const hashtag = /^#\p{L}[\p{L}\p{N}_]*$/u;
const fewestTags = 2;

/** A line without the tags for social networks at its end. One pattern for all of them would not be linear. */
function withoutHashtags(line: string): string {
  if (!line.includes('#')) return line;
  const words = [...line.matchAll(/\S+/gu)];
  const first = words.findLastIndex(({ 0: word }) => !hashtag.test(word)) + 1;
  return words.length - first < fewestTags ? line : line.slice(0, words[first]?.index).trimEnd();
}

const fewestNumbered = 3;

/** "Features: 1. Metal body. 2. 13 bearings. 3. Left and right hand." on one line is a list, with what follows it. */
function numberedItems(line: string): string[] {
  const places = [...line.matchAll(/(?<=^|\s)(\d)[.)] (?=[\p{Lu}\d])/gu)].filter(
    ({ 1: digit }, index) => Number(digit) === index + 1,
  );
  if (places.length < fewestNumbered) return [line];
  const [first] = places;
  const start = line.slice(0, first?.index).trim();
  const items = places.map(({ 0: sign, index }, at) => line.slice(index + sign.length, places[at + 1]?.index).trim());
  const last = items.pop() ?? '';
  const [end, ...more] = last.split(sectionStart);
  return [
    ...(start === '' ? [] : [start]),
    ...[...items, end ?? ''].map((item) => `• ${item.replace(/\.$/u, '')}`),
    ...more.flatMap(pairsOf),
  ];
}
const sectionStart = /\s(?=(?:specifications?|packing(?: list)?|package includes?|package contents?|note):)/iu;
const fewestPairs = 3;

/** "Specification: Model: RT3000 Gear ratio: 5.2:1 Weight: 265g": a table without its lines. */
function pairsOf(text: string): string[] {
  const [, label = '', rest = text] = /^(\p{L}+(?: \p{L}+)?:)\s(?=\p{Lu}[^:]{1,30}:)(.*)$/u.exec(text) ?? [];
  const pairs = rest.split(/\s(?=\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}:\s)/u);
  return label === '' || pairs.length < fewestPairs
    ? [text]
    : [label, ...pairs.map((pair) => `• ${pair.replace(/\.$/u, '')}`)];
}

function tickedItems(line: string): string[] {
  const items = line.replace(ticks, '\n• ').split('\n');
  return items.length === 1 ? items : items.filter((item) => wordList(item).length > 1);
}

const shortestBroken = 25;
// Editors that break lines by themselves do so before this.
const longestWrapped = 120;
const openEnd =
  /(?:,|\s(?:a|an|the|of|and|or|with|for|to|in|is|by|your|our|its|(?<!\s(?:you|we|they|i) )like|und|mit|für|et|de|con|para|и|с|для))$/iu;

// "• Soft" above "and breathable": the rest of an item.
const wrapped = (line: string): boolean => isRest(line) && /^\S+ \p{Ll}/u.test(line);

/**
 * Lines of plain text that go on in the next one: no end of a sentence, and an open word at the break, or a small letter
 * where the next word had no room in a column of this width. Who types without capitals begins a line with a small one.
 */
function joinedLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  // Facts in lines of their own have no full stop anywhere.
  const isProse = lines.some((line) => /\p{L}{2}[.!?](?:\s|$)/u.test(line));
  const width = Math.max(0, ...lines.map(codePoints));
  const isFull = (line: string, next: string): boolean =>
    width <= longestWrapped && codePoints(line) + 1 + codePoints(next.split(' ', 1)[0] ?? '') > width;
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1);
    const isBroken =
      last !== undefined &&
      !last.startsWith('• ') &&
      !line.startsWith('• ') &&
      codePoints(last) >= shortestBroken &&
      !/[.!?:;…]["”»)]?$/u.test(last) &&
      !/^[^.]{0,40}:/u.test(line) &&
      ((openEnd.test(last) && !/\d ?in$/iu.test(last)) ||
        (isProse &&
          /^\p{Ll}/u.test(line) &&
          !/^\p{Ll}/u.test(last) &&
          isFull(lines[index - 1] ?? '', line) &&
          (codePoints(line) >= shortestBroken || /[.!?,;]$/u.test(line))));
    const isItemBroken =
      last?.startsWith('• ') === true &&
      !line.startsWith('• ') &&
      !/[.!?:;…]["”»)]?$/u.test(last) &&
      !/^[^.]{0,40}:/u.test(line) &&
      ((openEnd.test(last) && !/\d ?in$/iu.test(last)) || wrapped(line));
    if (isBroken || isItemBroken) joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
  }
  return joined;
}

// A row of two cells: a name and its value.
const tableRow =
  /<tr\b[^<>]*>\s*<t[dh]\b[^<>]*>([^<>]{2,60})<\/t[dh]>\s*<t[dh]\b[^<>]*>([^<>]{1,200})<\/t[dh]>\s*<\/tr>/giu;

function markedLines(html: string): string[] {
  const text = html.replace(
    tableRow,
    (_, name: string, value: string) => `<p>${name.trim().replace(/:$/u, '')}: ${value.trim()}</p>`,
  );
  if (!blockTags.test(text)) return htmlToText(withHeads(text)).split('\n');
  const marked = text
    .replace(brokenLine, ' ')
    .replace(/<li\b[^<>]*>/giu, (tag) => `${tag}• `)
    .replace(/<(?:p|div|h[1-6]|ul|ol|li|tr)\b/giu, (tag) => `\n${tag}`);
  return htmlToText(marked).split('\n');
}

const loneLabel = /^\s*(?:•\s*)?【[^【】]{2,60}】\s*[:：–-]?\s*$/u;

/** "【Easy clean】" above its text, as one line. */
function withLoneLabels(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1) ?? '';
    if (loneLabel.test(last) && !line.includes('【') && line.trim() !== '')
      whole[whole.length - 1] = `${last} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}

/** "【Soft】Of wool. 【Warm】With a lining." on one line is a list. */
function labelledItems(line: string): string[] {
  const items = line.split(/(?=【[^【】]{2,60}】\s*[^\s【])/u).map((item) => item.trim());
  const isLabelled = (item: string): boolean => item.startsWith('【');
  return items.filter(isLabelled).length < 2
    ? [line]
    : items.filter((item) => wordList(item).length > 0).map((item) => (isLabelled(item) ? `• ${item}` : item));
}

// "[Size]: 70 cm", "【Easy clean】put some water", "【42 hours】": labels in brackets.
const bracketed = /^(• )?(?:\[\s*(\p{L}[^\]】]{1,40}?)\s*\]|【\s*([\p{L}\d][^\]】]{1,60}?)\s*】)\s*[:：–-]?\s*(?=\S)/u;
function withLabels(lines: readonly string[]): string[] {
  // Several of them are a list.
  const isList = lines.filter((line) => bracketed.test(line)).length > 1;
  return lines.map((line) =>
    line.replace(
      bracketed,
      (_, sign: string | undefined, plain = '', label = '') =>
        `${isList ? '• ' : (sign ?? '')}${upperFirst(`${plain}${label}`)}: `,
    ),
  );
}

const itemLine = (line: string): string => (itemSign.test(line) ? `• ${line.replace(itemSign, '')}` : line);
