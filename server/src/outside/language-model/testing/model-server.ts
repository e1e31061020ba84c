import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelProvider } from '../model-settings.ts';
import { writeMessage } from './anthropic-wire.ts';
import { writeContent } from './google-wire.ts';
import type { Script, ScriptedAnswer, SeenRequest } from './model-script.ts';
import { writeCompletion, writeResponse } from './openai-wire.ts';

export interface ModelServer {
  base_url: string;
  requests: SeenRequest[];
  /** Begins another script; the requests so far are forgotten. */
  play(script: Script): void;
  close(): Promise<void>;
}

/** A server on this machine that speaks a provider's protocol and follows a script, one answer for each request. */
export async function startModelServer(provider: ModelProvider, first: Script = []): Promise<ModelServer> {
  let script = first;
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      const path = request.url ?? '';
      const seen = { path, headers: request.headers, body, text, isRewrite: text.includes('You rewrite a product') };
      const step = script[Math.min(requests.length, script.length - 1)];
      requests.push(seen);
      if (step !== undefined) write(response, provider, typeof step === 'function' ? step(seen) : step, seen);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    play(next) {
      script = next;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function write(response: ServerResponse, provider: ModelProvider, answer: ScriptedAnswer, seen: SeenRequest): void {
  if (answer.kind === 'hangs' && answer.text === undefined) return;
  if (answer.kind === 'refuses') {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    const message = answer.message ?? 'Incorrect key sk-secret-of-the-test at host gpu-7';
    response.end(
      JSON.stringify({ type: 'error', error: { type: 'error', code: answer.status, message, status: 'X' } }),
    );
    return;
  }
  if (answer.kind === 'babbles') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end('data: {"what": "is this\n\ndata: nothing\n\n');
    return;
  }
  const isCut = answer.kind === 'cuts' || (answer.kind === 'calls' && answer.cut === true);
  const target = isCut || answer.kind === 'hangs' ? breaking(response, isCut) : response;
  const isStream = provider === 'google' ? seen.path.includes('stream') : seen.body.stream === true;
  switch (provider) {
    case 'compatible':
      writeCompletion(target, answer, isStream);
      break;
    case 'openai':
      writeResponse(target, answer, isStream);
      break;
    case 'anthropic':
      writeMessage(target, answer, isStream, jsonToolOf(seen));
      break;
    case 'google':
      writeContent(target, answer, isStream);
      break;
  }
}

/** Writes everything but the end, where the connection breaks or stays as it is. */
function breaking(response: ServerResponse, isCut: boolean): ServerResponse {
  return new Proxy(response, {
    get(target, key) {
      if (key === 'end') return () => isCut && setImmediate(() => target.destroy());
      if (key === 'write') return (text: string) => isEnd(text) || target.write(text);
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** The pieces by which a protocol says that the answer is complete. */
const isEnd = (text: string) => /"type":"message_(delta|stop)"|"type":"response\.completed"|"finishReason"/.test(text);

function jsonToolOf({ body }: SeenRequest): string | null {
  const tools = (body.tools ?? []) as { name?: string }[];
  return tools.find(({ name }) => name === 'json')?.name ?? null;
}
