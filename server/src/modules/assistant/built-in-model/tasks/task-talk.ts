import type { ToolOutputs } from '../../tool-types.ts';
import { endsNothing as deniesEnd } from '../tables/task-rows.ts';
import { numberWord } from '../understanding/speech/number-words.ts';
import { clocksIn } from '../understanding/times/clock-words.ts';
import { daysIn, type Take } from '../understanding/times/day-words.ts';
import { days, rhythmOf } from '../understanding/times/task-rhythm.ts';
import { shiftOfTime, timeChangeIn } from '../understanding/times/time-changes.ts';
import { withinTheDay } from '../understanding/times/within-the-day.ts';

export type Task = ToolOutputs['list_tasks']['tasks'][number];

/** What is said of tasks that are in view: which of them, and what becomes of them. */
export type TaskTalk =
  | { kind: 'cancel' | 'ask' | 'which' | 'pause' | 'leave'; tasks: Task[] }
  | { kind: 'change'; task: Task; schedule?: string; instruction?: string };

const set = (words: string) => new Set(words.split(/\s+/));
/** Words that say nothing but that a task, its time or its end is spoken of. */
const small = set(`
a an the my our your this that these those it its them they both all one ones i we you me us he she there here
to at on of for in by with from until till as and or but so if then than too also please pls ok okay well oh ah hmm hm um er
sorry oops whoops wait no nope nah na yes yeah actually really just only even still again now already better best good fine
great enough perfect thanks thank cheers mate instead rather else
is are be was were am do does did have has had should could can may might would will shall must need needs want wants like
make makes move change switch set put shift reschedule push bring run runs go goes start starts happen keep keeps let
prefer suits works come comes cool excuse mean meant said say think thought thinking about mind decided reflection second thoughts
thing things task tasks job jobs schedule schedules scheduled reminder automation automations automatic automatically regular recurring time times hour day days week
month same stay stays stand remains possible possibly perhaps maybe once every each daily weekly monthly nightly
first third fourth fifth last after suit suited pair couple half hand manually myself ourselves number no two three 1 2 3 4 5 other
earlier later early late soon sharp back down up wrong all`);
const endings =
  set(`cancel stop end delete remove drop kill scrap bin ditch discontinue disable unschedule abort axe undo off turn
switch call get rid quit lose cut shut take away out forget clear wipe done`);
const needless =
  set(`not never neither nobody any more anymore longer need needed needs want wanted necessary required use used uses useless
pointless read reads looks looking look overkill go gone can anyone no unnecessary obsolete redundant`);
const asking =
  set(`what when which how often at time times timezone zone hour day days week next again first does do did will is
are it run runs running go goes going off happen happens start starts started fire fires kick set mean local utc exactly soon ever me tell
in on for the of be mine your my date clock set up due planned two morning afternoon evening night daily weekly monthly local utc`);

const verb =
  /\b(?:cancel|stop|end|delete|remove|drop|kill|scrap|bin|ditch|discontinue|disable|unschedule|abort|axe|undo|quit|call (?:it|that|this) off|(?:turn|switch|shut|call) (?:(?:[a-z]+ ){1,4})?(?:off|down)|take (?:it|that|this|them) (?:off|out|down|away)|get rid of|do away with|clear|wipe)\b/;
const noNeed =
  /\b(?:do|does|did) not (?:really |actually )?(?:need|want|use|read|look at)\b|\bno longer (?:need|want|use|read)\b|\b(?:nobody|no one|none of us) (?:ever )?(?:needs|wants|uses|reads|looks at)\b|\b(?:is|are) (?:not|no longer) (?:needed|necessary|wanted|required|used|of use)\b|\b(?:is|are) (?:overkill|useless|pointless|unnecessary|obsolete|redundant)\b|\b(?:can|may|should) (?:go|stop|end|be (?:cancell?ed|deleted|stopped|removed))\b|\bno need for\b|(?:^|\b(?:want|need|please|now|so|and|ok) )no (?:more )?(?:automatic|automated|scheduled|regular|daily|weekly|monthly) \w+|\bneither (?:of (?:them|these|those) )?is\b.{0,20}\b(?:needed|necessary|wanted|used|of use)\b/;
