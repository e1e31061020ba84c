import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content?: unknown; tool_calls?: unknown[]; tool_call_id?: string }[];
  tools?: { function: { name: string } }[];
}
/** Writes one answer; called once for each request, in order. */
export type Answer = (response: ServerResponse, request: ChatRequest, raw: IncomingMessage) => void;

export interface FakeOpenAi {
  base_url: string;
  requests: ChatRequest[];
  close(): Promise<void>;
}

/** A server that speaks OpenAI's chat completions and gives the scripted answers, the last one again and again. */
export async function startFakeOpenAi(answers: Answer[]): Promise<FakeOpenAi> {
  const requests: ChatRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const parsed = JSON.parse(body) as ChatRequest;
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(parsed);
      answer?.(response, parsed, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
const start = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Text, word by word. */
export const saysStreamed =
  (text: string): Answer =>
  (response) => {
    start(response);
    for (const word of text.match(/\S+\s*/g) ?? []) response.write(chunk({ role: 'assistant', content: word }));
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };

/** A tool call whose arguments come in several pieces. */
export const callsTool =
  (name: string, input: object | ((request: ChatRequest) => object)): Answer =>
  (response, request) => {
    const text = JSON.stringify(typeof input === 'function' ? input(request) : input);
    start(response);
    const id = `call_${name}`;
    response.write(
      chunk({ role: 'assistant', tool_calls: [{ index: 0, id, type: 'function', function: { name, arguments: '' } }] }),
    );
    for (let at = 0; at < text.length; at += 7)
      response.write(chunk({ tool_calls: [{ index: 0, function: { arguments: text.slice(at, at + 7) } }] }));
    response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`);
  };

/** Begins an answer and cuts the connection. */
export const cutsAfter =
  (text: string): Answer =>
  (response) => {
    start(response);
    response.write(chunk({ role: 'assistant', content: text }), () => response.destroy());
  };

export const refuses =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: `secret detail of host gpu-7, key sk-123` } }));
  };

/** A whole answer, as for structured output. */
export const answersJson =
  (value: unknown): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content: typeof value === 'string' ? value : JSON.stringify(value) };
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    response.end(
      JSON.stringify({
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: 'test',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage,
      }),
    );
  };

/** Content of the newest tool result that a request carries. */
export const lastToolResult = (request: ChatRequest): string =>
  String(request.messages.findLast((message) => message.role === 'tool')?.content ?? '');
