import { describe, expect, it } from 'vitest';
import { answerOf, placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const { $task: first, $task2: second, $card: card } = placeholders;

describe('the time of a task that was made just now', () => {
  it.each([
    ['6 in the evening please', '0 18 * * 1'],
    ['7 in the morning is better', '0 7 * * 1'],
    ["at 8 o'clock in the evening", '0 20 * * 1'],
    ['make it 10 at night', '0 22 * * 1'],
    ['no, 6:30 in the evening', '30 18 * * 1'],
  ])('is changed: %s', (text, schedule) =>
    expect(planOf(conversationAfter('after_schedule', text))).toMatchObject([
      { tool: 'schedule_task', input: { task_id: first, schedule } },
    ]),
  );
  it.each([
    ['after_score', '6 in the evening please'],
    ['after_schedule', 'i had 6 orders in the evening'],
  ])('is not what is told elsewhere (%s): %s', (given, text) =>
    expect(planOf(conversationAfter(given, text)).map(({ tool }) => tool)).not.toContain('schedule_task'),
  );
});

describe('after a list of tasks', () => {
  it.each([
    ['number 1 off', '#1'],
    ['#2 off please', '#2'],
  ])('%s is no price of a card', (text, place) => {
    const plan = planOf(conversationAfter('tasks_listed', text));
    expect(plan.map(({ tool, input }) => [tool, input])).toEqual([['cancel_task', { task_id: place }]]);
  });

  it.each([
    ['cancel both', [first, second]],
    ['stop all of them', [first, second]],
    ['delete them please', [first, second]],
    ['cancel the first and the second', [first, second]],
    ['cancel all except the first', [second]],
    ['cancel the Monday one', [first]],
    ['please stop the daily one', [second]],
    ['get rid of the export one', [second]],
    ['get rid of the two', [first, second]],
    ['remove those two', [first, second]],
    ['stop all 2 of them', [first, second]],
    ["I don't need the two any more", [first, second]],
  ])('%s', (text, ids) => {
    const conversation = conversationAfter('tasks_listed', text);
    const plan = planOf(conversation);
    expect(plan.map(({ tool, input }) => [tool, input])).toEqual(ids.map((id) => ['cancel_task', { task_id: id }]));
    // The id that is meant is the one that the tool gets.
    expect(decide(conversation)).toMatchObject({ tool: 'cancel_task', input: { task_id: ids[0] } });
  });

  it.each([
    ["change the second one to 8 o'clock", second, '0 8 * * *'],
    ['move the Monday one to Tuesday', first, '0 9 * * 2'],
    ['make the first one at 10:30 pm', first, '30 22 * * 1'],
    ['change the export one to every friday at 6', second, '0 6 * * 5'],
    ['move the first one to noon', first, '0 12 * * 1'],
    ['the first one every day instead of only Mondays', first, '0 9 * * *'],
    ['move task 1 from monday to friday', first, '0 9 * * 5'],
    ['run task 1 from monday to friday at 8', first, '0 8 * * 1-5'],
    ['could you do the first one from monday to friday', first, '0 9 * * 1-5'],
    ['the Monday one please on Tuesdays', first, '0 9 * * 2'],
    ['the monday one every thursday', first, '0 9 * * 4'],
    ['my monday task, please on fridays instead', first, '0 9 * * 5'],
    ['the daily one on sundays please', second, '30 7 * * 0'],
    ['the daily task on wednesdays at 6', second, '0 6 * * 3'],
  ])('%s', (text, task_id, schedule) => {
    expect(planOf(conversationAfter('tasks_listed', text))).toMatchObject([
      { tool: 'schedule_task', input: { task_id, schedule } },
    ]);
  });

  it.each([
    ['pause the Monday one', 'I cannot pause'],
    ["change it to 8 o'clock", 'Which of the tasks'],
    ['cancel it', 'Which of the tasks'],
    ['cancel the mug one', 'Which of the tasks'],
  ])('%s', (text, words) => {
    expect(decide(conversationAfter('tasks_listed', text))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining(words),
    });
  });

  it('leaves tasks alone when something else is to be removed', () => {
    expect(planOf(conversationAfter('tasks_listed', 'remove the second bullet')).map(({ tool }) => tool)).not.toContain(
      'cancel_task',
    );
  });
});

