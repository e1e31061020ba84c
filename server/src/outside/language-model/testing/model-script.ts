/** What a scripted server does with one request, in words that are the same for every protocol. */
export type ScriptedAnswer =
  | { kind: 'says'; text: string; finish?: 'stop' | 'length' }
  | { kind: 'calls'; text?: string; calls: ScriptedCall[]; cut?: boolean }
  /** Begins its answer and hangs up. */
  | { kind: 'cuts'; text: string }
  /** `headers` and `message` go into the answer. */
  | { kind: 'refuses'; status: number; headers?: Record<string, string>; message?: string }
  /** The provider's safety rules stop it, after some text or before any. */
  | { kind: 'blocks'; text?: string }
  /** A stream that breaks off with an error of the provider. */
  | { kind: 'breaks'; text?: string; message: string }
  /** Takes the request and says nothing more. */
  | { kind: 'hangs'; text?: string }
  /** Bytes that are no answer. */
  | { kind: 'babbles' }
  /** A value as structured output. */
  | { kind: 'writes'; value: unknown };

export interface ScriptedCall {
  name: string;
  /** An object, or text that is no JSON. */
  input: unknown;
  /** Null: a server that gives none, as some do. */
  id?: string | null;
}

/** What a test wants to know of a request, whatever the protocol. */
export interface SeenRequest {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
  /** The body as text, to look for words in it. */
  text: string;
  /** Whether it asks for a structured answer. */
  isRewrite: boolean;
}

/** Answers, or a function of the request; the last one answers all further requests. */
export type Script = (ScriptedAnswer | ((request: SeenRequest) => ScriptedAnswer))[];

/** In pieces of a few letters, as arguments come. */
export const pieces = (text: string, size = 7): string[] => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [''];
export const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
export const argumentsOf = ({ input }: ScriptedCall): string =>
  typeof input === 'string' ? input : JSON.stringify(input);
