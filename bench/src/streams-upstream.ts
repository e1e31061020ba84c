import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tokenMark } from './streams-readers.ts';

/**
 * A language model in a process of its own that speaks OpenAI's chat completions: the first token at once, then one token
 * every 20 ms to each stream. The newest message of the seller says how many: `tokens 150`; with `tokens 0` nothing
 * comes after the first.
 */
const tokenMs = 20;
/** How often streams are checked, so that tokens of many of them do not all leave at the same moment. */
const tickMs = 2;

interface Stream {
  response: ServerResponse;
  startedAt: number;
  sent: number;
  tokens: number;
}

const streams = new Set<Stream>();
const frame = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const tokenFrame = frame({ content: `${tokenMark}word ` });
const lastFrames = `${frame({}, 'stop')}data: [DONE]\n\n`;

function send(stream: Stream): void {
  stream.response.write(tokenFrame);
  stream.sent += 1;
  if (stream.sent !== stream.tokens) return;
  stream.response.end(lastFrames);
  streams.delete(stream);
}

setInterval(() => {
  const now = performance.now();
  for (const stream of streams) {
    while (streams.has(stream) && stream.startedAt + stream.sent * tokenMs <= now) send(stream);
  }
}, tickMs);

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString();
  });
  request.on('end', () => {
    const tokens = Number(/tokens (\d+)(?!.*tokens \d)/s.exec(body)?.[1] ?? 1);
    const stream = { response, startedAt: performance.now(), sent: 0, tokens };
    response.on('close', () => streams.delete(stream));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(frame({ role: 'assistant', content: '' }));
    if (tokens > 0) streams.add(stream);
    send(stream);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit());