describe('tasks that were listed before', () => {
  const moved = {
    text: 'move the Monday one to Tuesday',
    steps: [
      {
        tool: 'schedule_task',
        input: { task_id: first },
        output: { ...answerOf('schedule_task', { instruction: 'score all my cards', schedule: '0 9 * * 2' }) },
      } as never,
    ],
  };
  const paused = { text: 'Pause the export one', steps: [] };
  it.each([
    ['cancel the second one', [paused], second],
    ['cancel the second one', [moved, paused], second],
    ['cancel the tuesday one', [moved], first],
  ])('%s, after %j', (text, between, task_id) => {
    const conversation = conversationAfter('tasks_listed', text);
    const later = { ...conversation, earlier: [...conversation.earlier, ...between] };
    expect(planOf(later)).toMatchObject([{ tool: 'cancel_task' }]);
    expect(decide(later)).toMatchObject({ tool: 'cancel_task', input: { task_id } });
  });
});

describe('after a task was made', () => {
  it.each(['no, stop it again', 'no stop it', 'cancel it', 'stop that again please'])('%s', (text) => {
    expect(decide(conversationAfter('after_schedule', text))).toMatchObject({
      tool: 'cancel_task',
      input: { task_id: first },
    });
  });

  it.each([
    ['take 11', '0 11 * * 1'],
    ['sorry, I meant 8, not 9', '0 8 * * 1'],
    ['9 is too early for us, make it 10', '0 10 * * 1'],
    ['nine is too late, please make it half past seven', '30 7 * * 1'],
    ["change it to 8 o'clock", '0 8 * * 1'],
    ['make it 10 instead', '0 10 * * 1'],
    ['rather at 7:30', '30 7 * * 1'],
    ['make it tuesday instead', '0 9 * * 2'],
    ['move it to every day at 6 pm', '0 18 * * *'],
    ['move it to half past 8', '30 8 * * 1'],
    ['Half past 8', '30 8 * * 1'],
    ['change it to a quarter past 7 in the evening', '15 19 * * 1'],
    ['move it to quarter to 9', '45 8 * * 1'],
    ['change it to 8', '0 8 * * 1'],
    ['change it to 18 on Fridays', '0 18 * * 5'],
  ])('%s', (text, schedule) => {
    expect(planOf(conversationAfter('after_schedule', text))).toMatchObject([
      { tool: 'schedule_task', input: { task_id: first, schedule } },
    ]);
  });
});

describe('what is said of tasks in other words', () => {
  it.each([
    ['the daily one is pointless, get rid of it', [second]],
    ['we do not use the csv export any more, turn it off', [second]],
    ['shut the scoring down, we close next week - switch it off', [first]],
    ['number one can go', [first]],
    ['stop everything', [first, second]],
  ])('ends: %s', (text, ids) => {
    expect(planOf(conversationAfter('tasks_listed', text)).map(({ tool, input }) => [tool, input])).toEqual(
      ids.map((id) => ['cancel_task', { task_id: id }]),
    );
  });

  it.each([
    ['the csv one at noon please', second, '0 12 * * *'],
    ['can the second one be on fridays only', second, '30 7 * * 5'],
    ['the export has to run at 8:45 and not at half past seven', second, '45 8 * * *'],
    ['let the scoring happen every day', first, '0 9 * * *'],
  ])('moves: %s', (text, task_id, schedule) => {
    expect(planOf(conversationAfter('tasks_listed', text))).toMatchObject([
      { tool: 'schedule_task', input: { task_id, schedule } },
    ]);
  });

  it.each([
    ['actually can it be thursdays', '0 9 * * 4'],
    ['could you push it back to 11', '0 11 * * 1'],
    ["I'd rather have it in the evening, around 8", '0 20 * * 1'],
    ['and wednesdays too', '0 9 * * 1,3'],
    ['wrong day sorry, sunday', '0 9 * * 0'],
    ['Please run it monthly, on the 15th', '0 9 15 * *'],
    ['our shop opens later now, so 10:30 would be better than 9', '30 10 * * 1'],
    ['weekdays, not just on mondays', '0 9 * * 1-5'],
    ['good, but rather 6 in the evening, mornings I pack orders', '0 18 * * 1'],
    ['rather 5 pm. Weekends we are closed', '0 17 * * 1'],
  ])('moves what was made: %s', (text, schedule) => {
    expect(planOf(conversationAfter('after_schedule', text))).toMatchObject([
      { tool: 'schedule_task', input: { task_id: first, schedule } },
    ]);
  });

  it('changes the file', () => {
    expect(planOf(conversationAfter('tasks_listed', 'the second one should be json instead of csv'))).toMatchObject([
      { tool: 'schedule_task', input: { task_id: second, instruction: 'export all my cards as json' } },
    ]);
  });

  it.each([
    'when does the scoring go off next?',
    'what time zone is it in',
    'how often does the csv thing run?',
    'which one is the daily one',
  ])('looks up: %s', (text) => {
    expect(planOf(conversationAfter('tasks_listed', text)).map(({ tool }) => tool)).toEqual(['list_tasks']);
  });

  it.each([
    "don't cancel it",
    'I do not want to cancel it',
    'so it runs every day at 9?',
    'keep it at nine',
    'should I cancel it?',
    'pause the export until january',
  ])('changes nothing: %s', (text) => {
    for (const given of ['after_schedule', 'tasks_listed'])
      expect(planOf(conversationAfter(given, text)).map(({ tool }) => tool)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/_task$/)]),
      );
  });

  it('is another task where it says what to do', () => {
    const [call] = planOf(conversationAfter('after_schedule', 'export all my cards every friday at 5pm as well'));
    expect(call?.input).toMatchObject({ schedule: '0 17 * * 5' });
    expect(call?.input).not.toHaveProperty('task_id');
  });
});

