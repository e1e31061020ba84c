import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
export const seller = { email: 'demo@cardwright.test', password: 'a journey in Chromium' };

export interface Product {
  url: string;
  port: number;
  /** Of its process. */
  pid: number;
  dataDir: string;
  /** What the server has printed so far. */
  output(): string;
  /** Stops it as Ctrl+C does; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'cardwright-journey-'));
export const removeDataDir = (dataDir: string): Promise<void> =>
  // Again if a product that is just ending has written into it meanwhile.
  rm(dataDir, { recursive: true, force: true, maxRetries: 10 });

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended while starting:\n${output()}`);
    const ready = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server did not get ready:\n${output()}`);
}

/**
 * Starts the real server on a data folder, as `npm start` does once everything is installed and built.
 * `settings` are further variables of its environment.
 */
export async function startProduct(
  dataDir: string,
  port?: number,
  settings: Record<string, string> = {},
): Promise<Product> {
  const chosen = port ?? (await freePort());
  const env = {
    ...process.env,
    NODE_ENV: '',
    PORT: String(chosen),
    DATA_DIR: dataDir,
    DEMO_PASSWORD: seller.password,
    ALLOW_LOOPBACK_IMPORTS: '1',
    // So that no journey runs out of credits; those about credits set their own plan.
    SANDBOX_PLAN: 'plenty',
    ...settings,
  };
  // The database's code is not optimised: a journey is too short to gain back what that costs.
  const child = spawn(process.execPath, ['--liftoff-only', 'server/src/main.ts'], {
    cwd: root,
    env,
    // By the channel it sees when this process is gone, and ends then.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${chosen}`;
  await untilReady(url, child, () => printed).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url,
    port: chosen,
    pid: child.pid ?? 0,
    dataDir,
    output: () => printed,
    stop: async () => {
      child.kill('SIGINT');
      const [code] = await exited;
      return code as number | null;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
