/** Pauses before each further attempt, in milliseconds: longer than a deadlock or a lost connection lasts. */
const pausesMs = [50, 200, 800, 2_000];

/** Does the work again when it fails, a few times; then the last failure is thrown. `onError` hears of the others. */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  onError: (error: unknown) => void,
  pauses: readonly number[] = pausesMs,
): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      onError(error);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return work();
}
