import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { AssistantModel } from '../../../outside/language-model/assistant-model.ts';
import { streamOf } from '../../../outside/language-model/parts-stream.ts';
import { conversationOf, isScheduledRun, shownCardOf } from './conversation.ts';
import { type Action, decide, planOf } from './decide.ts';
import { correctionNote } from './follow-ups/correction-notes.ts';

/** Waits between words; rejects when the signal aborts. */
export type Pause = (signal: AbortSignal | undefined) => Promise<void>;

/** A provider's name of the built-in assistant. */
const builtInName = 'built-in';

/**
 * The assistant that needs no key and no network. It decides by fixed rules and never claims to be a language model; the
 * pause between words lets a reader follow the answer.
 */
export function createBuiltInModel(pause: Pause): AssistantModel {
  const act = (options: LanguageModelV4CallOptions) => {
    const offered = options.tools === undefined ? null : new Set(options.tools.map(({ name }) => name));
    const conversation = conversationOf(options.prompt, shownCardOf(options));
    const action = decide({ ...conversation, isScheduled: isScheduledRun(options), offered });
    return { action, before: action.kind === 'call' ? correctionNote(conversation) : null };
  };
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: builtInName,
    modelId: 'rules-1',
    supportedUrls: {},
    async doGenerate(options) {
      const { action, before } = act(options);
      const said = before === null ? [] : [{ type: 'text' as const, text: before }];
      return {
        content: [contentOf(action, options.prompt), ...said],
        finishReason: finishOf(action),
        usage: noUsage,
        warnings: [],
      };
    },
    async doStream(options) {
      const { action, before } = act(options);
      return { stream: streamOf(partsOf(action, before, options.prompt, pause, options.abortSignal)) };
    },
  };
  return {
    name: builtInName,
    model,
    planTurn: (prompt, cardId, isScheduled = false) =>
      planOf({ ...conversationOf(prompt, cardId), isScheduled }).map(({ tool, title }) => ({ tool, title })),
    rewrites: false,
  };
}

const noUsage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
const finishOf = (action: Action) => ({
  unified: action.kind === 'call' ? ('tool-calls' as const) : ('stop' as const),
  raw: undefined,
});

function contentOf(action: Action, prompt: LanguageModelV4Prompt): LanguageModelV4Content {
  if (action.kind === 'say') return { type: 'text', text: action.text };
  return { type: 'tool-call', toolCallId: callId(prompt), toolName: action.tool, input: JSON.stringify(action.input) };
}

/** One above the highest number in use, so that it is unique within a conversation and the same each time. */
function callId(prompt: LanguageModelV4Prompt): string {
  const used = prompt.flatMap((message) =>
    message.role === 'assistant'
      ? message.content.map((part) =>
          part.type === 'tool-call' ? Number(/^call-(\d+)$/.exec(part.toolCallId)?.[1] ?? 0) : 0,
        )
      : [],
  );
  return `call-${Math.max(0, ...used) + 1}`;
}

async function* partsOf(
  action: Action,
  before: string | null,
  prompt: LanguageModelV4Prompt,
  pause: Pause,
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  const text = action.kind === 'say' ? action.text : before;
  if (text !== null) {
    yield { type: 'text-start', id: 'text' };
    for (const delta of text.match(/\s*\S+\s*/g) ?? []) {
      signal?.throwIfAborted();
      await pause(signal);
      yield { type: 'text-delta', id: 'text', delta };
    }
    yield { type: 'text-end', id: 'text' };
  }
  if (action.kind === 'call') {
    const id = callId(prompt);
    yield { type: 'tool-input-start', id, toolName: action.tool };
    yield { type: 'tool-input-end', id };
    yield { type: 'tool-call', toolCallId: id, toolName: action.tool, input: JSON.stringify(action.input) };
  }
  yield { type: 'finish', finishReason: finishOf(action), usage: noUsage };
}
