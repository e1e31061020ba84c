/** As many events as a run can have. */
const seqsPerRun = 10_000_000;
/** Hexadecimal digits of a run's id that its event ids bear: with `seqsPerRun`, the number stays a safe integer. */
const nameDigits = 7;

/** Where a reader of runs wants to go on. */
export interface ReaderPosition {
  /** What the id says of the run; null: it is a number of some run, as the caller knows. */
  name: number | null;
  seq: number;
}

const nameOf = (runId: string): number => Number.parseInt(runId.slice(-nameDigits), 16) + 1;

/** The id of an event as readers see it: it names its run, and ids of one run grow with their events. */
export const runEventId = (runId: string, seq: number): number => nameOf(runId) * seqsPerRun + seq;

/** Null when this is no id of an event. */
export function readerPosition(id: string): ReaderPosition | null {
  const value = /^\d{1,16}$/.test(id) ? Number(id) : Number.NaN;
  if (!Number.isSafeInteger(value)) return null;
  const name = Math.floor(value / seqsPerRun);
  return { name: name === 0 ? null : name, seq: value % seqsPerRun };
}

/** Whether the reader has seen events of this run, as far as its id says. */
export const isOfRun = ({ name }: ReaderPosition, runId: string): boolean => name === null || name === nameOf(runId);
