import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { systemClock } from '../../outside/clock/clock.ts';
import type { ModelCall } from '../../outside/language-model/assistant-model.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { createModelCalls } from './model-calls.ts';

const call: ModelCall = {
  provider: 'openai',
  model: 'm',
  purpose: 'chat',
  outcome: 'ok',
  input_tokens: 120,
  cached_input_tokens: 100,
  output_tokens: 30,
  duration_ms: 1_500,
  first_part_ms: 200,
};

describe.each(testDatabases)('what language models were asked on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  it('is kept with its run and goes with its account', async () => {
    const { database } = test;
    const [user, run] = [newUuid(), newUuid()];
    await database.query('insert into users (id, email, created_at, updated_at) values ($1, $2, now(), now())', [
      user,
      `${user}@example.com`,
    ]);
    await database.query(
      `insert into runs (id, user_id, kind, request_id, status, created_at) values ($1, $2, 'chat_turn', $1, 'running', now())`,
      [run, user],
    );
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    const calls = createModelCalls({ database, clock: systemClock, newId: newUuid, onError });
    const report = calls.openReport(run);
    report.called(call);
    report.called({ ...call, outcome: 'busy', input_tokens: null, cached_input_tokens: null, output_tokens: null });
    await report.settled();
    expect(errors).toEqual([]);
    const rows = () =>
      database.query('select outcome, input_tokens from model_calls where run_id = $1 order by id', [run]);
    expect(await rows()).toEqual([
      { outcome: 'ok', input_tokens: 120 },
      { outcome: 'busy', input_tokens: null },
    ]);
    await database.query('delete from users where id = $1', [user]);
    expect(await rows()).toEqual([]);

    // A run that is gone is no reason to fail an answer.
    const late = calls.openReport(run);
    late.called(call);
    await late.settled();
    expect(errors).toHaveLength(1);

    const registry = new Registry();
    calls.register(registry);
    const metrics = await registry.metrics();
    expect(metrics).toContain('language_model_calls_total{provider="openai",model="m",purpose="chat",outcome="ok"} 2');
    expect(metrics).toContain(
      'language_model_tokens_total{provider="openai",model="m",purpose="chat",kind="cached_input"} 200',
    );
  });
});
