import { beforeEach, describe, expect, it } from 'vitest';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';
import { LanguageModelError } from './model-error.ts';

describe('a circuit breaker', () => {
  let now = 0;
  let breaker: CircuitBreaker;
  beforeEach(() => {
    now = 1_000;
    breaker = createCircuitBreaker(() => now);
  });
  const fail = (kind: LanguageModelError['kind'], retryAfterMs: number | null = null) => {
    expect(breaker.enter()).toBe(true);
    breaker.failed(new LanguageModelError(kind, 'm', { retryAfterMs }));
  };

  it('rests after three failures in a row, and not when one succeeds between them', () => {
    fail('unavailable');
    fail('unavailable');
    breaker.enter();
    breaker.succeeded();
    fail('busy');
    fail('cut');
    expect(breaker.isResting()).toBe(false);
    fail('garbage');
    expect(breaker.isResting()).toBe(true);
    expect(breaker.enter()).toBe(false);
  });

  it.each(['key_refused', 'no_such_model', 'no_quota'] as const)('rests at once after %s', (kind) => {
    fail(kind);
    expect(breaker.enter()).toBe(false);
  });

  it('rests after two time-outs, which cost most', () => {
    fail('timeout');
    fail('timeout');
    expect(breaker.enter()).toBe(false);
  });

  it('does not take a request that was at fault for a failure of the model', () => {
    for (let n = 0; n < 10; n++) fail(n % 2 === 0 ? 'bad_request' : 'refusal');
    expect(breaker.enter()).toBe(true);
  });

  it('lets one request try after the rest, and rests twice as long when that fails', () => {
    fail('key_refused');
    now += 30_000;
    expect(breaker.enter()).toBe(true);
    expect(breaker.enter()).toBe(false);
    breaker.failed(new LanguageModelError('unavailable', 'm'));
    now += 59_999;
    expect(breaker.enter()).toBe(false);
    now += 1;
    expect(breaker.enter()).toBe(true);
    breaker.succeeded();
    expect([breaker.enter(), breaker.enter()]).toEqual([true, true]);
  });

  it('lets the next one try when the try was stopped', () => {
    fail('key_refused');
    now += 30_000;
    breaker.enter();
    breaker.left();
    expect(breaker.enter()).toBe(true);
  });

  it('rests as long as the provider asks for, up to five minutes', () => {
    fail('no_quota', 120_000);
    now += 119_999;
    expect(breaker.isResting()).toBe(true);
    now += 1;
    expect(breaker.isResting()).toBe(false);
    fail('no_quota', 86_400_000);
    now += 300_000;
    expect(breaker.isResting()).toBe(false);
  });
});
