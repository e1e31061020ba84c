/** Turns work that reports by callback into the stream of reports, ended by the work's result. */
export async function* progressOf<T>(work: (report: (progress: T) => void) => Promise<T>): AsyncGenerator<T> {
  const reports: T[] = [];
  let wake = () => {};
  const result = work((progress) => {
    reports.push(progress);
    wake();
  });
  let done = false;
  const ended = result.then(
    () => {
      done = true;
      wake();
    },
    () => {
      done = true;
      wake();
    },
  );
  while (!done) {
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    while (reports.length > 0) yield reports.shift() as T;
    if (!done) await Promise.race([woken, ended]);
  }
  yield* reports;
  yield await result;
}
