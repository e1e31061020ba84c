import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { json, problem, type RecordedCall } from './fake-api.ts';

const failure = 'The server is busy.';

/** The answers of a list whose next page cannot be loaded, and whose reload never ends. */
export function listWithoutMore(items: unknown[]): (call: RecordedCall) => Response | Promise<Response> {
  let isAsked = false;
  return ({ query }) => {
    if (query.cursor === 'more') return problem(503, 'unavailable', failure);
    if (isAsked) return new Promise(() => undefined);
    isAsked = true;
    return json({ items, next_cursor: 'more' });
  };
}

/** Presses the button in vain and has the lists reloaded; resolves while that goes on. */
export async function reloadAfterFailedMore(queryClient: QueryClient, label = 'Load more'): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: label }));
  await screen.findByText(failure);
  void queryClient.invalidateQueries();
  await waitFor(() => {
    if (screen.queryByText(failure) !== null) throw new Error('The reload has not begun, or the list is gone for it.');
  });
}
