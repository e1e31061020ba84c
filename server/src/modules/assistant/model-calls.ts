import { getTableColumns } from 'drizzle-orm';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import { namesOf, placeholders, recurringStatement } from '../../db/recurring-statement.ts';
import { modelCalls } from '../../db/schema/model-calls.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { ModelCall, ModelReport } from '../../outside/language-model/assistant-model.ts';

/** What language models were asked and what it took: rows of each run, and numbers for who runs the server. */
export interface ModelCalls {
  /** The report of one run. `settled` resolves when its calls are written: never of a run that is not `kept`. */
  openReport(runId: string, kept?: Promise<boolean>): ModelReport & { settled(): Promise<void> };
  /** Counts calls that belong to no run. */
  counter: ModelReport;
  /** Adds the numbers to those of `/metrics`. */
  register(registry: Registry): void;
}

export interface ModelCallsDeps {
  database: Database;
  clock: Clock;
  newId: NewId;
  onError(error: unknown): void;
}

const labelNames = ['provider', 'model', 'purpose', 'outcome'] as const;
const durationBuckets = [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160];

export function createModelCalls({ database, clock, newId, onError }: ModelCallsDeps): ModelCalls {
  const insert = recurringStatement(database.orm, 'model_call_inserted', (on) =>
    on.insert(modelCalls).values(placeholders(modelCalls, namesOf(getTableColumns(modelCalls)))),
  );
  const calls = new Counter({
    name: 'language_model_calls_total',
    help: 'Requests to language models by how they ended.',
    labelNames,
    registers: [],
  });
  const tokens = new Counter({
    name: 'language_model_tokens_total',
    help: 'Tokens that language models counted; cached_input is a part of input.',
    labelNames: ['provider', 'model', 'purpose', 'kind'],
    registers: [],
  });
  const durations = new Histogram({
    name: 'language_model_call_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames,
    buckets: durationBuckets,
    registers: [],
  });

  const count = (call: ModelCall) => {
    const { provider, model, purpose, outcome } = call;
    calls.inc({ provider, model, purpose, outcome });
    durations.observe({ provider, model, purpose, outcome }, call.duration_ms / 1_000);
    const kinds = { input: call.input_tokens, cached_input: call.cached_input_tokens, output: call.output_tokens };
    for (const [kind, number] of Object.entries(kinds))
      if (number !== null) tokens.inc({ provider, model, purpose, kind }, number);
  };

  return {
    counter: { called: count, failed: onError },
    openReport(runId, kept = Promise.resolve(true)) {
      const writes: Promise<void>[] = [];
      return {
        called(call) {
          count(call);
          const row = { ...call, id: newId(), run_id: runId, created_at: clock.now() };
          const write = async () => void ((await kept) && (await insert(database.orm, row)));
          writes.push(write().catch(onError));
        },
        failed: onError,
        settled: async () => void (await Promise.all(writes)),
      };
    },
    register(registry) {
      for (const metric of [calls, tokens, durations]) registry.registerMetric(metric);
    },
  };
}
