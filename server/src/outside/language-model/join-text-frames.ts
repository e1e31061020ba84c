/** Where a frame of OpenAI's, Anthropic's or a compatible server's stream holds the next piece of text. */
const textOfDelta = /"(?:content|text|delta|thinking|reasoning|reasoning_content)":"((?:[^"\\]|\\.)+)"/g;
/** What comes in pieces besides text. */
const otherPieces = /"(?:tool_calls|arguments|partial_json|refusal|audio|function_call)":(?!null|""|\[\])/;
/** What closes an event. */
const emptyLines = ['\n\n', '\r\n\r\n', '\r\r'];
/** What OpenAI counts and pads each frame with. */
const ofEachFrame = /"sequence_number":\d+,?|,?"obfuscation":"[^"]*"/g;

/** An event with one piece of text, which is JSON as it stands. */
export interface TextFrame {
  before: string;
  text: string;
  after: string;
}

/** How many of the bytes are whole events. */
export function wholeFrames(bytes: Buffer): number {
  let end = 0;
  for (const line of emptyLines) {
    const at = bytes.lastIndexOf(line, undefined, 'latin1');
    if (at !== -1) end = Math.max(end, at + line.length);
  }
  return end;
}

/**
 * Server-sent events with consecutive ones that differ in nothing but their piece of text as one event: libraries of
 * providers take ten times as long for an event as joining it takes. Pieces are JSON as they stand, so they are joined
 * without being parsed.
 * @param frames whole events, each closed by an empty line; bytes of any encoding that contains ASCII, as `latin1`
 */
export function joinTextFrames(frames: string): string {
  if (frames.includes('\r')) return frames;
  let joined = '';
  let open: TextFrame | null = null;
  const close = () => {
    if (open !== null) joined += `${open.before}${open.text}${open.after}\n\n`;
    open = null;
  };
  for (const frame of frames.split('\n\n')) {
    if (frame === '') continue;
    const next = textFrame(frame);
    const last: TextFrame | null = open;
    if (next !== null && last !== null && isSameKind(next, last)) {
      last.text += next.text;
      continue;
    }
    close();
    open = next;
    if (next === null) joined += `${frame}\n\n`;
  }
  close();
  return joined;
}

/** @param frame without the empty line that closes it; null when it holds no piece of text, or more than one */
export function textFrame(frame: string): TextFrame | null {
  if (!frame.includes('"delta":') || otherPieces.test(frame)) return null;
  const [found, second] = frame.matchAll(textOfDelta);
  const text = found?.[1];
  // Of two texts in one frame both would have to be joined.
  if (found === undefined || text === undefined || second !== undefined) return null;
  const end = found.index + found[0].length - 1;
  return { before: frame.slice(0, end - text.length), text, after: frame.slice(end) };
}

/** Whether two events differ in nothing but their text. */
export const isSameKind = (one: TextFrame, other: TextFrame): boolean =>
  isSame(one.before, other.before) && isSame(one.after, other.after);

const isSame = (one: string, other: string): boolean =>
  one === other || one.replace(ofEachFrame, '') === other.replace(ofEachFrame, '');
