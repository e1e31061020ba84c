import type { PricedPlan } from '@cardwright/contract/billing';
import type { Site } from '@cardwright/contract/site';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { NewId } from './db/ids.ts';
import type { HttpServer } from './http/http-server.ts';
import type { LimitRates } from './modules/auth/auth-limits.ts';
import type { PasswordCosts, RandomBytes } from './modules/auth/password-hash.ts';
import type { Ledger } from './modules/billing/ledger.ts';
import type { Payments } from './modules/billing/payments.ts';
import type { Standings } from './modules/billing/standing.ts';
import type { CardFilesService } from './modules/card-files/card-files-service.ts';
import type { BulkService } from './modules/cards/bulk-service.ts';
import type { CardsService } from './modules/cards/cards-service.ts';
import type { LibraryService } from './modules/cards/library-service.ts';
import type { ChatsService } from './modules/chats/chats-service.ts';
import type { ExportsService } from './modules/exports/exports-service.ts';
import type { ImagesService } from './modules/images/images-service.ts';
import type { MailsService } from './modules/mails/mails-service.ts';
import type { SearchIndex } from './modules/search/search-index.ts';
import type { TaskRunner } from './modules/tasks/task-runner.ts';
import type { UsersService } from './modules/users/users-service.ts';
import type { Clock } from './outside/clock/clock.ts';
import type { FileStore } from './outside/file-store/file-store.ts';
import type { IdentityProvider } from './outside/identity/identity-provider.ts';
import type { ImageModels } from './outside/image-model/image-model.ts';
import type { AssistantModel } from './outside/language-model/assistant-model.ts';
import type { Mailer } from './outside/mail/mailer.ts';
import type { Outbox } from './outside/mail/outbox.ts';
import type { PageFetcher } from './outside/page-fetcher/page-fetcher.ts';
import type { PaymentProvider } from './outside/payments/payment-provider.ts';
import type { RunService } from './runs/run-service.ts';

/** Everything that is passed in to build the server. */
export interface AppParts {
  config: Pick<Config, 'production' | 'log_level' | 'trusted_proxies'> & Partial<Pick<Config, 'metrics_token'>>;
  database: Database;
  files: FileStore;
  fetcher: PageFetcher;
  clock: Clock;
  newId: NewId;
  randomBytes: RandomBytes;
  /** Signs tokens and file addresses. */
  token_secret: string;
  /** Where people reach the server, for links in export files. */
  public_url: string;
  /** The language model behind the assistant. */
  model: AssistantModel;
  /** The image models behind the work on pictures. */
  image_models: ImageModels;
  mailer: Mailer;
  /** Null: e-mails are really sent, and there is nothing to read here. */
  outbox: Pick<Outbox, 'read'> | null;
  /** Ways to sign in besides a password, in the order in which they are shown. */
  identity_providers: IdentityProvider[];
  /** Null: the sandbox, in which nobody pays anything. */
  payment_provider: PaymentProvider | null;
  /** What the pages say about this installation. */
  site: Site;
  /** Folder of the built web app. */
  web_folder: string;
  /** The plan of accounts that pay nothing, instead of the free plan: for tests and a local start. */
  base_plan?: PricedPlan;
  /** Where log lines go; the standard output unless given. */
  log_stream?: { write(line: string): void };
  rates?: Partial<LimitRates>;
  /** What hashing a password costs; as OWASP recommends unless given. */
  password_costs?: PasswordCosts;
  /** Least time of the calls that send an e-mail; milliseconds. */
  mail_answer_ms?: number;
  /** Milliseconds between checks for tasks that are due. */
  task_poll_ms?: number;
}

export interface App {
  http: HttpServer;
  users: UsersService;
  cards: CardsService;
  library: LibraryService;
  bulk: BulkService;
  cardFiles: CardFilesService;
  images: ImagesService;
  exports: ExportsService;
  mails: MailsService;
  chats: ChatsService;
  runs: RunService;
  tasks: Pick<TaskRunner, 'runDue'>;
  payments: Payments;
  standings: Standings;
  ledger: Ledger;
  searchIndex: Pick<SearchIndex, 'work'>;
  /** Removes what has expired; this also happens every hour by itself. */
  maintain(): Promise<void>;
  /** Starts the background work; called once, before listening. */
  begin(): Promise<void>;
  /** Ends streams, requests and runs. What was passed in stays open. */
  close(): Promise<void>;
}
