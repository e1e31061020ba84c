/** Who may be behind a language model. `compatible`: any server that speaks OpenAI's chat completions. */
export const modelProviders = ['openai', 'anthropic', 'google', 'compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

export interface ChosenModel {
  provider: ModelProvider;
  model: string;
  /** Null: the provider's own address. */
  base_url: string | null;
  /** Null for servers that want none. */
  api_key: string | null;
}

/** The models of the assistant, by what they are for. */
export interface LanguageModels {
  chat: ChosenModel;
  rewrite: ChosenModel;
}
