import type { MessageRow } from './messages-store.ts';

/** One wording of a request with its answers, oldest first. */
export interface Wording {
  request: MessageRow;
  answers: MessageRow[];
  /** The answer that stands when this wording is the one that is shown. */
  chosen: MessageRow | null;
}

/** A request of the seller: all its wordings, oldest first, and the one that the conversation goes on from. */
export interface Turn {
  wordings: Wording[];
  shown: Wording;
}

/** Which rows change when alternatives are selected: `shown` again, and hidden `by` a message. */
export interface Selection {
  shown: string[];
  hidden: { ids: string[]; by: string }[];
}

const turnOf = (row: MessageRow) => row.version_of ?? row.id;

/** The turns of these rows, in their order. Answers without a request among the rows are left out. */
export function turnsOf(rows: readonly MessageRow[]): Turn[] {
  const answers = Map.groupBy(
    rows.filter(({ role }) => role === 'assistant'),
    ({ reply_to }) => reply_to,
  );
  const requests = Map.groupBy(
    rows.filter(({ role }) => role === 'user'),
    turnOf,
  );
  return [...requests.values()].flatMap((wordings) => {
    const all = wordings.map((request) => wordingOf(request, answers.get(request.id) ?? []));
    const shown = all.find(({ request }) => request.replaced_by === null);
    return shown === undefined ? [] : [{ wordings: all, shown }];
  });
}

/** A wording that gave way took its answer along: both are replaced by the same message. */
const wordingOf = (request: MessageRow, answers: MessageRow[]): Wording => ({
  request,
  answers,
  chosen: answers.findLast(({ replaced_by }) => replaced_by === request.replaced_by) ?? null,
});

/** What makes the message `id` of the turn, a wording or an answer, the one that stands; null when it is not in the turn. */
export function selectionOf({ wordings, shown }: Turn, id: string): Selection | null {
  const target = wordings.find(({ request, answers }) => request.id === id || answers.some((row) => row.id === id));
  if (target === undefined) return null;
  const answer = target.answers.find((row) => row.id === id) ?? target.chosen;
  const hidden: Selection['hidden'] = [];
  if (target !== shown) hidden.push({ ids: idsOf(shown.request, shown.chosen), by: target.request.id });
  if (answer !== null && target.chosen !== null && answer !== target.chosen)
    hidden.push({ ids: [target.chosen.id], by: answer.id });
  return { shown: idsOf(target.request, answer), hidden };
}

const idsOf = (...rows: (MessageRow | null)[]) => rows.flatMap((row) => (row === null ? [] : [row.id]));
