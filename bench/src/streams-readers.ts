import { Agent, type ClientRequest, request } from 'node:http';

/** Occurs once in every token and nowhere else, so that tokens can be counted in streams of any format. */
export const tokenMark = '~';
const mark = tokenMark.charCodeAt(0);

/** How to ask one contender for an answer. */
export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Reader {
  /** Milliseconds from the request to the first token; rejects when the answer is a refusal or ends without a token. */
  first: Promise<number>;
  /** Resolves when the answer has ended, including by `close`. */
  ended: Promise<void>;
  /** The number of tokens so far. */
  tokens(): number;
  /** Gaps between tokens since the last call; tokens that come together are no time apart. Milliseconds. */
  takeGaps(): number[];
  close(): void;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Reads one answer and notes when its tokens came. */
export function openReader(address: string, { method, path, headers, body }: Asked): Reader {
  const asked = performance.now();
  const first = Promise.withResolvers<number>();
  const ended = Promise.withResolvers<void>();
  first.promise.catch(() => {});
  let tokens = 0;
  let gaps: number[] = [];
  let last = 0;
  const sent: ClientRequest = request(`${address}${path}`, { agent, method, headers }, (answer) => {
    let refusal = '';
    answer.on('data', (part: Buffer) => {
      if (answer.statusCode !== 200) refusal += part.toString();
      const now = performance.now();
      for (let at = part.indexOf(mark); at !== -1; at = part.indexOf(mark, at + 1)) {
        tokens += 1;
        if (tokens === 1) first.resolve(now - asked);
        else gaps.push(now - last);
        last = now;
      }
    });
    answer.on('error', () => {});
    answer.on('close', () => {
      first.reject(new Error(`${method} ${path} ended without a token: ${answer.statusCode} ${refusal}`));
      ended.resolve();
    });
  });
  sent.on('error', (error) => {
    first.reject(error);
    ended.resolve();
  });
  sent.end(body);
  return {
    first: first.promise,
    ended: ended.promise,
    tokens: () => tokens,
    takeGaps: () => {
      const taken = gaps;
      gaps = [];
      return taken;
    },
    close: () => void sent.destroy(),
  };
}

/** Asks for an answer of JSON; anything but a success is an error. */
export async function askJson<T>(address: string, { method, path, headers, body }: Asked): Promise<T> {
  const answer = await fetch(`${address}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}
