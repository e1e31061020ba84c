import { hkdfSync } from 'node:crypto';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createAccounts } from './app-accounts.ts';
import { createAppBilling } from './app-billing.ts';
import { createAppCards } from './app-cards.ts';
import { createAppChats } from './app-chats.ts';
import { createAppLife } from './app-life.ts';
import type { App, AppParts } from './app-parts.ts';
import { addRoutes } from './app-routes.ts';
import { secretUuid } from './db/ids.ts';
import { createEventHub } from './events/event-hub.ts';
import { openEventLog } from './events/event-log.ts';
import { createEventStreams } from './http/event-stream.ts';
import { createHttpServer } from './http/http-server.ts';
import { answerFromListing } from './modules/assistant/case-answers.ts';
import { createModelCalls } from './modules/assistant/model-calls.ts';
import { createAccountDeletion } from './modules/auth/account-deletion.ts';
import { openCardsFeed } from './modules/cards/cards-feed.ts';
import { createCaseLimits } from './modules/cases/case-limits.ts';
import { createCasesService } from './modules/cases/cases-service.ts';
import { createCasesStore } from './modules/cases/cases-store.ts';
import { createExportsService } from './modules/exports/exports-service.ts';
import { createMailsService } from './modules/mails/mails-service.ts';
import { createSearchIndex } from './modules/search/search-index.ts';
import { createSearchService } from './modules/search/search-service.ts';
import { createSearchStore } from './modules/search/search-store.ts';
import { createTasksStore } from './modules/tasks/tasks-store.ts';
import { createUsersService } from './modules/users/users-service.ts';
import { createUsersStore } from './modules/users/users-store.ts';
import { createSignedAddresses } from './outside/file-store/signed-addresses.ts';
import type { AssistantModel, ModelReport } from './outside/language-model/assistant-model.ts';
import { createRunService } from './runs/run-service.ts';

/** Wires the server from its parts. It does not listen and reads nothing from the environment. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, database, files, clock, newId, randomBytes } = parts;
  const key = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', parts.token_secret, '', `cardwright ${purpose}`, 32));
  const publicUrl = (path: string) => new URL(path, parts.public_url).href;

  const http = await createHttpServer({
    ...config,
    newId,
    ...(parts.log_stream === undefined ? {} : { log_stream: parts.log_stream }),
  });
  const { log } = http;
  const onError = (error: unknown) => log.error({ err: error }, 'background work failed');
  const mails = createMailsService({ database, mailer: parts.mailer, clock, newId, log });
  const addresses = createSignedAddresses(key('files'), clock);
  const users = createUsersService({ store: createUsersStore(database), clock, newId });
  const hub = createEventHub();
  const events = await openEventLog(database, hub);
  const cardsFeed = await openCardsFeed(database);
  const streams = createEventStreams({ onError });
  const taskStore = createTasksStore(database);
  const casesStore = createCasesStore(database);

  const billingParts = createAppBilling(parts, {
    users,
    mails,
    counters: {
      concurrent_tasks: (userId) => runs.working(userId),
      scheduled_tasks: (userId) => taskStore.countEnabled(userId),
      public_cases: (userId) => casesStore.count(userId),
    },
    key,
    publicUrl,
    log,
    onError,
  });
  const { standings, payments, ledger, entitlements, charges } = billingParts;
  const runs = createRunService({
    database,
    hub,
    clock,
    newId,
    onError,
    places: (userId) => entitlements.limitOf(userId, 'concurrent_tasks'),
    charges: charges.runs,
  });
  const accounts = createAccounts(parts, { users, mails, key, publicUrl, log });
  const cardsParts = createAppCards(parts, { runs, charges, addresses, publicUrl, onError });
  const { images, cards, library, cardFiles } = cardsParts;

  const modelCalls = createModelCalls({ database, clock, newId, onError });
  const cases = createCasesService({
    store: casesStore,
    cards,
    picturesOf: async (cardId) => (await images.ofCards([cardId])).get(cardId) ?? [],
    entitlements,
    limits: createCaseLimits({ database, clock, secret: key('case visitors') }),
    chat: { answerFromListing, model: caseModelOf(parts.model, modelCalls.counter), newId, onError },
    clock,
    newCaseId: () => secretUuid(randomBytes(16)),
    publicUrl,
  });
  const searchIndex = createSearchIndex({ database, onError });
  const search = createSearchService({ store: createSearchStore(database), index: searchIndex, onError });
  const exports = createExportsService({
    database,
    events,
    files,
    addresses,
    cards,
    idsOf: library.idsOf,
    entitlements,
    clock,
    newId,
    onError,
  });
  const chatsParts = createAppChats(parts, {
    ...{ ...cardsParts, ...billingParts, users, mails, runs, cases, exports },
    ...{ events, addresses, modelCalls, taskStore, publicUrl, onError },
  });
  const { chats, bulk, taskRunner } = chatsParts;
  const deletion = createAccountDeletion({
    database,
    users,
    mails,
    limits: accounts.limits,
    files,
    clock,
    erasers: [cardFiles, chats, exports, images, payments, cases].map(({ eraser }) => eraser),
    keysInUse: images.keysInUse,
    onError,
  });

  const services = {
    ...accounts,
    ...billingParts,
    ...cardsParts,
    ...chatsParts,
    users,
    mails,
    cases,
    search,
    exports,
    deletion,
  };
  const visitorSecret = key('keys of visitors');
  await addRoutes(http, parts, { ...services, cardsFeed, addresses, streams, modelCalls, runs, visitorSecret });
  const life = createAppLife(parts, { ...services, http, events, streams, cardsFeed, runs, searchIndex, onError });

  return {
    http,
    users,
    cards,
    library,
    bulk,
    cardFiles,
    images,
    exports,
    mails,
    chats,
    runs,
    tasks: taskRunner,
    payments,
    standings,
    ledger,
    searchIndex,
    ...life,
  };
}

/** The model that answers visitors of public cases; null: answers are looked up in the listing. */
const caseModelOf = (model: AssistantModel, report: ModelReport): LanguageModelV4 | null =>
  model.rewrites ? (model.openForCases?.(report) ?? model.model) : null;
