import type { ChatMessage, FilePart } from '@cardwright/contract/chats';
import type { Run } from '../../runs/run-store.ts';
import { isFilePart } from './message-parts.ts';
import type { MessageRow } from './messages-store.ts';
import { type Turn, turnsOf, type Wording } from './turn-alternatives.ts';

type Answer = NonNullable<ChatMessage['alternatives'][number]['answers']>[number];
type Part = ChatMessage['parts'][number];

/** What the parts of messages refer to and what changes after they were written. */
export interface MessageContext {
  runs: Run[];
  /** Files as they are now, by their ids; their addresses expire. */
  files: ReadonlyMap<string, FilePart>;
}

/** Messages as the contract shows them: each request with its other wordings, each answer with its run and the others. */
export function messagesOf(rows: MessageRow[], { runs, files }: MessageContext): ChatMessage[] {
  const runById = new Map(runs.map((run) => [run.id, run]));
  const runOfRow = ({ run_id }: MessageRow) => {
    const run = run_id === null ? undefined : runById.get(run_id);
    return run === undefined ? null : viewRun(run);
  };
  const partsOf = (row: MessageRow): Part[] => row.parts.map((part) => withFile(part, files));
  const base = (row: MessageRow, siblings: MessageRow[]) => ({
    id: row.id,
    parts: partsOf(row),
    created_at: row.created_at.toISOString(),
    ...(siblings.length < 2 ? {} : { place: { number: siblings.indexOf(row) + 1, count: siblings.length } }),
  });
  const answerOf = (answer: MessageRow, { answers }: Pick<Wording, 'answers'>): Answer => ({
    ...base(answer, answers),
    role: 'assistant',
    run: runOfRow(answer),
    alternatives: answers.flatMap((other, index) => {
      const { place: _, ...view } = base(other, answers);
      return other === answer ? [] : [{ ...view, number: index + 1, run: runOfRow(other) }];
    }),
  });
  const answersOf = (wording: Wording): Answer[] =>
    wording.chosen === null ? [] : [answerOf(wording.chosen, wording)];
  const requestOf = ({ wordings, shown }: Turn): ChatMessage => {
    const requests = wordings.map(({ request }) => request);
    const others = wordings.filter((wording) => wording !== shown);
    return {
      ...base(shown.request, requests),
      role: 'user',
      run: null,
      alternatives: others.map((wording) => {
        const { place, ...view } = base(wording.request, requests);
        return { ...view, number: place?.number ?? 1, run: null, answers: answersOf(wording) };
      }),
    };
  };
  return turnsOf(rows).flatMap((turn) => [requestOf(turn), ...answersOf(turn.shown)]);
}

/** Files change their addresses; one that is gone keeps its name. */
function withFile(part: { type: string }, files: ReadonlyMap<string, FilePart>): Part {
  if (!isFilePart(part)) return part;
  const { data } = part;
  return { ...part, data: files.get(data.file_id) ?? { ...data, url: '', thumbnail_url: null, image_id: null } };
}

const viewRun = (run: Run) => ({
  id: run.id,
  status: run.status,
  error: errorOf(run),
  charged: run.cost_credits,
});

const errorOf = (run: Run) =>
  run.error_message === null ? null : { code: run.error_code ?? 'internal_error', message: run.error_message };
