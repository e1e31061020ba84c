import { Agent, request } from 'node:http';

/** One operation: as a call over HTTP, and as bare statements that give the same rows. */
export interface Operation {
  name: string;
  /** Inputs that are tried one after the other. */
  inputs: string[];
  http(input: string): Promise<unknown>;
  bare(input: string): Promise<unknown>;
  rounds: number;
}

/** Milliseconds; `cpu` is that of this process, in which PGlite runs and PostgreSQL does not. */
interface Times {
  wall: number[];
  cpu: number;
}

export type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<string>;

/** Calls of one seller over connections that stay open. */
export function caller(url: string, headers: Record<string, string>): Call {
  const agent = new Agent({ keepAlive: true });
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(
        `${url}/api${path}`,
        {
          agent,
          method,
          headers: {
            ...headers,
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const whole = Buffer.concat(parts).toString();
            if (answer.statusCode === 200) resolve(whole);
            else reject(new Error(`${method} ${path}: ${answer.statusCode} ${whole}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
}

const quantile = (values: number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

async function timed(times: Times, work: () => Promise<unknown>): Promise<void> {
  const [start, startCpu] = [performance.now(), process.cpuUsage()];
  await work();
  times.wall.push(performance.now() - start);
  const { user, system } = process.cpuUsage(startCpu);
  times.cpu += (user + system) / 1_000;
}

const none = (): Times => ({ wall: [], cpu: 0 });

/** Both contenders take turns at each input, so that whatever else the machine does hits both alike. */
async function race({ inputs, http, bare, rounds }: Operation): Promise<{ http: Times; bare: Times }> {
  let times = { http: none(), bare: none() };
  for (let round = -1; round < rounds; round += 1) {
    if (round === 0) times = { http: none(), bare: none() };
    for (const input of inputs) {
      await timed(times.http, () => http(input));
      await timed(times.bare, () => bare(input));
    }
  }
  return times;
}

/** Every beginning of a term, from the second letter on: a search box sends requests while one types. */
export const typed = (texts: string[]) =>
  texts.flatMap((text) => Array.from({ length: text.length - 1 }, (_, at) => text.slice(0, at + 2)));

const heads = ['HTTP p50', 'p95', 'SQL p50', 'p95', 'p50 ratio', 'p95 ratio', 'HTTP CPU', 'SQL CPU'];

/** Prints one line for each operation. */
export async function benchOperations(operations: Operation[]): Promise<void> {
  console.log(`${''.padEnd(24)}${heads.map((head) => head.padStart(11)).join('')}`);
  for (const operation of operations) {
    const { http, bare } = await race(operation);
    const [h50, h95] = [quantile(http.wall, 0.5), quantile(http.wall, 0.95)];
    const [b50, b95] = [quantile(bare.wall, 0.5), quantile(bare.wall, 0.95)];
    const cpu = [http, bare].map((times) => (times.cpu / times.wall.length).toFixed(1));
    const figures = [h50, h95, b50, b95].map((time) => time.toFixed(1));
    const ratios = [h50 / b50, h95 / b95].map((ratio) => `${ratio.toFixed(2)}x`);
    const cells = [...figures, ...ratios, ...cpu].map((cell) => cell.padStart(11)).join('');
    console.log(`${operation.name.padEnd(24)}${cells}`);
  }
}
