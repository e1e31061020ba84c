import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { AssistantModel, ModelPurpose } from './assistant-model.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { ChosenModel, LanguageModels } from './model-settings.ts';
import { prepareFor, providerModel } from './provider-model.ts';
import type { TextShortcuts } from './text-shortcut.ts';
import { createTurnModel } from './turn-model.ts';
import { watchedLanguageModel } from './watched-language-model.ts';
import { createWatchedModel, type ModelLimits, modelLimits } from './watched-model.ts';

export interface OpenModelDeps {
  /** Answers when the configured model does not. */
  fallback: AssistantModel;
  /** Milliseconds since 1970. */
  now(): number;
  pause(ms: number, signal: AbortSignal | undefined): Promise<void>;
  limits?: Partial<ModelLimits>;
}

/** The configured language models as one assistant, with the built-in one behind it. */
export async function openAssistantModel(chosen: LanguageModels, deps: OpenModelDeps): Promise<AssistantModel> {
  const { fallback } = deps;
  const chat = await openModel(chosen.chat, 'chat', deps);
  const rewrite = await openModel(chosen.rewrite, 'rewrite', deps);
  const publicChat = await openModel(chosen.chat, 'case', deps);
  return {
    name: chosen.chat.model,
    model: chat.model,
    planTurn: null,
    rewrites: true,
    openForCases: (report) => watchedLanguageModel(publicChat, report),
    openTurn: (report, live) => {
      const turn = createTurnModel({ name: chat.name, watched: chat.watched, fallback: fallback.model, report, live });
      return {
        chat: turn.model,
        rewrite: watchedLanguageModel(rewrite, report),
        planTurn: chat.breaker.isResting() ? fallback.planTurn : null,
        isOfFallback: turn.isOfFallback,
      };
    },
  };
}

async function openModel(chosen: ChosenModel, purpose: ModelPurpose, { now, pause, limits }: OpenModelDeps) {
  const shortcuts: TextShortcuts = new WeakMap();
  const model: LanguageModelV4 = await providerModel(chosen, shortcuts);
  const breaker = createCircuitBreaker(now);
  const watched = createWatchedModel(model, {
    provider: chosen.provider,
    purpose,
    breaker,
    limits: { ...modelLimits, ...limits },
    prepare: prepareFor[chosen.provider],
    shortcuts,
    now,
    pause,
  });
  return { name: `${chosen.provider} ${chosen.model}`, model, watched, breaker };
}
