import { isSameKind, type TextFrame, textFrame } from './join-text-frames.ts';

/**
 * The way of one answer's text past the library of its provider, whose parsing of an event takes five web streams and a
 * schema. The library gets what begins a text and everything that is no text; of what follows it needs to know nothing.
 */
export interface TextShortcut {
  /**
   * What of these events the library has to read: nothing when their text was shown.
   * @param events as `latin1`, each closed by an empty line; texts are joined
   */
  take(events: string): string;
  /** The library made this piece of text: if it is that of the newest event, events like that one hold text for readers. */
  cameOut(delta: string): void;
}

/** Of each request that has one, by the signal of the request: libraries pass that on to `fetch`, and nothing else of ours. */
export type TextShortcuts = WeakMap<AbortSignal, TextShortcut>;

/** Pieces that look like text and are not for readers. */
const notForReaders = /reasoning|thinking|arguments/;

/** `show`: shows a piece now; false when something before it is still on its way through the libraries. */
export function createTextShortcut(show: (delta: string) => boolean): TextShortcut {
  /** The newest event, which the library has, when it holds text. */
  let passed: TextFrame | null = null;
  /** Whether the library has made text of it. */
  let isKnown = false;
  return {
    take(events) {
      const last = events.lastIndexOf('\n\n', events.length - 3);
      const frame = events.endsWith('\n\n') ? textFrame(events.slice(last + 1, -2).trimStart()) : null;
      const isText = frame !== null && last === -1 && isKnown && passed !== null && isSameKind(frame, passed);
      const text = isText ? plainText(frame) : null;
      if (text !== null && show(text)) return '';
      passed = frame;
      isKnown = false;
      return events;
    },
    cameOut(delta) {
      isKnown = passed !== null && !notForReaders.test(passed.before) && plainText(passed) === delta;
    },
  };
}

/** Null when it is no JSON. */
function plainText({ text }: TextFrame): string | null {
  try {
    return JSON.parse(`"${Buffer.from(text, 'latin1').toString()}"`) as string;
  } catch {
    return null;
  }
}
