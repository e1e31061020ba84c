import type { Task } from '@cardwright/contract/tasks';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStore, storageKeys } from '../../lib/storage.ts';
import { json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { openTasks, sent, weekly } from '../../testing/tasks-page.tsx';
import { createTaskDrafts } from './task-drafts.ts';

afterEach(cleanup);

/** Drafts as another tab of the same browser changes them. */
const otherTab = (store: ReturnType<typeof memoryStore>) => {
  const drafts = createTaskDrafts(store, () => null, new EventTarget());
  const tell = () => act(() => window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.taskDrafts })));
  return { drafts, tell };
};
describe('what is written in the form of a task', () => {
  it('ask before what was written in the form goes, and close at once when nothing was', async () => {
    const { user } = await openTasks([]);
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
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Schedule a task' })));
  });

  it('keep what is written over a reload, until it is saved', async () => {
    const store = memoryStore();
    const { user } = await openTasks([weekly], undefined, store);
    await user.click(await screen.findByRole('button', { name: 'Schedule a task' }));
    await user.type(screen.getByLabelText('Title'), 'N');
    await user.selectOptions(screen.getByLabelText('Repeat'), 'Every day');
    cleanup();

    const { api, user: later } = await openTasks([weekly], undefined, store);
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
    const { user } = await openTasks([weekly], undefined, store);
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
    expect(drafts.all().map(({ fields }) => fields.title)).toEqual(['N', 'Nightly']);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('N');

    // As logging out there does.
    store.removeItem(storageKeys.taskDrafts);
    tell();
    expect(screen.queryByText(/in another tab too/)).toBeNull();
    expect(store.getItem(storageKeys.taskDrafts)).toBeNull();
  });

  it('keep the words of both forms that change a task, and give up only their own', async () => {
    const store = memoryStore();
    const { user } = await openTasks([weekly], undefined, store);
    const { drafts, tell } = otherTab(store);
    const titles = () => drafts.all().map(({ fields }) => fields.title);
    await user.click(await screen.findByRole('button', { name: 'Edit Weekly look' }));
    const title = await screen.findByLabelText<HTMLInputElement>('Title');
    await user.clear(title);
    await user.type(title, 'Daily');
    drafts.write(weekly.id, { title: 'Monthly' });
    tell();
    expect(screen.getByText(/changed in another tab too/)).toBeTruthy();
    await user.type(title, ' look');
    expect(titles()).toEqual(['Monthly', 'Daily look']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(titles()).toEqual(['Monthly']);
    await screen.findByText('You changed “\u2068Weekly look\u2069” and have not saved it.');

    // What was written in both goes with the task.
    drafts.write(`${weekly.id} other`, { title: 'Yearly' });
    tell();
    for (const words of ['Monthly', 'Yearly'])
      await screen.findByText(`You changed “\u2068Weekly look\u2069” and have not saved it: “\u2068${words}\u2069”`);
    await user.click(screen.getByRole('button', { name: 'Delete Weekly look' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual([]));
  });

  it('say that another tab changes the same task', async () => {
    const store = memoryStore();
    const { user } = await openTasks([weekly], undefined, store);
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
    const { api, user } = await openTasks([weekly], failing, store);
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
    const { user } = await openTasks([weekly], undefined, store);
    await user.click(await screen.findByRole('button', { name: 'Edit Weekly look' }));
    await user.type(screen.getByLabelText('Title'), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Go on writing' }));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Weekly look!');
    cleanup();

    const { user: later } = await openTasks([weekly], undefined, store);
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
    const { api, user } = await openTasks([weekly], late, store);
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
    const { api: again, user: later } = await openTasks([weekly], undefined, store);
    await later.click(await screen.findByRole('button', { name: /^Go on writing/ }));
    await later.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schedule' }));
    await expect.poll(() => sent(again.calls, 'POST')).toHaveLength(1);
    expect(sent(again.calls, 'POST')[0]).toEqual(asked);
    expect(asked?.idempotencyKey).toBeTruthy();
    cleanup();

    store.setItem(storageKeys.taskDrafts, left);
    const made = { ...weekly, ...(asked?.body as Partial<Task>) };
    await openTasks([made], undefined, store);
    await screen.findByText('N');
    await waitFor(() => expect(store.getItem(storageKeys.taskDrafts)).toBeNull());
    expect(screen.queryByText(/have not saved/)).toBeNull();
  });

  it('offer what was changed of a task that is gone as a new one', async () => {
    const store = memoryStore();
    const { user } = await openTasks([weekly], undefined, store);
    await user.click(await screen.findByRole('button', { name: 'Edit Weekly look' }));
    await user.type(screen.getByLabelText('Title'), '!');
    cleanup();
    const { user: later } = await openTasks([], undefined, store);
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
    await openTasks([{ ...weekly, card_ids: [card], cards: [] }], titled).then(async ({ user }) =>
      user.click(await screen.findByRole('button', { name: 'Edit Weekly look' })),
    );
    await within(await screen.findByRole('dialog')).findByText('\u2068Far kettle\u2069');
    expect(screen.queryByText('A deleted card')).toBeNull();
  });
});
