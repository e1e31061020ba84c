/** The CPU time of one call, in milliseconds, beyond which it counts as hanging. */
const slowCall = 2_000;

/** A property that did not hold. */
class Breach extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Breach';
  }
}

export function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Breach(what());
}

/** Measures every call of the engine in CPU time of the thread, so that a busy machine is not taken for a slow call. */
export class Watch {
  slowest = { call: 'none', milliseconds: 0 };
  calls = 0;
  readonly #limit: number;

  constructor(limit: number = slowCall) {
    this.#limit = limit;
  }

  /** @throws Breach for a call over the limit */
  time<Value>(call: string, work: () => Value): Value {
    const before = process.threadCpuUsage();
    const value = work();
    this.#note(call, before);
    return value;
  }

  async timeAsync<Value>(call: string, work: () => Promise<Value>): Promise<Value> {
    const before = process.threadCpuUsage();
    const value = await work();
    this.#note(call, before);
    return value;
  }

  #note(call: string, before: NodeJS.CpuUsage): void {
    const { user, system } = process.threadCpuUsage(before);
    const milliseconds = (user + system) / 1000;
    this.calls += 1;
    if (milliseconds > this.slowest.milliseconds) this.slowest = { call, milliseconds };
    must(milliseconds <= this.#limit, () => `${call} took ${Math.round(milliseconds)} ms`);
  }
}
