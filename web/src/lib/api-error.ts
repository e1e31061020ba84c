import type { Problem } from '@cardwright/contract/problem';

/** A refusal by the server: `message` is the sentence for a person, `code` the stable name of the error. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: { path: string; message: string }[];
  /** The whole problem document, with its further members. */
  readonly problem: object;

  constructor(status: number, problem: Partial<Problem>) {
    super(problem.detail ?? problem.title ?? '');
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code ?? 'unknown';
    this.errors = problem.errors ?? [];
    this.problem = problem;
  }
}

/** Reads the problem of a refused answer; a body that is not a problem document leaves the message empty. */
export async function readApiError(response: Response): Promise<ApiError> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson ? await response.json().catch(() => null) : null;
  return new ApiError(response.status, typeof body === 'object' && body !== null ? body : {});
}

/** The server's own sentence, or the fallback when there is none (a lost connection, a proxy's page). */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback;
}
