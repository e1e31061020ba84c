import { type ProblemCode, problemStatuses } from '@cardwright/contract/problem';

export interface ProblemDetails {
  /** One entry for each wrong field of a body or query; an `invalid_request` without any gets one, with an empty path. */
  errors?: { path: string; message: string }[];
  /** Becomes the `Retry-After` header. */
  retryAfterSeconds?: number;
  cause?: unknown;
  /** Further members of the problem answer, such as `feature` and `limit`. */
  extra?: Record<string, unknown>;
}

/** A refusal that the person should read: the error handler answers it as `application/problem+json` (RFC 9457). */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  /** A sentence for a person; never internals. */
  readonly detail: string;
  readonly status: number;
  readonly errors: { path: string; message: string }[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly extra: Record<string, unknown> | undefined;

  constructor(code: ProblemCode, detail: string, details: ProblemDetails = {}) {
    super(detail, { cause: details.cause });
    this.code = code;
    this.detail = detail;
    this.status = problemStatuses[code];
    // Whoever reads a wrong request's errors finds at least one, about the request as a whole.
    this.errors = details.errors ?? (code === 'invalid_request' ? [{ path: '', message: unended(detail) }] : undefined);
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.extra = details.extra;
  }
}

const unended = (sentence: string) => sentence.replace(/\.$/, '');

/** `what` starts the sentence: "Card", "Chat". */
export const notFound = (what: string) => new ProblemError('not_found', `${what} not found.`);
