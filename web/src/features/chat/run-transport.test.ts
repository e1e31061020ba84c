// @vitest-environment node
import type { UIMessageChunk } from 'ai';
import { describe, expect, it, vi } from 'vitest';
import { nextTask } from '../../lib/next-task.ts';
import { createStreamRegistry, type StreamRegistry } from '../../lib/stream-registry.ts';
import { eventStream, fakeApi, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { ConnectionLostError, createRunTransport, SendRefusedError } from './run-transport.ts';
import { userMessage } from './ui-message.ts';

const chatId = 'chat-1';
const message = userMessage('message-1', 'Improve this', new Date(0));
const frame = (seq: number, delta: string) =>
  `id: ${seq}\ndata: ${JSON.stringify({ type: 'text-delta', id: 't', delta })}\n\n`;
const done = 'data: [DONE]\n\n';

function transportOver(
  answer: (call: RecordedCall) => Response | Promise<Response>,
  streams: StreamRegistry = createStreamRegistry(),
) {
  const api = fakeApi(answer);
  const transport = createRunTransport({
    api,
    streams,
    newId: () => 'attempt-1',
    wait: async () => undefined,
    random: () => 0,
    logError: () => undefined,
  });
  return { api, streams, transport };
}

const send = (transport: ReturnType<typeof createRunTransport>, body?: object) =>
  transport.sendMessages({
    trigger: 'submit-message',
    chatId,
    messageId: undefined,
    messages: [message],
    abortSignal: undefined,
    ...(body && { body }),
  });

async function textOf(stream: ReadableStream<UIMessageChunk>): Promise<string> {
  const reader = stream.getReader();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (next.value.type === 'text-delta') text += next.value.delta;
  }
  return text;
}

