import { hkdfSync } from 'node:crypto';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createAccounts } from './app-accounts.ts';
import { createAppAssistant } from './app-assistant.ts';
import type { App, AppParts } from './app-parts.ts';
import { addRoutes } from './app-routes.ts';
import { secretUuid } from './db/ids.ts';
import { createEventHub } from './events/event-hub.ts';
import { openEventLog } from './events/event-log.ts';
import { createEventStreams } from './http/event-stream.ts';
import { createHttpServer } from './http/http-server.ts';
import { createMaintenance } from './maintenance.ts';
import { createBulkWriting } from './modules/assistant/bulk-writing.ts';
import { answerFromListing } from './modules/assistant/case-answers.ts';
import { createModelCalls } from './modules/assistant/model-calls.ts';
import { createPlanStore } from './modules/assistant/plan-store.ts';
import { createPreferences } from './modules/assistant/preferences.ts';
import { createAccountDeletion } from './modules/auth/account-deletion.ts';
import { withBasePlan } from './modules/billing/base-plan.ts';
import { createBillingService } from './modules/billing/billing-service.ts';
import { createCharges } from './modules/billing/charges.ts';
import { createEntitlements } from './modules/billing/entitlements.ts';
import { createLedger } from './modules/billing/ledger-service.ts';
import { createPayments } from './modules/billing/payments.ts';
import { createStandings } from './modules/billing/standing.ts';
import { createCardFilesService } from './modules/card-files/card-files-service.ts';
import { createBulkService } from './modules/cards/bulk-service.ts';
import { openCardsFeed } from './modules/cards/cards-feed.ts';
import { createCardsService } from './modules/cards/cards-service.ts';
import { createCardsStore } from './modules/cards/cards-store.ts';
import { createLibraryService } from './modules/cards/library-service.ts';
import { createCaseLimits } from './modules/cases/case-limits.ts';
import { createCasesService } from './modules/cases/cases-service.ts';
import { createCasesStore } from './modules/cases/cases-store.ts';
import { createChatsService } from './modules/chats/chats-service.ts';
import { createChatFiles } from './modules/chats/files/chat-files-service.ts';
import { createExportsService } from './modules/exports/exports-service.ts';
import { createImageEditsStore } from './modules/images/image-edits-store.ts';
import { createImageRequests } from './modules/images/image-requests.ts';
import { createImageWork } from './modules/images/image-work.ts';
import { createImagesService } from './modules/images/images-service.ts';
import { createImagesStore } from './modules/images/images-store.ts';
import { createPictureMaker } from './modules/images/picture-maker.ts';
import { createMailsService } from './modules/mails/mails-service.ts';
import { createSearchIndex } from './modules/search/search-index.ts';
import { createSearchService } from './modules/search/search-service.ts';
import { createSearchStore } from './modules/search/search-store.ts';
import { createStopTurns } from './modules/tasks/stop-turns.ts';
import { writeTaskMails } from './modules/tasks/task-mails.ts';
import { createTaskRunner } from './modules/tasks/task-runner.ts';
import { createTaskRunsStore } from './modules/tasks/task-runs-store.ts';
import { createTasksService } from './modules/tasks/tasks-service.ts';
import { createTasksStore } from './modules/tasks/tasks-store.ts';
import { createUsersService } from './modules/users/users-service.ts';
import { createUsersStore } from './modules/users/users-store.ts';
import { createSignedAddresses } from './outside/file-store/signed-addresses.ts';
import type { AssistantModel, ModelReport } from './outside/language-model/assistant-model.ts';
import type { SendEvent } from './outside/payments/sandbox/sandbox-sender.ts';
import { createRunService } from './runs/run-service.ts';

/** Live streams are read back within minutes; the messages and cards themselves are kept elsewhere. */
const eventLifeMs = 24 * 3_600_000;
const orphanAgeMs = 60_000;
/** How long a closing server lets streams and requests end by themselves. */
const streamGraceMs = 300;
const requestGraceMs = 1_000;

