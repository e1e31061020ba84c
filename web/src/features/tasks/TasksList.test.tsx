import type { TaskRun } from '@cardwright/contract/tasks';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listWithoutMore, reloadAfterFailedMore } from '../../testing/failed-more.ts';
import { json, problem } from '../../testing/fake-api.ts';
import { openTasks, sent, weekly } from '../../testing/tasks-page.tsx';

afterEach(cleanup);

describe('the scheduled tasks', () => {
  it('say what they do, when they run and how the last run went', async () => {
    await openTasks([weekly]);
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Score my kettle')).toBeTruthy();
    expect(item.getByText(/Every Monday at 09:00/)).toBeTruthy();
    expect(item.getByText('Done')).toBeTruthy();
    expect(item.getByRole('link', { name: 'Open its chat' }).getAttribute('href')).toContain(weekly.last_run?.chat_id);
  });

  it.each([
    ['0 */2 * * *', 'Every 2 hours (UTC)'],
    ['0 7,19 * * 1-5', 'On weekdays at 7:00 and 19:00 (UTC)'],
    ['0 9 1 * 1', '0 9 1 * 1 (UTC)'],
  ])('say in words when they run, where there are any: %s', async (schedule, words) => {
    await openTasks([{ ...weekly, schedule }]);
    expect((await screen.findByRole('listitem')).textContent).toContain(words);
  });

  it.each([
    ['America/New_York', ['Next run Mon, 23 Nov 2026, 04:00', 'Last run Mon, 16 Nov 2026, 04:00']],
    ['Asia/Tokyo', ['Next run Mon, 23 Nov 2026, 18:00', 'Last run Mon, 16 Nov 2026, 18:00']],
    ['Nowhere/Atlantis', ['Next run Mon, 23 Nov 2026', 'Last run Mon, 16 Nov 2026']],
  ])('say the next and the last run by the clock of their zone: %s', async (timezone, texts) => {
    await openTasks([{ ...weekly, timezone }]);
    const item = within(await screen.findByRole('listitem'));
    for (const text of texts) expect(item.getByText(new RegExp(text))).toBeTruthy();
  });

  it('are made with the schedule that was picked', async () => {
    const { api, user } = await openTasks([]);
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

  it('keep the focus while one is switched, and give it on when one is made first or deleted last', async () => {
    let tasks = [weekly];
    let answer: (response: Response) => void = () => {};
    const { user } = await openTasks([], (call) => {
      if (call.method === 'PATCH') return new Promise<Response>((resolve) => (answer = resolve));
      if (call.method === 'DELETE') {
        tasks = [];
        return new Response(null, { status: 204 });
      }
      return call.method === 'GET' && /^\/tasks(\?|$)/.test(call.path)
        ? json({ items: tasks, next_cursor: null })
        : undefined;
    });
    const toggle = await screen.findByRole('switch');
    await user.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-disabled')).toBe('true'));
    expect(document.activeElement).toBe(toggle);
    answer(json({ ...weekly, enabled: false }));
    await user.click(screen.getByRole('button', { name: 'Delete Weekly look' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Nothing is scheduled');
    const add = () => screen.getByRole('button', { name: 'Schedule a task' });
    await waitFor(() => expect(document.activeElement).toBe(add()));

    await user.click(add());
    await user.type(screen.getByLabelText('Title'), 'Weekly look');
    await user.type(screen.getByLabelText('What should the assistant do?'), 'x');
    tasks = [weekly];
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await screen.findByRole('listitem');
    await waitFor(() => expect(document.activeElement).toBe(add()));
  });

  it('keep a card that was deleted when something else of them is changed', async () => {
    const gone = '00000000-0000-4000-8000-00000000dddd';
    const { api, user } = await openTasks([{ ...weekly, card_ids: [gone], cards: [] }]);
    await user.click(await screen.findByRole('button', { name: 'Edit Weekly look' }));
    const form = within(await screen.findByRole('dialog'));
    await form.findByText('A deleted card');
    await user.type(form.getByLabelText('Title'), '!');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await expect.poll(() => sent(api.calls, 'PATCH')).toHaveLength(1);
    expect(sent(api.calls, 'PATCH')[0]?.body).not.toHaveProperty('card_ids');
  });

  it('offer the cards that can be worked on, in a list that scrolls by itself', async () => {
    const cards = [
      { id: 'a', title: 'Kettle', status: 'ready' },
      { id: 'b', title: '', status: 'failed' },
    ];
    const { user } = await openTasks([], ({ path }) =>
      path === '/cards/summaries' ? json({ items: cards, next_cursor: null }) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Schedule a task' }));
    await user.click(screen.getByRole('combobox', { name: 'Cards' }));
    const list = await screen.findByRole('listbox', { hidden: true });
    await waitFor(() => expect(list.textContent).toContain('Kettle'));
    expect(within(list).getAllByRole('option', { hidden: true })).toHaveLength(1);
    // The library's own box around the entries could not be scrolled by the keyboard.
    expect(list.querySelector('[class*="ScrollArea"]')).toBeNull();
  });

  it('tell the next runs of the schedule that is being picked', async () => {
    const { api, user } = await openTasks([]);
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
    const { api, user } = await openTasks([{ ...weekly, timezone: 'Asia/Tokyo' }], ({ path }) =>
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

  it('keep the form open with the reason beside the field when the server refuses the schedule', async () => {
    const reason = 'This schedule names no time that ever comes';
    const errors = [{ path: 'schedule', message: reason }];
    const { user } = await openTasks([weekly], ({ method }) =>
      method === 'PATCH' ? problem(422, 'invalid_request', `${reason}.`, { errors }) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Edit Weekly look' }));
    const form = within(await screen.findByRole('dialog'));
    await user.selectOptions(form.getByLabelText('Repeat'), 'Other (cron)');
    await user.type(form.getByLabelText('Cron, five fields'), '0 0 30 2 *');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByLabelText('Cron, five fields').getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(form.getByLabelText('Cron, five fields'));
    expect(form.getByText(reason)).toBeTruthy();
    expect(form.queryByText(`${reason}.`)).toBeNull();
  });

  it('keep the form open with the reason when the plan allows no more', async () => {
    const { user } = await openTasks([], (call) =>
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
    const { api, user } = await openTasks([weekly], (call) =>
      call.method === 'DELETE' ? new Response(null, { status: 204 }) : undefined,
    );
    await user.click(await screen.findByRole('switch', { name: 'Weekly look is switched on' }));
    await expect.poll(() => sent(api.calls, 'PATCH')[0]?.body).toEqual({ enabled: false });
    await user.click(screen.getByRole('button', { name: 'Delete Weekly look' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await expect.poll(() => sent(api.calls, 'DELETE')[0]?.path).toBe(`/tasks/${weekly.id}`);
  });

  it('lead to the plans when one more cannot be switched on', async () => {
    const { user } = await openTasks([{ ...weekly, enabled: false, next_run_at: null }], (call) =>
      call.method === 'PATCH' ? problem(403, 'plan_required', 'Your plan has one scheduled task.') : undefined,
    );
    await user.click(await screen.findByRole('switch', { name: 'Weekly look is switched on' }));
    const refusal = within(await screen.findByRole('alert'));
    expect(refusal.getByText('Your plan has one scheduled task.')).toBeTruthy();
    expect(refusal.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('say why the last run could not start', async () => {
    const error = 'This needs 10 credits, and 4 are left.';
    await openTasks([
      { ...weekly, last_run: { at: '2026-11-16T09:00:00.000Z', status: 'failed', chat_id: null, error } },
    ]);
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Failed')).toBeTruthy();
    expect(item.getByText(error)).toBeTruthy();
  });

  it('can be asked for again when they could not be loaded', async () => {
    let isDown = true;
    const { user } = await openTasks([weekly], (call) =>
      call.path === '/tasks' && isDown ? problem(503, 'unavailable', 'The server is busy.') : undefined,
    );
    expect(await screen.findByText('The server is busy.')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Weekly look')).toBeTruthy();
  });

  it('stay while they are loaded anew after more of them could not be had', async () => {
    const answer = listWithoutMore([weekly]);
    const { queryClient } = await openTasks([], (call) => (call.path === '/tasks' ? answer(call) : undefined));
    await reloadAfterFailedMore(queryClient);
    expect(screen.getByText('Weekly look')).toBeTruthy();
  });

  it('keep their runs while these are loaded anew after more of them could not be had', async () => {
    const run = { id: 'r1', at: '2026-11-16T09:00:00.000Z', by_hand: true, status: 'done', finished_at: null };
    const answer = listWithoutMore([{ ...run, cost_credits: 0, error: null, chats: [] }]);
    const { queryClient, user } = await openTasks([weekly], (call) =>
      call.path.endsWith('/runs') ? answer(call) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Show its runs' }));
    await reloadAfterFailedMore(queryClient);
    expect(screen.getByRole('list', { name: 'Runs of Weekly look' })).toBeTruthy();
  });
});
