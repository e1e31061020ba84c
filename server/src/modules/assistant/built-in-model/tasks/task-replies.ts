import { isFailure, type ListingEdit } from '../../tool-types.ts';
import { outputFrom, type Turn } from '../conversation.ts';
import { isTalk } from '../follow-ups/small-talk.ts';
import { isWordsAlone } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, call, say } from '../understanding/ask.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { zoneIn } from '../understanding/times/schedule-words.ts';
import { rhythmOf } from '../understanding/times/task-rhythm.ts';
import { timeChangeIn } from '../understanding/times/time-changes.ts';
import { type Task, taskTalkIn } from './task-talk.ts';

const lead =
  '^(?:(?:please|ok(?:ay)?|yes|no|and|now|then|also|so|actually|well|good|great|fine|perfect|nice|thanks|thank you|but|hm+|can you|could you|would you|i want to|i would like to|let us)[\\s,.!]+)*';
const tail = '(?:[\\s,]+(?:please|now|thanks|thank you|too|as well|then|for me|any ?more|instead))*[\\s.!]*$';
const cancelled = new RegExp(
  `${lead}(?:cancel|stop|delete|remove|end|drop|kill|scrap|get rid of|clear|turn off|switch off)\\s+(.{1,80}?)${tail}`,
);
/** "Delete that task and improve the tote": the message holds another order. */
const otherOrder =
  /(?:,|\band\b|\bthen\b) (?:please |then )?(?:improve|score|rate|rewrite|export|set|change|add|make|publish|write|show)\b/;
const paused = new RegExp(
  `${lead}(?:pause|suspend|snooze|freeze|hold|resume|unpause|reactivate|put .{1,40} on hold|skip)\\s+(.{1,60}?)(?: (?:until|till|for|while|over|during) [^.;!?]{1,40})?${tail}`,
);
/** "Turn it on again", "run the first one now". */
const startedNow = [
  new RegExp(`${lead}(?:turn|switch)\\s+(.{1,40}?)\\s+(?:back )?on(?: again)?${tail}`),
  new RegExp(
    `${lead}(?:run|start|trigger|launch|execute)\\s+(.{1,40}?)\\s+(?:(?:right )?now|at once|immediately|once)${tail}`,
  ),
];
const verb = '(?:change|move|switch|set|make|shift|reschedule|put|do|run|start)';
const when =
  '((?:at |on )?(?:every|each|daily|week ?days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|noon|midnight|(?:a )?(?:half|quarter) (?:past|to) \\d|\\d{1,2}\\b).{0,60}?)';
/** "Do it for 2 cards", "run it for 3 weeks": what is counted there is no hour. */
const notCounted = "(?! \\d{1,2}(?![\\d:.]| ?(?:[ap]m|o'? ?clock)\\b))";
/** "Run it from Monday to Friday" names a range of days; "move it from Monday to Friday" the one before. */
const dayRange =
  '(?!(?:do|run|start|set|make|put)\\b[^.;]{0,50}\\bfrom (?:mon|tues|wednes|thurs|fri|satur|sun)days? to )';
