export interface ServerEvent {
  /** Empty when the stream gives none. */
  id: string;
  event: string;
  data: string;
}

/**
 * Incremental parser of `text/event-stream` (WHATWG HTML, section 9.2.6): `push` takes text cut anywhere and returns the
 * events that it completes. Comment lines and events without data are dropped.
 */
export function createEventParser(): { push(text: string): ServerEvent[] } {
  let rest = '';
  let id = '';
  let event = '';
  let data: string[] = [];

  const takeField = (line: string) => {
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') data.push(value);
    else if (name === 'event') event = value;
    else if (name === 'id') id = value;
  };

  return {
    push(text) {
      const found: ServerEvent[] = [];
      rest += text;
      // A CR at the very end may be half of a CRLF, so it waits for the next chunk.
      for (let end = rest.search(/\r\n|\n|\r(?!$)/); end !== -1; end = rest.search(/\r\n|\n|\r(?!$)/)) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + (rest.startsWith('\r\n', end) ? 2 : 1));
        if (line !== '') {
          takeField(line);
          continue;
        }
        if (data.length > 0) found.push({ id, event: event === '' ? 'message' : event, data: data.join('\n') });
        event = '';
        data = [];
      }
      return found;
    },
  };
}

/** Milliseconds. The server sends something at least every 15 s; a connection silent for more than twice as long is dead. */
const longestSilenceMs = 40_000;

/** The next piece; rejects when nothing comes for too long. */
async function readSoon(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The stream has gone silent.')), longestSilenceMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a body as events until it ends or `cut` aborts; events that arrived together come as one batch. A connection that
 * is lost, or silent for 40 s, rejects. Uses a reader, because not every browser can iterate streams.
 */
export async function* readEventBatches(
  body: ReadableStream<Uint8Array>,
  cut?: AbortSignal,
): AsyncGenerator<ServerEvent[]> {
  const parser = createEventParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const end = () => void reader.cancel().catch(() => undefined);
  if (cut?.aborted) end();
  else cut?.addEventListener('abort', end);
  try {
    for (;;) {
      const { done, value } = await readSoon(reader);
      if (done) return;
      yield parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    cut?.removeEventListener('abort', end);
    await reader.cancel().catch(() => undefined);
  }
}

/** Each event by itself. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  for await (const batch of readEventBatches(body)) yield* batch;
}
