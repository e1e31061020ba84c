import { createAppAssistant } from './app-assistant.ts';
import type { createAppBilling } from './app-billing.ts';
import type { createAppCards } from './app-cards.ts';
import type { AppParts } from './app-parts.ts';
import type { EventLog } from './events/event-log.ts';
import { createBulkWriting } from './modules/assistant/bulk-writing.ts';
import type { ModelCalls } from './modules/assistant/model-calls.ts';
import { createPlanStore } from './modules/assistant/plan-store.ts';
import { createPreferences } from './modules/assistant/preferences.ts';
import { createBulkService } from './modules/cards/bulk-service.ts';
import type { CasesService } from './modules/cases/cases-service.ts';
import { createChatsService } from './modules/chats/chats-service.ts';
import { createChatFiles } from './modules/chats/files/chat-files-service.ts';
import type { ExportsService } from './modules/exports/exports-service.ts';
import { createImageRequests } from './modules/images/image-requests.ts';
import type { MailsService } from './modules/mails/mails-service.ts';
import { createStopTurns } from './modules/tasks/stop-turns.ts';
import { writeTaskMails } from './modules/tasks/task-mails.ts';
import { createTaskRunner } from './modules/tasks/task-runner.ts';
import { createTaskRunsStore } from './modules/tasks/task-runs-store.ts';
import { createTasksService } from './modules/tasks/tasks-service.ts';
import type { TasksStore } from './modules/tasks/tasks-store.ts';
import type { UsersService } from './modules/users/users-service.ts';
import type { SignedAddresses } from './outside/file-store/signed-addresses.ts';
import type { RunService } from './runs/run-service.ts';

interface AppChatsDeps
  extends ReturnType<typeof createAppCards>,
    Pick<ReturnType<typeof createAppBilling>, 'billing' | 'charges' | 'entitlements'> {
  users: UsersService;
  mails: MailsService;
  runs: RunService;
  cases: CasesService;
  exports: ExportsService;
  events: EventLog;
  addresses: SignedAddresses;
  modelCalls: ModelCalls;
  taskStore: TasksStore;
  publicUrl(path: string): string;
  onError(error: unknown): void;
}

/** Wires the chats, the assistant that answers in them, work on many cards (which it starts) and tasks (which ask it). */
export function createAppChats(parts: AppParts, deps: AppChatsDeps) {
  const { database, files, clock, newId } = parts;
  const { runs, cards, images, library, cardFiles, cases, exports, events, addresses, modelCalls, onError } = deps;
  const { users, mails, billing, charges, entitlements, taskStore, publicUrl } = deps;
  const chatFiles = createChatFiles({ database, files, addresses, images, clock, newId, onError });
  const imageRequests = createImageRequests({
    work: deps.imageWork,
    images,
    cards,
    imageOfFile: async (userId, chatId, fileId) =>
      (await chatFiles.ofChat(userId, chatId)).find(({ id }) => id === fileId)?.image_id ?? null,
  });
  const plans = createPlanStore(database, events);
  const preferences = createPreferences(database, clock, newId);
  const writing = createBulkWriting({ model: parts.model, report: modelCalls.counter, clock, onError });
  const bulk = createBulkService({
    ...{ database, library, cards, charges, billing, writing, clock, newId, onError },
    preferencesOf: (userId) => preferences.list(userId),
    onTurnWork: (turn) => plans.tellAgain(turn),
  });
  const taskRuns = createTaskRunsStore(database);
  const stopTurns = createStopTurns(taskRuns, runs, bulk);
  const tasks = createTasksService({
    store: taskStore,
    runs: taskRuns,
    cards,
    entitlements,
    stopTurns,
    clock,
    newId,
    onRun: () => taskRunner.wake(),
  });
  const assistant = createAppAssistant({
    model: parts.model,
    images: imageRequests,
    calls: modelCalls,
    cards,
    exports,
    files: chatFiles,
    cardFiles,
    preferences,
    cases,
    plans,
    bulk,
    tasks,
    taskRuns,
    billing,
    clock,
    onError,
  });
  const chats = createChatsService({
    database,
    events,
    runs,
    assistant,
    plans,
    cards,
    turnTerms: charges.turnTerms,
    files: chatFiles,
    clock,
    newId,
    onError,
  });
  const taskPorts = { store: taskStore, runs: taskRuns, chats, cards, mails, stopTurns };
  const taskRunner = createTaskRunner({
    ...taskPorts,
    entitlements,
    clock,
    onError,
    ...(parts.task_poll_ms === undefined ? {} : { poll_ms: parts.task_poll_ms }),
  });
  writeTaskMails({ ...taskPorts, users, publicUrl });
  return { chatFiles, preferences, bulk, tasks, taskRunner, chats };
}
