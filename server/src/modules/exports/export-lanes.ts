export interface Lanes {
  /** Lets every lane look for work; resolves when all of them have found none. */
  wake(): Promise<void>;
  /** Resolves when no lane is at work. */
  ended(): Promise<void>;
}

/** The same work in `count` parallel lanes: each runs `work` again as long as it was asked for meanwhile. */
export function createLanes(count: number, work: () => Promise<void>): Lanes {
  const lanes = Array.from({ length: count }, () => createLane(work));
  return {
    wake: async () => {
      await Promise.all(lanes.map((lane) => lane.wake()));
    },
    ended: async () => {
      await Promise.allSettled(lanes.map((lane) => lane.running()));
    },
  };
}

function createLane(work: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async () => {
    while (again) {
      again = false;
      await work();
    }
  };
  return {
    running: () => running,
    wake(): Promise<void> {
      again = true;
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
