import type { OtherCredits, PlanStep } from '@cardwright/contract/plans';
import type { Clock } from '../../outside/clock/clock.ts';
import type { PlannedStep } from '../../outside/language-model/assistant-model.ts';
import { plannedSteps, priceOf, type StepPrices } from './plan-steps.ts';

/** Writes down what the tools really do. Changes are saved one after the other, in the order in which they happened. */
export interface PlanRecorder {
  /** A tool starts: its planned step, or a new one, is in progress. Answers the step's id. */
  begin(tool: string, title: string): string;
  progress(stepId: string, detail: string): void;
  /** What the step will take, where that depends on what it works on. `feature`: of which credits, when not of `credits`. */
  price(stepId: string, credits: number, feature?: OtherCredits): void;
  /**
   * `unchanged`: what it was to do is so already. `asks`: the step's result asks the seller something. `charged`: what it took;
   * left out, the price of its tool.
   */
  end(
    stepId: string,
    ending: 'done' | 'failed' | 'unchanged',
    detail: string | null,
    asks?: boolean,
    charged?: number,
  ): void;
  /** Everything is saved. */
  settled(): Promise<void>;
}

export interface PlanRecorderDeps {
  clock: Clock;
  prices: StepPrices;
  save(steps: PlanStep[]): Promise<void>;
  onError(error: unknown): void;
}

export function createPlanRecorder(planned: PlannedStep[], deps: PlanRecorderDeps): PlanRecorder {
  const { clock, prices, save, onError } = deps;
  let steps = plannedSteps(planned, prices);
  let saving: Promise<void> = Promise.resolve();
  const saveNow = () => {
    const snapshot = steps.map(({ tool: _tool, ...step }) => step);
    saving = saving.then(() => save(snapshot)).catch(onError);
  };
  const change = (id: string, values: Partial<PlanStep>) => {
    steps = steps.map((step) => (step.id === id ? { ...step, ...values } : step));
    saveNow();
  };
  const now = () => clock.now().toISOString();
  saveNow();
  return {
    begin(tool, title) {
      const waiting = steps.find((step) => step.status === 'pending' && step.tool === tool);
      const id = waiting?.id ?? `step-${steps.length + 1}`;
      if (!waiting) {
        const times = { started_at: null, finished_at: null };
        const step = { id, tool, title, status: 'pending' as const, detail: null, ...times, ...priceOf(tool, prices) };
        steps = [...steps, step];
      }
      change(id, { status: 'in_progress', started_at: now() });
      return id;
    },
    progress: (id, detail) => change(id, { detail }),
    price: (id, credits, feature) => change(id, { credits, ...(feature === undefined ? {} : { feature }) }),
    end(id, ending, detail, asks = false, charged) {
      const credits = steps.find((step) => step.id === id)?.credits ?? 0;
      const taken = charged ?? (ending === 'done' ? credits : 0);
      change(id, {
        ...(ending === 'unchanged' ? { status: 'skipped', unchanged: true } : { status: ending }),
        detail,
        finished_at: now(),
        ...(taken > 0 ? { charged: taken } : {}),
        ...(asks ? { asks } : {}),
      });
    },
    settled: () => saving,
  };
}
