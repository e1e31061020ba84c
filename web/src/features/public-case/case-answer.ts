import { caseTurnsSent, longestCaseTurn } from '@cardwright/contract/case-limits';
import type { CaseMessageRequest, CaseTurn } from '@cardwright/contract/cases';
import type { ApiClient } from '../../lib/api-client.ts';
import { readApiError } from '../../lib/api-error.ts';
import { readEvents } from '../../lib/sse.ts';
import { questionsLeftIn } from './case-queries.ts';

/** The answer was cut off; the sentence says why, if the server said so. */
export class CutAnswerError extends Error {}

export interface CaseAnswerReader {
  /** How many questions are left today; null when the server does not say. */
  onLeft(left: number | null): void;
  onText(delta: string): void;
}

/**
 * Asks a case a question and reads the answer as it comes. Rejects with `ApiError` if the question was refused, and with
 * `CutAnswerError` if the answer was cut off.
 */
export async function askCase(
  api: ApiClient,
  caseId: string,
  question: CaseMessageRequest,
  { onLeft, onText }: CaseAnswerReader,
  { signal, idempotencyKey }: { signal: AbortSignal; idempotencyKey: string },
): Promise<void> {
  const path = `/public/cases/${encodeURIComponent(caseId)}/messages`;
  const response = await api.open('POST', path, { body: question, signal, idempotencyKey });
  if (!response.ok) throw await readApiError(response);
  onLeft(questionsLeftIn(response));
  if (response.body === null) throw new CutAnswerError();
  for await (const { data } of readEvents(response.body)) {
    if (data === '[DONE]') return;
    const chunk = JSON.parse(data) as { type: string; delta?: string; errorText?: string };
    if (chunk.type === 'text-delta') onText(chunk.delta ?? '');
    if (chunk.type === 'error') throw new CutAnswerError(chunk.errorText);
  }
  throw new CutAnswerError();
}

/** What is sent with the next question: the newest turns, as far as the server reads them. */
export const turnsToSend = (turns: CaseTurn[]): CaseTurn[] =>
  turns
    .filter(({ text }) => text !== '')
    .slice(-caseTurnsSent)
    .map(({ role, text }) => ({ role, text: text.slice(0, longestCaseTurn).toWellFormed() }));