const movesTask = new RegExp(
  `${lead}(?:rather |better )?${dayRange}${verb}\\s+(.{1,50}?)\\s+(?:to|at|(?:for|on)${notCounted}|from \\d{1,2}(?::\\d{2})?(?: ?[ap]m)? to)\\s+${when}${tail}`,
);
const movedIt = new RegExp(`${lead}(?:rather |better )?${verb}\\s+(it|that|this)\\s+${when}${tail}`);
/** "Make it Tuesday" alone may be another task, "make it 10" something else altogether. */
const saysTime = /\b(?:instead|rather|noon|midnight|past|at)\b|\d ?(?:[:.]\d|[ap]m\b|o'?clock\b|h\b)/;
const alone = new RegExp(
  `${lead}(?:(?:rather|better)[\\s,]+(?:at |on )?${when}|(?:rather |better |make )?(?:at |on )?(.{1,40}?)[\\s,]+(?:instead|rather|is better|would be better)|((?:at )?(?:a )?(?:half|quarter) (?:past|to) \\d.{0,30}?))${tail}`,
);
const all =
  /^(?:all|both|everything|all of (?:them|these|those|it)|both of them|them(?: all)?|these|those|the (?:whole )?lot|all (?:my |the |these |those )?(?:tasks?|schedules?|jobs?)|(?:my|the|these|those) (?:tasks|schedules|jobs)|both (?:tasks|jobs))$/;
const it =
  /^(?:it|that|this|that one|this one|the (?:task|schedule|job)|that (?:task|job)|this (?:task|job)|the time|the day)$/;
const except = /^(?:all|everything|all of them|them all)[\s,]+(?:but|except)(?: for)? (.+)$/;

/** Edits of a card and what the assistant refuses name their own thing; a refusal to delete cards may be about "them". */
const refused = new Set([
  'no_such_day',
  'account',
  'others',
  'secrets',
  'deleting_images',
  'pricing',
  'publishing',
  'translating',
]);
const isElsewhere = (ask: Ask) => {
  if (ask.kind === 'say') return refused.has(ask.topic);
  const edits = ask.tool === 'edit_card' ? (ask.input.edits as ListingEdit[] | undefined) : undefined;
  // "Change the second one to 8 o'clock" reads like a specification.
  return edits?.some(({ op, field }) => field !== 'specifications' || op === 'remove') ?? false;
};

/** Tasks that were listed or made just now, in the order in which they were shown. */
export function shownTasks(earlier: Turn[]): Task[] {
  const gone = new Set<string>();
  const moved = new Map<string, Task>();
  for (const turn of earlier.toReversed()) {
    const { steps } = turn;
    for (const { tool, input } of steps) if (tool === 'cancel_task') gone.add(String(input?.task_id));
    const listed = outputFrom(steps, 'list_tasks')?.tasks;
    const made = outputFrom(steps, 'schedule_task');
    const isMoved = made !== null && steps.some(({ tool, input }) => tool === 'schedule_task' && input?.task_id);
    // A task at another time is one of those that were listed before, if they were.
    if (isMoved && listed === undefined) {
      if (!moved.has(made.task_id)) moved.set(made.task_id, made);
      continue;
    }
    const tasks = listed ?? (made === null ? null : [made]);
    if (tasks !== null)
      return tasks.flatMap((task) => (gone.has(task.task_id) ? [] : [moved.get(task.task_id) ?? task]));
    if (steps.length === 0 ? isAboutTasks(turn.text) || asksCost.test(turn.text) : isRefused(steps) || isUsage(steps))
      continue;
    if (steps.length === 0 ? !isTalk(turn.text) : steps.some(({ tool }) => tool !== 'cancel_task'))
      return [...moved.values()];
  }
  return [...moved.values()].filter(({ task_id: id }) => !gone.has(id));
}
/** "What does that cost me a month?" */
const asksCost =
  /^(?:[^.!]*\b(?:costs?|credits?|charged?|free|pay)\b[^.!]*\?|(?:(?:and|so|but|ok(?:ay)?)[\s,]+)*(?:what|how much|how many|is|does|do|will)\b[^.!?]*\b(?:costs?|credits?|charged?|free|pay)\b[^.!?]*)\s*$/i;
/** A further task that the plan has no place for. */
const isRefused = (steps: Turn['steps']) =>
  steps.every(({ tool, output }) => tool === 'schedule_task' && isFailure(output));
/** "Pause the export one" was answered, and nothing was done. */
const isAboutTasks = (text: string) => {
  const said = text.trim().toLowerCase();
  return [paused, ...startedNow, cancelled, movesTask, renamesTask].some((pattern) => pattern.test(said));
};

const hourAlone =
  '(\\d{1,2})(?![\\d:.%-]|(?: |-)?(?:cards?|listings?|points?|credits?|minutes?|hours?|days?|weeks?|bullets?)\\b)';
const putting =
  '(?:make (?:it|that)|change (?:it|that) to|move (?:it|that) to|set (?:it|that) (?:to|at)|take|rather|better|i meant?|i mean|it should be|i said)';
const hourMeant = [
  new RegExp(
    `^(?:(?:sorry|oh|no|please|ok|actually|wait|hm+|ah)[ ,.!]+)*${putting}(?: at)? ${hourAlone},? (?:and )?(?:not|instead of|rather than)(?: at)? \\d{1,2}[\\s.!]*$`,
  ),
  new RegExp(
    `^(?:(?:sorry|oh|no|please|ok|actually|wait|hm+|ah)[ ,.!]+)*${putting}(?: at)? ${hourAlone}(?: (?:please|instead|then|rather|sharp))*[\\s.!]*$`,
  ),
];
const tooSoon =
  /^[^?]*\btoo (?:late|early|soon)\b(?: for (?:me|us|it|that))?[,.; ]*(?:please |so |and )*(?=(?:make|take|set|move|change|rather|better)\b)/;
/** "6 in the evening". */
const partOfDay =
  /\b((?:1[01]|[1-9])(?::[0-5]\d)?)(?: ?o'? ?clock)? (?:in the (morning|afternoon|evening)|at night)\b/g;
/** "9 is too early, take 11", "I meant 7, not 9": right after a task was made an hour needs no word of its own. */
function otherHour(said: string): string {
  const text = said
    .replace(tooSoon, '')
    .replace(partOfDay, (_, time: string, part: string) => `${time} ${part === 'morning' ? 'am' : 'pm'}`);
  const hour = hourMeant.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  return hour === undefined || Number(hour) > 24 ? text : `make it ${hour}:00`;
}

/** "..., mornings I pack orders" tells why, and names no days. */
const routineBehind =
  /(?<=\w)[,.;!-]+ (?:because |as |since )?(?:in the |on |the )?(?:early )?(?:mornings?|afternoons?|evenings?|nights?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?:i|we|my [a-z]+|our [a-z]+) [^?]*$/;

/** "Cancel both", "pause the Monday one", "change it to 8 o'clock", after tasks were shown. Null when it is about none. */
export function taskReply(earlier: Turn[], request: Request): Ask[] | null {
  const { text: said, message, asks } = request;
  const last = lastThatWorked(earlier);
  const isNew = last?.steps.at(-1)?.tool === 'schedule_task';
  const text = (isNew ? otherHour(said.trim()) : said.trim()).replace(routineBehind, '');
  if (text.length > 200 || !isWordsAlone(message)) return null;
  const tasks = shownTasks(earlier);
  if (tasks.length === 0 || asks.some(isElsewhere)) return null;
  const worded = byWording(text, tasks, asks);
  if (worded?.every(({ kind }) => kind === 'call')) return worded;
  return byWords(text, tasks, last, asks) ?? worded;
}

/** What is said of a new task, such as what it costs, leaves it as new as it was. */
export const lastThatWorked = (earlier: Turn[]): Turn | undefined => earlier.findLast(({ steps }) => !isUsage(steps));
/** Nothing, or a look at credits and plans: "how many tasks can I have?" */
const isUsage = (steps: Turn['steps']) => steps.every(({ tool }) => tool === 'show_usage');
/** "Rename it", right behind tasks, is no title of a card. */
export const renamesTask = new RegExp(
  `${lead}(?:re-?name|re-?title|call|name)\\s+(?:it|that|this|(?:the|that|this|my) (?:new )?(?:task|schedule|job|one))\\b(?! (?:off|back))`,
);

const answers: Record<'ask' | 'which' | 'pause' | 'leave', Ask> = {
  ask: call('list_tasks'),
  which: say('task_which'),
  pause: say('task_pause'),
  leave: say('no'),
};
/** By the words that are left when times, names of tasks and small words are taken out. */
function byWords(text: string, tasks: Task[], last: Turn | undefined, asks: Ask[]): Ask[] | null {
  const talk = taskTalkIn(text, tasks, last?.steps.at(-1)?.tool === 'schedule_task');
  if (talk === null) return null;
  const task =
    talk.kind === 'change' ? talk.task : talk.kind === 'leave' && talk.tasks.length === 1 ? talk.tasks[0] : null;
  const reworded = task == null ? null : rewordedTask(task, asks);
  if (reworded !== null) return [reworded];
  if (talk.kind === 'cancel') return talk.tasks.map(({ task_id }) => call('cancel_task', { task_id }));
  // "At 9 in the morning", when that is its time already.
  if (talk.kind === 'leave' && talk.tasks.some((one) => timeChangeIn(text, one.schedule) === one.schedule))
    return [answers.ask];
  if (talk.kind !== 'change') return [answers[talk.kind]];
  const { task_id, instruction, schedule, timezone } = talk.task;
  return [
    call('schedule_task', {
      task_id,
      instruction: talk.instruction ?? instruction,
      schedule: talk.schedule ?? schedule,
      timezone: zoneIn(text) ?? timezone,
    }),
  ];
}

/** "Every Monday at 9 re-import it": the whole order again in other words, for the task that has much the same. */
function rewordedTask(task: Task, asks: Ask[]): Ask | null {
  const [ask, ...others] = asks;
  if (ask?.kind !== 'call' || ask.tool !== 'schedule_task' || ask.input.task_id !== undefined || others.length > 0)
    return null;
  const own = String(ask.input.instruction ?? '');
  if (!startsWork.test(own) || own.toLowerCase() === task.instruction.toLowerCase()) return null;
  return { ...ask, input: { timezone: task.timezone, ...ask.input, task_id: task.task_id } };
}
const startsWork =
  /^(?:re-?)?(?:import|scor|improv|rewrit|optimi[sz]|polish|check|compar|export|read|fetch|refresh)\w* \w/i;

function byWording(text: string, tasks: Task[], asks: Ask[]): Ask[] | null {
  const cancel = cancelled.exec(text)?.[1];
  if (cancel !== undefined) {
    const own = cancel.split(otherOrder)[0] ?? cancel;
    const chosen = chosenTasks(own, tasks);
    const besides = own === cancel ? [] : asks.filter((ask) => ask.kind === 'call' && ask.tool !== 'cancel_task');
    // One place is what the tables read as well.
    const isRead = asks.some((ask) => ask.kind === 'call' && String(ask.input.task_id ?? '').startsWith('#'));
    if (chosen === null || (isRead && chosen.length < 2)) return null;
    return chosen.length === 0
      ? [say('task_which')]
      : [...chosen.map(({ task_id }) => call('cancel_task', { task_id })), ...besides];
  }
  const pause = [paused, ...startedNow].map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  if (pause !== undefined) return chosenTasks(pause, tasks) === null ? null : [say('task_pause')];
  const change = movesTask.exec(text) ?? (saysTime.test(text) ? movedIt.exec(text) : null);
  const bare = change === null ? alone.exec(text) : null;
  const time = change?.[2] ?? bare?.[1] ?? bare?.[2] ?? bare?.[3];
  // "Not on Mondays, Thursday is better": what it is not is read elsewhere.
  if (time === undefined || /\bnot\b/.test(time)) return null;
  const chosen = chosenTasks(change?.[1] ?? 'it', tasks);
  if (chosen === null) return null;
  const [task] = chosen;
  if (task === undefined || chosen.length > 1) return [say('task_which')];
  const zone = zoneIn(text);
  const schedule = timeChangeIn(time, task.schedule) ?? (zone === null ? null : task.schedule);
  if (schedule === null) return change === null ? null : [say('schedule_when')];
  const { task_id, instruction, timezone } = task;
  return [call('schedule_task', { task_id, instruction, schedule, timezone: zone ?? timezone })];
}

/** The tasks that these words mean; none when they may mean several; null when they name no task. */
export function chosenTasks(words: string, tasks: Task[]): Task[] | null {
  const said = words.replace(/^(?:the )?(?:time|day|hour) of /, '').trim();
  if (all.test(said)) return /\bboth\b/.test(said) && tasks.length !== 2 ? [] : tasks;
  if (it.test(said)) return tasks.length === 1 ? tasks : [];
  const spared = except.exec(said)?.[1];
  if (spared !== undefined) {
    const kept = chosenTasks(spared, tasks);
    return kept === null || kept.length === 0 ? kept : tasks.filter((task) => !kept.includes(task));
  }
  const parts = said.split(/,? and (?:the )?|, (?:the )?/);
  if (parts.length > 1) {
    const found = parts.map((part) => chosenTasks(part, tasks));
    if (found.every((some) => some !== null && some.length > 0))
      return [...new Set(found.flatMap((some) => some ?? []))];
  }
  const target = targetIn(/^\d{1,2}$/.test(said) ? `number ${said}` : said);
  if (target.kind === 'places' && target.places.length > 0) {
    const at = target.places.map((place) => tasks.at(place < 0 ? place : place - 1));
    return at.every((task) => task !== undefined) ? at.filter((task) => task !== undefined) : [];
  }
  const named = (said.match(/[\p{L}\d]{2,}/gu) ?? []).filter((word) => !filler.test(word));
  if (named.length === 0) return null;
  const fitting = tasks.filter((task) => {
    const has = wordsOf(task);
    return named.every((word) => has.has(stem(word)));
  });
  const isSeveral = /\b(?:ones|tasks|jobs)\b/.test(said);
  const saysTask = /\b(?:ones?|tasks?|jobs?|schedules?|reminders?)\b/.test(said);
  // "The mug" alone may be the card.
  if (!saysTask && !rhythm.test(said)) return null;
  if (fitting.length > 1 && !isSeveral) return [];
  return fitting.length > 0 ? fitting : saysTask ? [] : null;
}
/** "The scoring one" is "score all my cards". */
const stem = (word: string) => word.replace(/(?<=\p{L}{3})(?:ing|ed|es|e|s)$/u, '');
const rhythm = /\b(?:daily|weekly|monthly|every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/;
const filler =
  /^(?:the|my|a|an|one|ones|task|tasks|job|jobs|scheduled?|that|this|of|for|at|on|with|every|each|all|from)$/;

/** What a task may be called by: the words of its instruction, its days and its rhythm. */
function wordsOf({ title, instruction, schedule }: Task): Set<string> {
  const words = `${title} ${instruction} ${rhythmOf(schedule)}`.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
  return new Set(words.map(stem));
}
