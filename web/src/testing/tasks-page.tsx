import type { Task } from '@cardwright/contract/tasks';
import userEvent from '@testing-library/user-event';
import { TasksList } from '../features/tasks/TasksList.tsx';
import { memoryStore } from '../lib/storage.ts';
import { fakeApi, json, type RecordedCall } from './fake-api.ts';
import { renderApp, testServices } from './render-app.tsx';

/** Every Monday at nine, in UTC. */
export const weekly: Task = {
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

/** The list of these tasks, as the server answers for it; `answer` stands in for single answers. */
export async function openTasks(
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

export const sent = (calls: RecordedCall[], method: string) => calls.filter((call) => call.method === method);
