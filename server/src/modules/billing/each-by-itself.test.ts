import { describe, expect, it } from 'vitest';
import { PaymentProviderError } from '../../outside/payments/payment-provider.ts';
import { eachByItself } from './each-by-itself.ts';

const ids = ['1', '2', '3', '4', '5', '6', '7', '8'];
const tried = async (fails: (id: string) => Error | null) => {
  const seen: string[] = [];
  const failed: string[] = [];
  await eachByItself(
    ids,
    async (id) => {
      seen.push(id);
      const error = fails(id);
      if (error !== null) throw error;
    },
    (id) => failed.push(id),
  );
  return { seen, failed };
};

describe('work on each by itself', () => {
  it('goes on after one that fails', async () => {
    expect(await tried((id) => (id === '1' ? new Error('no') : null))).toEqual({ seen: ids, failed: ['1'] });
  });

  it('stops when the provider does not answer at all, not when it refuses each', async () => {
    expect((await tried(() => new PaymentProviderError('unavailable', 'no'))).seen).toHaveLength(5);
    expect((await tried(() => new PaymentProviderError('refused', 'no'))).seen).toEqual(ids);
  });
});
