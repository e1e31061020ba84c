import type { ListingEdit } from '../../tool-types.ts';
import type { Source } from './edit-values.ts';
import { fieldEdits } from './field-edits.ts';
import { listEdits } from './list-edits.ts';
import { listMoves } from './list-moves.ts';
import { nounFirstEdits } from './noun-first-edits.ts';
import { plainEdits, plainFirstEdits } from './plain-edits.ts';
import { priceChange } from './price-changes.ts';
import { firstEdits, rarerEdits } from './rarer-edits.ts';
import { replacementsIn } from './replacements.ts';
import { styleEdits } from './text-styles.ts';

/** One stated change; null when this part of the message states none. */
function editIn(source: Source): ListingEdit | null {
  for (const [pattern, read] of [
    ...nounFirstEdits,
    ...firstEdits,
    ...plainFirstEdits,
    ...listEdits,
    ...fieldEdits,
    ...rarerEdits,
    ...plainEdits,
  ]) {
    const match = pattern.exec(source.text);
    const edit = match === null ? null : read(source, match);
    if (edit !== null) return edit;
  }
  return null;
}

const nextField =
  /(?:,|;|\n| and)+ (?:also |then )?(?:set |change |make )?(?:the |its )?(?=(?:title|description|brand|category|price|marketplace|capacity|material|color|weight|size|availability|[a-z]+)(?: to| is|:| =| should be)[ \d$€£"]|brand (?!new|to|is|and|name)[a-z]|category (?!to|is|and)[a-z]|price [$€£]?\d|(?:out of stock|sold out|back in stock|in stock)\b[^,]{0,30}$)/g;

/** What is said of places, of how texts are written and of the present price, before single values. */
const wholeReaders = [listMoves, styleEdits, priceChange];

/** "280 g instead of 250" is 280 g; several keywords are not one with an "and" in it. */
function trimmed(edit: ListingEdit, { text }: Source): ListingEdit {
  const { op, field, value = '' } = edit;
  if (op !== 'remove' && field === 'specifications' && !/"\d/.test(text)) {
    const [, kept] = /^(.*?\d.*?),? (?:instead of|rather than|(?:and )?not) [^,.;]{1,40}$/i.exec(value) ?? [];
    return kept === undefined ? edit : { ...edit, value: kept };
  }
  if (op === 'add' && field === 'keywords' && /\b(?:keywords|tags|terms)\b/.test(text) && !/[,;]/.test(value))
    return { ...edit, value: value.replace(/ (?:and|&) /g, ', ') };
  return edit;
}

/** All changes that a part of a message states, in their order: "set the brand to X and the price to 5". */
export function editsIn(source: Source): ListingEdit[] {
  const isDenied = /\b(?:do not|did not|never|should i|shall i)\b/.test(source.text);
  for (const read of isDenied ? [] : wholeReaders) {
    const found = read(source);
    if (found.length > 0) return found;
  }
  const starts = [0, ...[...source.text.matchAll(nextField)].map((match) => match.index + match[0].length)];
  if (starts.length > 1) {
    const verb = /^(?:please |can you |could you )*(set|change|update|make) /.exec(source.text)?.[0] ?? '';
    const ends = [...source.text.matchAll(nextField)].map((match) => match.index);
    const parts = starts.map((start, index) => {
      const end = ends[index] ?? source.text.length;
      const isFirst = index === 0;
      const lead = isFirst ? '' : verb === '' ? '' : 'set ';
      return {
        text: lead + source.text.slice(start, end),
        quotes: source.quotes,
        raw: (from: number, to?: number) =>
          source.raw(start + from - lead.length, to === undefined ? end : Math.min(end, start + to - lead.length)),
      };
    });
    const edits = parts.map(editIn);
    if (edits.every((edit) => edit !== null)) return edits.map((edit) => trimmed(edit, source));
  }
  const replaced = replacementsIn(source);
  if (replaced.length > 0) return replaced;
  const edit = editIn(source);
  return edit === null ? [] : [trimmed(edit, source)];
}