describe('sending a message', () => {
  it('posts its id and text, and streams the answer', async () => {
    const { api, transport } = transportOver(() => eventStream([frame(1, 'Hel'), frame(2, 'lo'), done]));
    expect(await textOf(await send(transport, { card_id: 'card-1' }))).toBe('Hello');
    expect(api.calls).toMatchObject([
      {
        method: 'POST',
        path: '/chats/chat-1/messages',
        body: { id: 'message-1', text: 'Improve this', card_id: 'card-1' },
      },
    ]);
  });

  it('waits for a seat when none is free, and goes on with the next one when it is another stream’s turn', async () => {
    const turns = [new AbortController(), new AbortController()];
    const left: number[] = [];
    let taken = 0;
    const take = async () => {
      const number = taken;
      taken += 1;
      return { lost: (turns[number] ?? new AbortController()).signal, leave: () => void left.push(number) };
    };
    const { api, transport } = transportOver(
      ({ method, headers }) => {
        if (method === 'POST') return eventStream([frame(1, 'a')], 'open', { 'x-run-id': 'run-1' });
        if (headers['last-event-id'] !== undefined) return eventStream([frame(2, 'b'), done]);
        setTimeout(() => turns[0]?.abort());
        return eventStream([frame(1, 'a')], 'open');
      },
      createStreamRegistry({ take, takeFree: async () => null }),
    );
    expect(await textOf(await send(transport))).toBe('ab');
    expect(api.calls.map(({ method, headers }) => [method, headers['last-event-id']])).toEqual([
      ['POST', undefined],
      ['GET', undefined],
      ['GET', '1'],
    ]);
    expect(left).toEqual([0, 1]);
  });

  it('leaves its seat when the chat is closed while a chunk waits to be read', async () => {
    const left = vi.fn();
    const take = async () => ({ lost: new AbortController().signal, leave: left });
    const streams = createStreamRegistry({ take, takeFree: take });
    const { transport } = transportOver(
      () => eventStream([frame(1, 'a'), frame(2, 'b'), frame(3, 'c')], 'open'),
      streams,
    );
    const reader = (await send(transport)).getReader();
    await reader.read();
    streams.closeAll();
    await expect.poll(() => left.mock.calls.length).toBe(1);
  });

  it('continues a cut answer by Last-Event-ID, without loss or repeat', async () => {
    const { api, transport } = transportOver(({ method, headers }) => {
      if (method === 'POST') return eventStream([frame(1, 'a'), frame(2, 'b')], 'cut', { 'x-run-id': 'run-1' });
      if (headers['last-event-id'] === '2') return eventStream([frame(2, 'b'), frame(3, 'c')]);
      return eventStream([frame(4, 'd'), done]);
    });
    expect(await textOf(await send(transport))).toBe('abcd');
    expect(api.calls.map((call) => call.headers['last-event-id'])).toEqual([undefined, '2', '3']);
    expect(api.calls.map((call) => call.query.run_id)).toEqual([undefined, 'run-1', 'run-1']);
  });

  it('goes on without loss after many events that arrive at once', async () => {
    const words = Array.from({ length: 3_000 }, (_, seq) => `word${seq} `);
    const { transport } = transportOver(() =>
      eventStream([`${words.map((word, seq) => frame(seq, word)).join('')}${done}`]),
    );
    const reader = (await send(transport)).getReader();
    const chunks: UIMessageChunk[] = [];
    for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
    expect(chunks).toEqual([{ type: 'text-delta', id: 't', delta: words.join('') }]);
  });

  it('leaves a dead connection when the network comes back, and goes on where it was', async () => {
    let comeBack = (): void => undefined;
    const api = fakeApi(({ method }) =>
      method === 'POST'
        ? eventStream([frame(1, 'a')], 'open', { 'x-run-id': 'run-1' })
        : eventStream([frame(2, 'b'), done]),
    );
    const transport = createRunTransport({
      ...{ api, streams: createStreamRegistry(), newId: () => 'attempt-1', wait: async () => undefined },
      ...{ random: () => 0, logError: () => undefined },
      whenOnline: (listener) => {
        comeBack = listener;
        return () => undefined;
      },
    });
    const reader = (await send(transport)).getReader();
    expect((await reader.read()).value).toMatchObject({ delta: 'a' });
    comeBack();
    expect((await reader.read()).value).toMatchObject({ delta: 'b' });
    expect(api.calls.at(-1)?.headers['last-event-id']).toBe('1');
  });

  it('leaves a connection that has gone silent, and goes on where it was', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { api, transport } = transportOver(({ method }) =>
      method === 'POST'
        ? eventStream([frame(1, 'a')], 'open', { 'x-run-id': 'run-1' })
        : eventStream([frame(2, 'b'), done]),
    );
    const reader = (await send(transport)).getReader();
    expect((await reader.read()).value).toMatchObject({ delta: 'a' });
    const next = reader.read();
    // The work on the first piece may have ended in a real task, and the wait begins after it.
    while (vi.getTimerCount() === 0) await nextTask();
    await vi.advanceTimersByTimeAsync(41_000);
    expect((await next).value).toMatchObject({ delta: 'b' });
    expect(api.calls.at(-1)?.headers['last-event-id']).toBe('1');
  });

  it('asks again for a stream whose answer never begins', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let asked = 0;
    const { api, transport } = transportOver(({ method }) => {
      if (method === 'POST') return eventStream([frame(1, 'a')], 'cut', { 'x-run-id': 'run-1' });
      asked += 1;
      return asked === 1 ? new Promise(() => undefined) : eventStream([frame(2, 'b'), done]);
    });
    const reader = (await send(transport)).getReader();
    expect((await reader.read()).value).toMatchObject({ delta: 'a' });
    const next = reader.read();
    while (asked === 0) await nextTask();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await next).value).toMatchObject({ delta: 'b' });
    expect(api.calls.at(-1)?.headers['last-event-id']).toBe('1');
  });

  it('asks again at once when the network comes back while a stream is being opened', async () => {
    let comeBack = (): void => undefined;
    let asked = 0;
    const api = fakeApi(({ method }) => {
      if (method === 'POST') return eventStream([frame(1, 'a')], 'cut', { 'x-run-id': 'run-1' });
      asked += 1;
      return asked === 1 ? new Promise(() => undefined) : eventStream([frame(2, 'b'), done]);
    });
    const transport = createRunTransport({
      ...{ api, streams: createStreamRegistry(), newId: () => 'attempt-1', wait: async () => undefined },
      ...{ random: () => 0, logError: () => undefined },
      whenOnline: (listener) => {
        comeBack = listener;
        return () => undefined;
      },
    });
    const text = send(transport).then(textOf);
    while (asked === 0) await nextTask();
    comeBack();
    expect(await text).toBe('ab');
  });

  it('sends a message again whose answer never begins, with the same id', async () => {
    let sent = 0;
    const api = fakeApi(() => {
      sent += 1;
      return sent === 1 ? new Promise(() => undefined) : eventStream([frame(1, 'ok'), done]);
    });
    const transport = createRunTransport({
      ...{ api, streams: createStreamRegistry(), newId: () => 'attempt-1', wait: async () => undefined },
      ...{ random: () => 0, logError: () => undefined, answerWithinMs: { message: 5, stream: 5 } },
    });
    expect(await textOf(await send(transport))).toBe('ok');
    expect(api.calls.map(({ body }) => body)).toEqual(Array(2).fill({ id: 'message-1', text: 'Improve this' }));
  });

  it('keeps the first event when the server counts from zero', async () => {
    const { transport } = transportOver(() => eventStream([frame(0, 'a'), frame(1, 'b'), done]));
    expect(await textOf(await send(transport))).toBe('ab');
  });

  it('ends quietly when the turn is over by the time it reconnects', async () => {
    const { transport } = transportOver(({ method }) =>
      method === 'POST' ? eventStream([frame(1, 'all')], 'cut') : new Response(null, { status: 204 }),
    );
    expect(await textOf(await send(transport))).toBe('all');
  });

  it('waits for a server that is restarted, in short pauses, and then gives up', async () => {
    const pauses: number[] = [];
    const api = fakeApi(({ method }) => {
      if (method === 'POST') return eventStream([frame(1, 'a')], 'cut');
      throw new TypeError('Failed to fetch');
    });
    const transport = createRunTransport({
      api,
      streams: createStreamRegistry(),
      newId: () => 'attempt-1',
      wait: async (ms) => {
        pauses.push(ms);
      },
      random: () => 0,
      logError: () => undefined,
    });
    await expect(send(transport).then(textOf)).rejects.toBeInstanceOf(ConnectionLostError);
    expect(pauses.slice(0, 4)).toEqual([500, 1_000, 2_000, 2_000]);
    expect(pauses).toHaveLength(12);
  });

  it('repeats a lost request with the same id', async () => {
    let tries = 0;
    const { api, transport } = transportOver(() => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch');
      return eventStream([frame(1, 'ok'), done]);
    });
    expect(await textOf(await send(transport))).toBe('ok');
    expect(api.calls.map((call) => call.body)).toEqual(Array(3).fill({ id: 'message-1', text: 'Improve this' }));
  });

  it('reports a refusal as one, with the server’s reason', async () => {
    const { api, transport } = transportOver(() => problem(409, 'conflict', 'Another answer is running.'));
    const failure = await send(transport).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SendRefusedError);
    expect(failure).toMatchObject({ message: 'Another answer is running.', cause: { code: 'conflict' } });
    expect(api.calls).toHaveLength(1);
  });
});

