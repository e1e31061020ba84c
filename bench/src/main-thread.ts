/** What a part of Chromium's trace says about the page's main thread. */
export interface MainThread {
  /** CPU milliseconds of each task, longest first. */
  tasks: number[];
  /** What the longest task was spent on, by the trace's names, in milliseconds. */
  longest: [name: string, ms: number][];
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Microseconds of the processor. */
  tdur?: number;
  tts?: number;
  args?: { name?: string; data?: { functionName?: string; type?: string } };
}

/** Enough for the tasks and what they do; a profile of functions would slow the page itself. */
export const traceCategories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

const inside = (outer: TraceEvent) => (event: TraceEvent) =>
  event.ph === 'X' &&
  event !== outer &&
  event.tid === outer.tid &&
  event.pid === outer.pid &&
  event.ts >= outer.ts &&
  event.ts + (event.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

const taskName = /RunTask$|ThreadControllerImpl::RunTask/;

/** Reads a trace as Chromium writes it. The page is the busiest renderer: a new page also starts spare ones. */
export function readMainThread(trace: string): MainThread {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasksOf = mains.map(({ pid, tid }) =>
    traceEvents.filter(
      (event) => event.ph === 'X' && event.pid === pid && event.tid === tid && taskName.test(event.name),
    ),
  );
  const sum = (events: TraceEvent[]) => events.reduce((total, { tdur = 0 }) => total + tdur, 0);
  const [busiest = []] = tasksOf.toSorted((a, b) => sum(b) - sum(a));
  const sorted = busiest.toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  const first = sorted[0];
  const parts = first === undefined ? [] : traceEvents.filter(inside(first));
  return {
    tasks: sorted.map(({ tdur = 0 }) => tdur / 1_000),
    longest: parts
      .filter(({ name, tdur = 0 }) => tdur >= 1_000 && !taskName.test(name))
      .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
      .slice(0, 5)
      .map(({ name, tdur = 0, args }) => [
        [name, args?.data?.type ?? args?.data?.functionName].filter(Boolean).join(' '),
        tdur / 1_000,
      ]),
  };
}
