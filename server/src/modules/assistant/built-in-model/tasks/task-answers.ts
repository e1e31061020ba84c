import { type Conversation, outputFrom } from '../conversation.ts';
import { parseRequest, type Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { type Ask, call, isCall, nothingAround, say } from '../understanding/ask.ts';
import { zoneIn } from '../understanding/times/schedule-words.ts';
import { timeMeant } from '../understanding/times/times-meant.ts';
import { withOtherWork } from './other-work.ts';
import { taskOfBefore } from './task-of-before.ts';
import { chosenTasks, lastThatWorked, renamesTask, shownTasks, taskReply } from './task-replies.ts';
import type { Task } from './task-talk.ts';

/** "... No wait, not that, the other": of two tasks the one that was not named. */
const otherMeant =
  /^(.{4,80}?)[\s.,;!-]+(?:(?:(?:no|wait|sorry|oh|oops|hm+|hang on|hold on|actually|stop)[\s,.!]+)+(?:not (?:that|this)(?: one| task)?[\s,.!]+)?|not (?:that|this)(?: one| task)?[\s,.!]+)(?:(?:but|rather|i mean|i meant|it is|take|do)\s+)*the other(?: one| task)?(?: (?:please|instead|of course|i mean|i meant))*[\s.!]*$/;

const lead =
  '(?:(?:please|ok(?:ay)?|yes|and|now|then|also|so|actually|well|good|great|fine|perfect|nice|super|thanks|thank you|but|can you|could you|would you|i want you to|i would like you to|let us|just|still)[\\s,.!]+)*';
/** "I don't want to wait until Monday, ...". */
const impatient = new RegExp(
  `^${lead}(?:i|we|my [a-z]+) (?:(?:do|does|did) not (?:really )?(?:want|like|wish) to|can not|can hardly|will not) wait(?: (?:until|till|for|that|so)[^,.;!?]*)?(?:[,.;!]+| so| -)\\s*`,
);
const atOnce =
  '(?:right now|right away|straight away|now|at once|immediately|today|this minute|(?:just |only )?(?:this )?once|one time|a single time)';
const around = '(?:,? (?:too|as well|also|already|please|first|extra|in addition|in between|for me|then))*';
const stays =
  '(?:[\\s,.;-]+(?:but |and )?(?:the (?:task|schedule|rest|others?)(?: itself)?|it) (?:stays|remains|can stay|is to stay|should stay)[^?]*|,? not (?:only|just) [^,.?]*|[\\s,.;-]+(?:and )?leave the (?:task|schedule) (?:itself )?(?:as it is|alone|there))?';
const runs = new RegExp(
  `^${lead}(?:run|do|start|execute|trigger|launch|perform|make) (?:what )?(.{1,40}?)(?: does| do| would do)?(?:${around},? ${atOnce})(?:,? ${atOnce})*${around}${stays}[\\s.!?]*$`,
);

/** The work of tasks that were shown or made just now, done once at this moment; null for other words. */
function atThisMoment(said: string, tasks: Task[]): Ask[] | null {
  const [, which] = runs.exec(said.replace(impatient, '')) ?? [];
  if (which === undefined || /\b(?:not|never)\b/.test(which)) return null;
  const chosen = chosenTasks(which, tasks) ?? chosenTasks(`${which} one`, tasks);
  if (chosen === null) return null;
  if (chosen.length === 0) return [say('task_which')];
  const works = chosen.map(({ instruction }) => parseRequest(instruction, nothingAround).asks.filter(isCall));
  const isKnown = works.every((asks) => asks.length > 0 && asks.every(({ target }) => target?.kind !== 'it'));
  // What has a price waits for a yes: the rest goes first.
  const isPriced = (ask: Ask) => isCall(ask) && ask.input.dry_run === true;
  const asks = works.flat();
  return isKnown ? [...asks.filter((ask) => !isPriced(ask)), ...asks.filter(isPriced)] : [say('task_pause')];
}

/** What is said after tasks were shown: the other one, another time, or their work at this moment. */
export function taskAnswer(conversation: Conversation, request: Request): Ask[] | null {
  const { earlier } = conversation;
  const planned = taskOfBefore(conversation, request);
  if (planned !== null) return planned;
  const tasks = shownTasks(earlier);
  if (tasks.length === 0) return null;
  const said = request.text.trim();
  if (renamesTask.test(said) && isOfTasks(lastThatWorked(earlier)?.steps.at(-1)?.tool)) return [say('task_rename')];
  const reply = (text: string) =>
    taskReply(earlier, { ...request, text, asks: parseRequest(text, surroundingsOf(conversation)).asks });
  const [, first] = otherMeant.exec(said) ?? [];
  if (first !== undefined) return ofTheOther(reply(first), tasks);
  const isNew = outputFrom(lastThatWorked(earlier)?.steps ?? [], 'schedule_task') !== null;
  const time = timeMeant(said, isNew);
  const narrowed = isNew ? (onThese(said, tasks) ?? withOtherWork(said, tasks)) : null;
  if (narrowed !== null) return narrowed;
  return (
    atThisMoment(said, tasks) ??
    inOtherZone(said, tasks) ??
    (time === null ? null : reply(time)) ??
    taskReply(earlier, request)
  );
}

const isOfTasks = (tool: string | undefined) => tool === 'schedule_task' || tool === 'list_tasks';

const ofAll = /\b(?:all|each|every one)(?: of)?(?: my| the| our)? (?:cards|listings|products|items)\b/i;
const onlyThese = new RegExp(
  `^${lead}(?:no[\\s,.!]+)?(?:but |and )?(?:only|just) (?:for )?(?:the |my |our )([\\p{L}-]+(?: [\\p{L}-]+){0,2}?)(?:,? please)?[\\s.!]*$`,
  'u',
);
const noCards =
  /\b(?:titles?|descriptions?|bullets?|keywords?|tags|photos?|pictures?|images?|prices?|scores?|tasks?|first|second|last|one|weekends?|mornings?|evenings?|[a-z]+days?)\b/;
/** "Only the candles", right behind a task for all cards: the same task for those. */
function onThese(said: string, tasks: Task[]): Ask[] | null {
  const [, words = ''] = onlyThese.exec(said) ?? [];
  const [task, ...others] = tasks;
  if (words === '' || noCards.test(words) || task === undefined || others.length > 0) return null;
  const { task_id, instruction, schedule, timezone } = task;
  const these = `my ${words.replace(/ ones$/, ' cards')}`;
  return ofAll.test(instruction)
    ? [call('schedule_task', { task_id, instruction: instruction.replace(ofAll, these), schedule, timezone })]
    : null;
}

const zoneAlone = new RegExp(
  `^${lead}(?:(?:in|on|by|as|to|use|make it|set it to|it should be|that should be|that is|it is|i mean|i meant|our|my|the|local)[\\s,]+)*[a-z/_' ]{2,30}? (?:time|time ?zone)(?:,? (?:please|though|zone|not utc|instead(?: of utc)?))*[\\s.!]*$`,
);
/** "Use my time zone, I live in Warsaw". */
const livesThere = new RegExp(
  `^${lead}(?:(?:use|in|with|take|set it to) (?:my|our|the local|local) (?:own )?time(?: ?zone)?[,.;:]* ?(?:and |because |as )?)?(?:i|we) (?:live|am|are|work|sit|sell|am based|are based) in [a-z/_' ]{2,30}[\\s.!]*$`,
);
/** "In London time": the same hours of another zone. */
function inOtherZone(said: string, tasks: Task[]): Ask[] | null {
  const timezone = zoneAlone.test(said) || livesThere.test(said) ? zoneIn(said) : null;
  const [task, ...others] = tasks;
  if (timezone === null || task === undefined) return null;
  if (others.length > 0) return [say('task_which')];
  const { task_id, instruction, schedule } = task;
  return [call('schedule_task', { task_id, instruction, schedule, timezone })];
}

function ofTheOther(asks: Ask[] | null, tasks: Task[]): Ask[] | null {
  const [ask, ...more] = asks ?? [];
  if (ask === undefined) return null;
  const other = tasks.find(({ task_id: id }) => isCall(ask) && id !== ask.input.task_id);
  const isClear = tasks.length === 2 && more.length === 0 && isCall(ask) && ask.tool === 'cancel_task';
  return isClear && other !== undefined ? [{ ...ask, input: { task_id: other.task_id } }] : [say('task_which')];
}
