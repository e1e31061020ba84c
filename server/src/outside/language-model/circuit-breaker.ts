import type { LanguageModelError } from './model-error.ts';

/** Spares a model that fails, and the sellers who would wait for it: while it rests nobody asks it. */
export interface CircuitBreaker {
  /** Whether it may be asked now. After a rest one request alone tries it; each `true` is followed by one of the others. */
  enter(): boolean;
  succeeded(): void;
  failed(error: LanguageModelError): void;
  /** The request ended without saying anything of the model: it was stopped, or it was a bad one. */
  left(): void;
  isResting(): boolean;
}

/** So much failure in a row makes it rest: three attempts that failed, or a shorter list that is worse. */
const limit = 3;
const weights: Partial<Record<LanguageModelError['kind'], number>> = {
  busy: 1,
  unavailable: 1,
  cut: 1,
  garbage: 1,
  // Each costs a seller the whole time-out.
  timeout: 2,
  key_refused: limit,
  no_such_model: limit,
  no_quota: limit,
};
const firstRestMs = 30_000;
const longestRestMs = 300_000;

/** @param now milliseconds since 1970 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let restMs = firstRestMs;
  let restsUntil: number | null = null;
  let probing = false;

  return {
    enter() {
      if (restsUntil === null) return true;
      if (probing || now() < restsUntil) return false;
      probing = true;
      return true;
    },
    succeeded() {
      failures = 0;
      restMs = firstRestMs;
      restsUntil = null;
      probing = false;
    },
    failed(error) {
      const weight = weights[error.kind];
      if (weight === undefined) {
        probing = false;
        return;
      }
      failures += weight;
      if (failures < limit && !probing) return;
      restsUntil = now() + Math.min(longestRestMs, Math.max(restMs, error.retryAfterMs ?? 0));
      restMs = Math.min(longestRestMs, restMs * 2);
      probing = false;
    },
    left() {
      probing = false;
    },
    isResting: () => restsUntil !== null && now() < restsUntil,
  };
}
