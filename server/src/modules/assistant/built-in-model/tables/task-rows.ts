import { type Ask, type Clause, call, type Row, say } from '../understanding/ask.ts';
import { pickIn } from '../understanding/cards/pick-words.ts';
import { numberIn } from '../understanding/speech/number-words.ts';
import { isReadyBy } from '../understanding/times/put-off-orders.ts';
import {
  type FoundSchedule,
  hasTimesLeft,
  isBeyondSchedule,
  namesTime,
  scheduleIn,
} from '../understanding/times/schedule-words.ts';

/** "every Monday at 9 score all my cards": when, and the rest is what to do. */
function schedule({ text, raw, around }: Clause): Ask | null {
  if (around.isScheduled === true) return null;
  if (endsNothing.test(text) || ownHabit.test(text) || habitLast.test(text) || dayIs.test(text)) return say('no');
  if (isBeyondSchedule(text)) return say('schedule_when');
  const found = meantSchedule(text);
  const [first = 0] = found?.spans.map(([start]) => start).sort((a, b) => a - b) ?? [];
  if (isText.test(text.slice(0, first).replace(another, '')) && !/\btasks?\b/.test(text)) return null;
  if (found === null) return /\bevery \d+ (?:hours?|minutes?)\b/.test(text) ? say('schedule_when') : null;
  let instruction = '';
  let from = 0;
  for (const [start, end] of [...found.spans].sort((a, b) => a[0] - b[0])) {
    instruction += ` ${raw(from, start)}`;
    from = Math.max(from, end);
  }
  instruction = `${instruction} ${raw(from)}`
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(another, '')
    .replace(
      /^(?:[\s,.;:>=–-]|please\b|can you\b|could you\b|i want you to\b|and\b|then\b|to\b|(?:i (?:want|need|would like)|i['’]d like|give me|set up|make|create|add|start|new) (?:me )?(?:(?:a|an|another|new|weekly|daily|monthly|recurring|scheduled) )*(?:task|reminder|job)\b(?: that| which| to)?|set up a (?:weekly |daily |monthly )?task\b|schedule (?:a task|this|it)?\b(?: to\b)?|(?:please )?i want that(?: on)?\b|set up (?:a|an)\b(?= (?:weekly |daily |monthly |nightly )?(?:export|import|score|scoring|check|report|improvement|backup))|on\b(?= (?:at\b|,|all\b|do\b|export|score|improve))|schedule\b(?=[:,])|remind me to\b)+/i,
      '',
    )
    .replace(/(?:\s(?:for|on|at|of|and|to))?[\s,.;:!?–-]*$/, '')
    .trim();
  if (runsTask.test(text) || (!recurring.test(text) && (isStory(text) || isReadyBy(text.slice(0, first))))) return null;
  if (instruction.length < 3 || pointsOnly.test(instruction)) return say('schedule_what');
  const isOtherTime =
    /^(?:no,? |rather |better )*(?:make|change|move|switch|set|do) (?:it|that|this)(?: to| instead)?$/i.test(
      instruction,
    );
  if (isOtherTime && around.lastTool === 'schedule_task') return say('schedule_when');
  if (hasTimesLeft(instruction)) return say('schedule_when');
  // "The card with the lowest score" is another one at each of its times.
  const isPicked = pickIn(instruction.toLowerCase()) !== null;
  const usesCard =
    !isPicked && /\b(?:it|this|that|the (?:card|listing|page|product))\b/i.test(instruction) && around.hasCard;
  return {
    kind: 'call',
    tool: 'schedule_task',
    input: {
      instruction,
      schedule: found.cron,
      ...(found.timezone === null ? {} : { timezone: found.timezone }),
    },
    target: usesCard ? { kind: 'it' } : null,
  };
}

/** "Do that", with nothing before it that a task could do. */
const pointsOnly =
  /^(?:(?:please|ok(?:ay)?|so|then|and|well|fine|good|great|alright|yes|no|hm+|rather|better|instead|actually|just)\b[\s,.!]*)*(?:(?:do|run|repeat) (?:it|that|this|the same)(?: thing)?)?(?:[\s,]*\b(?:again|too|please|then|instead|as well))*$/i;

/** "Add another: every Monday score my cards". */
const another =
  /^[\s,.]*(?:(?:please|and|also|then|can you|could you)\s+)*(?:(?:add|make|create|set up) (?:me )?)?(?:another|one more|a new|a second|a third)(?: one| task| job| schedule)?(?: (?:to add|for (?:the|my|that) list|for you|please))?\s*[:,-]\s*/i;

/** "Every Monday I score my cards by hand" tells of what the seller does. */
const ownHabit =
  /^(?!.*\b(?:please|pls|you|your|automatic\w*|task|schedule)\b)(?:(?:and|but|so|well|ok),? )*(?:every|each|on) [^,.;!?]{2,40}?,? (?:i|we) (?!(?:also |really |just |now )*(?:want|need|would|wish|like|prefer|expect|require|must|should|can|could|have|am|are|will|only)\b)[a-z]+ [^.;!?]*[\s.!]*$/;

/** "I check my scores every Friday", "my partner packs on Tuesdays": what people do by themselves. */
const habitLast =
  /^(?!.*\b(?:please|pls|you|your|automatic\w*|tasks?|schedul\w*|remind\w*|want\w*|need\w*|like|wish\w*|should|must|can|could|let)\b)(?:(?:and|but|so|well|usually|normally|ok),? )*(?:i|we|he|she|they|(?:my|our) (?:wife|husband|partner|boss|mother|mum|mom|father|dad|sister|brother|son|daughter|nephew|niece|friend|colleague|accountant|assistant|team|staff|driver|supplier|shop|stall|family|kids|neighbor)s?) (?:(?:usually|always|normally|mostly|often|also|only|generally|still|just|mainly) )*(?!(?:am|is|are|will|would|have|has|had|was|were|did|may|might|shall)\b)[a-z]+ [^;!?]*\b(?:(?:every|each)(?! (?:single )?(?:picture|image|photo|card|listing|bullet|title|text|one|product)\b)|weekly|daily|monthly|on (?:weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|in the (?:mornings?|evenings?))\b[^;!?]*[\s.!]*$/;

/** "Wednesdays are for glazing". */
const dayIs =
  /^(?:(?:and|but|so|well|ok),? )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|mornings|evenings) (?:are|is|was|were|means?) (?!fine|ok|good|better|best|enough|when|perfect|great)[^?:]*[\s.!]*$/;

/** What a text is to say is no time of a task: "mention that we ship every Monday". */
const isText =
  /\b(?:mention|say|says|saying|states?|reads?|tell (?:buyers|customers|people)|write|add)\b.*\b(?:that|which|:|we|it|say|says|saying|reads?|open|works?|ships?)(?= |$)/;
/** Why, and what was taken back, names other times: "every Friday at 8, because we close at 6". */
const reasons = [
  /^[^.;!?]*?,? so,? (?=(?:please|can|could|would|let|i|we|every|each|score|export|improve|check)\b)/,
  /^[^;!?]*[.;!?] (?=(?:please |can you |could you |so )*(?:every|each|on|at|daily|weekly|monthly|score|export|improve|rewrite|check|run|schedule)\b)/,
  /,? \b(?:because|since|as (?:i|we|my|our|the|that|it)|so that|(?:and )?(?:that|this) is (?:when|the (?:day|time))|when (?:i|we|my|our)|before (?:i|we|my|our)|after (?:i|we|my|our)|my shop|we (?:open|close)|i (?:open|close|get up|start))\b[^.;!?]*?(?=$|[.;!?]|, (?:please )?(?:score|export|improve|check|rewrite|do|make|run)\b)/,
];
const takenBack =
  /[\s.,;:!-]+(?:(?:just |only )?(?:kidding|joking)|scratch that|no,? wait|wait,? no|wait|no,? sorry|sorry,? no|i mean|i meant|or rather|correction|make that|no make it)\b[\s.,:!-]*/;

function meantSchedule(text: string): FoundSchedule | null {
  const back = takenBack.exec(text);
  if (back !== null) {
    const from = back.index + back[0].length;
    const after = scheduleIn(text.slice(from));
    const before = after === null ? null : scheduleIn(text.slice(0, back.index));
    if (after !== null && before !== null)
      return {
        ...after,
        spans: [
          ...before.spans,
          [back.index, from],
          ...after.spans.map(([start, end]): [number, number] => [start + from, end + from]),
        ],
      };
  }
  for (const reason of reasons) {
    const match = reason.exec(text);
    if (match === null || !namesTime(match[0])) continue;
    const end = match.index + match[0].length;
    const found = scheduleIn(`${text.slice(0, match.index)}${' '.repeat(match[0].length)}${text.slice(end)}`);
    if (found !== null) return { ...found, spans: [...found.spans, [match.index, end]] };
  }
  return scheduleIn(text);
}

/** "We met at the fair on Saturday. Please rewrite it": a day in a story is no schedule. */
const recurring =
  /\b(?:every|each|daily|weekly|monthly|hourly|nightly|once an? \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)days|week ?days|weekends|schedul\w*|remind\w*|tasks?)\b|\b(?:at|by) \d/;
/** "Run the daily one tonight": a task by its rhythm, and no rhythm of a new one. */
const runsTask =
  /\b(?:run|start|launch|trigger) (?:the|my|that) (?:hourly|daily|weekly|monthly|nightly|[a-z]+day) (?:one|task|job)\b/;
const isStory = (text: string) =>
  /[.!?] +\S/.test(text) || /\b(?:was|were|had|sold|bought|came|told|asked|said|met|saw|got|went|made)\b/.test(text);

const task =
  '(?:(?:scheduled |daily |weekly |monthly |recurring )*(?:tasks?|schedules?|jobs?|reminders?|automations?))';

const ending =
  '(?:cancel(?:l?ing)?|undo(?:ing)?|forget(?:ting)?|stop(?:ping)?|delet(?:e|ing)|remov(?:e|ing)|end(?:ing)?|drop(?:ping)?|kill(?:ing)?|disabl(?:e|ing)|turn(?:ing)? off|switch(?:ing)? off|unschedul(?:e|ing)|abort(?:ing)?|get(?:ting)? rid of|scrap(?:ping)?|bin(?:ning)?|ditch(?:ing)?|discontinu(?:e|ing)|pause)';
/** "Do not cancel the task", "without deleting the task": what is denied ends nothing. */
export const endsNothing = new RegExp(
  `\\b(?:(?:do|did|does|will|would|must|should|shall|may|can|could|need|better|rather|please) not|never|no (?:need|reason)|not (?:necessary|needed|time)|without|instead of|rather than|(?:am|are|is) not (?:going|planning)|avoid|refrain from)(?: (?:you|for you|to|want|wish|like|need|mean|intend|ever|yet|just|please|actually|simply|even|dare))* ${ending}\\b`,
);

const workNoun =
  '(?:exports?|exporting|scor(?:e|es|ing)|improv(?:ements?|ing)|(?:re-?)?imports?|(?:re-?)?importing|checks?|checking|reports?|backups?|runs?|rewrites?|rewriting|files?|csv|excel|thing|stuff|one)';
const automatic =
  '(?:automatic|automated|scheduled|recurring|regular|repeating|repeated|daily|weekly|monthly|hourly|nightly|morning|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const needless =
  '(?:(?:do|does) not (?:need|want|use|read)|no longer (?:need|want|use|read)|(?:nobody|no one) (?:needs|wants|uses|reads))';
const automaticWork = `(?:(?:please|the|my|our|that|this|all|any|those|of) )*${automatic} (?:[a-z]+ ){0,2}?${workNoun}\\b`;

/** Words of requests for a task's end, which are not those of its title. */
const noTitle =
  /^(?:the|my|our|this|that|these|those|it|one|ones|scheduled?|automatic|automated|recurring|regular|tasks?|schedules?|jobs?|reminders?|automations?|daily|weekly|monthly|hourly|nightly|every|each|now|for|again|all|both|and|any|more|longer|please|from|with|which|thing|stuff|card|cards|listings?|needed|wanted|runs?|does|will|are|was|you|can|first|second|third|fourth|fifth|last|anymore|want|need|not)$/;
const queries: [RegExp, string][] = [
  [/\bexport|\bcsv\b|\bexcel\b/, 'export'],
  [/\bscor(?:e|es|ing)\b/, 'score'],
  [/\bimprov/, 'improve'],
  [/\bre-?import/, 'reimport'],
  [/\bimport/, 'import'],
  [/\bcompar/, 'compare'],
  [/\brewrit/, 'rewrite'],
  [/\bcheck/, 'check'],
];
/** What the task that is to end is called by: its work, else the first word that is its own. */
export function taskQueryIn(text: string): string | undefined {
  const from = new RegExp(`\\b(?:${ending}|${needless})\\b`).exec(text);
  const said = from === null ? text : text.slice(from.index + from[0].length);
  const work = (words: string) => queries.find(([pattern]) => pattern.test(words))?.[1];
  const own = said.split(/[.;!?]|, | because | since /)[0] ?? said;
  return work(own) ?? own.match(/[a-z]{3,}/g)?.find((word) => !noTitle.test(word)) ?? work(text);
}

export const taskRows: Row[] = [
  {
    name: 'leave a task',
    pattern: new RegExp(
      `^(?:(?:please|no|but|and|ok(?:ay)?|i|we|you|there is)\\b[\\s,]*)*${endsNothing.source}[^,.;!?]{0,40}\\b${task}\\b[^,.;!?]{0,30}[\\s.!]*$`,
    ),
    read: () => say('no'),
  },
  {
    // "Pause the Monday task" is no work for every Monday.
    name: 'pause a task, or run it at once',
    pattern: new RegExp(
      `^(?:(?:please|no|but|and|ok(?:ay)?|can you|could you|i want to)\\b[\\s,]*)*(?:pause|suspend|snooze|freeze|resume|unpause|reactivate|run|start|launch|trigger|execute|(?:turn|switch)(?: back)?(?= on\\b|.{1,40} on\\b)(?: on)?) (?:(?:the|my|this|that|all|both)(?: of)? )*(?:[a-z0-9]+ ){0,3}?(?:scheduled )?${task}(?:,? (?:on|back|again|right|now|once|at|immediately|please|for|a|while|this|next|until|week|month|today|\\w+day))*[\\s.!?]*$|^(?:(?:please|no|but|and|ok(?:ay)?|can you|could you)\\b[\\s,]*)*(?:pause|suspend|snooze) (?:the|my|that) (?:[a-z0-9]+ ){1,3}ones?(?: (?:please|for now|again|a while))*[\\s.!?]*$`,
    ),
    read: () => say('task_pause'),
  },
  {
    name: 'what a task costs',
    pattern:
      /^(?:(?:and|so|but|ok(?:ay)?)[\s,]+)*(?:does|do|will|would|is|are) (?:that|this|it|they|(?:a|the|such a) tasks?|tasks)(?: (?:then|also|all))* (?:costs?|take|free|charged)(?: (?:me|us|anything|something|extra|any|credits?|money|of charge|then|each time|every time))*[\s?.!]*$/,
    read: ({ around: { lastTool } }) =>
      lastTool === 'schedule_task' || lastTool === 'list_tasks' ? say('costs') : null,
  },
  {
    name: 'cancel a task',
    pattern: new RegExp(
      `\\b(?:cancel|undo|forget|stop|delete|remove|end|drop|kill|disable|turn off|switch off|unschedule|no longer need|do not (?:need|want)|abort)\\b.{0,40}\\b${task}\\b|\\b(?:stop|cancel|end|drop) (?:the |my |that )?(?:daily|weekly|monthly|hourly|every (?:other |second |third |\\d+ )?(?:days?|weeks?|weekends?|months?|hours?|minutes?|mornings?|evenings?|nights?|noon|quarter|years?|\\w+day|mon|tues?|wed|thurs?|fri|sat|sun)|\\w+day) (?:\\w+)|\\b(?:${ending}|${needless}) ${automaticWork}|\\b(?:turn|switch|shut) ${automaticWork} off\\b|\\b${automatic} (?:[a-z]+ ){0,2}?${workNoun} (?:is|are) (?:no longer|not) (?:needed|necessary|wanted|required|used)\\b`,
    ),
    unless: new RegExp(`\\bcards? (?:and|but)\\b|${endsNothing.source}`),
    read: ({ text, around }) => {
      const query = taskQueryIn(text);
      return around.lastTool === 'schedule_task' && query === undefined
        ? call('cancel_task', { task_id: 'last' })
        : call('cancel_task', query === undefined ? {} : { query });
    },
  },
  {
    name: 'cancel what was just scheduled or listed',
    pattern:
      /^(?:please |no,? |never ?mind,? |ok(?:ay)?,? )*(?:cancel|stop|end|delete|remove|drop) (?:it|that|this)\b|^(?:please )?(?:cancel|stop|end|delete|remove|drop) the (\w+) one\b|^(?:please )?(?:the )?(\w+)(?: one| task)\b.{0,30}\b(?:no more|any ?more|no longer|delete|cancel|remove|stop|can go|not needed)\b/,
    read: ({ around }, match) => {
      const word = match[1] ?? match[2];
      if (around.lastTool === 'schedule_task' && word === undefined) return call('cancel_task', { task_id: 'last' });
      const isWord = word !== undefined && !/^(?:first|second|third|fourth|fifth|last|this|that)$/.test(word);
      return around.lastTool === 'list_tasks' && isWord ? call('cancel_task', { query: word }) : null;
    },
  },
  {
    name: 'cancel by place',
    pattern:
      /^(?:please |ok,? )?(?:cancel|stop|delete|remove|end|drop|kill|scrap|bin|ditch|discontinue) (?:the )?(?:number |no\.? ?|# ?)?(?:first|second|third|fourth|fifth|last|one|two|three|four|five|\d{1,2})(?: one| task)?\b(?! (?:bullets?|points?|images?|pictures?|photos?|keywords?|specs?|words?|sentences?|cards?|listings?)\b)|^(?:ok,? |and |so )*(?:the )?(?:number |no\.? ?|# ?)?(?:first|second|third|fourth|fifth|last|one|two|three|four|five|\d{1,2})(?: one| task)? (?:can go|can be (?:cancel\w*|delet\w*|remov\w*)|is no longer needed|is not needed|should (?:go|stop|end)|away|off)\b/,
    read: (clause) => {
      if (clause.around.lastTool !== 'list_tasks') return null;
      const place = ['first', 'second', 'third', 'fourth', 'fifth'].findIndex((word) => clause.text.includes(word)) + 1;
      const figure =
        numberIn(clause.text.replace(/ one\b(?=.*$)(?<=(?:first|second|third|fourth|fifth|last) one)/, '')) ?? 0;
      return call('cancel_task', {
        task_id: /\blast\b/.test(clause.text) ? '#-1' : `#${place || figure}`,
      });
    },
  },
  {
    name: 'list tasks',
    pattern: new RegExp(
      `^(?:please )?(?:my|the|all(?: my)?|any) ${task}(?: please)?[.?!]*$|\\bhow many ${task} (?:do (?:i|we) (?:now |still |currently )?have|have (?:i|we)|are there|are running|run)\\b|\\b(?:show|list|see|view|which|what|open|display|any|have|give me|tell me)\\b.{0,30}\\b(?:tasks?|scheduled|planned|schedules?|automations|reminders)\\b|\\b(?:what|anything) (?:else )?(?:is |have i )?(?:still |else )?(?:scheduled|planned|coming up)\\b|^(?:scheduled )?tasks?[.?!]*$|\\bwhat (?:else )?(?:do|have) (?:i|we) (?:have |got )?(?:else )?(?:still |currently |already |now )?running\\b|\\bautomatic (?:jobs?|tasks?|things?|work)\\b|\\b(?:what|anything|something|which)\\b.{0,20}\\b(?:runs?|running)\\b.{0,20}\\b(?:automatic(?:ally)?|by itself|in the background|account)\\b|\\blined up\\b|\\b(?:did|have) i (?:ever )?(?:set|got|have|put|plan)(?: up)? (?:any|some|a)?(?:thing)? ?(?:weekly|daily|monthly|automatic|regular|recurring)\\b|\\b(?:do|have|did) i (?:have |got )?(?:any )?(?:weekly|daily|monthly|automatic|regular|recurring) (?:things?|stuff|work|runs?)\\b|\\bwhen (?:does|will|is) (?:it|that|this|the next) (?:run|go|happen|start)?(?: next)?\\b[^.]{0,20}[?.!]*$`,
    ),
    unless: /\bevery \w+ at\b|\bhow (?:do|can|does)\b|^i (?:want|need|would like) a\b|\bcan you\b.{0,20}\bschedule\b/,
    read: () => call('list_tasks'),
  },
  {
    name: 'schedule',
    pattern:
      /\b(?:every|each|daily|weekly|monthly|hourly|once an? \w+|weekdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|work(?:ing )?days?|tomorrow|o'?clock|nightly|noon|midnight|twice a \w+|\w+ times a \w+)\b|\b\d{1,2}(?:st|nd|rd|th)(?:,| and| &) (?:the )?\d{1,2}(?:st|nd|rd|th)\b|^(?:in the )?(?:mornings|evenings|afternoons|nights)\b|\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:(?:,| and| &|,? \+|\/) ?(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)\b)+|\b(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun) (?:at )?\d{1,2}(?::\d\d| ?[ap]m| ?h)\b/,
    unless: /\bin my (?:daily|weekly)\b/,
    read: schedule,
  },
  {
    name: 'schedule without a time',
    pattern: /\bschedul(?:e|ed|ing)\b|\bremind me\b|\bregularly\b|\bautomatically\b|\brecurring\b/,
    unless: /\bhow many\b/,
    read: ({ around }) => (around.isScheduled === true ? null : say('schedule_when')),
  },
];
