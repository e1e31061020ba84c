import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider';

/** A step that the model will take in this turn, known before it starts. */
export interface PlannedStep {
  tool: string;
  title: string;
}

/** The model behind the assistant: the built-in one, or any other behind the same interface. */
export interface AssistantModel {
  /** For logs and for the seller: `built-in`, or the model's own name. */
  name: string;
  model: LanguageModelV4;
  /** The steps of the coming turn; null for a model that decides as it goes. */
  planTurn: ((prompt: LanguageModelV4Prompt, cardId: string | null) => PlannedStep[]) | null;
  /** Whether it can write listing texts itself. The built-in one leaves that to the listing engine. */
  rewrites: boolean;
}

/** Key of the provider options that carry the card the seller is looking at. */
export const cardwrightOptions = 'cardwright';
