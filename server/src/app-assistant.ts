import { type Assistant, type AssistantDeps, createAssistant } from './modules/assistant/assistant-turn.ts';
import type { BillingService } from './modules/billing/billing-service.ts';
import { planCatalogue } from './modules/billing/plan-catalogue.ts';
import type { BulkService } from './modules/cards/bulk-service.ts';
import type { TaskRunsStore } from './modules/tasks/task-runs-store.ts';
import type { TasksService } from './modules/tasks/tasks-service.ts';

interface AppAssistantDeps extends Omit<AssistantDeps, 'bulk' | 'tasks' | 'usage' | 'prices' | 'scorePrice'> {
  /** What is made after the assistant, because it needs the chats; asked only once a turn runs. */
  late(): {
    bulk: BulkService;
    tasks: TasksService;
    taskRuns: TaskRunsStore;
    billing: BillingService;
  };
}

/** The assistant with the modules that it works on, and what their work costs. */
export function createAppAssistant({ late, ...deps }: AppAssistantDeps): Assistant {
  const { costs } = planCatalogue;
  return createAssistant({
    ...deps,
    bulk: {
      quote: (...request) => late().bulk.quote(...request),
      start: (...request) => late().bulk.start(...request),
      isRequested: (...request) => late().bulk.isRequested(...request),
      get: (...request) => late().bulk.get(...request),
      stop: (...request) => late().bulk.stop(...request),
      changedCards: (...request) => late().bulk.changedCards(...request),
    },
    tasks: {
      create: (...request) => late().tasks.create(...request),
      list: (...request) => late().tasks.list(...request),
      change: (...request) => late().tasks.change(...request),
      remove: (...request) => late().tasks.remove(...request),
      hasSent: (...request) => late().taskRuns.hasSent(...request),
    },
    usage: { subscription: (userId) => late().billing.subscription(userId) },
    prices: {
      import_listing: costs.import,
      reimport_card: costs.import,
      create_card: costs.import,
      improve_card: costs.improve,
    },
    scorePrice: costs.score,
  });
}
