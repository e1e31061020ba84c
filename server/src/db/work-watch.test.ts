import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkWatch } from './work-watch.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Looks whose answers are given by the test. */
function watching() {
  const asked: { text: string; answer(due: boolean[]): void; fail(): void }[] = [];
  const watch = createWorkWatch(async <Row extends object>(text: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    asked.push({
      text,
      answer: (due) => resolve([{ due }] as unknown as Row[]),
      fail: () => reject(new Error('the database is away')),
    });
    return promise;
  });
  /** The look of the next round, if one was begun. */
  const look = () => {
    vi.advanceTimersByTime(100);
    return asked.splice(0);
  };
  return { watch, look };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('asks for all in one statement, and wakes those for whom something waits', async () => {
  const { watch, look } = watching();
  const [mails, exports, tasks] = [vi.fn(), vi.fn(), vi.fn()];
  watch('mails due', 100, mails);
  watch('exports due', 100, exports);
  watch('tasks due', 5_000, tasks);
  const [first, ...others] = look();
  expect(first?.text).toBe('select array[(mails due), (exports due)] as due');
  expect(others).toEqual([]);
  first?.answer([false, true]);
  await settled();
  expect([mails, exports, tasks].map((wake) => wake.mock.calls.length)).toEqual([0, 1, 0]);
});

it('looks on after a failure, and never twice at the same time', async () => {
  const { watch, look } = watching();
  const wake = vi.fn();
  watch('due', 100, wake);
  const [first] = look();
  expect(look()).toEqual([]);
  first?.fail();
  await settled();
  look()[0]?.answer([true]);
  await settled();
  expect(wake).toHaveBeenCalledOnce();
});

it('wakes nobody who has ended, and does not look when all have', async () => {
  const { watch, look } = watching();
  const [left, wake] = [vi.fn(), vi.fn()];
  const leave = watch('due', 100, left);
  const end = watch('due too', 100, wake);
  const [first] = look();
  leave();
  first?.answer([true, true]);
  await settled();
  expect([left.mock.calls.length, wake.mock.calls.length]).toEqual([0, 1]);
  end();
  expect(look()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  watch('due again', 100, wake);
  expect(look()).toHaveLength(1);
});
