import type { Task, TaskRun } from '@cardwright/contract/tasks';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStore, storageKeys } from '../../lib/storage.ts';
import { listWithoutMore, reloadAfterFailedMore } from '../../testing/failed-more.ts';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { TasksList } from './TasksList.tsx';
import { createTaskDrafts } from './task-drafts.ts';

afterEach(cleanup);

const weekly: Task = {
  id: '00000000-0000-4000-8000-00000000aaaa',
  title: 'Weekly look',
  instruction: 'Score my kettle',
  card_ids: [],
  schedule: '0 9 * * 1',
  timezone: 'UTC',
  enabled: true,
  next_run_at: '2026-11-23T09:00:00.000Z',
  last_run: { at: '2026-11-16T09:00:00.000Z', status: 'done', chat_id: '00000000-0000-4000-8000-00000000bbbb' },
};

const nextRuns = ['2026-11-23T08:00:00.000Z', '2026-11-30T08:00:00.000Z', '2026-12-07T08:00:00.000Z'];

async function open(
  tasks: Task[],
  answer: (call: RecordedCall) => Response | Promise<Response> | undefined = () => undefined,
  store = memoryStore(),
) {
  const usual = ({ method, path }: RecordedCall) => {
    if (path === '/tasks/next-runs') return json({ next_runs: nextRuns });
    if (path === '/cards/summaries') return json({ items: [], next_cursor: null });
    return method === 'GET' ? json({ items: tasks, next_cursor: null }) : json(weekly);
  };
  const api = fakeApi((call) => answer(call) ?? usual(call));
  const { queryClient } = await renderApp(<TasksList timezone="Europe/Berlin" />, { ...testServices(api), store });
  return { api, queryClient, user: userEvent.setup() };
}
/** Drafts as another tab of the same browser changes them. */
const otherTab = (store: ReturnType<typeof memoryStore>) => {
  const drafts = createTaskDrafts(store, () => null, new EventTarget());
  const tell = () => act(() => window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.taskDrafts })));
  return { drafts, tell };
};
const sent = (calls: RecordedCall[], method: string) => calls.filter((call) => call.method === method);

