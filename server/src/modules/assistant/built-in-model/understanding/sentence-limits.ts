import { numberIn } from './number-words.ts';

const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
/** "To 3 sentences", "2 or 3 sentences", "not more than four short sentences". */
const counted = new RegExp(
  `(?<!\\b(?:first|last|next|other|these|those|opening|closing|add|adding|remove|delete|insert|another|every|each|than|write|with|more) )(?:\\b${number} ?(?:or|to|-|–) ?)?\\b(${number})(?: (?:short|long|simple|plain|nice|good|clear|little|full))* sentences?\\b(?! (?:about|on|that|which|saying|more|longer|each)\\b)`,
);
/** "Write three sentences": so many, and not that many more. */
const written = new RegExp(
  `\\b(?:in|with|write|just|only) (${number})(?: (?:short|simple|plain|nice))* sentences?\\b(?! (?:about|on|that|which|saying|more)\\b)`,
);
const most = 30;

/** The most sentences that a text shall have; null where none is said. */
export function sentenceLimitIn(text: string): number | null {
  const said = counted.exec(text)?.[1] ?? written.exec(text)?.[1];
  const limit = said === undefined ? null : numberIn(said);
  return limit === null || limit < 1 || limit > most ? null : limit;
}
