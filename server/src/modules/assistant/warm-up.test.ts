import { expect, test } from 'vitest';
import { createBuiltInModel } from './built-in-model/built-in-model.ts';
import { warmUp } from './warm-up.ts';

test('meets a greeting, which runs through all rules, and work, which is read in detail', () => {
  const { planTurn } = createBuiltInModel(async () => {});
  const plans: number[] = [];
  warmUp({
    planTurn: (...asked) => {
      const steps = planTurn?.(...asked) ?? [];
      plans.push(steps.length);
      return steps;
    },
  });
  expect(plans).toEqual([0, expect.any(Number)]);
  expect(plans[1]).toBeGreaterThan(0);
});

test('leaves a model alone that decides as it goes', () => {
  expect(() => warmUp({ planTurn: null })).not.toThrow();
});
