import type { PlanStep } from '@cardwright/contract/plans';
import type { PlannedStep } from '../../outside/language-model/assistant-model.ts';

/** The steps of a run, kept by what the executor does. All functions answer new lists. */

/** What a step takes of the seller's credits, by its tool. */
export type StepPrices = Readonly<Partial<Record<string, number>>>;

/** Shown on steps that take something. */
export const priceOf = (tool: string, prices: StepPrices): Pick<PlanStep, 'credits'> => {
  const credits = prices[tool] ?? 0;
  return credits === 0 ? {} : { credits };
};

export const plannedSteps = (planned: PlannedStep[], prices: StepPrices): (PlanStep & { tool: string })[] =>
  planned.map(({ tool, title }, index) => ({
    id: `step-${index + 1}`,
    tool,
    title,
    status: 'pending',
    detail: null,
    started_at: null,
    finished_at: null,
    ...priceOf(tool, prices),
  }));

/** What the steps may still take of a feature that have not ended. */
export const expectedCredits = (steps: PlanStep[], of: PlanStep['feature']): number =>
  steps
    .filter(({ status, feature }) => (status === 'pending' || status === 'in_progress') && feature === of)
    .reduce((sum, { credits = 0 }) => sum + credits, 0);

/** What a run's end makes of steps that are not finished. */
export function closedSteps(steps: PlanStep[], outcome: 'done' | 'stopped' | 'failed', at: string): PlanStep[] {
  return steps.map((step) => {
    if (step.status === 'pending') return { ...step, status: 'skipped' };
    if (step.status !== 'in_progress') return step;
    return { ...step, status: outcome === 'stopped' ? 'skipped' : 'failed', finished_at: at };
  });
}
