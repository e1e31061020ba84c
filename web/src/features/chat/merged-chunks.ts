import type { UIMessageChunk } from 'ai';

/** Words of one text that arrived together as one chunk: each chunk costs a copy of the whole answer. */
export function mergedChunks(chunks: readonly UIMessageChunk[]): UIMessageChunk[] {
  const merged: UIMessageChunk[] = [];
  for (const chunk of chunks) {
    const last = merged.at(-1);
    if (chunk.type === 'text-delta' && last?.type === 'text-delta' && last.id === chunk.id) {
      merged[merged.length - 1] = { ...last, delta: last.delta + chunk.delta };
    } else merged.push(chunk);
  }
  return merged;
}
