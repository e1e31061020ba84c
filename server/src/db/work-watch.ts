import type { Database } from './database.ts';

interface Watcher {
  condition: string;
  wake(): void;
}

/**
 * Asks for all workers of a process in one statement whether something waits for them: a look of each by itself, which hardly
 * ever finds anything, took most of the processor time of a server at rest.
 */
export function createWorkWatch(query: Database['queryKept']): Database['watch'] {
  /** By the milliseconds between their looks. */
  const rounds = new Map<number, Set<Watcher>>();

  const look = async (watchers: Set<Watcher>) => {
    const asked = [...watchers];
    const [row] = await query<{ due: boolean[] }>(
      `select array[${asked.map(({ condition }) => `(${condition})`).join(', ')}] as due`,
    );
    for (const [index, watcher] of asked.entries())
      if (row?.due[index] === true && watchers.has(watcher)) watcher.wake();
  };
  const begin = (everyMs: number): Set<Watcher> => {
    const watchers = new Set<Watcher>();
    let isLooking = false;
    const timer = setInterval(() => {
      if (watchers.size === 0) {
        clearInterval(timer);
        rounds.delete(everyMs);
      }
      if (watchers.size === 0 || isLooking) return;
      isLooking = true;
      // While the database is away nothing can be done either; a later look finds it.
      void look(watchers)
        .catch(() => {})
        .finally(() => {
          isLooking = false;
        });
    }, everyMs);
    timer.unref();
    rounds.set(everyMs, watchers);
    return watchers;
  };
  return (condition, everyMs, wake) => {
    const watchers = rounds.get(everyMs) ?? begin(everyMs);
    const watcher = { condition, wake };
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };
}
