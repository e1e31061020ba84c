// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { eventStream } from '../testing/fake-api.ts';
import { createEventParser, readEvents, type ServerEvent } from './sse.ts';

const parse = (...chunks: string[]): ServerEvent[] => {
  const parser = createEventParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
};
const text = 'id: 1\nevent: plan_update\ndata: {"a":1}\n\n: keep-alive\n\nid: 2\ndata: one\ndata: two\n\n';
const events: ServerEvent[] = [
  { id: '1', event: 'plan_update', data: '{"a":1}' },
  { id: '2', event: 'message', data: 'one\ntwo' },
];

describe('the event parser', () => {
  it('reads events, joins data lines and drops comments', () => {
    expect(parse(text)).toEqual(events);
  });

  it('gives the same events wherever the text is cut', () => {
    for (const form of [text, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r')]) {
      for (let cut = 0; cut <= form.length; cut += 1) {
        // A lone CR waits for the next chunk, so a last line feed follows.
        expect(parse(form.slice(0, cut), form.slice(cut), '\n')).toEqual(events);
      }
    }
  });

  it('keeps the id for events that have none, and drops events without data', () => {
    expect(parse('id: 7\n\ndata: x\n\n')).toEqual([{ id: '7', event: 'message', data: 'x' }]);
  });

  it('takes one space after the colon only', () => {
    expect(parse('data:  two spaces\n\ndata:none\n\n').map((event) => event.data)).toEqual([' two spaces', 'none']);
  });
});

describe('reading a body', () => {
  it('joins characters that are cut between two chunks', async () => {
    const bytes = new TextEncoder().encode('data: naïve 茶\n\n');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const found: string[] = [];
    for await (const event of readEvents(body)) found.push(event.data);
    expect(found).toEqual(['naïve 茶']);
  });

  it('rejects when the connection breaks', async () => {
    const { body } = eventStream(['data: 1\n\n'], 'cut');
    const read = async () => {
      if (body !== null) for await (const event of readEvents(body)) void event;
    };
    await expect(read()).rejects.toThrow('network error');
  });

  it('rejects when nothing comes any more, and not while the server still gives signs of life', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let say = (): void => undefined;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        say = () => controller.enqueue(new TextEncoder().encode(': ka\n\n'));
      },
      cancel() {
        isCancelled = true;
      },
    });
    let failure: unknown = null;
    const read = async () => {
      for await (const event of readEvents(body)) void event;
    };
    const reading = read().catch((error: unknown) => {
      failure = error;
    });
    for (let signs = 0; signs < 3; signs += 1) {
      await vi.advanceTimersByTimeAsync(30_000);
      say();
    }
    await vi.advanceTimersByTimeAsync(39_000);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(failure).toMatchObject({ message: 'The stream has gone silent.' });
    await reading;
    expect(isCancelled).toBe(true);
  });
});
