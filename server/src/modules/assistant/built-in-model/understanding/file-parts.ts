import type { ToolInput } from '../../tool-types.ts';
import { cardinalPattern, numberWord, ordinalPattern, ordinalWord } from './speech/number-words.ts';

export type FilePick = NonNullable<ToolInput<'import_file'>['pick']>;
type Range = { from: number; to: number };

const row = '(?:rows?|lines?|products?|items?|articles?|entries|entry|ones?|records?)';
const number = '(\\d{1,4})';
const to = ' ?(?:-|–|to|through|thru|till|until|up to) ?';
const join = '(?:,? (?:and|plus|or) |, & |, ?| ?& ?)';
const count = `(\\d{1,4}|${cardinalPattern})`;
const numbered = `(?:rows?|lines?|products?|items?|numbers?|nos?\\.?|#) ?(?:number |no\\.? ?|#)?${number}(?:${to}(?:row |line |product )?${number})?((?:${join}(?:row |line |product )?\\d{1,4}(?:${to}\\d{1,4})?)*)`;
/** Places, from either end, and numbers as they stand beside the rows. */
const several = new RegExp(`\\b(first|top|last|bottom) ${count} ?${row}?\\b(?! ?(?:%|percent|columns?|characters?))`);
const single = new RegExp(
  `\\b((?:the )?(?:very )?${ordinalPattern}(?:${join}(?:the )?${ordinalPattern})*) ${row}\\b(?! (?:is|are|has|have|holds?|contains?|names?|with|of (?:the |it))\\b)`,
);
const rows = new RegExp(`\\b${numbered}`);
const all =
  '(?:all|everything|every (?:row|line|product|item)|(?:them|these|those|it|this)(?: all)?|(?:the |this |that )?(?:whole |entire )?(?:file|csv|sheet|list|table|rest))';
const except =
  '(?:except(?: for)?|but not|but(?! (?:only|just|not)\\b)|apart from|other than|without|excluding|minus|save for|bar|not)';
const leaveOut = '(?:skip|leave out|omit|ignore|spare|exclude|drop|do not (?:import|take|add|load|use))';
const isExcept = new RegExp(`\\b${all}\\b[^.;]{0,40}\\b${except}\\b|\\b${leaveOut}\\b|^${except} `);
/** The line above the products. */
const ofHeadings =
  /\b(?:head(?:er|ing|line)s?|column names?|titles row|first (?:row|line) (?:is|has|holds|contains|are))\b/;
const wholeFile =
  '(?:import|take|add|load|use|make|do|read|get|want|need|cards?|it|this|me|please|files?|csv|sheet|spreadsheet|list|table|attachment|for|as|drafts?|score|once|now|import\\w*|same)\\b';
/** "Everything that is in it" is all of it. */
const isThere =
  '(?:is|are|was|were|stands?|i (?:have )?sent) (?:(?:in|inside|on) (?:it|here|there|(?:the|this|that|my) (?:file|sheet|spreadsheet|list|table))|here|there|inside|attached)\\b';
/** "All products from this file" is all of it. */
const ofFile =
  '(?:it|here|there|(?:the|this|that|these|those|my|our)(?: [a-z]+){0,2} (?:files?|csvs?|xlsx|excel|pdf|sheets?|spreadsheets?|lists?|tables?|attachments?|exports?|documents?))\\b';
const asksPart = new RegExp(
  `\\b(?:only|just|nothing but|solely)\\b(?: (?:import|take|add|load|use|make|do|read|get|want|need|cards? (?:of|for|from)|from|in|of|out of|it|this|me|please))* (?:(?:those|that) |(?:the |these |my )(?!${wholeFile})|(?!(?:the|these|those|that|my)\\b|${wholeFile}))[a-z]|\\b${all},? ${except} |\\b${leaveOut} (?:the |those |these |all )[a-z]|\\b(?:those|the ones|products|rows|items|everything) (?:(?:that|which)(?! ${isThere})|with|without|over|under|above|below|between|from(?! ${ofFile})|costing|cheaper|priced|starting)\\b|\\bhalf\\b|\\b(?:some|a few|a couple|part|a part|most) of (?:it|them|these|those|the|this)\\b`,
);
const names =
  /\b(?:only|just)(?: (?:import|take|add|load|use|make|please))* (?:the |my )([a-z][a-z -]{2,60}?)(?: (?:from|of|in|out of) (?:it|this|that|the|here|there)\b[^.;]*)?(?:,? (?:please|pls|thanks|for now|now|first))*[\s.!]*$/;
const noName = new RegExp(
  `\\b(?:${row}|file|csv|sheet|list|part|half|rest|titles?|prices?|names?|brands?|columns?|descriptions?|bullets?|cheap\\w*|dear\\w*|expensive|new|best|good|others?|same|products?|which|that|with|without|over|under|above|below)\\b`,
);

const rangeOf = (from: string, till: string | undefined): Range => {
  const [a, b] = [Number(from), Number(till ?? from)];
  return { from: Math.min(a, b), to: Math.max(a, b) };
};

function rangesOf(text: string): { by: 'place' | 'row'; ranges: Range[] } | null {
  const some = several.exec(text);
  if (some !== null) {
    const total = numberWord(some[2] ?? '') ?? Number(some[2]);
    if (!Number.isFinite(total) || total < 1) return null;
    const isEnd = some[1] === 'last' || some[1] === 'bottom';
    return { by: 'place', ranges: [isEnd ? { from: -total, to: -1 } : { from: 1, to: total }] };
  }
  const one = single.exec(text)?.[1];
  if (one !== undefined) {
    const places = (one.match(new RegExp(ordinalPattern, 'g')) ?? []).flatMap((word) => ordinalWord(word) ?? []);
    return { by: 'place', ranges: places.map((place) => ({ from: place, to: place })) };
  }
  const [said, from, till, more = ''] = rows.exec(text) ?? [];
  if (said === undefined || from === undefined) return null;
  const others = [...more.matchAll(new RegExp(`${number}(?:${to}${number})?`, 'g'))].map(([, a = '', b]) =>
    rangeOf(a, b),
  );
  const ranges = [rangeOf(from, till), ...others];
  // Row 1 of a sheet holds its headings: who begins with it counts the products.
  const isRow = /^(?:rows?|lines?)/.test(said) && ranges.every((range) => range.from > 1);
  return { by: isRow ? 'row' : 'place', ranges };
}

/**
 * Which products of an attached file are wanted, where the words want some: "only the first row", "just rows 1 to 3", "all but
 * the last one". 'unclear' for a part that is told in other words, null where all of it is wanted. In normal form.
 */
export function filePartIn(text: string): FilePick | 'unclear' | null {
  const said = text.replace(/\b(?:row|line) (?:1|one) (?:is|has|holds|contains|are)\b.*/, '');
  const isLeftOut = isExcept.test(said);
  const found = ofHeadings.test(said) ? null : rangesOf(said);
  if (found !== null) return { ...found, ...(isLeftOut ? { is_except: true } : {}) };
  const name = names.exec(said)?.[1];
  if (name !== undefined && !noName.test(name) && !isLeftOut) return { by: 'name', names: namesOf(name) };
  return !ofHeadings.test(said) && asksPart.test(said) ? 'unclear' : null;
}

const namesOf = (said: string) => said.split(/,? and (?:the )?|, (?:the )?/).filter((name) => name.trim() !== '');
