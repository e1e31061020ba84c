/** Joins consecutive text pieces of one part, so that a fast model does not cost one event a token. */
export interface DeltaMerger {
  push(chunk: object): void;
  /** Passes on what waits. */
  flush(): void;
}

interface TextDelta {
  type: 'text-delta' | 'reasoning-delta';
  delta: string;
  id?: string;
}

const isDelta = (chunk: object): chunk is TextDelta =>
  'type' in chunk &&
  (chunk.type === 'text-delta' || chunk.type === 'reasoning-delta') &&
  'delta' in chunk &&
  !('providerMetadata' in chunk);

/** A reader gets text this often at most; what comes after a pause passes at once. */
const defaultMergeMs = 30;

export function createDeltaMerger(
  emit: (chunk: object) => void,
  mergeMs = defaultMergeMs,
  now: () => number = () => performance.now(),
): DeltaMerger {
  let held: TextDelta | null = null;
  let timer: NodeJS.Timeout | null = null;
  let emittedAt = Number.NEGATIVE_INFINITY;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (held === null) return;
    const chunk = held;
    held = null;
    emittedAt = now();
    emit(chunk);
  };
  return {
    push(chunk) {
      if (!isDelta(chunk)) {
        flush();
        emit(chunk);
        return;
      }
      if (held !== null && held.type === chunk.type && held.id === chunk.id) held.delta += chunk.delta;
      else {
        flush();
        held = { ...chunk };
      }
      if (timer !== null) return;
      const wait = emittedAt + mergeMs - now();
      if (wait <= 0) flush();
      else timer = setTimeout(flush, wait);
    },
    flush,
  };
}

/** The same output with consecutive pieces of one text as one piece. */
export function joinedDeltas(chunks: readonly unknown[]): unknown[] {
  const joined: unknown[] = [];
  let open: TextDelta | null = null;
  for (const chunk of chunks) {
    const delta = typeof chunk === 'object' && chunk !== null && isDelta(chunk) ? chunk : null;
    if (delta !== null && open !== null && open.type === delta.type && open.id === delta.id) {
      open.delta += delta.delta;
      continue;
    }
    open = delta === null ? null : { ...delta };
    joined.push(open ?? chunk);
  }
  return joined;
}
