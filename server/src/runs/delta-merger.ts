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

/** A reader sees text at most this late. */
const defaultMergeMs = 40;

export function createDeltaMerger(emit: (chunk: object) => void, mergeMs = defaultMergeMs): DeltaMerger {
  let held: TextDelta | null = null;
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (held === null) return;
    const chunk = held;
    held = null;
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
      timer ??= setTimeout(flush, mergeMs);
    },
    flush,
  };
}