/** Wires the server from its parts. It does not listen and reads nothing from the environment. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, database, files, clock, newId, randomBytes } = parts;
  const key = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', parts.token_secret, '', `cardwright ${purpose}`, 32));

  const http = await createHttpServer({
    ...config,
    newId,
    ...(parts.log_stream === undefined ? {} : { log_stream: parts.log_stream }),
  });
  const onError = (error: unknown) => http.log.error({ err: error }, 'background work failed');
  const mails = createMailsService({ database, mailer: parts.mailer, clock, newId, log: http.log });
  const addresses = createSignedAddresses(key('files'), clock);
  const users = createUsersService({ store: createUsersStore(database), clock, newId });
  const hub = createEventHub();
  const events = await openEventLog(database, hub);
  const cardsFeed = await openCardsFeed(database);
  const streams = createEventStreams({ onError });
  const ownStandings = createStandings({ database, clock });
  const standings = parts.base_plan === undefined ? ownStandings : withBasePlan(ownStandings, parts.base_plan);
  const publicUrl = (path: string) => new URL(path, parts.public_url).href;
  const payments = createPayments({
    provider: parts.payment_provider,
    database,
    standings,
    users,
    mails,
    clock,
    newId,
    secretId: () => secretUuid(randomBytes(16)),
    sandbox_secret: Buffer.from(key('sandbox events')).toString('base64url'),
    publicUrl,
    log: http.log,
    onError,
  });
  const ledger = createLedger({ database, standings, clock, newId });
  const entitlements = createEntitlements({
    standings,
    canUse: (userId, feature) => billing.canUse(userId, feature),
  });
  const charges = createCharges({ ledger, standings, clock });
  const runs = createRunService({
    database,
    hub,
    clock,
    newId,
    onError,
    places: (userId) => entitlements.limitOf(userId, 'concurrent_tasks'),
    charges: charges.runs,
  });
  const { auth, limits, refreshTokens, accountTokens, registration, passwordReset, social } = createAccounts(parts, {
    users,
    mails,
    key,
    publicUrl,
    log: http.log,
  });

  const images = createImagesService({
    store: createImagesStore(database),
    files,
    addresses,
    fetcher: parts.fetcher,
    clock,
    newId,
  });
  const cards = createCardsService({
    database,
    store: createCardsStore(database),
    images,
    fetcher: parts.fetcher,
    runs,
    charges,
    clock,
    newId,
    publicUrl,
  });
  const imageWork = createImageWork({
    store: createImageEditsStore(database),
    images,
    maker: createPictureMaker(parts.image_models, onError),
    runs,
    cards,
    price: (userId) => charges.priceOf(userId, 'image'),
    clock,
    newId,
  });
  const library = createLibraryService({
    database,
    images,
    settle: (cardIds) => cards.recover(0, cardIds),
    clock,
    newId,
  });
  const cardFiles = createCardFilesService({ database, files, cards, clock, newId, onError });
  const casesStore = createCasesStore(database);
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
  const chatFiles = createChatFiles({ database, files, addresses, images, clock, newId, onError });
  const imageRequests = createImageRequests({
    work: imageWork,
    images,
    cards,
    imageOfFile: async (userId, chatId, fileId) =>
      (await chatFiles.ofChat(userId, chatId)).find(({ id }) => id === fileId)?.image_id ?? null,
  });
  const plans = createPlanStore(database, events);
  const preferences = createPreferences(database, clock, newId);
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
    late: () => ({ bulk, tasks, taskRuns, billing }),
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
  const taskStore = createTasksStore(database);
  const taskRuns = createTaskRunsStore(database);
  const billing = createBillingService({
    standings,
    ledger,
    counters: {
      concurrent_tasks: (userId) => runs.working(userId),
      scheduled_tasks: (userId) => taskStore.countEnabled(userId),
      public_cases: (userId) => casesStore.count(userId),
    },
  });
  const writing = createBulkWriting({ model: parts.model, report: modelCalls.counter, clock, onError });
  const bulk = createBulkService({
    ...{ database, library, cards, charges, billing, writing, clock, newId, onError },
    preferencesOf: (userId) => preferences.list(userId),
    onTurnWork: (turn) => plans.tellAgain(turn),
  });
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
  const taskPorts = { store: taskStore, runs: taskRuns, chats, cards, mails, stopTurns };
  const taskRunner = createTaskRunner({
    ...taskPorts,
    entitlements,
    clock,
    onError,
    ...(parts.task_poll_ms === undefined ? {} : { poll_ms: parts.task_poll_ms }),
  });
  writeTaskMails({ ...taskPorts, users, publicUrl });
  const deletion = createAccountDeletion({
    database,
    users,
    mails,
    limits,
    files,
    clock,
    erasers: [cardFiles, chats, exports, images, payments, cases].map(({ eraser }) => eraser),
    keysInUse: images.keysInUse,
    onError,
  });
  const maintenance = createMaintenance({
    database,
    clock,
    onError,
    tasks: [
      () => refreshTokens.removeExpired(),
      () => accountTokens.removeExpired(),
      () => social.removeExpired(),
      () => deletion.removeFiles(),
      async () => void (await events.removeOlderThan(new Date(clock.now().getTime() - eventLifeMs))),
      () => cards.recover(orphanAgeMs),
      () => library.purge(),
      () => bulk.removeOld(),
      () => cardFiles.removeOld(),
      () => chatFiles.removeOld(),
      () => mails.removeFinished(),
      () => images.removeUnattached(),
      () => cases.removeOld(),
      () => imageWork.removeOld(),
      () => exports.removeOldFiles(),
      () => payments.maintain(),
      () => ledger.bookOverdue(),
      () => taskRunner.removeOld(),
      () => searchIndex.prune(),
    ],
  });

  await addRoutes(http, parts, {
    auth,
    registration,
    passwordReset,
    deletion,
    social,
    users,
    billing,
    ledger,
    payments,
    cards,
    cardFiles,
    library,
    cardsFeed,
    bulk,
    images,
    imageWork,
    cases,
    search,
    exports,
    chats,
    tasks,
    preferences,
    addresses,
    streams,
    modelCalls,
  });

  const sendEvent: SendEvent = async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await http.inject({ method: 'POST', url: '/api/billing/webhook', headers, payload })).statusCode;
  };

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
    maintain: maintenance.run,
    async begin() {
      await runs.begin();
      // Nobody else works on an embedded database, so whatever looks busy now was left by a process that died.
      await cards.recover(database.kind === 'pglite' ? 0 : orphanAgeMs);
      await exports.begin();
      await cardFiles.begin();
      await bulk.begin();
      await chats.begin();
      await mails.begin();
      payments.events.begin();
      payments.usage.begin();
      payments.sandbox?.begin(sendEvent);
      taskRunner.begin();
      searchIndex.begin();
      maintenance.start();
    },
    async close() {
      maintenance.stop();
      await searchIndex.close();
      await taskRunner.close();
      await payments.sandbox?.sender.close();
      await payments.events.close();
      await payments.usage.close();
      // A card that bulk work has begun is finished.
      await bulk.close();
      await chats.close();
      // Runs first: their readers see how they ended before the streams are cut.
      await runs.close();
      await chatFiles.close();
      await exports.close();
      await cardFiles.close();
      await streams.closeAll(streamGraceMs);
      // A browser keeps spare connections that never asked for anything, and a server waits a minute for those.
      const cut = setTimeout(() => http.server.closeAllConnections(), requestGraceMs);
      await http.close();
      clearTimeout(cut);
      await mails.close();
      await cardsFeed.close();
      await events.close();
    },
  };
}

/** Answers visitors of public cases; null leaves them to the listing alone. */
const caseModelOf = (model: AssistantModel, report: ModelReport): LanguageModelV4 | null =>
  model.rewrites ? (model.openForCases?.(report) ?? model.model) : null;
