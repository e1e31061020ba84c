import { type Assistant, type AssistantDeps, createAssistant } from './modules/assistant/assistant-turn.ts';
import type { BillingService } from './modules/billing/billing-service.ts';
import { planCatalogue } from './modules/billing/plan-catalogue.ts';
import type { TaskRunsStore } from './modules/tasks/task-runs-store.ts';
import type { TasksService } from './modules/tasks/tasks-service.ts';

interface AppAssistantDeps extends Omit<AssistantDeps, 'tasks' | 'usage' | 'prices' | 'scorePrice'> {
  tasks: TasksService;
  taskRuns: Pick<TaskRunsStore, 'hasSent'>;
  billing: Pick<BillingService, 'subscription' | 'plans'>;
}

/** The assistant with the modules that it works on, and what their work costs. */
export function createAppAssistant({ tasks, taskRuns, billing, ...deps }: AppAssistantDeps): Assistant {
  const { costs } = planCatalogue;
  return createAssistant({
    ...deps,
    tasks: { ...tasks, hasSent: taskRuns.hasSent },
    usage: billing,
    prices: {
      import_listing: costs.import,
      reimport_card: costs.import,
      create_card: costs.import,
      improve_card: costs.improve,
    },
    scorePrice: costs.score,
  });
}
