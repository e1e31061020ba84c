import type { ChatMessage } from '@cardwright/contract/chats';
import { plainMarkdown } from '../../http/plain-markdown.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { mailContent } from '../mails/mail-layout.ts';
import type { MailsService } from '../mails/mails-service.ts';
import type { UsersService } from '../users/users-service.ts';
import type { TaskChats } from './task-ports.ts';
import type { ShownRun, TaskRunsStore } from './task-runs-store.ts';
import type { TasksStore } from './tasks-store.ts';

export interface TaskMailsDeps {
  mails: Pick<MailsService, 'onDue'>;
  users: Pick<UsersService, 'accountByEmail'>;
  store: Pick<TasksStore, 'get'>;
  runs: Pick<TaskRunsStore, 'byId'>;
  chats: Pick<TaskChats, 'get'>;
  cards: { titles(userId: string, cardIds: string[]): Promise<Map<string, string>> };
  /** The whole address of a path of the web app. */
  publicUrl(path: string): string;
}

/** A field whose value changed, as the tool `reimport_card` reports it. */
interface FieldChange {
  field: string;
  before: string;
  after: string;
  kept?: boolean;
}
interface Result {
  card: string | null;
  changes: FieldChange[] | null;
  answer: string;
  /** Its last step failed: what was asked for did not come of it. */
  hasFailed: boolean;
}

const answerCharacters = 700;
const valueCharacters = 160;
const changesPerCard = 12;

/** Writes the e-mail about a run of a task, at the moment when it is sent. */
export function writeTaskMails({ mails, users, store, runs, chats, cards, publicUrl }: TaskMailsDeps): void {
  const resultOf = async (userId: string, chatId: string, card: string | null): Promise<Result | null> => {
    try {
      const { messages } = await chats.get(userId, chatId);
      const answer = messages.findLast(({ role }) => role === 'assistant');
      return answer === undefined
        ? null
        : { card, changes: changesIn(answer), answer: textOf(answer), hasFailed: endsInFailure(answer) };
    } catch (error) {
      if (error instanceof ProblemError) return null;
      throw error;
    }
  };
  const resultsOf = async (run: ShownRun): Promise<Result[]> => {
    const ids = run.chats.flatMap(({ card_id }) => card_id ?? []);
    const titles = await cards.titles(run.user_id, ids);
    const results: Result[] = [];
    for (const { chat_id, card_id } of run.chats) {
      const title = card_id === null ? null : (titles.get(card_id) ?? null);
      const result = chat_id === null ? null : await resultOf(run.user_id, chat_id, title);
      if (result !== null) results.push(result);
    }
    return results;
  };

  mails.onDue('task_run', async ({ recipient, details }) => {
    const account = await users.accountByEmail(recipient);
    const run = account === null ? null : await runs.byId(account.id, String(details.run));
    const task = run === null ? null : await store.get(null, run.user_id, run.task_id);
    // The account, the task or its e-mails are gone in the meantime.
    if (run === null || task === null || !task.notify) return null;
    const results = await resultsOf(run);
    const [chat, ...more] = run.chats.flatMap(({ chat_id }) => chat_id ?? []);
    const path = chat === undefined || more.length > 0 ? '/tasks' : `/chat/${chat}`;
    return mailContent({
      subject: subjectOf(task.title, run, results),
      paragraphs: [
        ...(run.error === null ? [] : [run.error]),
        ...results.flatMap((result) => linesOf(result, results.length > 1)),
      ],
      action: { label: path === '/tasks' ? 'See my tasks' : 'Open the chat', url: publicUrl(path) },
      footnotes: [`You can switch off e-mails of this task, or the task, at ${publicUrl('/tasks')}`],
    });
  });
}

function subjectOf(title: string, run: ShownRun, results: Result[]): string {
  if (run.status === 'failed') return `“${title}” could not be done`;
  if (results.some(({ hasFailed }) => hasFailed)) return `“${title}” could not be finished`;
  const told = results.flatMap(({ changes }) => changes ?? []);
  if (results.every(({ changes }) => changes === null)) return `“${title}” is done`;
  if (told.length === 0) return `“${title}”: nothing has changed`;
  return `“${title}”: ${told.length === 1 ? 'one change' : `${told.length} changes`}`;
}

function linesOf({ card, changes, answer }: Result, isOneOfMany: boolean): string[] {
  const of = isOneOfMany && card !== null ? `${card}: ` : '';
  if (changes === null || changes.length === 0) {
    // Of one card the lines of its answer stay lines; of many each has its sentence.
    if (!isOneOfMany) return linesWithin(answer, answerCharacters);
    return [`${of}${clip(answer, answerCharacters) || 'There is no answer.'}`];
  }
  const rest = changes.length - changesPerCard;
  return [
    `${of}${changes.length === 1 ? 'one field has changed.' : `${changes.length} fields have changed.`}`.replace(
      /^one/,
      'One',
    ),
    ...changes.slice(0, changesPerCard).map(({ field, before, after, kept }) => {
      const yours = kept === true ? ' (your card keeps its own)' : '';
      return `${field}: ${quoted(before)} → ${quoted(after)}${yours}`;
    }),
    ...(rest > 0 ? [`And ${rest} more, in the chat.`] : []),
  ];
}

const quoted = (value: string) => (value === '' ? 'nothing' : `“${clip(value, valueCharacters)}”`);

function clip(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most).trimEnd().toWellFormed()}…`;
}

function linesWithin(text: string, most: number): string[] {
  const lines: string[] = [];
  let left = most;
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (left <= 0) return [...lines, '…'];
    lines.push(clip(line, left));
    left -= line.length;
  }
  return lines.length === 0 ? ['There is no answer.'] : lines;
}

/** What the answer says, and why it ended early if it did. */
const textOf = ({ parts, run }: ChatMessage): string => {
  const texts = parts.flatMap((part) => (part.type === 'text' && typeof part.text === 'string' ? [part.text] : []));
  return [plainMarkdown(texts.join('\n')), run?.error?.message ?? ''].filter((text) => text.trim() !== '').join(' ');
};

/** Tools answer a refusal with an error, behind which the assistant stops. */
function endsInFailure({ parts }: ChatMessage): boolean {
  const step = parts.findLast(({ type }) => type.startsWith('tool-'));
  const output = step !== undefined && step.state === 'output-available' ? step.output : null;
  if (step?.state === 'output-error') return true;
  return typeof output === 'object' && output !== null && 'error' in output && !isOfNothing(output.error);
}

/** There was nothing to change: the work is done. */
const isOfNothing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'nothing_to_change';

/** Null when the answer imported nothing again. */
function changesIn({ parts }: ChatMessage): FieldChange[] | null {
  const outputs = parts.flatMap((part) => {
    const output = part.type === 'tool-reimport_card' && part.state === 'output-available' ? part.output : null;
    const changes = typeof output === 'object' && output !== null && 'changes' in output ? output.changes : null;
    return Array.isArray(changes) ? [changes as FieldChange[]] : [];
  });
  return outputs.length === 0 ? null : outputs.flat();
}