describe('the scheduled tasks', () => {
  it('say what they do, when they run and how the last run went', async () => {
    await open([weekly]);
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Score my kettle')).toBeTruthy();
    expect(item.getByText(/Every Monday at 09:00/)).toBeTruthy();
    expect(item.getByText('Done')).toBeTruthy();
    expect(item.getByRole('link', { name: 'Open its chat' }).getAttribute('href')).toContain(weekly.last_run?.chat_id);
  });

  it.each([
    ['America/New_York', ['Next run Mon, 23 Nov 2026, 04:00', 'Last run Mon, 16 Nov 2026, 04:00']],
    ['Asia/Tokyo', ['Next run Mon, 23 Nov 2026, 18:00', 'Last run Mon, 16 Nov 2026, 18:00']],
    ['Nowhere/Atlantis', ['Next run Mon, 23 Nov 2026', 'Last run Mon, 16 Nov 2026']],
  ])('say the next and the last run by the clock of their zone: %s', async (timezone, texts) => {
    await open([{ ...weekly, timezone }]);
    const item = within(await screen.findByRole('listitem'));
    for (const text of texts) expect(item.getByText(new RegExp(text))).toBeTruthy();
  });

  it('are made with the schedule that was picked', async () => {
    const { api, user } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Schedule a task' }));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Schedule' }));
    expect(form.getByText('Please enter a title')).toBeTruthy();
    await user.type(form.getByLabelText('Title'), 'Nightly');
    await user.type(form.getByLabelText('What should the assistant do?'), 'List my cards');
    await user.selectOptions(form.getByLabelText('Repeat'), 'Every day');
    await user.click(form.getByRole('button', { name: 'Schedule' }));
    await expect
      .poll(() => sent(api.calls, 'POST')[0]?.body)
      .toEqual({
        title: 'Nightly',
        instruction: 'List my cards',
        card_ids: [],
        schedule: '0 9 * * *',
        timezone: 'Europe/Berlin',
        notify: true,
      });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('ask before what was written in the form goes, and close at once when nothing was', async () => {
    const { user } = await open([]);
    const add = await screen.findByRole('button', { name: 'Schedule a task' });
    await user.click(add);
    await screen.findByRole('dialog', { name: 'Schedule a task' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(add);
    await user.type(await screen.findByLabelText('What should the assistant do?'), 'List my cards');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard what you wrote?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect(screen.getByLabelText<HTMLTextAreaElement>('What should the assistant do?').value).toBe('List my cards');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keep what is written over a reload, until it is saved', async () => {
    const store = memoryStore();
    const { user } = await open([weekly], undefined, store);
    await user.click(await screen.findByRole('button', { name: 'Schedule a task' }));
    await user.type(screen.getByLabelText('Title'), 'N');
    await user.selectOptions(screen.getByLabelText('Repeat'), 'Every day');
    cleanup();

    const { api, user: later } = await open([weekly], undefined, store);
    await screen.findByText('You wrote this task and have not saved it: “\u2068N\u2069”');
    await later.click(screen.getByRole('button', { name: /^Go on writing/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('N');
    await later.type(screen.getByLabelText('What should the assistant do?'), 'x');
    await later.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schedule' }));
    await expect.poll(() => sent(api.calls, 'POST')[0]?.body).toMatchObject({ schedule: '0 9 * * *' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getItem(storageKeys.taskDrafts)).toBeNull();
    expect(screen.queryByText(/have not saved/)).toBeNull();
  });

  it('say that another tab goes on with the same draft, as long as it says something else', async () => {
    const store = memoryStore();
    const { user } = await open([weekly], undefined, store);
    const { drafts, tell } = otherTab(store);
    await user.click(await screen.findByRole('button', { name: 'Schedule a task' }));
    await user.type(screen.getByLabelText('Title'), 'N');
    const id = drafts.all()[0]?.id ?? '';
    for (const [title, isTold] of [
      ['Nightly', true],
      ['N ', false],
      ['Nightly', true],
    ] as const) {
      drafts.write(id, { title });
      tell();
      tell();
      expect(screen.queryByText(/in another tab too/) !== null).toBe(isTold);
    }
    expect(drafts.all().map(({ fields }) => fields.title)).toEqual(['Nightly']);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('N');

    // As logging out there does.
    store.removeItem(storageKeys.taskDrafts);
    tell();
    expect(screen.queryByText(/in another tab too/)).toBeNull();
    expect(store.getItem(storageKeys.taskDrafts)).toBeNull();
  });

  it('say that another tab changes the same task', async () => {
    const store = memoryStore();
    const { user } = await open([weekly], undefined, store);
    const { drafts, tell } = otherTab(store);
    await user.click(await screen.findByRole('button', { name: 'Edit Weekly look' }));
    await screen.findByRole('dialog');
    drafts.write(weekly.id, { title: 'Monthly look' });
    tell();
    await screen.findByText(/changed in another tab too/);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Weekly look');
  });

  it.each([
    ['the draft was taken away', 503, null],
    ['the same was sent', 422, 'theirs'],
  ])('are made once when in another tab %s', async (_, status, theirKey) => {
    const store = memoryStore();
    const answers = [problem(status, 'refused', 'Not now.')];
    const failing = (call: RecordedCall) =>
      call.method === 'POST' && call.path === '/tasks' ? answers.shift() : undefined;
    const { api, user } = await open([weekly], failing, store);
    const { drafts, tell } = otherTab(store);
    await user.click(await screen.findByRole('button', { name: 'Schedule a task' }));
    await user.type(screen.getByLabelText('Title'), 'N');
    await user.type(screen.getByLabelText('What should the assistant do?'), 'x');
    const form = within(screen.getByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Schedule' }));
    await form.findByText('Not now.');
    const [first] = sent(api.calls, 'POST');
    const id = drafts.all()[0]?.id ?? '';
    if (theirKey === null) drafts.remove(id);
    else drafts.writeSent(id, { request: `/tasks ${JSON.stringify(first?.body)}`, key: theirKey });
    tell();
    await user.click(form.getByRole('button', { name: 'Schedule' }));
    await expect.poll(() => sent(api.calls, 'POST')).toHaveLength(2);
    expect(sent(api.calls, 'POST')[1]).toEqual({ ...first, idempotencyKey: theirKey ?? first?.idempotencyKey });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getItem(storageKeys.taskDrafts)).toBeNull();
  });

  it('give up what is written after a question only: by Cancel, and from the list', async () => {
    const store = memoryStore();
    const { user } = await open([weekly], undefined, store);
    await user.click(await screen.findByRole('button', { name: 'Edit Weekly look' }));
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Go on writing' }));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Weekly look!');
    cleanup();

    const { user: later } = await open([weekly], undefined, store);
    await screen.findByText('You changed “\u2068Weekly look\u2069” and have not saved it.');
    await later.click(screen.getByRole('button', { name: 'Discard \u2068Weekly look\u2069' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard what you wrote?' }));
    await later.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText(/have not saved/)).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Not saved yet' })));
    expect(store.getItem(storageKeys.taskDrafts)).toBeNull();
  });

  it('are made once when the page goes before the answer comes', async () => {
    const store = memoryStore();
    const answers: ((response: Response) => void)[] = [];
    const late = (call: RecordedCall) =>
      call.method === 'POST' && call.path === '/tasks'
        ? new Promise<Response>((resolve) => answers.push(resolve))
        : undefined;
    const { api, user } = await open([weekly], late, store);
    await user.click(await screen.findByRole('button', { name: 'Schedule a task' }));
    await user.type(screen.getByLabelText('Title'), 'N');
    await user.type(screen.getByLabelText('What should the assistant do?'), 'x');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schedule' }));
    await expect.poll(() => answers.length).toBe(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Discard what you wrote?')).toBeNull();
    const asked = sent(api.calls, 'POST')[0];
    // As a reload would find it.
    const left = store.getItem(storageKeys.taskDrafts) ?? '';
    cleanup();
    answers[0]?.(json(weekly));
    await waitFor(() => expect(store.getItem(storageKeys.taskDrafts)).toBeNull());

    store.setItem(storageKeys.taskDrafts, left);
    const { api: again, user: later } = await open([weekly], undefined, store);
    await later.click(await screen.findByRole('button', { name: /^Go on writing/ }));
    await later.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schedule' }));
    await expect.poll(() => sent(again.calls, 'POST')).toHaveLength(1);
    expect(sent(again.calls, 'POST')[0]).toEqual(asked);
    expect(asked?.idempotencyKey).toBeTruthy();
    cleanup();

    store.setItem(storageKeys.taskDrafts, left);
    const made = { ...weekly, ...(asked?.body as Partial<Task>) };
    await open([made], undefined, store);
    await screen.findByText('N');
    await waitFor(() => expect(store.getItem(storageKeys.taskDrafts)).toBeNull());
    expect(screen.queryByText(/have not saved/)).toBeNull();
  });

  it('offer what was changed of a task that is gone as a new one', async () => {
    const store = memoryStore();
    const { user } = await open([weekly], undefined, store);
    await user.click(await screen.findByRole('button', { name: 'Edit Weekly look' }));
    await user.type(screen.getByLabelText('Title'), '!');
    cleanup();
    const { user: later } = await open([], undefined, store);
    await screen.findByText(/has been deleted since/);
    await later.click(screen.getByRole('button', { name: /^Go on writing/ }));
    await screen.findByRole('dialog', { name: 'Schedule a task' });
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Weekly look!');
  });

  it('name the cards of a draft, however far down the library they are', async () => {
    const card = '00000000-0000-4000-8000-00000000eeee';
    const titled = (call: RecordedCall) =>
      call.method === 'POST' && call.path === '/cards/summaries'
        ? json({ items: [{ id: card, title: 'Far kettle' }] })
        : undefined;
    await open([{ ...weekly, card_ids: [card], cards: [] }], titled).then(async ({ user }) =>
      user.click(await screen.findByRole('button', { name: 'Edit Weekly look' })),
    );
    await within(await screen.findByRole('dialog')).findByText('Far kettle');
    expect(screen.queryByText('A deleted card')).toBeNull();
  });

  it('keep a card that was deleted when something else of them is changed', async () => {
    const gone = '00000000-0000-4000-8000-00000000dddd';
    const { api, user } = await open([{ ...weekly, card_ids: [gone], cards: [] }]);
    await user.click(await screen.findByRole('button', { name: 'Edit Weekly look' }));
    const form = within(await screen.findByRole('dialog'));
    await form.findByText('A deleted card');
    await user.type(form.getByLabelText('Title'), '!');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await expect.poll(() => sent(api.calls, 'PATCH')).toHaveLength(1);
    expect(sent(api.calls, 'PATCH')[0]?.body).not.toHaveProperty('card_ids');
  });

  it('tell the next runs of the schedule that is being picked', async () => {
    const { api, user } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Schedule a task' }));
    expect((await screen.findByText(/^Next runs/)).textContent).toBe(
      'Next runs: Mon, 23 Nov 2026, 09:00 · Mon, 30 Nov 2026, 09:00 · Mon, 7 Dec 2026, 09:00',
    );
    await user.selectOptions(screen.getByLabelText('Repeat'), 'Every month');
    await user.selectOptions(screen.getByLabelText('Day of the month'), '31');
    expect(screen.getByText('Months without this day are left out.')).toBeTruthy();
    await expect
      .poll(() => api.calls.filter(({ path }) => path === '/tasks/next-runs').at(-1)?.query)
      .toEqual({ schedule: '0 9 31 * *', timezone: 'Europe/Berlin' });
  });

  it('run at once when asked to, and show what became of their runs', async () => {
    const run: TaskRun = {
      id: '00000000-0000-4000-8000-00000000cccc',
      at: '2026-11-16T09:00:00.000Z',
      by_hand: true,
      status: 'failed',
      finished_at: '2026-11-16T09:01:00.000Z',
      cost_credits: 15,
      error: 'One card of this task was deleted and left out.',
      chats: [{ chat_id: '00000000-0000-4000-8000-00000000bbbb', card_id: null }],
    };
    const { api, user } = await open([{ ...weekly, timezone: 'Asia/Tokyo' }], ({ path }) =>
      path.endsWith('/runs') ? json({ items: [run], next_cursor: null }) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Run Weekly look now' }));
    await expect.poll(() => sent(api.calls, 'POST')[0]?.path).toBe(`/tasks/${weekly.id}/run`);
    await user.click(screen.getByRole('button', { name: 'Show its runs' }));
    const history = within(await screen.findByRole('list', { name: 'Runs of Weekly look' }));
    expect(history.getByText('Mon, 16 Nov 2026, 18:00')).toBeTruthy();
    expect(history.getByText('15 credits')).toBeTruthy();
    expect(history.getByText('Started by you')).toBeTruthy();
    expect(history.getByText(run.error ?? '')).toBeTruthy();
    expect(history.getByRole('link', { name: 'Open its chat' }).getAttribute('href')).toContain('bbbb');
  });

  it('keep the form open with the reason when the plan allows no more', async () => {
    const { user } = await open([], (call) =>
      call.method === 'POST' ? problem(403, 'plan_required', 'Your plan has one scheduled task.') : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Schedule a task' }));
    await user.type(screen.getByLabelText('Title'), 'Second');
    await user.type(screen.getByLabelText('What should the assistant do?'), 'Anything');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    const refusal = within(await screen.findByRole('alert'));
    expect(refusal.getByText('Your plan has one scheduled task.')).toBeTruthy();
    expect(refusal.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Second');
  });

  it('are switched off, and deleted after a question', async () => {
    const { api, user } = await open([weekly], (call) =>
      call.method === 'DELETE' ? new Response(null, { status: 204 }) : undefined,
    );
    await user.click(await screen.findByRole('switch', { name: 'Weekly look is switched on' }));
    await expect.poll(() => sent(api.calls, 'PATCH')[0]?.body).toEqual({ enabled: false });
    await user.click(screen.getByRole('button', { name: 'Delete Weekly look' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await expect.poll(() => sent(api.calls, 'DELETE')[0]?.path).toBe(`/tasks/${weekly.id}`);
  });

  it('lead to the plans when one more cannot be switched on', async () => {
    const { user } = await open([{ ...weekly, enabled: false, next_run_at: null }], (call) =>
      call.method === 'PATCH' ? problem(403, 'plan_required', 'Your plan has one scheduled task.') : undefined,
    );
    await user.click(await screen.findByRole('switch', { name: 'Weekly look is switched on' }));
    const refusal = within(await screen.findByRole('alert'));
    expect(refusal.getByText('Your plan has one scheduled task.')).toBeTruthy();
    expect(refusal.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('say why the last run could not start', async () => {
    const error = 'This needs 10 credits, and 4 are left.';
    await open([{ ...weekly, last_run: { at: '2026-11-16T09:00:00.000Z', status: 'failed', chat_id: null, error } }]);
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Failed')).toBeTruthy();
    expect(item.getByText(error)).toBeTruthy();
  });

  it('can be asked for again when they could not be loaded', async () => {
    let isDown = true;
    const { user } = await open([weekly], (call) =>
      call.path === '/tasks' && isDown ? problem(503, 'unavailable', 'The server is busy.') : undefined,
    );
    expect(await screen.findByText('The server is busy.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Weekly look')).toBeTruthy();
  });

  it('stay while they are loaded anew after more of them could not be had', async () => {
    const answer = listWithoutMore([weekly]);
    const { queryClient } = await open([], (call) => (call.path === '/tasks' ? answer(call) : undefined));
    await reloadAfterFailedMore(queryClient);
    expect(screen.getByText('Weekly look')).toBeTruthy();
  });

  it('keep their runs while these are loaded anew after more of them could not be had', async () => {
    const run = { id: 'r1', at: '2026-11-16T09:00:00.000Z', by_hand: true, status: 'done', finished_at: null };
    const answer = listWithoutMore([{ ...run, cost_credits: 0, error: null, chats: [] }]);
    const { queryClient, user } = await open([weekly], (call) =>
      call.path.endsWith('/runs') ? answer(call) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Show its runs' }));
    await reloadAfterFailedMore(queryClient);
    expect(screen.getByRole('list', { name: 'Runs of Weekly look' })).toBeTruthy();
  });
});