/** "Every day is overkill, leave it as it is". */
const keepsIt =
  /\b(?:leave|keep|let) (?:it|that|this|them|both|everything|the (?:tasks?|schedules?|times?|day))(?: running| going)? (?:as (?:it|they|that) (?:is|are|was|were)|alone|be|like (?:this|that)|so|unchanged|the way (?:it|they)|on [a-z]+days?|weekly|monthly)\b|\b(?:it|that|everything|the (?:task|schedule)|once a [a-z]+|weekly|[a-z]+days?) (?:stays|remains|can stay|is (?:fine|enough|plenty|ok(?:ay)?))\b/;
/** "Should I cancel it?", "how do I stop it?" and "I stopped it" end nothing. */
const endsNothing = /^(?:how|why|what|when|if|should|shall|am|is it|do i|can i|could i|may i|did)\b(?![^?]*[.!] )/;
const notNow = /\b(?:later|tomorrow|next week|maybe|perhaps|not yet|might)\b/;
const pausing =
  /^(?:(?:please|ok|can you|could you|just)[ ,]+)*(?:pause|suspend|snooze|freeze|hold|put .{1,30} on hold|skip)\b/;
const isQuestion =
  /^(?:(?:and|so|ok|but|sorry|hey|please|tell me|remind me|wait)[ ,]+)*(?:(?:at|in|on|for) )?(?:what|when|which|how often|how many times|does|is|will)\b/;
const asksTime =
  /\b(?:when|what (?:day|days|hour|time|timezone)|which (?:day|days|hour|time|timezone)|time ?zone|how often|what does .* do|which (?:of|one)\b.*\b(?:daily|weekly|monthly)|next (?:run|time)|first time)\b/;

/** Two rhythms, and the one of them that is meant. */
const dayName = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun)';
const timeWord = `(?:${dayName}s?|\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:[ap]m|o'?clock|h))?|(?:half|quarter) (?:past|to) \\w+|noon|midnight|daily|weekly|monthly|(?:every|each) \\w+|once a \\w+|weekends?|week ?days?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'?clock)?)`;
const contrast = new RegExp(
  `(?:,? ?(?:and |but )?\\bnot (?:just |only )?|\\binstead of (?:only |just )?|\\brather than (?:only |just )?|\\bthan (?:only |just )?|\\bno longer )(?:at |on |the |every |in the )*${timeWord}(?:(?: and|,(?! (?:on |at )?${timeWord},? (?:is|are|would|suits?|works?|fits?|please|instead|rather)\\b)| at| on)? ${timeWord})*\\b`,
  'g',
);
/** "Move it from Monday to Friday" names the day before; "do it from Monday to Friday" is a range of days. */
const fromTo = new RegExp(
  `(?<=\\b(?:change|move|switch|shift|reschedule|push|bring)\\b(?:(?!\\bto\\b)[^.;]){0,40})\\bfrom (?:the )?${timeWord} (?=to\\b)|\\bfrom (?:the )?(?!${dayName})${timeWord} (?=to\\b)`,
  'g',
);
const breaks = /[.;!?]+(?= |$)|, | -+ | (?=because\b|since\b|as (?:i|we|my|our)\b)|,? but /;

/** Null when the words are about something else, or say more than a change of a task. */
export function taskTalkIn(said: string, tasks: Task[], isNew: boolean): TaskTalk | null {
  const text = said.replace(/(?<=\d) o clock/g, " o'clock");
  const question = questionIn(text, tasks);
  if (question !== null) return question;
  const plain = text.replace(contrast, ' ').replace(fromTo, ' ');
  const clauses = plain
    .split(breaks)
    .map((clause) => clause.replace(/^(?: *(?:so|and|then|because|since)\b)+/, '').trim())
    .filter((clause) => clause !== '');
  return ending(text, clauses, tasks) ?? otherFile(text, clauses, tasks) ?? otherTime(text, clauses, tasks, isNew);
}

