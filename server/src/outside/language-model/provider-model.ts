import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { createGatheringFetch } from './gathering-fetch.ts';
import type { ChosenModel, ModelProvider } from './model-settings.ts';
import type { TextShortcuts } from './text-shortcut.ts';

type Options = LanguageModelV4CallOptions;

/** The model of a provider's library, which is loaded only for a provider that is set. */
export async function providerModel(
  { provider, model, base_url, api_key }: ChosenModel,
  shortcuts?: TextShortcuts,
): Promise<LanguageModelV4> {
  const address = base_url === null ? {} : { baseURL: base_url };
  const fetch = createGatheringFetch(undefined, undefined, shortcuts);
  // Without a key of our own the libraries would look for one in the environment.
  const apiKey = api_key ?? '';
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI({ ...address, apiKey, fetch }).responses(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic({ ...address, apiKey, fetch }).languageModel(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle({ ...address, apiKey, fetch }).languageModel(model);
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: base_url ?? '',
        includeUsage: true,
        fetch,
        ...(api_key === null ? {} : { apiKey: api_key }),
      }).chatModel(model);
    }
  }
}

/** What each provider wants with every request. */
export const prepareFor: Readonly<Record<ModelProvider, (options: Options) => Options>> = {
  // Conversations are the seller's: they are kept here, not at OpenAI.
  openai: (options) => withProviderOptions(options, 'openai', { store: false }),
  // The rules and tools are the same in each request: Anthropic reads them from its cache when they are marked.
  anthropic: (options) => ({
    ...options,
    prompt: options.prompt.map((message, index) =>
      index === 0 && message.role === 'system'
        ? {
            ...message,
            providerOptions: { ...message.providerOptions, anthropic: { cacheControl: { type: 'ephemeral' } } },
          }
        : message,
    ),
  }),
  google: (options) => options,
  compatible: (options) => options,
};

const withProviderOptions = (options: Options, name: string, values: Record<string, boolean>): Options => ({
  ...options,
  providerOptions: { ...options.providerOptions, [name]: { ...options.providerOptions?.[name], ...values } },
});
