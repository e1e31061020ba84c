import { z } from 'zod';
import {
  type ChosenModel,
  type LanguageModels,
  type ModelProvider,
  modelProviders,
} from './outside/language-model/model-settings.ts';

/** The language models behind the assistant: which ones, for which purposes, and their keys. */
export const modelSettings = z.object({
  AI_PROVIDER: z.enum(modelProviders, `must be one of ${modelProviders.join(', ')}`).optional(),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.openai.com/v1' })
    .optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_REWRITE_MODEL: z.string().optional(),
  AI_IMAGE_MODEL: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
});
type ModelSettings = z.output<typeof modelSettings>;

const keyNames = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const satisfies Partial<Record<ModelProvider, keyof ModelSettings>>;

/** Null: the built-in assistant. A provider's own key alone chooses nothing: it may be there for other programs. */
export function modelsOf(value: ModelSettings): LanguageModels | null {
  const provider = providerOf(value);
  if (provider === null || value.AI_MODEL === undefined) return null;
  return {
    chat: chosenModel(value, provider, value.AI_MODEL),
    rewrite: chosenModel(value, provider, value.AI_REWRITE_MODEL ?? value.AI_MODEL),
  };
}

/** The model that makes pictures from words, of the same provider unless another is named; null: none. */
export function imageModelOf(value: ModelSettings): ChosenModel | null {
  if (value.AI_IMAGE_MODEL === undefined) return null;
  return chosenModel(value, providerOf(value) ?? 'compatible', value.AI_IMAGE_MODEL);
}

/** Like `modelProblems`, for the model that makes pictures. */
export function imageModelProblems(value: ModelSettings): string[] {
  const chosen = imageModelOf(value);
  if (chosen === null) return [];
  const { provider, base_url, api_key } = chosen;
  if (provider === 'anthropic')
    return ['AI_IMAGE_MODEL: anthropic has no model that makes pictures; name one of openai, google or compatible'];
  if (provider === 'compatible')
    return base_url === null
      ? [
          'AI_BASE_URL: missing; give the address of the server of AI_IMAGE_MODEL, or name its provider as in openai:gpt-image-1',
        ]
      : [];
  return api_key === null ? [`${keyNames[provider]}: missing; AI_IMAGE_MODEL names a model of ${provider}`] : [];
}

/** One line for each setting that is missing or contradicts another. */
export function modelProblems(value: ModelSettings, production: boolean): string[] {
  const { AI_BASE_URL, AI_MODEL, AI_REWRITE_MODEL } = value;
  const provider = providerOf(value);
  if (provider === null) {
    if ((AI_MODEL ?? value.AI_API_KEY ?? AI_REWRITE_MODEL) !== undefined)
      return [
        'AI_BASE_URL: missing; give the address of the language model, such as https://api.openai.com/v1, or name its AI_PROVIDER',
      ];
    return production
      ? [
          'AI_BASE_URL: missing; the built-in assistant is for local use, production needs a language model, by its address or its AI_PROVIDER',
        ]
      : [];
  }
  const where = AI_BASE_URL === undefined ? provider : 'AI_BASE_URL';
  const problems = AI_MODEL === undefined ? [`AI_MODEL: missing; name the model to use at ${where}`] : [];
  const used = [AI_MODEL, AI_REWRITE_MODEL].flatMap((name) =>
    name === undefined ? [] : [splitName(name, provider).provider],
  );
  const providers = new Set<ModelProvider>([provider, ...used]);
  for (const each of providers) {
    if (each === 'compatible' && AI_BASE_URL === undefined)
      problems.push('AI_BASE_URL: missing; the provider "compatible" needs the address of the server');
    if (each !== 'compatible' && keyOf(value, each, provider) === null)
      problems.push(
        each === provider
          ? `AI_API_KEY: missing; ${each} wants a key, here or in ${keyNames[each]}`
          : `${keyNames[each]}: missing; AI_REWRITE_MODEL names a model of ${each}`,
      );
  }
  return problems;
}

/** Without a name, an address means a server that speaks OpenAI's protocol. */
const providerOf = ({ AI_PROVIDER, AI_BASE_URL }: ModelSettings): ModelProvider | null =>
  AI_PROVIDER ?? (AI_BASE_URL === undefined ? null : 'compatible');

/** `google:gemini-…` names another provider's model. Other colons belong to the name, as in `qwen3:8b`. */
function splitName(name: string, provider: ModelProvider): { provider: ModelProvider; model: string } {
  const other = modelProviders.find((each) => name.startsWith(`${each}:`));
  return other === undefined ? { provider, model: name } : { provider: other, model: name.slice(other.length + 1) };
}

function keyOf(value: ModelSettings, provider: ModelProvider, main: ModelProvider): string | null {
  const own = provider === 'compatible' ? undefined : value[keyNames[provider]];
  return (provider === main ? value.AI_API_KEY : undefined) ?? own ?? null;
}

function chosenModel(value: ModelSettings, main: ModelProvider, name: string): ChosenModel {
  const { provider, model } = splitName(name, main);
  return {
    provider,
    model,
    // The address belongs to the provider that is named with it; any other provider keeps its usual address.
    base_url: provider === main || provider === 'compatible' ? (value.AI_BASE_URL ?? null) : null,
    api_key: keyOf(value, provider, main),
  };
}