describe('after tasks were listed or made', () => {
  it.each([
    'do it for 2 cards',
    'run it for 3 weeks',
    'make it 10 pieces',
    'change it to 5 bullets',
    'move the first one to 3 weeks',
  ])('reads no hour in: %s', (text) => {
    for (const given of ['after_schedule', 'tasks_listed'])
      expect(planOf(conversationAfter(given, text)).map(({ tool }) => tool)).not.toContain('schedule_task');
  });

  it.each([
    'clear the description',
    'remove the price',
    'delete the second keyword',
    'cancel my plan',
    'cancel the all',
    'remove the score',
    'remove the cards',
    'Do not cancel the task',
    'Please do not delete the Monday report task too',
    'there is no need to stop the task',
    'never remove the weekly task',
    'improve it without deleting the task',
  ])('cancels none for: %s', (text) => {
    for (const given of ['after_schedule', 'tasks_listed', 'card_shown'])
      expect(planOf(conversationAfter(given, text)).map(({ tool }) => tool)).not.toContain('cancel_task');
  });
});

it.each(['I rather do it by hand, take it off', 'forget it, I will do that manually. take it down again'])(
  'ends the task that was just made: %s',
  (text) => {
    expect(planOf(conversationAfter('after_schedule', text)).map(({ tool, input }) => [tool, input])).toEqual([
      ['cancel_task', { task_id: first }],
    ]);
  },
);

it.each([
  ['after_schedule', 'not on mondays, friday is better', first, '0 9 * * 5'],
  ['after_schedule', 'saturday is delivery day, better sunday at the same time', first, '0 9 * * 0'],
  ['tasks_listed', 'make the export two hours later', second, '30 9 * * *'],
  ['after_schedule', 'move it to 2 hours later', first, '0 11 * * 1'],
  ['tasks_listed', 'the score one half an hour earlier please', first, '30 8 * * 1'],
  [
    'tasks_listed',
    'The export comes at half past seven, when I am on the train. An hour later would suit me better.',
    second,
    '30 8 * * *',
  ],
])('moves a task by what is said of its time: %s, %s', (given, text, id, schedule) => {
  expect(
    planOf(conversationAfter(given, text)).map(({ tool, input }) => [tool, input.task_id, input.schedule]),
  ).toEqual([['schedule_task', id, schedule]]);
});

it('knows a task by its rhythm where its file is spoken of, and two of them as a pair', () => {
  const plan = (text: string) => planOf(conversationAfter('tasks_listed', text)).map(({ input }) => input);
  expect(plan('the daily export should come as json, our agency hates csv')).toMatchObject([
    { task_id: second, instruction: 'export all my cards as json' },
  ]);
  for (const text of ['Cancel the pair of them. We close for the summer', 'neither of them is needed any more'])
    expect(plan(text)).toEqual([{ task_id: first }, { task_id: second }]);
  expect(planOf(conversationAfter('tasks_listed', 'I will look at it an hour later'))).toEqual([]);
  const cancelled = (text: string) =>
    planOf(conversationAfter('tasks_listed', text)).filter(({ tool }) => tool === 'cancel_task').length;
  expect(['no more daily exports please', 'there is no daily export'].map(cancelled)).toEqual([1, 0]);
});

