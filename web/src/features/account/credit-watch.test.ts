// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { memoryStore } from '../../lib/storage.ts';
import { watchCredits, workIn } from './credit-watch.ts';
import type { UserStore } from './user-store.ts';

describe('workIn', () => {
  it('finds work that goes on in one thing, a list, and pages of a list', () => {
    expect([...workIn({ id: 'a', status: 'improving' })]).toEqual(['a']);
    expect([...workIn({ id: 'chat', status: 'idle', active_run: { id: 'run' } })]).toEqual(['chat']);
    const items = [
      { id: 'b', status: 'queued' },
      { id: 'c', status: 'ready' },
    ];
    expect([...workIn({ items })]).toEqual(['b']);
    expect([...workIn({ pages: [{ items }, { items: [{ id: 'd', status: 'processing' }] }] })]).toEqual(['b', 'd']);
  });

  it('finds none in anything else', () => {
    for (const data of [null, undefined, 'text', 5, [], { status: 'running' }]) expect(workIn(data).size).toBe(0);
  });
});

describe('watchCredits', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  const setUp = () => {
    const queryClient = new QueryClient();
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    const state = { loadSubscription: vi.fn(async () => true), updateUsage: vi.fn() };
    const user = { getState: () => state } as unknown as UserStore;
    const [store, events] = [memoryStore(), new EventTarget()];
    const stop = watchCredits({ queryClient, user, now: () => new Date(), page, store, events });
    const mutate = (meta: Record<string, unknown>, result: () => Promise<unknown>) =>
      queryClient
        .getMutationCache()
        .build(queryClient, { mutationFn: result, meta })
        .execute(undefined)
        .catch(() => undefined);
    return { queryClient, page, state, stop, mutate, store, events };
  };
  const card = (status: string) => ({ id: 'card', status });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('asks when followed work has ended, and not while it begins or goes on', async () => {
    const { queryClient, state } = setUp();
    for (const status of ['ready', 'improving', 'improving']) queryClient.setQueryData(['card'], card(status));
    await pass(10_000);
    expect(state.loadSubscription).not.toHaveBeenCalled();
    queryClient.setQueryData(['card'], card('ready'));
    await pass(1_000);
    expect(state.loadSubscription).toHaveBeenCalledTimes(1);
  });

  it('asks once for much that ends together, and never twice within three seconds', async () => {
    const { queryClient, state } = setUp();
    await pass(5_000);
    for (let round = 0; round < 20; round += 1) {
      queryClient.setQueryData(['card'], card('importing'));
      queryClient.setQueryData(['card'], card('ready'));
      await pass(100);
    }
    await pass(10_000);
    expect(state.loadSubscription.mock.calls.length).toBeLessThanOrEqual(2);
    expect(state.loadSubscription).toHaveBeenCalled();
  });

  it('asks after a call that charges, and takes the figures of a refusal as they are', async () => {
    const { state, mutate } = setUp();
    await mutate({ charges: true }, async () => 'scored');
    await mutate({}, async () => 'saved');
    await pass(5_000);
    expect(state.loadSubscription).toHaveBeenCalledTimes(1);
    const refusal = new ApiError(402, {
      code: 'credits_exhausted',
      ...{ feature: 'scoring_credits', used: 20, limit: 20, reset_date: null, upgrade_to: 'basic' },
    });
    await mutate({ charges: true }, async () => Promise.reject(refusal));
    expect(state.updateUsage).toHaveBeenCalledWith({ scoring_credits: { used: 20, limit: 20, reset_date: null } });
  });

  it('tells the other tabs of what charges, and asks when they tell of it', async () => {
    const { state, mutate, store, events, stop } = setUp();
    await mutate({}, async () => 'saved');
    expect(store.length).toBe(0);
    await mutate({ charges: true }, async () => 'scored');
    const [key] = [store.key(0)];
    await pass(5_000);
    const hear = () => events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    hear();
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'site' }));
    const told = store.getItem(String(key));
    await pass(5_000);
    expect(state.loadSubscription).toHaveBeenCalledTimes(2);
    // Hearing is not telling: two tabs would go on for ever.
    expect(store.getItem(String(key))).toBe(told);
    stop();
    hear();
    await pass(5_000);
    expect(state.loadSubscription).toHaveBeenCalledTimes(2);
  });

  it('asks when the tab is looked at again after a while, and not after it was stopped', async () => {
    const { page, state, stop } = setUp();
    const look = () => page.dispatchEvent(new Event('visibilitychange'));
    look();
    await pass(20_000);
    expect(state.loadSubscription).not.toHaveBeenCalled();
    page.visibilityState = 'hidden';
    look();
    page.visibilityState = 'visible';
    look();
    await pass(1_000);
    expect(state.loadSubscription).toHaveBeenCalledTimes(1);
    await pass(20_000);
    look();
    stop();
    await pass(20_000);
    expect(state.loadSubscription).toHaveBeenCalledTimes(1);
  });
});
