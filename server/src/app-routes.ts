import type { AppParts } from './app-parts.ts';
import { addAuthGuard } from './http/auth-guard.ts';
import type { EventStreams } from './http/event-stream.ts';
import { fileRoutes } from './http/file-routes.ts';
import { addFileUploads } from './http/file-upload.ts';
import type { HttpServer } from './http/http-server.ts';
import { addIdempotency } from './http/idempotency.ts';
import { addOpenApi } from './http/openapi.ts';
import { addOperations } from './http/operations.ts';
import { addWebApp } from './http/static-web.ts';
import type { ModelCalls } from './modules/assistant/model-calls.ts';
import { preferencesRoutes } from './modules/assistant/preferences-routes.ts';
import { accountRoutes } from './modules/auth/account-routes.ts';
import { authRoutes } from './modules/auth/auth-routes.ts';
import type { AuthService } from './modules/auth/auth-service.ts';
import { socialRoutes } from './modules/auth/social-routes.ts';
import { billingRoutes } from './modules/billing/billing-routes.ts';
import type { Payments } from './modules/billing/payments.ts';
import { sandboxRoutes } from './modules/billing/sandbox-routes.ts';
import { subscriptionRoutes } from './modules/billing/subscription-routes.ts';
import { webhookRoutes } from './modules/billing/webhook-routes.ts';
import { cardFilesRoutes } from './modules/card-files/card-files-routes.ts';
import { bulkRoutes } from './modules/cards/bulk-routes.ts';
import { cardsRoutes } from './modules/cards/cards-routes.ts';
import { libraryRoutes } from './modules/cards/library-routes.ts';
import { casePreview } from './modules/cases/case-preview.ts';
import { casesRoutes } from './modules/cases/cases-routes.ts';
import { chatsRoutes } from './modules/chats/chats-routes.ts';
import { exportsRoutes } from './modules/exports/exports-routes.ts';
import { imageWorkRoutes } from './modules/images/image-work-routes.ts';
import { imagesRoutes } from './modules/images/images-routes.ts';
import { outboxRoutes } from './modules/mails/outbox-routes.ts';
import { searchRoutes } from './modules/search/search-routes.ts';
import { siteRoutes } from './modules/site/site-routes.ts';
import { tasksRoutes } from './modules/tasks/tasks-routes.ts';
import { usersRoutes } from './modules/users/users-routes.ts';
import type { SignedAddresses } from './outside/file-store/signed-addresses.ts';
import type { RunService } from './runs/run-service.ts';

const mailAnswerMs = 250;

type Of<Routes extends (...args: never[]) => unknown> = Parameters<Routes>[1];

/** The services that the routes call. */
export interface RoutedServices {
  auth: AuthService;
  registration: Of<typeof accountRoutes>['registration'];
  passwordReset: Of<typeof accountRoutes>['passwordReset'];
  deletion: Of<typeof accountRoutes>['deletion'];
  social: Of<typeof socialRoutes>;
  users: Of<typeof usersRoutes>;
  billing: Of<typeof billingRoutes>;
  ledger: Parameters<typeof billingRoutes>[2];
  payments: Payments;
  cards: Of<typeof cardsRoutes>;
  cardFiles: Of<typeof cardFilesRoutes>;
  library: Of<typeof libraryRoutes>;
  cardsFeed: Parameters<typeof libraryRoutes>[2];
  bulk: Of<typeof bulkRoutes>;
  images: Of<typeof imagesRoutes>;
  imageWork: Of<typeof imageWorkRoutes>;
  cases: Of<typeof casesRoutes>;
  search: Of<typeof searchRoutes>;
  exports: Of<typeof exportsRoutes>;
  chats: Of<typeof chatsRoutes>;
  tasks: Of<typeof tasksRoutes>;
  preferences: Of<typeof preferencesRoutes>;
  addresses: SignedAddresses;
  streams: EventStreams;
  modelCalls: ModelCalls;
  runs: Pick<RunService, 'startWaiting'>;
  visitorSecret: Uint8Array;
}

/** Every address that the server answers, behind the auth guard, idempotency and file uploads. */
export async function addRoutes(http: HttpServer, parts: AppParts, services: RoutedServices): Promise<void> {
  const { database, files, clock } = parts;
  const { auth, registration, passwordReset, deletion, social, users, billing, ledger, payments, streams } = services;
  addAuthGuard(http, auth.sessionOf);
  addIdempotency(http, { database, clock, secret: services.visitorSecret });
  await addFileUploads(http);
  await addOpenApi(http);
  addOperations(
    http,
    [
      { name: 'database', check: async () => void (await database.query('select 1')) },
      // A round of the queue itself: it takes what can start.
      { name: 'queue', check: () => services.runs.startWaiting() },
      { name: 'files', check: () => files.check() },
    ],
    [
      {
        name: 'billing_attention',
        help: 'What about payments waits, was given up, belongs to nobody, is disputed or was paid twice.',
        label: 'what',
        count: payments.counts,
      },
    ],
    [services.modelCalls],
    parts.config.metrics_token,
  );
  siteRoutes(http, parts.site);
  if (parts.outbox !== null) outboxRoutes(http, parts.outbox);
  authRoutes(http, auth);
  accountRoutes(http, { registration, passwordReset, deletion, mail_answer_ms: parts.mail_answer_ms ?? mailAnswerMs });
  socialRoutes(http, social);
  usersRoutes(http, users);
  billingRoutes(http, billing, ledger);
  subscriptionRoutes(http, payments.subscriptions, billing);
  await webhookRoutes(http, payments.events);
  if (payments.sandbox !== null) sandboxRoutes(http, payments.sandbox.pages);
  cardsRoutes(http, services.cards);
  cardFilesRoutes(http, services.cardFiles);
  libraryRoutes(http, services.library, services.cardsFeed, streams);
  bulkRoutes(http, services.bulk);
  imagesRoutes(http, services.images);
  imageWorkRoutes(http, services.imageWork);
  casesRoutes(http, services.cases, files, streams);
  searchRoutes(http, services.search);
  exportsRoutes(http, services.exports, streams);
  chatsRoutes(http, services.chats, streams);
  tasksRoutes(http, services.tasks);
  preferencesRoutes(http, services.preferences);
  fileRoutes(http, files, services.addresses, clock);
  await addWebApp(http, {
    folder: parts.web_folder,
    with_tag_manager: parts.site.gtm_id !== null,
    previewOf: (path) => casePreview(services.cases, parts.public_url, path),
  });
}
