import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { AssistantModel, ModelCall, ModelReport } from '../assistant-model.ts';
import type { LanguageModelError } from '../model-error.ts';
import type { ModelProvider } from '../model-settings.ts';
import { openAssistantModel } from '../open-assistant-model.ts';
import type { ModelLimits } from '../watched-model.ts';
import type { Script } from './model-script.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

export const testKey = 'key-0123456789-that-nobody-may-see';

export interface Scripted {
  model: AssistantModel;
  server: ModelServer;
  /** How long it waited before it asked again, in milliseconds; no time passes. */
  waits: number[];
  clock: { now: number };
  close(): Promise<void>;
}

/** A provider's library against a scripted server that speaks its protocol, with a given assistant behind it. */
export async function openScripted(
  provider: ModelProvider,
  script: Script,
  fallback: AssistantModel,
  limits: Partial<ModelLimits> = {},
): Promise<Scripted> {
  const server = await startModelServer(provider, script);
  const chosen = { provider, model: 'test-1', base_url: server.base_url, api_key: testKey };
  const waits: number[] = [];
  const clock = { now: Date.parse('2026-03-01T12:00:00Z') };
  const model = await openAssistantModel(
    { chat: chosen, rewrite: { ...chosen, model: 'writer-1' } },
    {
      fallback,
      now: () => clock.now,
      pause: async (ms) => void waits.push(ms),
      limits: { first_ms: 5_000, idle_ms: 5_000, ...limits },
    },
  );
  return { model, server, waits, clock, close: () => server.close() };
}

/** Keeps what it is told. */
export function keepingReport(): ModelReport & { calls: ModelCall[]; failures: LanguageModelError[] } {
  const calls: ModelCall[] = [];
  const failures: LanguageModelError[] = [];
  return { calls, failures, called: (call) => void calls.push(call), failed: (error) => void failures.push(error) };
}

/** Says always the same. */
export const sayingModel = (text: string): AssistantModel => ({
  name: 'saying',
  planTurn: null,
  rewrites: false,
  model: {
    specificationVersion: 'v4',
    provider: 'saying',
    modelId: 'saying',
    supportedUrls: {},
    doGenerate: async () => ({ content: [{ type: 'text', text }], ...end, warnings: [] }),
    doStream: async () => ({
      stream: new ReadableStream({
        start(controller) {
          controller.enqueue({ type: 'stream-start', warnings: [] });
          controller.enqueue({ type: 'text-start', id: 't' });
          controller.enqueue({ type: 'text-delta', id: 't', delta: text });
          controller.enqueue({ type: 'text-end', id: 't' });
          controller.enqueue({ type: 'finish', ...end });
          controller.close();
        },
      }),
    }),
  },
});

const end: Pick<Awaited<ReturnType<LanguageModelV4['doGenerate']>>, 'finishReason' | 'usage'> = {
  finishReason: { unified: 'stop', raw: undefined },
  usage: {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 0, text: 0, reasoning: 0 },
  },
};
