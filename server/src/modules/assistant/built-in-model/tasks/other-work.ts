import { lead } from '../said-around.ts';
import { type Ask, call } from '../understanding/ask.ts';
import type { Task } from './task-talk.ts';

const dear =
  "(?:(?:that|it|this)(?: is|['’]?s)? )?(?:way |far |much )?too (?:expensive|much|dear|costly|pricey)(?: (?:for me|every time|each time))?[\\s,.;!-]+";
const forms: Record<string, string[]> = {
  score: ['score', 'scores', 'scored', 'scoring'],
  export: ['export', 'exports', 'exported', 'exporting'],
};
/** "Too expensive, only score it", "only score them instead". */
const said = new RegExp(
  `^${lead}(${dear})?(?:(?:so|then|but|rather|better|make it|let it)\\s+)*(?:only|just) (score|export)(?: (?:it|them|that|this|these))?(,? (?:instead|then|there|each time|every time))?(?:,? please)?[\\s.!]*$`,
  'iu',
);
const named = /\b(?:(?:improv|re-?writ|optimi[sz])(es?|ing|ed|ten)|(?:polish|re-?work)(es|s|ing|ed)?)\b/i;

/** Right behind a task whose work was too dear, the same cards at the same times with other work; null for other words. */
export function withOtherWork(text: string, tasks: Task[]): Ask[] | null {
  const [found, reason, work = '', instead] = said.exec(text) ?? [];
  const [task, ...others] = tasks;
  if (found === undefined || (reason ?? instead) === undefined || task === undefined || others.length > 0) return null;
  const { task_id, instruction, schedule, timezone } = task;
  const [verb, one, two] = named.exec(instruction) ?? [];
  if (verb === undefined) return null;
  const ending = (one ?? two ?? '').toLowerCase();
  const form =
    ending === 'ing' ? 3 : ending === 'ed' || ending === 'ten' ? 2 : ending === 'es' || ending === 's' ? 1 : 0;
  const changed = instruction.replace(named, forms[work.toLowerCase()]?.[form] ?? work);
  return [call('schedule_task', { task_id, instruction: changed, schedule, timezone })];
}
