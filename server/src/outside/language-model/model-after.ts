import type { LanguageModelV4 } from '@ai-sdk/provider';

/** A model that is asked nothing before `ready`; of a request that has been stopped by then it throws the signal's reason. */
export const modelAfter = (ready: Promise<void>, model: LanguageModelV4): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: model.provider,
  modelId: model.modelId,
  supportedUrls: model.supportedUrls,
  async doGenerate(options) {
    await ready;
    options.abortSignal?.throwIfAborted();
    return model.doGenerate(options);
  },
  async doStream(options) {
    await ready;
    options.abortSignal?.throwIfAborted();
    return model.doStream(options);
  },
});