function ending(text: string, clauses: string[], tasks: Task[]): TaskTalk | null {
  if (pausing.test(text) && (namedIn(text, tasks) !== null || /\b(?:tasks?|jobs?|schedules?)\b/.test(text)))
    return { kind: 'pause', tasks };
  if (endsNothing.test(text) || deniesEnd.test(text)) {
    if (!clauses.every((clause) => isOf(clause, tasks, endings, needless)) || !verb.test(text)) return null;
    return { kind: /\b(?:not|never)\b/.test(text) ? 'leave' : 'which', tasks };
  }
  const orders = clauses.filter(
    (clause) => (verb.test(clause) || noNeed.test(clause)) && isOf(clause, tasks, endings, needless),
  );
  if (orders.length === 0 || orders.some((order) => notNow.test(order))) return null;
  if (keepsIt.test(text) && !verb.test(text)) return { kind: 'leave', tasks };
  const order = orders.join(' ');
  if (/\bthe all\b|\bthe score\b(?! (?:one|task|job))/.test(order)) return null;
  const isWord =
    /\b(?:it|that|this|them|these|those|both|pair|all|everything|one|ones|tasks?|jobs?|schedules?|reminders?|automations?)\b/.test(
      order,
    );
  const named = namedIn(order, tasks);
  const count = countIn(order);
  if (named === null && count === null && !isWord) return null;
  if (count !== null) return { kind: (named ?? tasks).length === count ? 'cancel' : 'which', tasks: named ?? tasks };
  const chosen = named ?? several(order, tasks) ?? namedIn(text, tasks) ?? (tasks.length === 1 ? tasks : []);
  return chosen.length === 0 ? { kind: 'which', tasks } : { kind: 'cancel', tasks: chosen };
}

