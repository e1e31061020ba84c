import type { PlanStep } from '@cardwright/contract/plans';
import type { PlannedStep } from '../../outside/language-model/assistant-model.ts';

/** The steps of a run, kept by what the executor does. All functions answer new lists. */

export const plannedSteps = (planned: PlannedStep[]): (PlanStep & { tool: string })[] =>
  planned.map(({ tool, title }, index) => ({
    id: `step-${index + 1}`,
    tool,
    title,
    status: 'pending',
    detail: null,
    started_at: null,
    finished_at: null,
  }));

/** What a run's end makes of steps that are not finished. */
export function closedSteps(steps: PlanStep[], outcome: 'done' | 'stopped' | 'failed', at: string): PlanStep[] {
  return steps.map((step) => {
    if (step.status === 'pending') return { ...step, status: 'skipped' };
    if (step.status !== 'in_progress') return step;
    return { ...step, status: outcome === 'stopped' ? 'skipped' : 'failed', finished_at: at };
  });
}
