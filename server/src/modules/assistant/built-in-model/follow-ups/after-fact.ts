import { isFailure, type ListingEdit } from '../../tool-types.ts';
import type { Turn } from '../conversation.ts';
import { isSmallWord } from '../understanding/cards/targets.ts';
import { isSameKind } from '../understanding/facts/corrected-facts.ts';
import { saysNothing } from '../understanding/facts/question-replies.ts';
import { isRequestWord } from '../understanding/speech/vocabulary.ts';
import { lead } from './after-list.ts';

/** So long a message points back at what was written. */
const longest = 120;
const rest = '(?: (?:please|pls|then|too|also|as well|instead|now|sorry|of course))*[\\s.!]*$';

/** The facts that the turn before wrote. */
function writtenIn({ steps }: Turn): ListingEdit[] {
  const step = steps.at(-1);
  const edits =
    step?.tool === 'edit_card' && !isFailure(step.output) ? ((step.input?.edits ?? []) as ListingEdit[]) : [];
  return edits.filter(({ op, value = '' }) => op !== 'remove' && value !== '' && !/["“”<>\n]/.test(value));
}

const slip =
  "(?:(?:no|nope|sorry|oops|ups|wait|ah|oh|hm+|well|actually|correction|rather|but|i (?:mean|meant|said|wanted)|it(?:['’]?s| is)|make (?:it|that)|should be|(?:made )?in)[\\s,.!:]+)";
const word = "[\\p{L}\\d][\\p{L}\\d'’/-]*";
const words = `${word}(?: ${word}){0,3}?`;
/** "No, not Portugal, Spain", "Spain, not Portugal". */
const notThat = new RegExp(`^\\s*${slip}*not (?:in |from )?(${words})[\\s,.;:!–-]+${slip}*(${words})${rest}`, 'iu');
const thisNot = new RegExp(`^\\s*${slip}*(${words})[\\s,]+(?:and )?not (?:in |from )?(${words})${rest}`, 'iu');
/** "No, silver": of the same kind as what was written. */
const other = new RegExp(`^\\s*${slip}+(${words})${rest}`, 'iu');

const isValue = (said: string) =>
  !saysNothing(said) &&
  !said
    .toLowerCase()
    .split(' ')
    .some((one) => isSmallWord(one) || isRequestWord(one));

/** A value that was just written, and is taken back for another one. */
function corrected(text: string, [edit, ...others]: ListingEdit[]): string | null {
  const { field = '', name, value = '' } = edit ?? {};
  if (others.length > 0 || (field !== 'specifications' && field !== 'bullets')) return null;
  const [, wrong = '', right = ''] = notThat.exec(text) ?? [];
  const [, right2 = '', wrong2 = ''] = thisNot.exec(text) ?? [];
  for (const [denied, meant] of [
    [wrong, right],
    [wrong2, right2],
  ] as const) {
    const at = denied === '' ? -1 : value.toLowerCase().indexOf(denied.toLowerCase());
    if (at < 0 || !isValue(meant)) continue;
    const said = value.slice(at, at + denied.length);
    if (field === 'bullets') return `replace "${said}" with "${meant}" in the bullets`;
    return `set the specification ${name} to ${value.slice(0, at)}${meant}${value.slice(at + said.length)}`;
  }
  const [, meant = ''] = other.exec(text) ?? [];
  return field === 'specifications' && name !== undefined && isValue(meant) && isSameKind(value, meant)
    ? `set the specification ${name} to ${meant}`
    : null;
}

const figure = '\\d[\\d.,]*(?: ?(?:x|×|by) ?\\d[\\d.,]*)*';
/** "Make that 3000", behind 4000 K. */
const madeFigure = new RegExp(
  `^\\s*${lead}(?:(?:make|change|set|correct) (?:it|that|this)(?: to)?|better|rather) (${figure}(?: ?[\\p{L}°%"]{1,6})?)${rest}`,
  'iu',
);
function otherFigure(text: string, [edit, ...others]: ListingEdit[]): string | null {
  const [, said] = madeFigure.exec(text) ?? [];
  const [, unit] = new RegExp(`^${figure}( ?[\\p{L}°%"]+)$`, 'u').exec(edit?.value ?? '') ?? [];
  if (said === undefined || unit === undefined || edit?.field !== 'specifications' || others.length > 0) return null;
  return `set the specification ${edit.name} to ${said}${/[\p{L}°%"]$/u.test(said) ? '' : unit}`;
}

/** "Also one for warranty, 2 years", "another one: Warranty 2 years", behind a specification. */
const further = new RegExp(
  `^\\s*${lead}(?:(?:add|put|write|make) )?(?:(?:an?other|one more|a|the)(?: one| spec(?:ification)?| line| row| entry)?|one)(?: too)? (?:for|called|named) (?:the )?([\\p{L} -]{3,30})(?:,|:| -| =|, (?:it is|it['’]s|its)) ?(\\S[^,;:?"\\n]{0,60}?)${rest}`,
  'iu',
);
function furtherEntry(text: string, edits: ListingEdit[]): string | null {
  const [, name, value] = further.exec(text) ?? [];
  const isList = edits.length > 0 && edits.every(({ field }) => field === 'specifications');
  return name === undefined || value === undefined || !isList ? null : `add the specification ${name}: ${value}`;
}

/** Words behind facts that were just written, said in full; null for words that point at none of them. */
export function ofWrittenFact(text: string, last: Turn | undefined): string | null {
  const edits = last === undefined || text.length > longest ? [] : writtenIn(last);
  if (edits.length === 0) return null;
  return corrected(text, edits) ?? otherFigure(text, edits) ?? furtherEntry(text, edits);
}
