export interface Contender {
  name: string;
  work: () => unknown | Promise<unknown>;
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/**
 * Median time of each contender in milliseconds. Rounds are interleaved, so that whatever else the machine does hits all alike;
 * the first round only warms up.
 */
export async function measure(contenders: Contender[], rounds: number): Promise<Map<string, number>> {
  const times = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, work } of contenders) {
      const start = performance.now();
      await work();
      if (round > 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}

/** Runs `work` often enough to be measurable, and gives microseconds a call (median of rounds). */
export async function microsecondsACall(work: () => unknown, rounds = 15): Promise<number> {
  const calls = 50;
  const result = await measure(
    [
      {
        name: 'work',
        work: () => {
          for (let i = 0; i < calls; i += 1) work();
        },
      },
    ],
    rounds,
  );
  return ((result.get('work') ?? Number.NaN) * 1_000) / calls;
}
