import { oneLine } from './clean-text.ts';

const fewest = 2;
const most = 15;
/** A dash opens a line of speech or an aside too, so more lines must have it. */
const fewestDashed = 3;

const isRow = (item: string): boolean => /^[^:.]{2,30}:\s/u.test(item) && item.length < 60;

function areFeatures(items: readonly string[], shortest: number): boolean {
  const features = items.filter((item) => item.length >= shortest && item.length <= 400);
  if (items.length < fewest || items.length > most || features.length < items.length * 0.5) return false;
  return items.filter(isRow).length <= items.length / 2;
}

const marked =
  /^([•·‣*»›–—-]|[\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff]\ufe0f?|\p{Extended_Pictographic}\ufe0f?)\s*(\p{L}.*|\d.*)$/u;
/** Small pictures before lines are of one kind, though each line may have its own. */
const kindOf = (sign: string): string => (/^[\u{1f000}-\u{1ffff}]/u.test(sign) ? 'picture' : sign);

/** The sign before a line of a list and the words behind it; null for other lines. */
export function signedLine(line: string): { sign: string; words: string } | null {
  const [, sign = '', words = ''] = marked.exec(line) ?? [];
  return sign === '' ? null : { sign: kindOf(sign), words };
}

/** Lines in a row that begin with one and the same sign, as lists are written where no list can be made. */
function signedLines(html: string): string[][] {
  const runs: { sign: string; items: string[] }[] = [];
  let open: { sign: string; items: string[] } | null = null;
  for (const line of html.split(/<br>|<\/?(?:p|h3|h4|ul|ol|li)>|\n/)) {
    const text = oneLine(line.replace(/<[^>]{0,20}>/g, ' '));
    if (text === '') continue;
    const { sign, words } = signedLine(text) ?? { sign: '', words: '' };
    if (sign === '') open = null;
    else if (open !== null && open.sign === sign) open.items.push(words);
    else {
      open = { sign, items: [words] };
      runs.push(open);
    }
  }
  return runs
    .filter(({ sign, items }) => items.length >= (/[–—-]/u.test(sign) ? fewestDashed : fewest))
    .map(({ items }) => items);
}

/** The items of the longest list in a description: the features, when a shop has no place of its own for them. */
export function bulletsOfDescription(html: string): string[] {
  const listed = html
    .split(/<(?:ul|ol)>/)
    .slice(1)
    .map((list) =>
      (list.split(/<\/(?:ul|ol)>/)[0] ?? '')
        .split('<li>')
        .slice(1)
        .map((item) => oneLine(item.replace(/<[^>]{0,20}>/g, ' ')))
        .filter((item) => item !== ''),
    );
  // Who sets signs before lines means a list, whatever its items say.
  for (const [lists, shortest] of [
    [listed, 12],
    [signedLines(html), 8],
  ] as const) {
    const best = lists
      .filter((items) => areFeatures(items, shortest))
      .reduce<string[]>((longest, items) => (items.length > longest.length ? items : longest), []);
    if (best.length > 0) return best;
  }
  return [];
}
