import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { ModelReport } from './assistant-model.ts';
import { createLeakGate } from './leak-gate.ts';
import type { LiveText } from './live-text.ts';
import { LanguageModelError } from './model-error.ts';
import { streamOf } from './parts-stream.ts';
import type { WatchedModel } from './watched-model.ts';

/** Begins the part of an answer that another model than the configured one wrote. */
export const fallbackNotice = 'The language model is not available right now, so the built-in assistant answered.';
/** The same after a safety stop: asking again later would not help. */
export const refusalNotice = 'The language model declined to answer this, so the built-in assistant answered.';

export interface TurnModel {
  model: LanguageModelV4;
  /** Whether the fallback made the call with this id; calls that the failed model left behind are not its own. */
  isOfFallback(callId: string): boolean;
}

interface TurnModelDeps {
  /** Provider and model, for the log. */
  name: string;
  watched: WatchedModel;
  fallback: LanguageModelV4;
  report: ModelReport;
  /** Without it each piece of text goes through the library. */
  live?: LiveText | undefined;
}

/**
 * The model of one turn: the configured one until it fails, from then on the fallback. What was written before stays,
 * and tools that have run are in the prompt of the next step, so the fallback goes on after them. Ids of calls are made
 * unique: some servers number them from the beginning at each step.
 */
export function createTurnModel({ name, watched, fallback, report, live }: TurnModelDeps): TurnModel {
  let failure: LanguageModelError | null = null;
  let isToldOf = false;
  const usedIds = new Set<string>();
  const fallbackIds = new Set<string>();
  const uniqueId = (id: string): string => {
    let unique = id;
    for (let n = 2; usedIds.has(unique); n++) unique = `${id}-${n}`;
    usedIds.add(unique);
    return unique;
  };

  async function* fallBack(options: LanguageModelV4CallOptions): AsyncGenerator<LanguageModelV4StreamPart> {
    if (!isToldOf) {
      isToldOf = true;
      yield { type: 'text-start', id: 'notice' };
      yield { type: 'text-delta', id: 'notice', delta: failure?.kind === 'refusal' ? refusalNotice : fallbackNotice };
      yield { type: 'text-end', id: 'notice' };
    }
    const { stream } = await fallback.doStream(options);
    for await (const part of stream) {
      if (part.type === 'tool-call') fallbackIds.add(part.toolCallId);
      if (part.type !== 'stream-start') yield part;
    }
  }

  async function* answer(options: LanguageModelV4CallOptions): AsyncGenerator<LanguageModelV4StreamPart> {
    yield { type: 'stream-start', warnings: [] };
    if (failure !== null) {
      yield* fallBack(options);
      return;
    }
    rememberIds(options, usedIds);
    const open = new Map<string, 'text-end' | 'reasoning-end'>();
    const gate = createLeakGate(systemTexts(options));
    /** What readers have seen of a text and the library has not. */
    const held = { id: '', delta: '' };
    function* heldText(): Generator<LanguageModelV4StreamPart> {
      if (held.delta !== '') yield { type: 'text-delta', ...held };
      held.delta = '';
    }
    let calls = 0;
    let hasText = false;
    /** As pieces in parts are shown, for those that come past them. */
    const show = (piece: string): boolean => {
      if (live === undefined || held.id === '' || !live.isClear()) return false;
      const delta = gate.push(piece);
      if (delta === '') return true;
      hasText ||= delta.trim() !== '';
      held.delta += delta;
      return live.show(delta);
    };
    // The loop's last step: an answer is all that is wanted.
    const mayCall = options.toolChoice?.type !== 'none';
    try {
      for await (const part of watched.stream(options, report, show)) {
        if (part.type !== 'text-delta') yield* heldText();
        switch (part.type) {
          case 'text-start':
            open.set(part.id, 'text-end');
            live?.passed();
            break;
          case 'reasoning-start':
            open.set(part.id, 'reasoning-end');
            break;
          case 'text-delta': {
            const delta = gate.push(part.delta);
            if (delta === '') continue;
            hasText ||= delta.trim() !== '';
            if (part.id === held.id && part.providerMetadata === undefined && live?.show(delta)) {
              held.delta += delta;
              continue;
            }
            yield* heldText();
            held.id = part.id;
            live?.passed();
            yield delta === part.delta ? part : { ...part, delta };
            continue;
          }
          case 'text-end': {
            held.id = '';
            const rest = gate.end();
            if (rest !== '') {
              live?.passed();
              yield { type: 'text-delta', id: part.id, delta: rest };
            }
            open.delete(part.id);
            break;
          }
          case 'reasoning-end':
            open.delete(part.id);
            break;
          // The arguments come whole with the call; a call that is cut off must leave nothing behind.
          case 'tool-input-start':
          case 'tool-input-delta':
          case 'tool-input-end':
            continue;
          case 'tool-call': {
            if (!mayCall) continue;
            calls += 1;
            const id = uniqueId(part.toolCallId);
            yield id === part.toolCallId ? part : { ...part, toolCallId: id };
            continue;
          }
          case 'finish':
            if (calls === 0 && part.finishReason.unified === 'content-filter')
              throw new LanguageModelError('refusal', name);
            if (calls === 0 && !hasText && mayCall) throw new LanguageModelError('garbage', name);
            break;
        }
        yield part;
      }
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error;
      report.failed(error);
      failure = error;
      yield* heldText();
      for (const [id, type] of open) {
        const rest = type === 'text-end' ? gate.end() : '';
        if (rest !== '') yield { type: 'text-delta', id, delta: rest };
        yield { type, id };
      }
      // Calls that were made whole are carried out; the next step goes on from their results.
      if (calls > 0) yield { type: 'finish', finishReason: { unified: 'tool-calls', raw: undefined }, usage: noUsage };
      else yield* fallBack(options);
    }
  }

  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'assistant',
    modelId: name,
    supportedUrls: {},
    async doGenerate(options): Promise<LanguageModelV4GenerateResult> {
      try {
        return await watched.generate(options, report);
      } catch (error) {
        if (!(error instanceof LanguageModelError)) throw error;
        report.failed(error);
        return fallback.doGenerate(options);
      }
    },
    async doStream(options) {
      return { stream: streamOf(answer(options)) };
    },
  };
  return { model, isOfFallback: (callId) => fallbackIds.has(callId) };
}

const noUsage: LanguageModelV4Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

const systemTexts = ({ prompt }: LanguageModelV4CallOptions): string[] =>
  prompt.flatMap((message) => (message.role === 'system' ? [message.content] : []));

function rememberIds({ prompt }: LanguageModelV4CallOptions, ids: Set<string>): void {
  for (const message of prompt)
    if (message.role === 'assistant')
      for (const part of message.content) if (part.type === 'tool-call') ids.add(part.toolCallId);
}