/** "The two", "all three of them", "both": how many are meant, which has to fit. */
function countIn(text: string): number | null {
  const [, all, figure] =
    /\b(both)\b|\b(?:the|these|those|all|all the|all of the) (two|three|four|five|[2-9])\b(?! ?(?:o ?'?clock|[ap]m|h\b|:))/.exec(
      text,
    ) ?? [];
  return all === undefined ? numberWord(figure ?? '') : 2;
}

const several = (text: string, tasks: Task[]) =>
  /\b(?:both|all|everything|them|these|those|the tasks|the jobs|the (?:pair|two|couple))\b/.test(text) &&
  !/\b(?:one|task|job)\b/.test(text)
    ? tasks
    : null;

function questionIn(text: string, tasks: Task[]): TaskTalk | null {
  const last = text.split(/[.;!,] (?=\S)/).at(-1) ?? text;
  return isQuestion.test(last) && asksTime.test(last) && isOf(last, tasks, asking) ? { kind: 'ask', tasks } : null;
}

function otherTime(text: string, clauses: string[], tasks: Task[], isNew: boolean): TaskTalk | null {
  if (/^(?:how|why|what(?! about)|when|if|should i|do i|am i|is)\b/.test(text)) return null;
  const timed = clauses.filter((clause) => hasTime(clause));
  const clear = timed.filter((clause) => isOf(withoutTimes(clause.replace(byRhythm, ' ')), tasks));
  if (/\?\s*$/.test(text) && !asksFor.test(text)) return clear.length > 0 ? { kind: 'ask', tasks } : null;
  if (
    clear.length === 0 ||
    clauses.some((clause) => !timed.includes(clause) && isOrder.test(clause) && !isOf(clause, tasks))
  )
    return null;
  const called = byRhythm.test(clear.join(' '))
    ? tasks.filter((task) => withoutName(clear.join(' '), task) !== clear.join(' '))
    : null;
  const named = called ?? namedIn(clear.join(' '), tasks) ?? namedIn(text, tasks, true);
  const chosen = named ?? (tasks.length === 1 ? tasks : []);
  const words = clear.join(' ');
  const isMeant =
    isNew ||
    named !== null ||
    shiftOfTime.test(words) ||
    /\b(?:it|that|this|both|instead|rather|better|one|task|job)\b/.test(text);
  if (!isMeant) return null;
  const [task] = chosen;
  if (task === undefined || chosen.length > 1) return { kind: 'which', tasks };
  const schedule = timeChangeIn(withoutName(words, task), task.schedule);
  if (schedule === null) return null;
  if (schedule === task.schedule) return { kind: 'leave', tasks };
  return {
    kind: 'change',
    task,
    schedule: /\b(?:too|also|as well|add)\b/.test(words) ? joined(task.schedule, schedule) : schedule,
  };
}
/** "So it runs at 9?" asks, and changes nothing. */
const asksFor =
  /\b(?:can|could|would|may|might|will|shall) (?:you|we|i|it|that|this|the)\b|\b(?:what|how) about\b|\b(?:possible|instead|rather|better|make|move|change|switch|set)\b/;
/** "And on Tuesdays too". */
function joined(before: string, after: string): string {
  const own = before.split(' ');
  const other = after.split(' ');
  const [was = '*', is = '*'] = [own[4], other[4]];
  if (was === '*' || is === '*' || was.includes('-') || is.includes('-')) return after;
  return [...other.slice(0, 4), [...new Set([...was.split(','), ...is.split(',')])].sort().join(',')].join(' ');
}

const isOrder =
  /^(?:please |can you |could you |and |then |also )*(?:score|export|improve|rewrite|import|show|list|make|create|publish|add|change|set|write|check)\b/;

const files: [RegExp, string][] = [
  [/\bexcel\b|\bxlsx?\b|\bspread ?sheets?\b/, 'excel'],
  [/\bcsv\b/, 'csv'],
  [/\bjson\b/, 'json'],
  [/\bshopify\b/, 'shopify'],
  [/\bamazon\b/, 'amazon'],
  [/\be-?bay\b/, 'ebay'],
  [/\betsy\b/, 'etsy'],
  [/\bwoocommerce\b/, 'woocommerce'],
];
const fileWords = set(
  'excel xlsx xls spreadsheet spreadsheets csv json shopify amazon ebay etsy woocommerce file files format sheet',
);
/** "Task 2 should make Excel files": the same work with another file. */
function otherFile(text: string, clauses: string[], tasks: Task[]): TaskTalk | null {
  const kept = text.replace(
    /\b(?:instead of|rather than|not|no longer|hates?|dislikes?|(?:can|could) not (?:open|read|use))(?: an?| as)? \w+/g,
    ' ',
  );
  const found = files.find(([pattern]) => pattern.test(kept));
  const isChange = /\b(?:should|make|change|switch|as|to|in|instead|use|rather|better)\b/.test(kept);
  if (found === undefined || !isChange || /\?\s*$/.test(text)) return null;
  // "The daily export" is its name.
  if (hasTime(tasks.reduce(withoutName, kept))) return null;
  const spoken = clauses.filter((clause) => found[0].test(clause));
  if (!spoken.every((clause) => isOf(clause, tasks, fileWords, set('be use not save produce send')))) return null;
  const named = namedIn(kept.replace(found[0], ' '), tasks) ?? (tasks.length === 1 ? tasks : null);
  const [task] = named ?? [];
  const old = files.find(([pattern]) => pattern.test(task?.instruction.toLowerCase() ?? ''));
  if (task === undefined || named?.length !== 1 || old === undefined || old[1] === found[1]) return null;
  return { kind: 'change', task, instruction: task.instruction.replace(new RegExp(old[0].source, 'i'), found[1]) };
}

/** Whether a clause is made of words about tasks, these tasks' names and `more` alone. */
function isOf(clause: string, tasks: Task[], ...more: Set<string>[]): boolean {
  const names = tasks.flatMap((task) => [...wordsOf(task)]);
  return (clause.match(/[\p{L}\d']+/gu) ?? []).every(
    (word) =>
      small.has(word) ||
      more.some((words) => words.has(word)) ||
      /^\d{1,2}(?:st|nd|rd|th)$/.test(word) ||
      names.includes(stem(word)),
  );
}

const hasTime = (clause: string) =>
  withoutTimes(clause) !== clause || /\bon the (?:\d{1,2}(?:st|nd|rd|th)|first)$/.test(clause);
function withoutTimes(clause: string): string {
  let left = clause
    .replace(shiftOfTime, ' ')
    .replace(/\b(?:in the )?(?:morning|afternoon|evening)\b/g, ' ')
    .replace(/\b(?:at|to|around) \d{1,2} *$/g, ' ');
  for (const { span } of clocksIn(left).toReversed()) left = `${left.slice(0, span[0])} ${left.slice(span[1])}`;
  const take: Take = (pattern) => {
    const match = pattern.exec(left);
    if (match !== null) left = left.replace(match[0], ' ');
    return match;
  };
  withinTheDay(take);
  daysIn(left, take, true);
  return left;
}
const withoutName = (words: string, { schedule }: Task) => {
  const [, , , , weekday = '*'] = schedule.split(' ');
  const own = weekday === '*' ? '(?:daily)' : `(?:weekly|(?:${days[Number(weekday) % 7]}))`;
  return words.replace(
    new RegExp(
      `\\b(?:the |my )?${own} (?:\\w+ )?(?:one\\b|(?=task|job|score|scoring|export\\w*|improve\\w*|run|check))`,
      'g',
    ),
    ' ',
  );
};

/** "The Monday one", "the daily task": a task by when it runs. */
const byRhythm = new RegExp(`\\b(?:the|my|that) (?:daily|weekly|monthly|${days.join('|')}) (?:one|task|job)\\b`);

const ordinals = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th'];
const figures = ['1|one', '2|two', '3|three', '4|four', '5|five'];

/** The tasks that the words name by place, work, file or rhythm; null when by none. `work`: by what they do alone. */
function namedIn(text: string, tasks: Task[], work = false): Task[] | null {
  const places = tasks.filter(
    (_, at) =>
      new RegExp(
        `\\b(?:${ordinals[at] ?? '-'})\\b(?! thoughts?\\b| time\\b| of\\b)|\\b(?:number|no\\.?|task|job|#) ?(?:${figures[at] ?? '-'})\\b`,
      ).test(text) ||
      (at === tasks.length - 1 && at > 0 && /\b(?:the )?last (?:one|task|job)\b/.test(text)),
  );
  if (places.length > 0 && !work) return places;
  const words = (text.match(/[\p{L}\d]{2,}/gu) ?? []).map(stem);
  const fitting = tasks.map((task) => {
    const own = wordsOf(task, work);
    const others = tasks.filter((other) => other !== task).map((other) => wordsOf(other, work));
    return words.filter((word) => own.has(word) && !others.some((other) => other.has(word))).length;
  });
  const most = Math.max(...fitting);
  return most === 0 ? null : tasks.filter((_, at) => fitting[at] === most);
}

/** "scoring", "scores" and "scored" are one word. */
const stem = (word: string) =>
  word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ing|ed|es|s|e|ments?)$/, '').replace(/(.)\1$/, '$1');
const noName = set('all card cards my the as of and for');

/** What a task may be called by: the words of its instruction, its days and its rhythm. */
function wordsOf({ title, instruction, schedule }: Task, work = false): Set<string> {
  const words =
    `${title} ${instruction} ${work ? '' : rhythmOf(schedule)}`.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
  return new Set(words.filter((word) => !noName.has(word)).map(stem));
}
