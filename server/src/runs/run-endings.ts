import { runStateChunk } from '@cardwright/contract/chats';
import { ProblemError } from '../http/problem-error.ts';
import type { Run, RunOutcome } from './run-store.ts';

/** The end of a run whose process went away, on purpose or not. */
export const abandonedOutcome = (run: Pick<Run, 'kind'>): RunOutcome => ({
  status: 'failed',
  error: {
    code: 'server_stopped',
    message: `The server stopped ${run.kind === 'chat_turn' ? 'while the answer was being written' : 'before this was finished'}.`,
    advice: 'Try again.',
  },
});

/** What the seller may read about an error: a refusal's own sentence, and nothing of anything else. */
export function failureOf(error: unknown): RunOutcome {
  if (error instanceof ProblemError) return { status: 'failed', error: { code: error.code, message: error.detail } };
  return {
    status: 'failed',
    error: { code: 'internal_error', message: 'Something went wrong on our side.', advice: 'Try again.' },
  };
}

/**
 * The sentences about a failure. `charged` is what the ledger keeps of the run and its steps; a refusal of something that
 * costs nothing says nothing of it. `hasSteps`: tools have answered, which may have taken credits of another kind. `goesOn`:
 * work on many cards goes on behind the turn, and is charged.
 */
export function failureText(
  error: NonNullable<RunOutcome['error']>,
  run: Run,
  { charged, hasSteps, goesOn }: { charged: number; hasSteps: boolean; goesOn: boolean },
): string {
  const isFree = charged === 0 && run.held_credits === 0 && error.advice === undefined && !goesOn;
  const credits = charged === 1 ? '1 credit' : `${charged.toLocaleString('en-US')} credits`;
  const none = hasSteps || goesOn ? 'The answer itself was not charged.' : 'Nothing was charged for it.';
  const charge = charged === 0 ? none : `The steps that were finished before it cost ${credits}.`;
  const open = goesOn ? 'The work on your listings that it began goes on in the background.' : undefined;
  return [error.message, isFree ? undefined : charge, open, error.advice].filter(Boolean).join(' ');
}

/** Whether a turn wrote or did anything that the seller has: words, or a tool's answer. */
export const hasProduced = (chunks: unknown[]): boolean =>
  hasToolAnswer(chunks) ||
  (chunks as { type?: string; delta?: string }[]).some(
    ({ type, delta }) => type === 'text-delta' && delta?.trim() !== '',
  );

export const hasToolAnswer = (chunks: unknown[]): boolean =>
  (chunks as { type?: string; preliminary?: boolean }[]).some(
    ({ type, preliminary }) => type === 'tool-output-available' && preliminary !== true,
  );

/** Tells readers of a turn that it waits for a place, or has got one; it is no part of the answer. */
export const placeChunk = (status: 'queued' | 'running') => ({
  type: runStateChunk,
  data: { status },
  transient: true,
});

/** The last chunk of the UI message stream that tells a reader how the run ended; null after an ordinary end. */
export function terminalChunk(outcome: Pick<RunOutcome, 'status'>, message: string | null): object | null {
  if (outcome.status === 'stopped') return { type: 'abort', reason: 'stopped' };
  return message === null ? null : { type: 'error', errorText: message };
}
