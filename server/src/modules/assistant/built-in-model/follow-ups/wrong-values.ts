import type { ListingEdit } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import type { Ask } from '../understanding/ask.ts';

const words = '(\\p{L}[\\p{L}-]*(?: [\\p{L}-]+){0,2}?)';
const tail = '(?:,? (?:please|pls|now|actually|sorry|as (?:it|the (?:card|listing|title)) (?:says|states)))*[\\s.!]*$';
const article = '(?:(?:made|of|from|in|an?|the|real|genuine|just|only|simply) )*';
/** "Gold plated, not silver": what stands behind is wrong. */
const behind = new RegExp(`,? (?:and |but )?(?:not|instead of|rather than) ${article}${words}${tail}`, 'iu');
/** "It's not silver, it's gold plated". */
const before = new RegExp(
  `(?:\\b(?:is|are)|['’]s|['’]re|\\bits) ?(?:not|n['’]?t) ${article}${words}(?:,| -|;|\\.|:| but)* ?(?:it['’]?s|it is|they are|they['’]re|but|rather)\\b(.+)$`,
  'iu',
);

/** "Not jute, it's seagrass". */
const alone = new RegExp(
  `^(?:(?:no|sorry|oh|and|but)[\\s,.!]+)*not ${article}${words}(?:,| -|;|\\.|:| but)* ?(?:it['’]?s|it is|they are|they['’]re|but|rather)\\b(.+)$`,
  'iu',
);

/** "The material is not right, it is steel": what is wrong is not said. */
const noValue =
  /^(?:quite |entirely |really )?(?:right|correct|true|accurate|exact|ok(?:ay)?|nice|so|that|this|it|there|the case)\b/i;

/** The value that a correction calls wrong; null where it names none beside the right one. */
function wrongValue(said: string, value: string): string | null {
  const right = value.toLowerCase();
  const [, denied, fresh = ''] = before.exec(said) ?? alone.exec(said) ?? [];
  const last = behind.exec(said);
  const wrong =
    denied !== undefined && fresh.toLowerCase().includes(right)
      ? denied
      : last !== null &&
          said
            .slice(0, last.index)
            .toLowerCase()
            .replace(/ condition$/, '')
            .endsWith(right)
        ? last[1]
        : undefined;
  // Words that the right value has as well would be found in it again.
  return wrong === undefined || noValue.test(wrong) || right.includes(wrong.toLowerCase()) ? null : wrong;
}

/** A fact that is told beside the value that it is not: the change says so, and the texts of the card follow it. */
export function withWrongValue({ current, isScheduled }: Conversation, asks: Ask[]): Ask[] {
  const [ask, ...others] = asks;
  const said = current.text.trim();
  if (isScheduled === true || said.length > 200 || others.length > 0) return asks;
  if (ask?.kind !== 'call' || ask.tool !== 'edit_card') return asks;
  // The last change for another card has no edits before that card is found.
  const edits = (ask.input.edits ?? []) as ListingEdit[];
  // Of several facts only the last one can have it right behind it.
  const at = edits.length - 1;
  const edit = edits[at];
  if (edit?.op !== 'set' || edit.field !== 'specifications' || edit.value === undefined) return asks;
  // A figure has a way of its own.
  if (/\d/.test(edit.value) || (at > 0 && !behind.test(said))) return asks;
  const wrong = wrongValue(said, edit.value.trim());
  return wrong === null ? asks : [{ ...ask, input: { edits: edits.with(at, { ...edit, instead_of: wrong }) } }];
}
