// @vitest-environment node
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

describe('requests while the browser says that it is offline', () => {
  it('are sent all the same', async () => {
    const client = createQueryClient();
    const answer = await client.fetchQuery({ queryKey: ['a'], queryFn: async () => 'read' });
    const written = await new MutationObserver(client, { mutationFn: async () => 'written' }).mutate();
    expect([answer, written]).toEqual(['read', 'written']);
    client.clear();
  });

  it('are sent once more when it says that the network is back', async () => {
    const client = createQueryClient();
    client.mount();
    let reads = 0;
    const observer = new QueryObserver(client, { queryKey: ['a'], queryFn: async () => ++reads, staleTime: 0 });
    const end = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().data).toBe(1);
    onlineManager.setOnline(true);
    await expect.poll(() => observer.getCurrentResult().data).toBe(2);
    end();
    client.unmount();
    client.clear();
  });
});
