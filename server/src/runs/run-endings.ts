import { ProblemError } from '../http/problem-error.ts';
import type { Run, RunOutcome } from './run-store.ts';

/** The end of a run whose process went away, on purpose or not. */
export const abandonedOutcome = (run: Pick<Run, 'kind'>): RunOutcome => ({
  status: 'failed',
  error: {
    code: 'server_stopped',
    message: `The server stopped ${run.kind === 'chat_turn' ? 'while the answer was being written' : 'before this was finished'}. Nothing was charged for it. Try again.`,
  },
});

/** What the seller may read about an error: a refusal's own sentence, and nothing of anything else. */
export function failureOf(error: unknown): RunOutcome {
  if (error instanceof ProblemError) return { status: 'failed', error: { code: error.code, message: error.detail } };
  return {
    status: 'failed',
    error: {
      code: 'internal_error',
      message: 'Something went wrong on our side. Nothing was charged for it. Try again.',
    },
  };
}

/** The last chunk of the UI message stream that tells a reader how the run ended; null after an ordinary end. */
export function terminalChunk(outcome: RunOutcome): object | null {
  if (outcome.status === 'stopped') return { type: 'abort', reason: 'stopped' };
  return outcome.error === null ? null : { type: 'error', errorText: outcome.error.message };
}
