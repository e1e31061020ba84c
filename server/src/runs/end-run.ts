import type { Orm } from '../db/database.ts';
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
  /**
   * A turn is owed when it was answered, or stopped once something of the answer was there; other work settles in the
   * transaction that keeps its result. What is not settled by now is given back.
   */
  const costOf = async (tx: Orm, run: Run, chunks: () => Promise<unknown[]>): Promise<number> => {
    if (run.held_credits === 0) return run.cost_credits;
    if (run.kind !== 'chat_turn' && run.cost_credits > 0) return run.cost_credits;
    const isOwed = run.kind === 'chat_turn' && (await isTurnOwed(run.status, chunks));
    await (isOwed ? charges.settle(tx, run) : charges.release(tx, run));
    return isOwed ? run.held_credits : 0;
  };

  return async (tx, run, outcome, nextSeq, written = null) => {
    let read: Promise<unknown[]> | null = null;
    const chunks = () => {
      read ??= (written === null ? store.chunks(tx, run.id) : Promise.resolve(written)).then(joinedDeltas);
      return read;
    };
    const cost_credits = await costOf(tx, run, chunks);
    const isFailedTurn = run.kind === 'chat_turn' && outcome.error !== null;
    const { charged, goes_on } = isFailedTurn
      ? await store.taken(tx, run.id)
      : { charged: cost_credits, goes_on: false };
    const hasSteps = isFailedTurn && hasToolAnswer(await chunks());
    const error_message =
      outcome.error === null ? null : failureText(outcome.error, run, { charged, hasSteps, goesOn: goes_on });
    if (cost_credits !== run.cost_credits || error_message !== run.error_message)
      await store.setCharged(tx, run.id, { cost_credits, error_message });
    await endHandlers.get(run.kind)?.(tx, { ...run, cost_credits, error_message }, chunks);
    if (run.kind !== 'chat_turn') return [];
    const chunk = terminalChunk(outcome, error_message);
    const terminal = chunk === null ? [] : [{ seq: nextSeq, event: chunkEvent, data: JSON.stringify(chunk) }];
    const end = { seq: nextSeq + terminal.length, event: endEvent, data: JSON.stringify({ status: outcome.status }) };
    const events = [...terminal, end];
    await store.addEvents(tx, run.id, events);
    return events;
  };
}

/** Whether a turn that ended so is paid for. */
export const isTurnOwed = async (status: Run['status'], chunks: () => Promise<unknown[]>): Promise<boolean> =>
  status === 'done' || (status === 'stopped' && hasProduced(await chunks()));
