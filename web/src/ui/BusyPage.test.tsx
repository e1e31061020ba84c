import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { BusyPage } from './BusyPage.tsx';

afterEach(cleanup);

it('says in words that it takes longer, once it does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderApp(<BusyPage />, testServices(fakeApi(() => json({}))));
  act(() => void vi.advanceTimersByTime(2_900));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(100));
  expect(screen.getByRole('status').textContent).toBe('Still loading. This takes longer than usual.');
});
