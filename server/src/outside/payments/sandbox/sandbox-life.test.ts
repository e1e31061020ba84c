import { describe, expect, it } from 'vitest';
import { advance, begin, type SandboxStep, tryAgain } from './sandbox-life.ts';

const priceOf = () => 3_900;
const start = new Date('2026-03-01T12:00:00.000Z');
const monthLater = new Date('2026-04-01T12:00:00.000Z');

describe('a renewal in the sandbox', () => {
  it('keeps the credit when the card is declined, and takes it once when the bill is paid', () => {
    const step: SandboxStep = {
      state: begin({ plan_id: 'plus', interval: 'monthly' }, start),
      purse: { card_declines: true, credit: 1_000 },
      events: [],
      bills: [],
    };
    const declined = advance(step, monthLater, priceOf);
    expect(declined.state.status).toBe('past_due');
    expect(declined.purse.credit).toBe(1_000);
    expect(declined.bills).toMatchObject([{ amount: 2_900, status: 'open' }]);
    const paid = tryAgain({ ...declined, purse: { card_declines: false, credit: 1_000 } }, monthLater, priceOf);
    expect(paid.state).toMatchObject({ status: 'active', unpaid_since: null });
    expect(paid.purse.credit).toBe(0);
    expect(paid.bills.at(-1)).toMatchObject({ amount: 2_900, status: 'paid' });
  });
});
