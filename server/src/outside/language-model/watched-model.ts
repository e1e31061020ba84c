import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { ModelCall, ModelPurpose, ModelReport } from './assistant-model.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { startDeadline } from './deadline.ts';
import { LanguageModelError, modelErrorOf } from './model-error.ts';
import { createTextShortcut, type TextShortcuts } from './text-shortcut.ts';

/** Milliseconds, and how often a request is repeated. */
export interface ModelLimits {
  /** To the first part of an answer. */
  first_ms: number;
  /** Between two parts. */
  idle_ms: number;
  /** For a whole answer that does not come in parts. */
  whole_ms: number;
  retries: number;
  /** Before the first repetition; doubled for each other. */
  backoff_ms: number;
  /** A provider that asks for a longer wait is given up instead. */
  longest_wait_ms: number;
}

/** A model that thinks first may be silent for a minute. */
export const modelLimits: ModelLimits = {
  first_ms: 75_000,
  idle_ms: 45_000,
  whole_ms: 150_000,
  retries: 2,
  backoff_ms: 500,
  longest_wait_ms: 10_000,
};

export interface WatchedModelDeps {
  /** Names for logs and numbers. */
  provider: string;
  purpose: ModelPurpose;
  breaker: CircuitBreaker;
  limits: ModelLimits;
  /** Adds what this provider wants with each request. */
  prepare(options: LanguageModelV4CallOptions): LanguageModelV4CallOptions;
  /** Those that the connections to this provider look into. */
  shortcuts?: TextShortcuts;
  /** Milliseconds. */
  now(): number;
  pause(ms: number, signal: AbortSignal | undefined): Promise<void>;
}

/** A provider's model with time-outs for each phase, repetitions, a circuit breaker and a record of each request. */
export interface WatchedModel {
  /**
   * The parts of an answer. It throws a LanguageModelError when the model fails, also in the middle; what it has given
   * until then stands. Of a request that was stopped it throws the signal's reason.
   * @param show takes a piece of the text that was given last past the parts; what it has taken is in none of them
   */
  stream(
    options: LanguageModelV4CallOptions,
    report: ModelReport,
    show?: (delta: string) => boolean,
  ): AsyncGenerator<LanguageModelV4StreamPart>;
  generate(options: LanguageModelV4CallOptions, report: ModelReport): Promise<LanguageModelV4GenerateResult>;
}

/** Failures that the next attempt may not have. */
const passing: ReadonlySet<LanguageModelError['kind']> = new Set(['busy', 'unavailable']);

