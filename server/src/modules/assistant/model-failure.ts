import { APICallError, RetryError } from 'ai';
import { ProblemError } from '../../http/problem-error.ts';
import { LanguageModelError } from '../../outside/language-model/model-error.ts';

/** What the seller is told when the language model fails. The error itself goes to the log: it may carry internals. */
export function modelFailure(error: unknown, onError: (error: unknown) => void): ProblemError {
  if (error instanceof ProblemError) return error;
  onError(error);
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  return new ProblemError('unavailable', sentenceFor(cause), { cause });
}

function sentenceFor(cause: unknown): string {
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  if (cause instanceof LanguageModelError) return 'The language model is not available right now. Please try again.';
  if (status === 401 || status === 403)
    return 'The language model refused our key. Please tell the person who runs this server.';
  if (status === 429) return 'The language model is busy at the moment. Please try again in a minute.';
  if (status === 404)
    return 'The configured language model does not exist. Please tell the person who runs this server.';
  return 'The language model could not finish its answer. Please try again.';
}
