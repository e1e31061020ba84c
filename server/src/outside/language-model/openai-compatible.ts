import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { AssistantModel } from './assistant-model.ts';

export interface LanguageModelSettings {
  /** Address of an API that speaks OpenAI's chat completions: OpenAI, vLLM, Ollama and others. */
  base_url: string;
  /** Null for servers that want none. */
  api_key: string | null;
  model: string;
}

/** A language model behind an OpenAI-compatible address. */
export function createOpenAiCompatibleModel({ base_url, api_key, model }: LanguageModelSettings): AssistantModel {
  const provider = createOpenAICompatible({
    name: 'ai',
    baseURL: base_url,
    includeUsage: true,
    ...(api_key === null ? {} : { apiKey: api_key }),
  });
  return { name: model, model: provider.chatModel(model), planTurn: null, rewrites: true };
}
