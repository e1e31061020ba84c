import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One requested answer of the model; it writes what a test tells it to. */
interface HeldAnswer {
  say(text: string): void;
  end(): void;
}

export interface HeldModel {
  /** For `AI_BASE_URL`. */
  base_url: string;
  /** Resolves to the next requested answer. */
  next(): Promise<HeldAnswer>;
  close(): Promise<void>;
}

const frame = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'held', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** A language model with OpenAI's chat completions whose answers wait until a test continues them. */
export async function startHeldModel(): Promise<HeldModel> {
  const asked: HeldAnswer[] = [];
  const waiting: ((answer: HeldAnswer) => void)[] = [];
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(frame({ role: 'assistant', content: '' }));
      const answer = answerOn(response);
      const taken = waiting.shift();
      if (taken === undefined) asked.push(answer);
      else taken(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    next: () => {
      const first = asked.shift();
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const answerOn = (response: ServerResponse): HeldAnswer => ({
  say: (text) => void response.write(frame({ content: text })),
  end: () => void response.end(`${frame({}, 'stop')}data: [DONE]\n\n`),
});