export function createWatchedModel(model: LanguageModelV4, deps: WatchedModelDeps): WatchedModel {
  const { provider, purpose, breaker, limits, prepare, shortcuts, now, pause } = deps;
  const name = `${provider} ${model.modelId}`;

  /** One request, from its entrance to its end. */
  const open = (options: LanguageModelV4CallOptions, report: ModelReport, ms: number) => {
    if (!breaker.enter()) throw new LanguageModelError('resting', name);
    const startedAt = now();
    const deadline = startDeadline(ms, options.abortSignal);
    let firstAt: number | null = null;
    let isOver = false;
    const end = (outcome: ModelCall['outcome'], usage?: LanguageModelV4Usage) => {
      if (isOver) return;
      isOver = true;
      deadline.clear();
      report.called({
        provider,
        model: model.modelId,
        purpose,
        outcome,
        input_tokens: usage?.inputTokens.total ?? null,
        cached_input_tokens: usage?.inputTokens.cacheRead ?? null,
        output_tokens: usage?.outputTokens.total ?? null,
        duration_ms: Math.round(now() - startedAt),
        first_part_ms: firstAt === null ? null : Math.round(firstAt - startedAt),
      });
    };
    return {
      deadline,
      options: { ...prepare(options), abortSignal: deadline.signal },
      first() {
        firstAt ??= now();
      },
      /** The provider answered; whether it was stopped by its safety rules is no matter of its health. */
      succeeded({ usage, finishReason }: Pick<LanguageModelV4GenerateResult, 'usage' | 'finishReason'>) {
        breaker.succeeded();
        end(finishReason.unified === 'content-filter' ? 'refusal' : 'ok', usage);
      },
      /** Nothing more is read of it. */
      left() {
        if (isOver) return;
        breaker.left();
        end('stopped');
        deadline.abort();
      },
      /** What the caller throws. */
      failed(error: unknown): unknown {
        if (options.abortSignal?.aborted) {
          if (!isOver) breaker.left();
          end('stopped');
          return options.abortSignal.reason;
        }
        const failure = deadline.expired
          ? new LanguageModelError('timeout', name)
          : modelErrorOf(error, name, { begun: firstAt !== null, now: now() });
        if (!isOver) breaker.failed(failure);
        end(failure.kind);
        deadline.abort();
        return failure;
      },
    };
  };
  type Request = ReturnType<typeof open>;

  /** Repeats what may succeed the next time. */
  const attempts = async <Result>(
    options: LanguageModelV4CallOptions,
    report: ModelReport,
    ms: number,
    work: (request: Request) => Promise<Result>,
  ): Promise<Result> => {
    for (let attempt = 0; ; attempt++) {
      const request = open(options, report, ms);
      try {
        return await work(request);
      } catch (error) {
        const failure = request.failed(error);
        if (!(failure instanceof LanguageModelError) || !passing.has(failure.kind)) throw failure;
        const wait = Math.max(limits.backoff_ms * 2 ** attempt, failure.retryAfterMs ?? 0);
        if (attempt >= limits.retries || wait > limits.longest_wait_ms) throw failure;
        await pause(wait, options.abortSignal);
      }
    }
  };

  return {
    async *stream(options, report, show = () => false) {
      const { request, reader, first, shortcut } = await attempts(options, report, limits.first_ms, async (asked) => {
        const { deadline } = asked;
        const shown = (delta: string) => {
          const isShown = show(delta);
          if (isShown) deadline.restart(limits.idle_ms);
          return isShown;
        };
        const past = createTextShortcut(shown);
        shortcuts?.set(deadline.signal, past);
        const { stream } = await model.doStream(asked.options);
        const parts = stream.getReader();
        return { request: asked, reader: parts, first: await readFirst(parts), shortcut: past };
      });
      request.first();
      try {
        let part: LanguageModelV4StreamPart | undefined = first;
        while (part !== undefined) {
          if (part.type === 'error') throw part.error;
          if (part.type === 'finish') {
            if (part.finishReason.unified === 'interrupted' || part.finishReason.unified === 'error')
              throw new LanguageModelError('cut', name);
            request.succeeded(part);
            yield part;
            return;
          }
          yield part;
          if (part.type === 'text-delta') shortcut.cameOut(part.delta);
          request.deadline.restart(limits.idle_ms);
          part = await nextContent(reader);
        }
        throw new LanguageModelError('cut', name);
      } catch (error) {
        throw request.failed(error);
      } finally {
        request.left();
        void reader.cancel().catch(() => {});
      }
    },
    generate: (options, report) =>
      attempts(options, report, limits.whole_ms, async (request) => {
        const result = await model.doGenerate(request.options);
        request.first();
        request.succeeded(result);
        return result;
      }),
  };
}

type Reader = ReadableStreamDefaultReader<LanguageModelV4StreamPart>;

/** The first part that says something; one that is an error is thrown, so that the request can be repeated. */
async function readFirst(reader: Reader): Promise<LanguageModelV4StreamPart | undefined> {
  const part = await nextContent(reader);
  if (part?.type === 'error') throw part.error;
  return part;
}

async function nextContent(reader: Reader): Promise<LanguageModelV4StreamPart | undefined> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return undefined;
    if (!isSilent(value)) return value;
  }
}

/** Parts that neither the seller nor the loop has any use for. */
const isSilent = ({ type }: LanguageModelV4StreamPart): boolean =>
  type === 'stream-start' || type === 'response-metadata' || type === 'raw' || type === 'ping';