it.each(['run the daily one tonight', 'start the Monday task'])('makes no new task of one that is there: %s', (text) =>
  expect(planOf(conversationAfter('tasks_listed', text))).toEqual([]),
);

describe('a number of tasks, or a day, that does not fit', () => {
  it.each([
    ['cancel the three', 'tasks_listed'],
    ['get rid of all three', 'tasks_listed'],
    ['get rid of the two', 'after_schedule'],
    ['cancel both', 'after_schedule'],
    ['the friday one on tuesdays', 'tasks_listed'],
    ['both on fridays please', 'tasks_listed'],
  ])('is asked about: %s', (text, given) => {
    expect(planOf(conversationAfter(given, text))).toEqual([]);
    expect(decide(conversationAfter(given, text))).toMatchObject({
      text: expect.stringContaining('Which of the tasks'),
    });
  });

  it.each(['do not get rid of the two', 'do not scrap both', 'please never ditch those two'])(
    'ends nothing that is to stay: %s',
    (text) => expect(planOf(conversationAfter('tasks_listed', text))).toEqual([]),
  );

  it.each(['delete the two cards', 'get rid of the two lamps'])('is not of tasks: %s', (text) =>
    expect(planOf(conversationAfter('tasks_listed', text)).some(({ tool }) => tool === 'cancel_task')).toBe(false),
  );
});

describe('the time zone of a changed time', () => {
  it.each([
    ['make it 8:30, London time', 'Europe/London'],
    ['change it to 10 am Berlin time', 'Europe/Berlin'],
    ['make it 8:30', 'UTC'],
  ])('%s', (text, timezone) => {
    const [change] = planOf(conversationAfter('after_schedule', text));
    expect(change).toMatchObject({ tool: 'schedule_task', input: { timezone } });
  });
});

describe('a task that was just made', () => {
  it.each([
    ['every Monday at 9 re-import it and tell me what changed', '0 9 * * 1'],
    ['every Friday at 9 re-import it and tell me what changed', '0 9 * * 5'],
  ])('takes the words and the card of the same order said anew: %s', (text, schedule) => {
    const instruction = 're-import and tell me what changed';
    const task = { task_id: first, title: instruction, instruction, schedule: '0 9 * * 1', timezone: 'UTC' };
    const conversation = conversationAfter('card_shown', text);
    const step = { tool: 'schedule_task', input: task, output: { ...task, enabled: true, next_run_at: null } } as const;
    expect(
      decide({ ...conversation, earlier: [{ text: `every Monday at 9 ${instruction}`, steps: [step as never] }] }),
    ).toMatchObject({
      tool: 'schedule_task',
      input: { task_id: first, instruction: 're-import it and tell me what changed', schedule, card_ids: [card] },
    });
  });

  it.each([
    ['after_schedule', 'pause my task'],
    ['after_schedule', 'turn it on again'],
    ['no_card', 'pause the Monday task'],
    ['no_card', 'run my weekly task now, please'],
  ])('is switched and run under Tasks: %s, %s', (given, text) => {
    expect(decide(conversationAfter(given, text))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('Under [Tasks](/tasks) you can do all of that'),
    });
  });

  it.each(['run a task every Monday that scores my cards', 'start a weekly task: score my cards'])(
    'is a new one in "%s"',
    (text) => expect(decide(conversationAfter('no_card', text))).toMatchObject({ tool: 'schedule_task' }),
  );
});

describe('a rhythm of hours', () => {
  it.each([
    ['make it every hour', '0 * * * *'],
    ['hourly please', '0 * * * *'],
    ['rather every 2 hours', '0 */2 * * *'],
  ])('is the new one of the task that was made just now: %s', (text, schedule) =>
    expect(planOf(conversationAfter('after_schedule', text))).toMatchObject([
      { tool: 'schedule_task', input: { task_id: first, schedule } },
    ]),
  );
  it('keeps work from being done at once', () =>
    expect(planOf(conversationAfter('card_shown', 'refresh it from the shop page every week'))).toMatchObject([
      { tool: 'schedule_task', input: { schedule: '0 9 * * 1' } },
    ]));
  it('places in a list are no days', () =>
    expect(planOf(conversationAfter('cards_listed', 'export the 2nd and the 3rd')).map(({ tool }) => tool)).toEqual([
      'export_cards',
    ]));
  it.each(['what else is running?', 'anything else scheduled?'])('the tasks that are left are listed: %s', (text) =>
    expect(planOf(conversationAfter('after_schedule', text))).toMatchObject([{ tool: 'list_tasks' }]),
  );
});