describe('the streams of a page', () => {
  it('a new stream of a chat ends the one before quietly, and no other chat’s', async () => {
    const { streams, transport } = transportOver(() => eventStream([frame(1, 'a')], 'open'));
    const first = (await send(transport)).getReader();
    expect((await first.read()).value).toMatchObject({ delta: 'a' });
    const second = await transport.reconnectToStream({ chatId });
    expect((await first.read()).done).toBe(true);
    await transport.reconnectToStream({ chatId: 'chat-2' });
    expect(streams.keys()).toEqual(['chat:chat-1', 'chat:chat-2']);
    streams.closeAll();
    // What has arrived may still be read; then it ends.
    expect('a').toContain(second && (await textOf(second)));
    expect(streams.keys()).toEqual([]);
  });

  it('one that has ended, or was never opened, is not kept', async () => {
    const { streams, transport } = transportOver(({ method }) =>
      method === 'POST' ? problem(402, 'credits_exhausted', 'No credits.') : eventStream([frame(1, 'x'), done]),
    );
    await expect(send(transport)).rejects.toThrow('No credits.');
    const stream = await transport.reconnectToStream({ chatId });
    expect(streams.keys()).toEqual(['chat:chat-1']);
    expect(stream && (await textOf(stream))).toBe('x');
    expect(streams.keys()).toEqual([]);
  });
});

describe('asking again and coming back', () => {
  it('sends another wording in the place of a request', async () => {
    const { api, transport } = transportOver(() => eventStream([frame(1, 'new'), done]));
    expect(await textOf(await send(transport, { edits: 'message-0', file_ids: ['file-1'] }))).toBe('new');
    expect(api.calls).toMatchObject([
      {
        path: '/chats/chat-1/messages/message-0/edit',
        body: { id: 'message-1', text: 'Improve this', file_ids: ['file-1'] },
      },
    ]);
  });

  it('retries an answer under an attempt id of its own', async () => {
    const { api, transport } = transportOver(() => eventStream([frame(1, 'again'), done]));
    const stream = await transport.sendMessages({
      trigger: 'regenerate-message',
      chatId,
      messageId: 'answer-1',
      messages: [message],
      abortSignal: undefined,
    });
    expect(await textOf(stream)).toBe('again');
    expect(api.calls).toMatchObject([{ path: '/chats/chat-1/messages/answer-1/retry', body: { id: 'attempt-1' } }]);
  });

  it('replays a running turn from its beginning', async () => {
    const { api, transport } = transportOver(() => eventStream([frame(1, 'x'), frame(2, 'y'), done]));
    const stream = await transport.reconnectToStream({ chatId });
    expect(stream && (await textOf(stream))).toBe('xy');
    expect(api.calls[0]?.headers).toEqual({});
  });

  it('gives up finding a running turn when the server does not answer', async () => {
    const api = fakeApi(() => new Promise(() => undefined));
    const transport = createRunTransport({
      ...{ api, streams: createStreamRegistry(), newId: () => 'attempt-1', wait: async () => undefined },
      ...{ random: () => 0, logError: () => undefined, answerWithinMs: { message: 5, stream: 5 } },
    });
    await expect(transport.reconnectToStream({ chatId })).rejects.toBeInstanceOf(TypeError);
  });

  it('finds nothing to replay in an idle chat', async () => {
    const { transport } = transportOver(() => new Response(null, { status: 204 }));
    expect(await transport.reconnectToStream({ chatId })).toBeNull();
  });
});
