import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { paymentWarnings } from './config-payments.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://cards:secret@db:5432/cards',
  FILES_DIR: '/srv/files',
  PUBLIC_URL: 'https://cards.example',
  TOKEN_SECRET: 'x'.repeat(32),
  AI_BASE_URL: 'https://models.example/v1',
  AI_MODEL: 'writer-1',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Cardwright <hello@cards.example>',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_BASIC_MONTHLY: 'price_1',
  STRIPE_PRICE_BASIC_ANNUAL: 'price_2',
  STRIPE_PRICE_PLUS_MONTHLY: 'price_3',
  STRIPE_PRICE_PLUS_ANNUAL: 'price_4',
  STRIPE_PRICE_PRO_MONTHLY: 'price_5',
  STRIPE_PRICE_PRO_ANNUAL: 'price_6',
};
const problemsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('readConfig', () => {
  it('needs nothing to run locally, and then listens to this machine only', () => {
    expect(readConfig({ HOST: '0.0.0.0' })).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      data_dir: expect.stringMatching(/^\/.*\.data$/),
      database_url: null,
      token_secret: null,
      allow_loopback_imports: false,
    });
  });

  it('takes an empty setting for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO_PASSWORD: '' })).toMatchObject({
      port: 3000,
      database_url: null,
      demo_password: null,
    });
  });

  it('reads production', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      files_dir: '/srv/files',
      log_level: 'info',
    });
  });

  it('keeps files in a bucket instead of a folder', () => {
    const { FILES_DIR: _, ...rest } = production;
    const bucket = { S3_BUCKET: 'cards', S3_REGION: 'eu-1', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
    expect(readConfig({ ...rest, ...bucket, S3_ENDPOINT: 'https://s3.example', S3_FORCE_PATH_STYLE: '1' }).s3).toEqual({
      bucket: 'cards',
      region: 'eu-1',
      endpoint: 'https://s3.example',
      access_key_id: 'a',
      secret_access_key: 'b',
      force_path_style: true,
    });
    expect(readConfig({ ...rest, ...bucket }).s3).toMatchObject({ endpoint: null, force_path_style: false });
    expect(readConfig(production).s3).toBeNull();
    for (const key of ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      expect(problemsOf({ ...rest, ...bucket, [key]: '' })).toEqual([`${key}: missing; S3_BUCKET needs it`]);
    expect(problemsOf({ ...rest, S3_REGION: 'eu-1' })).toEqual(['S3_BUCKET: missing; S3_REGION needs it']);
    expect(problemsOf({ ...production, ...bucket })).toEqual([
      expect.stringMatching(/^FILES_DIR: files go to S3_BUCKET/),
    ]);
    expect(problemsOf({ ...rest, ...bucket, S3_ENDPOINT: 's3.example', S3_FORCE_PATH_STYLE: 'yes' })).toEqual([
      'S3_ENDPOINT: must be an address such as https://s3.example',
      'S3_FORCE_PATH_STYLE: use 1 or 0',
    ]);
  });

  it.each(['DATABASE_URL', 'FILES_DIR', 'PUBLIC_URL', 'TOKEN_SECRET', 'SMTP_URL', 'MAIL_FROM'])(
    'refuses production without %s, by its name',
    (key) => {
      const problems = problemsOf({ ...production, [key]: '' });
      expect(problems).toEqual([expect.stringMatching(new RegExp(`^${key}: missing`))]);
    },
  );

  it.each([
    ['DEMO_PASSWORD', 'demo demo'],
    ['ALLOW_LOOPBACK_IMPORTS', '1'],
    ['STRIPE_API_BASE', 'http://127.0.0.1:12111'],
    ['SANDBOX_PLAN', 'pro'],
  ])('refuses %s in production', (key, value) => {
    expect(problemsOf({ ...production, [key]: value })).toEqual([expect.stringMatching(new RegExp(`^${key}: `))]);
  });

  it('needs all of Stripe’s settings or none', () => {
    expect(readConfig({}).stripe).toBeNull();
    expect(readConfig(production).stripe).toMatchObject({ api_base: null, prices: { pro_annual: 'price_6' } });
    const { STRIPE_SECRET_KEY: _key, ...keyless } = production;
    expect(problemsOf(keyless)).toEqual(['STRIPE_SECRET_KEY: missing; STRIPE_WEBHOOK_SECRET needs it']);
    const without = Object.fromEntries(Object.entries(production).filter(([key]) => !key.startsWith('STRIPE_')));
    expect(problemsOf(without)).toEqual([
      'STRIPE_SECRET_KEY: missing; the sandbox in which nobody pays is for local use, production needs Stripe',
    ]);
    for (const key of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PLUS_ANNUAL'])
      expect(problemsOf({ ...production, [key]: '' })).toEqual([`${key}: missing; STRIPE_SECRET_KEY needs it`]);
    expect(problemsOf({ ...production, STRIPE_PRICE_PRO_ANNUAL: 'price_5' })).toEqual([
      'STRIPE_PRICE_*: each plan and interval needs a price of its own',
    ]);
    expect(problemsOf({ ...production, STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_PRICE_PRO_ANNUAL: '99' })).toHaveLength(
      2,
    );
  });

  it('warns of Stripe’s test mode in production', () => {
    const warned = (key: string, inProduction = true) => paymentWarnings({ secret_key: key }, inProduction).length;
    expect([warned('sk_test_1'), warned('rk_test_1'), warned('sk_live_1'), warned('sk_test_1', false)]).toEqual([
      1, 1, 0, 0,
    ]);
  });

  it('has example addresses locally and none of its own in production', () => {
    expect(readConfig({}).site).toEqual({
      support_email: 'support@cardwright.test',
      community_url: 'https://community.cardwright.test/',
      help_url: null,
      offices: [],
      gtm_id: null,
    });
    expect(readConfig(production).site).toMatchObject({ support_email: null, community_url: null });
    expect(readConfig({ OFFICES: 'Berlin: Musterstr. 1, 10115; Paris: 2 rue Exemple;' }).site.offices).toEqual([
      { city: 'Berlin', address: 'Musterstr. 1, 10115' },
      { city: 'Paris', address: '2 rue Exemple' },
    ]);
  });

  it('offers the providers that are set up completely', () => {
    expect(readConfig({}).identity_providers).toEqual([]);
    const google = { GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' };
    const own = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'c', OIDC_NAME: 'Shop ID' };
    expect(readConfig({ ...google, ...own }).identity_providers).toEqual([
      { id: 'google', name: 'Google', issuer: 'https://accounts.google.com', client_id: 'g', client_secret: 's' },
      { id: 'oidc', name: 'Shop ID', issuer: 'https://id.example', client_id: 'c', client_secret: null },
    ]);
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'g' })).toEqual(['GOOGLE_CLIENT_SECRET: missing; GOOGLE_CLIENT_ID needs it']);
    expect(problemsOf({ OIDC_ISSUER: 'https://id.example' })).toEqual([
      'OIDC_CLIENT_ID: missing; OIDC_ISSUER needs it',
    ]);
    expect(problemsOf({ ...production, ...own, OIDC_ISSUER: 'http://id.example' })).toEqual([
      'OIDC_ISSUER: must be an https address in production',
    ]);
    expect(problemsOf({ ...own, OIDC_ISSUER: 'http://id.example' })).toEqual([
      'OIDC_ISSUER: must be an https address; http is for a provider on this machine',
    ]);
    for (const issuer of ['http://localhost:9000', 'http://127.0.0.1:9000/realm', 'http://[::1]:9000'])
      expect(problemsOf({ ...own, OIDC_ISSUER: issuer })).toEqual([]);
    expect(problemsOf({ ...own, OIDC_ISSUER: 'http://127.0.0.1.id.example' })).toHaveLength(1);
  });

  it('takes a language model by its address or its provider, and another one for rewriting', () => {
    const model = { provider: 'compatible', model: 'qwen3:8b', base_url: 'http://localhost:11434/v1', api_key: null };
    expect(readConfig({ AI_BASE_URL: model.base_url, AI_MODEL: model.model }).language_models).toEqual({
      chat: model,
      rewrite: model,
    });
    const mixed = readConfig({
      AI_PROVIDER: 'anthropic',
      AI_API_KEY: 'a-key',
      AI_MODEL: 'talker',
      AI_REWRITE_MODEL: 'google:writer',
      GOOGLE_GENERATIVE_AI_API_KEY: 'g-key',
    });
    expect(mixed.language_models).toEqual({
      chat: { provider: 'anthropic', model: 'talker', base_url: null, api_key: 'a-key' },
      rewrite: { provider: 'google', model: 'writer', base_url: null, api_key: 'g-key' },
    });
    expect(
      readConfig({ AI_PROVIDER: 'openai', AI_MODEL: 'm', OPENAI_API_KEY: 'o' }).language_models?.chat.api_key,
    ).toBe('o');
    // A key in the environment may be another program's.
    expect(readConfig({ OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a' }).language_models).toBeNull();
  });

  it('names what a language model lacks', () => {
    expect(problemsOf({ AI_PROVIDER: 'anthropic' })).toEqual([
      'AI_MODEL: missing; name the model to use at anthropic',
      'AI_API_KEY: missing; anthropic wants a key, here or in ANTHROPIC_API_KEY',
    ]);
    expect(problemsOf({ AI_PROVIDER: 'compatible', AI_MODEL: 'm' })).toEqual([
      'AI_BASE_URL: missing; the provider "compatible" needs the address of the server',
    ]);
    expect(problemsOf({ AI_BASE_URL: 'http://localhost:1/v1', AI_MODEL: 'm', AI_REWRITE_MODEL: 'openai:w' })).toEqual([
      'OPENAI_API_KEY: missing; AI_REWRITE_MODEL names a model of openai',
    ]);
    expect(problemsOf({ AI_PROVIDER: 'clippy', AI_MODEL: 'm' })).toEqual([
      'AI_PROVIDER: must be one of openai, anthropic, google, compatible',
    ]);
    expect(problemsOf({ AI_MODEL: 'm' })[0]).toContain('AI_BASE_URL: missing');
  });

  it('gives one line for each wrong value', () => {
    const problems = problemsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      DEMO_PASSWORD: 'short',
      ALLOW_LOOPBACK_IMPORTS: 'maybe',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'mail.example',
      GTM_ID: 'UA-1',
      OFFICES: 'Berlin',
    });
    expect(problems.map((line) => line.split(':', 1)[0]).sort()).toEqual([
      'ALLOW_LOOPBACK_IMPORTS',
      'DATABASE_URL',
      'DEMO_PASSWORD',
      'GTM_ID',
      'LOG_LEVEL',
      'OFFICES',
      'PORT',
      'SMTP_URL',
    ]);
    for (const line of problems) expect(line).not.toContain('\n');
  });
});
