import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { LiveText } from './live-text.ts';
import type { LanguageModelError } from './model-error.ts';

/** A step that the model will take in this turn, known before it starts. */
export interface PlannedStep {
  tool: string;
  title: string;
}

type PlanTurn = (prompt: LanguageModelV4Prompt, cardId: string | null, isScheduled?: boolean) => PlannedStep[];

/** The model behind the assistant: the built-in one, or any other behind the same interface. */
export interface AssistantModel {
  /** For logs and for the seller: `built-in`, or the model's own name. */
  name: string;
  model: LanguageModelV4;
  /** The steps of the coming turn; null for a model that decides as it goes. */
  planTurn: PlanTurn | null;
  /** Whether it can write listing texts itself. The built-in one leaves that to the listing engine. */
  rewrites: boolean;
  /** Models for one turn that are watched and stand in for each other. Without it, `model` does everything. */
  openTurn?(report: ModelReport, live?: LiveText): TurnModels;
  /** A model for visitors of public cases, watched like those of turns; it throws when it fails. */
  openForCases?(report: ModelReport): LanguageModelV4;
}

export interface TurnModels {
  chat: LanguageModelV4;
  /** Null leaves rewriting to the listing engine. */
  rewrite: LanguageModelV4 | null;
  /** Set when it is known before the turn that the built-in assistant answers it. */
  planTurn: PlanTurn | null;
  /** Whether the built-in assistant made the call with this id, because the configured model failed. */
  isOfFallback?(callId: string): boolean;
}

export type ModelPurpose = 'chat' | 'rewrite' | 'case';
type ModelOutcome = 'ok' | 'stopped' | LanguageModelError['kind'];

/** One request to a provider. Tokens are null when it did not say. */
export interface ModelCall {
  provider: string;
  model: string;
  purpose: ModelPurpose;
  outcome: ModelOutcome;
  input_tokens: number | null;
  /** Those of the input tokens that came from the provider's cache. */
  cached_input_tokens: number | null;
  output_tokens: number | null;
  duration_ms: number;
  /** Until the first word or call; null when there was none. */
  first_part_ms: number | null;
}

/** Told of everything that happens on the way to a provider. */
export interface ModelReport {
  called(call: ModelCall): void;
  /** A request could not be answered by the model, after all attempts. */
  failed(error: LanguageModelError): void;
}

/** Key of the provider options that carry the card the seller is looking at, and whether a task sent the request. */
export const cardwrightOptions = 'cardwright';
