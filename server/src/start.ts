import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { paymentWarnings } from './config-payments.ts';
import { lockDataFolder } from './db/data-lock.ts';
import { newUuid } from './db/ids.ts';
import { openDatabase } from './db/open-database.ts';
import { settingOf } from './db/settings-store.ts';
import { ensureFreePort } from './http/ensure-free-port.ts';
import { createBuiltInModel } from './modules/assistant/built-in-model/built-in-model.ts';
import { humanePause } from './modules/assistant/built-in-model/word-pause.ts';
import { warmUp } from './modules/assistant/warm-up.ts';
import { basePlanOf } from './modules/billing/base-plan.ts';
import { ensureDemoCards } from './modules/demo/demo-cards.ts';
import { ensureDemoSeller } from './modules/demo/demo-seller.ts';
import { systemClock } from './outside/clock/clock.ts';
import { openDiskFileStore } from './outside/file-store/disk-file-store.ts';
import type { FileStore } from './outside/file-store/file-store.ts';
import { openS3FileStore, s3Reason } from './outside/file-store/s3-file-store.ts';
import { createOpenIdProvider } from './outside/identity/openid-provider.ts';
import { createBuiltInImageModel } from './outside/image-model/built-in/built-in-image-model.ts';
import { providerImageModel } from './outside/image-model/provider-image-model.ts';
import type { AssistantModel } from './outside/language-model/assistant-model.ts';
import type { Mailer } from './outside/mail/mailer.ts';
import { type Outbox, type OutboxMail, openOutbox, outboxLogLine } from './outside/mail/outbox.ts';
import { createSmtpMailer } from './outside/mail/smtp-mailer.ts';
import { createGuardedFetcher } from './outside/page-fetcher/guarded-fetcher.ts';
import type { PaymentProvider } from './outside/payments/payment-provider.ts';
import { StartError, systemReason } from './start-error.ts';

/** Starts the server. Resolves to a function that stops it and closes everything. */
export async function start(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const config = readConfig(environment);
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    if (config.database_url === null) closers.push(await lockDataFolder(config.data_dir));
    await ensureFreePort(config.host, config.port);
    const database = await openDatabase(config);
    closers.push(() => database.close());
    const files = await filesOf(config, closers);
    const fetcher = createGuardedFetcher({ allow_loopback: config.allow_loopback_imports });
    closers.push(() => fetcher.close());
    const { mailer, outbox } = await mailOf(config);
    closers.push(() => mailer.close());
    const makeSecret = () => randomBytes(32).toString('base64url');
    const model = await modelOf(config);
    const app = await buildApp({
      config,
      database,
      files,
      fetcher,
      clock: systemClock,
      newId: newUuid,
      randomBytes,
      token_secret: config.token_secret ?? (await settingOf(database, 'token_secret', makeSecret)),
      public_url: config.public_url,
      image_models: {
        built_in: createBuiltInImageModel(),
        generator: config.image_model === null ? null : await providerImageModel(config.image_model),
      },
      model,
      mailer,
      outbox,
      identity_providers: config.identity_providers.map((settings) => createOpenIdProvider(settings, config)),
      payment_provider: await paymentsOf(config),
      site: { ...config.site, has_outbox: outbox !== null },
      base_plan: basePlanOf(config.base_plan),
      web_folder: fileURLToPath(new URL('../../web/dist/', import.meta.url)),
    });
    closers.push(() => app.close());
    const demo = config.production ? null : await ensureDemoSeller({ app, config, randomBytes });
    await app.begin();
    if (demo !== null) await ensureDemoCards(database, app.cards, demo.id);
    const address = await app.http.listen({ host: config.host, port: config.port });
    for (const warning of paymentWarnings(config.stripe, config.production)) console.warn(`WARNING: ${warning}`);
    console.log(`Cardwright is ready: ${address}`);
    if (demo !== null)
      console.log(`Sign in as ${demo.email} with the password ${demo.password ?? 'that you have chosen'}`);
    setImmediate(() => warmUp(model));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The bucket when one is set, else the folder. */
async function filesOf({ s3, files_dir }: Config, closers: (() => unknown)[]): Promise<FileStore> {
  if (s3 === null)
    return openDiskFileStore(files_dir).catch((error) => {
      throw new StartError(`Cannot write to the folder of files ${files_dir}: ${systemReason(error)}.`);
    });
  const files = openS3FileStore(s3);
  closers.push(() => files.close());
  await files.check().catch((error) => {
    throw new StartError(`Cannot use the bucket ${s3.bucket}: ${s3Reason(error)}.`);
  });
  return files;
}

/** The built-in assistant; behind the language models when they are set. Their libraries are loaded only then. */
async function modelOf({ language_models }: Config): Promise<AssistantModel> {
  const builtIn = createBuiltInModel(humanePause);
  if (language_models === null) return builtIn;
  const { openAssistantModel } = await import('./outside/language-model/open-assistant-model.ts');
  return openAssistantModel(language_models, {
    fallback: builtIn,
    now: () => systemClock.now().getTime(),
    pause: (ms, signal) => setTimeout(ms, undefined, signal === undefined ? {} : { signal }),
  });
}

/** Stripe when it is set; its library is loaded only then. */
async function paymentsOf({ stripe }: Config): Promise<PaymentProvider | null> {
  if (stripe === null) return null;
  const { createStripeProvider } = await import('./outside/payments/stripe/stripe-provider.ts');
  return createStripeProvider(stripe, systemClock);
}

/** SMTP when it is set, else the outbox of a local start. */
async function mailOf({ smtp, data_dir }: Config): Promise<{ mailer: Mailer; outbox: Outbox | null }> {
  if (smtp !== null) return { mailer: createSmtpMailer(smtp), outbox: null };
  const onMail = (mail: OutboxMail) => console.log(outboxLogLine(mail));
  const outbox = await openOutbox({ folder: join(data_dir, 'outbox'), clock: systemClock, onMail });
  return { mailer: outbox, outbox };
}

/** The last words of a start that failed: one line each, on the error output. */
export function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.problems.map((problem) => `Setting ${problem}`).join('\n');
  if (error instanceof StartError) return error.message;
  return `Cardwright could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
