import { PaymentProviderError } from '../../outside/payments/payment-provider.ts';

/** After this many calls in a row without an answer, the rest waits for the next time: each of them takes a minute. */
const silentAtMost = 5;

/** Does `work` for each. A failure is reported to `onFailure` and does not keep the others from their turn. */
export async function eachByItself(
  ids: string[],
  work: (id: string) => Promise<unknown>,
  onFailure: (id: string, error: unknown) => void,
): Promise<void> {
  let silent = 0;
  for (const id of ids) {
    try {
      await work(id);
      silent = 0;
    } catch (error) {
      onFailure(id, error);
      silent = error instanceof PaymentProviderError && error.kind === 'unavailable' ? silent + 1 : 0;
      if (silent >= silentAtMost) return;
    }
  }
}
