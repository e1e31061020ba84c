import { lead, tail } from '../said-around.ts';

const all =
  '(?:everything|anything|(?:all )?(?:of )?(?:my |the )?(?:cards|listings|products|items|ones)|all(?: of them)?)';
const has = '(?:with|that (?:has|have|contains?|says?)|which (?:have|has|contain)|having|containing)';
const word = `${has} (?:the )?(?:words? )?["“'‘]?([\\p{L}\\d][\\p{L}\\d -]{1,40}?)["”'’]? in (?:the|their|its) (?:titles?|names?)`;
const work = '(score|rate|improve|rewrite|export|download)';
/** 'Find everything with "filter" in the title and score them'. */
const found = new RegExp(
  `^${lead}(?:find|show|list|get|take|search(?: for)?|which (?:are|have))(?: me)? ${all} ${word}(?:,? (?:and|then) (?:then )?${work} (?:them|those|these|it)(?: all)?([^.;!?]{0,40}))?${tail}`,
  'iu',
);
/** 'Score everything with "filter" in the title'. */
const ordered = new RegExp(`^${lead}${work} ${all} ${word}([^.;!?"]{0,40})${tail}`, 'iu');

/** The same of the cards that are called so: the title is what they are found by, and not what is worked on. */
export function withWordInTitle(said: string): string | null {
  const [, name, verb, rest = ''] = found.exec(said) ?? [];
  if (name !== undefined) return verb === undefined ? `show my ${name} cards` : `${verb} all my ${name} cards${rest}`;
  const [, order, own, behind = ''] = ordered.exec(said) ?? [];
  return order === undefined ? null : `${order} all my ${own} cards${behind}`;
}
