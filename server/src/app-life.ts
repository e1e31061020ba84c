import type { createAccounts } from './app-accounts.ts';
import type { createAppBilling } from './app-billing.ts';
import type { createAppCards } from './app-cards.ts';
import type { createAppChats } from './app-chats.ts';
import type { App, AppParts } from './app-parts.ts';
import type { EventLog } from './events/event-log.ts';
import type { EventStreams } from './http/event-stream.ts';
import type { HttpServer } from './http/http-server.ts';
import { createMaintenance } from './maintenance.ts';
import { type AccountDeletion, erasedAccounts } from './modules/auth/account-deletion.ts';
import type { CardsFeed } from './modules/cards/cards-feed.ts';
import type { CasesService } from './modules/cases/cases-service.ts';
import type { ExportsService } from './modules/exports/exports-service.ts';
import type { MailsService } from './modules/mails/mails-service.ts';
import type { SearchIndex } from './modules/search/search-index.ts';
import type { SendEvent } from './outside/payments/sandbox/sandbox-sender.ts';
import type { RunService } from './runs/run-service.ts';

interface AppLifeDeps
  extends Pick<ReturnType<typeof createAccounts>, 'refreshTokens' | 'accountTokens' | 'social'>,
    Pick<ReturnType<typeof createAppBilling>, 'payments' | 'ledger'>,
    ReturnType<typeof createAppCards>,
    Pick<ReturnType<typeof createAppChats>, 'chatFiles' | 'bulk' | 'taskRunner' | 'chats'> {
  http: HttpServer;
  events: EventLog;
  streams: EventStreams;
  cardsFeed: CardsFeed;
  runs: RunService;
  mails: MailsService;
  deletion: AccountDeletion;
  cases: CasesService;
  exports: ExportsService;
  searchIndex: SearchIndex;
  onError(error: unknown): void;
}

/** Live streams are read back within minutes; the messages and cards themselves are kept elsewhere. */
const eventLifeMs = 24 * 3_600_000;
const orphanAgeMs = 60_000;
/** How long a closing server lets streams and requests end by themselves. */
const streamGraceMs = 300;
const requestGraceMs = 1_000;

/** The background work: how it starts, what is cleaned up every hour, and how all of it ends. */
export function createAppLife(
  { database, clock }: Pick<AppParts, 'database' | 'clock'>,
  deps: AppLifeDeps,
): Pick<App, 'maintain' | 'begin' | 'close'> {
  const { http, events, streams, cardsFeed, runs, mails, refreshTokens, accountTokens, social, deletion, onError } =
    deps;
  const { payments, ledger, images, cards, imageWork, library, cardFiles, cases, exports, searchIndex } = deps;
  const { chatFiles, bulk, taskRunner, chats } = deps;
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

  /** The sandbox's provider calls the server as a real one does. */
  const sendEvent: SendEvent = async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await http.inject({ method: 'POST', url: '/api/billing/webhook', headers, payload })).statusCode;
  };

  let stopListening: (() => Promise<void>) | null = null;

  return {
    maintain: maintenance.run,
    async begin() {
      stopListening = await database.listen(erasedAccounts, streams.endOf);
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
      await stopListening?.();
      await cardsFeed.close();
      await events.close();
    },
  };
}
