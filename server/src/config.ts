import { resolve } from 'node:path';
import { planIds } from '@cardwright/contract/billing';
import type { Site } from '@cardwright/contract/site';
import { z } from 'zod';
import { accountProblems, accountSettings, identityProvidersOf, siteOf, smtpOf } from './config-accounts.ts';
import { fileProblems, fileSettings, filesDirOf, s3Of } from './config-files.ts';
import { imageModelOf, imageModelProblems, modelProblems, modelSettings, modelsOf } from './config-models.ts';
import { paymentProblems, paymentSettings, stripeOf } from './config-payments.ts';
import type { BasePlan } from './modules/billing/base-plan.ts';
import type { S3Settings } from './outside/file-store/s3-file-store.ts';
import type { IdentityProviderSettings } from './outside/identity/identity-provider.ts';
import type { ChosenModel, LanguageModels } from './outside/language-model/model-settings.ts';
import type { SmtpSettings } from './outside/mail/smtp-mailer.ts';
import type { StripeSettings } from './outside/payments/stripe/stripe-provider.ts';

/** Everything that the environment decides, read once at start. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** Local data: the embedded database, files and the lock. Absolute. */
  data_dir: string;
  /** Null: the embedded database under `data_dir`. */
  database_url: string | null;
  /** Where people reach the server, for links in export files. */
  public_url: string;
  /** Where pictures and export files are kept, unless in a bucket. Absolute. */
  files_dir: string;
  /** Null: `files_dir`. */
  s3: S3Settings | null;
  /** Signs access tokens and file addresses. Null: made at first start and kept in the database. */
  token_secret: string | null;
  /** Null: made at first start and kept in the data folder. */
  demo_password: string | null;
  /** The plan of accounts that pay nothing, instead of the free plan; for trying things out locally. */
  base_plan: BasePlan;
  /** Imports may reach this machine's own loopback addresses; for tests. */
  allow_loopback_imports: boolean;
  /** How many proxies stand in front of the server; their `X-Forwarded-For` entries are trusted. */
  trusted_proxies: number;
  /** Null: e-mails are kept in the local outbox. */
  smtp: SmtpSettings | null;
  /** Ways to sign in besides a password, in the order in which they are shown. */
  identity_providers: IdentityProviderSettings[];
  /** Null: the sandbox, in which nobody pays. */
  stripe: StripeSettings | null;
  /** What the pages say about this installation. */
  site: Omit<Site, 'has_outbox'>;
  /** Null: the built-in assistant. */
  language_models: LanguageModels | null;
  /** Null: pictures are edited and drawn by rule, and none are made from words. */
  image_model: ChosenModel | null;
  /** Lets other machines read `/metrics`. Null: this one only. */
  metrics_token: string | null;
  log_level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
}

/** One line for each wrong or missing setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

const flag = z.enum(['0', '1', 'false', 'true'], 'use 1 or 0').transform((value) => value === '1' || value === 'true');

const settings = accountSettings
  .extend(fileSettings.shape)
  .extend(paymentSettings.shape)
  .extend(modelSettings.shape)
  .extend({
    NODE_ENV: z.string().optional(),
    HOST: z.string().optional(),
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'must be a number from 0 to 65535')
      .default(3000),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/.+/, 'must be an address such as postgres://user:password@host:5432/name')
      .optional(),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://cards.example' }).optional(),
    TOKEN_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
    DEMO_PASSWORD: z.string().min(8, 'must be 8 to 128 characters').max(128, 'must be 8 to 128 characters').optional(),
    ALLOW_LOOPBACK_IMPORTS: flag.default(false),
    SANDBOX_PLAN: z.enum([...planIds, 'plenty'], `must be one of ${planIds.join(', ')}, plenty`).default('free'),
    TRUSTED_PROXIES: z
      .string()
      .regex(/^\d{1,2}$/, 'must be a number, such as 1')
      .transform(Number)
      .default(0),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  });
type Settings = z.output<typeof settings>;

/**
 * Reads the settings. Without any, the product runs locally by itself; with `NODE_ENV=production` each local stand-in
 * is refused by the name of the setting that replaces it.
 * @throws ConfigError with one line per problem
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable is how many tools say "not set".
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  const problems = parsed.success
    ? [
        ...modelProblems(parsed.data, parsed.data.NODE_ENV === 'production'),
        ...imageModelProblems(parsed.data),
        ...accountProblems(parsed.data, parsed.data.NODE_ENV === 'production'),
        ...fileProblems(parsed.data, parsed.data.NODE_ENV === 'production'),
        ...paymentProblems(parsed.data, parsed.data.NODE_ENV === 'production'),
        ...productionProblems(parsed.data),
      ]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const value = parsed.data;
  const production = value.NODE_ENV === 'production';
  const dataDir = resolve(value.DATA_DIR);
  return {
    production,
    host: production ? (value.HOST ?? '0.0.0.0') : '127.0.0.1',
    port: value.PORT,
    data_dir: dataDir,
    database_url: value.DATABASE_URL ?? null,
    public_url: value.PUBLIC_URL ?? `http://127.0.0.1:${value.PORT}`,
    files_dir: filesDirOf(value, dataDir),
    s3: s3Of(value),
    token_secret: value.TOKEN_SECRET ?? null,
    demo_password: value.DEMO_PASSWORD ?? null,
    base_plan: value.SANDBOX_PLAN,
    allow_loopback_imports: value.ALLOW_LOOPBACK_IMPORTS,
    trusted_proxies: value.TRUSTED_PROXIES,
    smtp: smtpOf(value),
    identity_providers: identityProvidersOf(value),
    stripe: stripeOf(value),
    site: siteOf(value, production),
    language_models: modelsOf(value),
    image_model: imageModelOf(value),
    metrics_token: value.METRICS_TOKEN ?? null,
    log_level: value.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

function productionProblems(value: Settings): string[] {
  if (value.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (value.DATABASE_URL === undefined)
    problems.push('DATABASE_URL: missing; the embedded database is for local use, production needs PostgreSQL');
  if (value.PUBLIC_URL === undefined)
    problems.push('PUBLIC_URL: missing; give the address at which people reach the server');
  if (value.TOKEN_SECRET === undefined)
    problems.push('TOKEN_SECRET: missing; give at least 32 random characters, the same on every server');
  if (value.DEMO_PASSWORD !== undefined)
    problems.push('DEMO_PASSWORD: the demo seller is for local use only; remove it');
  if (value.SANDBOX_PLAN !== 'free')
    problems.push('SANDBOX_PLAN: gives a plan away and is for local use only; remove it');
  if (value.ALLOW_LOOPBACK_IMPORTS)
    problems.push('ALLOW_LOOPBACK_IMPORTS: is for tests only and is refused in production; remove it');
  return problems;
}
