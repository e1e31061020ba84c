import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://cards:secret@db:5432/cards',
  FILES_DIR: '/srv/files',
  PUBLIC_URL: 'https://cards.example',
  TOKEN_SECRET: 'x'.repeat(32),
  AI_BASE_URL: 'https://models.example/v1',
  AI_MODEL: 'writer-1',
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

  it.each(['DATABASE_URL', 'FILES_DIR', 'PUBLIC_URL', 'TOKEN_SECRET'])(
    'refuses production without %s, by its name',
    (key) => {
      const problems = problemsOf({ ...production, [key]: '' });
      expect(problems).toEqual([expect.stringMatching(new RegExp(`^${key}: missing`))]);
    },
  );

  it.each([
    ['DEMO_PASSWORD', 'demo demo'],
    ['ALLOW_LOOPBACK_IMPORTS', '1'],
  ])('refuses %s in production', (key, value) => {
    expect(problemsOf({ ...production, [key]: value })).toEqual([expect.stringMatching(new RegExp(`^${key}: `))]);
  });

  it('gives one line for each wrong value', () => {
    const problems = problemsOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      DEMO_PASSWORD: 'short',
      ALLOW_LOOPBACK_IMPORTS: 'maybe',
      LOG_LEVEL: 'loud',
    });
    expect(problems.map((line) => line.split(':', 1)[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'DEMO_PASSWORD',
      'ALLOW_LOOPBACK_IMPORTS',
      'LOG_LEVEL',
    ]);
    for (const line of problems) expect(line).not.toContain('\n');
  });
});
