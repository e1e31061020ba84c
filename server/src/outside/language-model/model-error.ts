import { APICallError } from '@ai-sdk/provider';

type FailureKind =
  /** 401 and 403. */
  | 'key_refused'
  /** 404. */
  | 'no_such_model'
  /** The account at the provider has no money left. */
  | 'no_quota'
  | 'busy'
  | 'unavailable'
  | 'timeout'
  /** 400 and its like: this very request is not taken. */
  | 'bad_request'
  /** The provider's safety rules stopped it. */
  | 'refusal'
  /** An answer that is none. */
  | 'garbage'
  /** The connection ended in the middle of the answer. */
  | 'cut'
  /** Not asked: it failed a moment ago. */
  | 'resting';

/**
 * A failure of a language model in words that are safe for the log: who, what and the status. It carries neither the
 * request, which holds a seller's conversation, nor the answer, which may repeat the key.
 */
export class LanguageModelError extends Error {
  override readonly name = 'LanguageModelError';
  readonly kind: FailureKind;
  readonly status: number | null;
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs: number | null;

  constructor(
    kind: FailureKind,
    model: string,
    { status = null, retryAfterMs = null }: { status?: number | null; retryAfterMs?: number | null } = {},
  ) {
    super(`${model}: ${kind.replaceAll('_', ' ')}${status === null ? '' : ` (HTTP ${status})`}`);
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

const kindOfStatus: Readonly<Record<number, FailureKind>> = {
  401: 'key_refused',
  402: 'no_quota',
  403: 'key_refused',
  404: 'no_such_model',
  408: 'unavailable',
  409: 'unavailable',
  429: 'busy',
};

/**
 * What an error of a provider's library means. `begun`: part of the answer has been read. `now`: milliseconds, for a
 * Retry-After that is a date.
 */
export function modelErrorOf(
  error: unknown,
  model: string,
  { begun, now }: { begun: boolean; now: number },
): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  if (!APICallError.isInstance(error)) return new LanguageModelError(kindOfOther(error, begun), model);
  const { statusCode: status, responseHeaders = {}, responseBody = '' } = error;
  // A 2xx whose body could not be read, or no answer at all.
  if (status === undefined) return new LanguageModelError('unavailable', model);
  if (status < 400) return new LanguageModelError(begun ? 'cut' : 'garbage', model, { status });
  // OpenAI says 429 for an empty account as well, and no waiting helps then.
  const isEmptyAccount = status === 429 && /insufficient_quota|credit balance/i.test(responseBody);
  const kind = isEmptyAccount ? 'no_quota' : (kindOfStatus[status] ?? (status >= 500 ? 'unavailable' : 'bad_request'));
  return new LanguageModelError(kind, model, {
    status,
    retryAfterMs: retryAfterOf(responseHeaders, responseBody, now),
  });
}

/** Errors inside a stream carry their kind in their words only. */
function kindOfOther(error: unknown, begun: boolean): FailureKind {
  const text = textOf(error);
  if (/overloaded|rate.?limit|too many requests/i.test(text)) return 'busy';
  if (/api_error|server_error|internal|unavailable|ECONN|fetch failed|socket/i.test(text))
    return begun ? 'cut' : 'unavailable';
  return begun ? 'cut' : 'garbage';
}

function textOf(error: unknown): string {
  if (error instanceof Error)
    return `${error.name} ${error.message} ${error.cause === undefined ? '' : textOf(error.cause)}`;
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? '');
}

/** `retry-after-ms` (OpenAI), `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), `retryDelay` in Google's body. */
function retryAfterOf(headers: Record<string, string>, body: string, now: number): number | null {
  const exact = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (exact >= 0) return exact;
  const given = headers['retry-after'] ?? /"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1];
  if (given === undefined) return null;
  const seconds = Number(given);
  const ms = Number.isNaN(seconds) ? Date.parse(given) - now : seconds * 1_000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
