import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ModelReport } from './assistant-model.ts';
import type { WatchedModel } from './watched-model.ts';

/** A watched model behind the library's interface, for whole answers. It throws a LanguageModelError when it fails. */
export const generatingModel = (
  { model, watched }: { model: LanguageModelV4; watched: WatchedModel },
  report: ModelReport,
): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: model.provider,
  modelId: model.modelId,
  supportedUrls: {},
  // What a provider does without is no news: the prompt asks for the same in words.
  doGenerate: async (options) => ({ ...(await watched.generate(options, report)), warnings: [] }),
  doStream: async () => {
    throw new Error('this model gives whole answers only');
  },
});
