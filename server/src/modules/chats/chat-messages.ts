import type { ChatMessage } from '@cardwright/contract/chats';
import type { UIMessage } from 'ai';
import type { Run } from '../../runs/run-store.ts';
import type { MessageRow } from './chats-store.ts';

/** Messages as the contract shows them: each answer with its run and the earlier answers it stands for. */
export function messagesOf(rows: MessageRow[], runs: Run[]): ChatMessage[] {
  const runById = new Map(runs.map((run) => [run.id, run]));
  return rows
    .filter((row) => row.replaced_by === null)
    .map((row) => {
      const run = row.run_id === null ? undefined : runById.get(row.run_id);
      return {
        id: row.id,
        role: row.role,
        parts: row.parts,
        created_at: row.created_at.toISOString(),
        run: run === undefined || row.role === 'user' ? null : runOf(run),
        alternatives: rows
          .filter((other) => other.replaced_by === row.id)
          .map(({ id, parts, created_at }) => ({ id, parts, created_at: created_at.toISOString() })),
      };
    });
}

const runOf = (run: Run) => ({
  id: run.id,
  status: run.status,
  error: errorOf(run),
  charged: run.cost_credits,
});

const errorOf = (run: Run) =>
  run.error_message === null ? null : { code: run.error_code ?? 'internal_error', message: run.error_message };

/** The last request of a chat with the answers to it, oldest first; null in a chat without requests. */
export function lastRequestOf(rows: MessageRow[]): { request: MessageRow; answers: MessageRow[] } | null {
  const index = rows.findLastIndex((row) => row.role === 'user');
  const request = rows[index];
  return request === undefined ? null : { request, answers: rows.slice(index + 1) };
}

/** More would not fit what models read; older messages stay in the chat and are not sent. */
const longestHistory = 40;

/** What the assistant reads, ending with the seller's message: answers that were replaced are left out. */
export function historyUpTo(rows: MessageRow[], request: MessageRow): UIMessage[] {
  const shown = rows.filter((row) => row.replaced_by === null && row.position <= request.position);
  const recent = shown.slice(-longestHistory);
  const start = recent.findIndex((row) => row.role === 'user');
  return recent
    .slice(Math.max(0, start))
    .map(({ id, role, parts }) => ({ id, role, parts: parts as UIMessage['parts'] }));
}
