import type { Orm } from '../db/database.ts';
import { together } from '../db/together.ts';
import type { LogEvent } from '../events/event-hub.ts';
import { joinedDeltas } from './delta-merger.ts';
import type { RunCharges } from './run-charges.ts';
import { failureText, hasProduced, hasToolAnswer, terminalChunk } from './run-endings.ts';
import { chunkEvent, type EndHandler, endEvent, type Run, type RunOutcome, type RunStore } from './run-store.ts';

/**
 * What the end of a run brings with it, whoever ends it: its owner, a stop before it started, or the reaper. It joins the
 * transaction that ended the row, so that a crash can neither charge twice nor forget to give back. `run` is the ended
 * row, `nextSeq` the place of the next event for its readers, `written` its output as far as that is in memory. Answers the
 * events that it has added for the readers.
 */
export type EndRun = (
  tx: Orm,
  run: Run,
  outcome: RunOutcome,
  nextSeq: number,
  written?: object[] | null,
) => Promise<LogEvent[]>;

export function createEndRun({
  store,
  charges,
  endHandlers,
}: {
  store: RunStore;
  charges: RunCharges;
  endHandlers: ReadonlyMap<Run['kind'], EndHandler>;
}): EndRun {
  return async (tx, run, outcome, nextSeq, written = null) => {
    const isTurn = run.kind === 'chat_turn';
    let read: Promise<unknown[]> | null = null;
    const chunks = () => {
      read ??= (written === null ? store.chunks(tx, run.id) : Promise.resolve(written)).then(joinedDeltas);
      return read;
    };
    // A turn is owed when it was answered, or stopped once something of the answer was there; other work settles in the
    // transaction that keeps its result. What is not settled by now is given back.
    const isSettled = run.held_credits === 0 || (!isTurn && run.cost_credits > 0);
    const isOwed = !isSettled && isTurn && (await isTurnOwed(run.status, chunks));
    const cost_credits = isSettled ? run.cost_credits : isOwed ? run.held_credits : 0;
    if (!isSettled && !isOwed) await charges.release(tx, run);
    const isFailedTurn = isTurn && outcome.error !== null;
    const { charged, goes_on } = isFailedTurn
      ? await store.taken(tx, run.id)
      : { charged: cost_credits, goes_on: false };
    const hasSteps = isFailedTurn && hasToolAnswer(await chunks());
    const error_message =
      outcome.error === null ? null : failureText(outcome.error, run, { charged, hasSteps, goesOn: goes_on });
    if (cost_credits !== run.cost_credits || error_message !== run.error_message)
      await store.setCharged(tx, run.id, { cost_credits, error_message });
    const events = isTurn ? lastEvents(outcome, error_message, nextSeq) : [];
    // Settling is one statement, so that the ledger is locked before the chat here too.
    await together(
      isOwed ? charges.settle(tx, run) : Promise.resolve(),
      store.addEvents(tx, run.id, events),
      Promise.resolve(endHandlers.get(run.kind)?.(tx, { ...run, cost_credits, error_message }, chunks)),
    );
    return events;
  };
}

/** What readers of a turn are told of its end. */
function lastEvents(outcome: RunOutcome, error_message: string | null, nextSeq: number): LogEvent[] {
  const chunk = terminalChunk(outcome, error_message);
  const terminal = chunk === null ? [] : [{ seq: nextSeq, event: chunkEvent, data: JSON.stringify(chunk) }];
  const end = { seq: nextSeq + terminal.length, event: endEvent, data: JSON.stringify({ status: outcome.status }) };
  return [...terminal, end];
}

/** Whether a turn that ended so is paid for. */
export const isTurnOwed = async (status: Run['status'], chunks: () => Promise<unknown[]>): Promise<boolean> =>
  status === 'done' || (status === 'stopped' && hasProduced(await chunks()));
