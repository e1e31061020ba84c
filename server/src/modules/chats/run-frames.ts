import type { EventLog } from '../../events/event-log.ts';
import type { EventFrame } from '../../http/event-stream.ts';
import { runEventId } from '../../runs/run-event-id.ts';
import { endEvent, type Run, runTopic } from '../../runs/run-store.ts';

type RunEvents = Pick<EventLog, 'tail' | 'readAfter'>;

/** The last frame of every turn, as in the AI SDK's UI message stream. */
const doneData = '[DONE]';

/**
 * A turn from after its event `seq` to its end. Every reader gets the same bytes, whenever it comes; also one whose `seq` is
 * beyond the end is told of the end.
 */
export async function* runFrames(
  events: RunEvents,
  run: Pick<Run, 'id' | 'status'>,
  seq: number,
  signal: AbortSignal,
): AsyncGenerator<EventFrame> {
  const topic = runTopic(run.id);
  const isOpen = run.status === 'running' || run.status === 'queued';
  // What the reader has seen is stored as a rule; it may also be newer. It may have been the end.
  const isKnown = seq > 0 && isOpen && (await events.readAfter(topic, seq - 1, 1)).length > 0;
  const source = isOpen ? events.tail(topic, isKnown ? seq - 1 : 0, signal) : stored(events, topic, seq);
  for await (const { seq: at, event, data, frame } of source) {
    const id = runEventId(run.id, at);
    if (event === endEvent) {
      yield { id, data: doneData };
      return;
    }
    if (at > seq) yield { id, data, text: frame };
  }
  // The log of a turn is kept for a day; what is left of an older one is its message.
  if (!signal.aborted) yield { data: doneData };
}

async function* stored(events: RunEvents, topic: string, after: number) {
  let last = after;
  for (;;) {
    const page = await events.readAfter(topic, last);
    yield* page;
    const end = page.at(-1);
    if (end === undefined) return;
    last = end.seq;
  }
}
