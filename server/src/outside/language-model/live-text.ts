import type { UIMessageChunk } from 'ai';

/**
 * The short way of an answer's text. Between a model and its readers the library passes each piece through about seven web
 * streams and wakes all of them for it. So only the beginning of a text goes that way; what follows is shown at once, and
 * the library gets it as one piece when the text ends, for its next step.
 */
export interface LiveText {
  /** A text's begin or piece goes through the library. */
  passed(): void;
  /** Whether a piece can be shown now. */
  isClear(): boolean;
  /**
   * Shows a piece now. False when an earlier one is still on its way through the library: then this one has to follow it.
   * What was shown has to go through the library later, as one piece of the same text.
   */
  show(delta: string): boolean;
  /** Whether a chunk that comes out of the library is news for the reader. */
  isNew(chunk: UIMessageChunk): boolean;
}

export function createLiveText(emit: (chunk: UIMessageChunk) => void): LiveText {
  /** The text that readers are being shown. */
  let open: string | null = null;
  let onTheirWay = 0;
  /** What was shown and has not come out of the library. */
  let shown = '';
  const isClear = () => open !== null && onTheirWay === 0;
  return {
    isClear,
    passed() {
      onTheirWay += 1;
    },
    show(delta) {
      if (open === null || !isClear()) return false;
      shown += delta;
      emit({ type: 'text-delta', id: open, delta });
      return true;
    },
    isNew(chunk) {
      if (chunk.type === 'text-delta' && shown !== '' && shown.startsWith(chunk.delta)) {
        shown = shown.slice(chunk.delta.length);
        return false;
      }
      if (chunk.type === 'text-start') open = chunk.id;
      if (chunk.type === 'text-end') open = null;
      // Texts of a model that stands in are not counted: nothing is shown after them.
      if (chunk.type === 'text-start' || chunk.type === 'text-delta') onTheirWay = Math.max(0, onTheirWay - 1);
      return true;
    },
  };
}
