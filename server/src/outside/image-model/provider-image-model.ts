import type { ImageModelV4 } from '@ai-sdk/provider';
import type { ChosenModel } from '../language-model/model-settings.ts';

/** A model that makes pictures, through its provider's library, which is loaded only if the provider is set. */
export async function providerImageModel({ provider, model, base_url, api_key }: ChosenModel): Promise<ImageModelV4> {
  const address = base_url === null ? {} : { baseURL: base_url };
  // Without a key of our own the libraries would look for one in the environment.
  const apiKey = api_key ?? '';
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI({ ...address, apiKey }).image(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle({ ...address, apiKey }).image(model);
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: base_url ?? '',
        ...(api_key === null ? {} : { apiKey: api_key }),
      }).imageModel(model);
    }
    case 'anthropic':
      throw new Error('anthropic has no model that makes pictures');
  }
}
