import { numberIn } from '../speech/number-words.ts';

const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
/** "3 sentences are enough" limits a text; "one sentence is wrong", "one sentence per bullet" do not. */
const notOf =
  '(?! (?:about|on|that|which|saying|more)\\b)(?! (?:is|are|was|were) (?!(?:enough|plenty|fine|sufficient|ok(?:ay)?|all)\\b))(?! (?:per|each|for each|for every|in (?:each|every)) (?:bullet|point))';
/** "To 3 sentences", "2 or 3 sentences", "not more than four short sentences". */
const counted = new RegExp(
  `(?<!\\b(?:first|last|next|other|these|those|opening|closing|add|adding|remove|delete|insert|another|every|each|than|write|with|more|has|had|are|were|reads?|bullets?|bullets? of) )(?:\\b${number} ?(?:or|to|-|–) ?)?\\b(${number})(?: (?:short|long|simple|plain|nice|good|clear|little|full))* sentences?\\b${notOf}(?! (?:longer|each)\\b)`,
);
/** "Write three sentences": so many, and not that many more. */
const written = new RegExp(
  `\\b(?:in|(?<!\\b(?:start|begin|end|open|close)(?:s|ing)?(?: it| them| (?:the|each|every) [a-z]+)? )with|write|just|only) (${number})(?: (?:short|simple|plain|nice))* sentences?\\b${notOf}`,
);
/** "Max 5 sentences each", of descriptions. */
const ofEach = new RegExp(
  `\\b(?:max(?:imum)?\\.?(?: of)?|at (?:the )?most|no more than|not more than|up to) (${number}) (?:short )?sentences? each\\b`,
);
const most = 30;

/** The most sentences that a text shall have; null where none is said. */
export function sentenceLimitIn(text: string): number | null {
  const each = /\bbullets?\b|\bpoints\b/.test(text) ? undefined : ofEach.exec(text)?.[1];
  const said = counted.exec(text)?.[1] ?? written.exec(text)?.[1] ?? each;
  const limit = said === undefined ? null : numberIn(said);
  return limit === null || limit < 1 || limit > most ? null : limit;
}
