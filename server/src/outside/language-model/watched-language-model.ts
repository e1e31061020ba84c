import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ModelReport } from './assistant-model.ts';
import { streamOf } from './parts-stream.ts';
import type { WatchedModel } from './watched-model.ts';

/** A watched model behind the library's interface, with nobody behind it: it throws a LanguageModelError when it fails. */
export const watchedLanguageModel = (
  { model, watched }: { model: LanguageModelV4; watched: WatchedModel },
  report: ModelReport,
): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: model.provider,
  modelId: model.modelId,
  supportedUrls: {},
  // What a provider does without is no news: the prompt asks for the same in words.
  doGenerate: async (options) => ({ ...(await watched.generate(options, report)), warnings: [] }),
  doStream: async (options) => ({ stream: streamOf(watched.stream(options, report)) }),
});
