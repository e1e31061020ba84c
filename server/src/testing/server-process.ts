import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  child: ChildProcess;
  /** Everything written so far. */
  output(): { stdout: string; stderr: string };
  /** Resolves once the server says that it is ready; rejects with its error output if it ends before. */
  ready: Promise<void>;
  /** Exit code, or the name of the signal that ended it. */
  exited: Promise<number | string>;
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts the server as a person would, with nothing from this process's environment but the path. */
export function startServerProcess(
  environment: Record<string, string>,
  options: { ipc?: boolean } = {},
): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(options.ipc === true ? (['ipc'] as const) : [])],
  });
  const written = { stdout: '', stderr: '' };
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('the output is not piped');
  // Not the event `close`: it does not come when this side has closed the channel.
  const exited = Promise.all([once(child, 'exit'), once(stdout, 'close'), once(stderr, 'close')]).then(
    ([[code, signal]]) => (code as number | null) ?? (signal as string),
  );
  const ready = new Promise<void>((resolve, reject) => {
    stdout.on('data', (chunk: Buffer) => {
      written.stdout += chunk.toString();
      if (written.stdout.includes('Sign in as')) resolve();
    });
    stderr.on('data', (chunk: Buffer) => {
      written.stderr += chunk.toString();
    });
    void exited.then(() => reject(new Error(`the server ended: ${written.stderr}`)));
  });
  ready.catch(() => {});
  return { child, output: () => ({ ...written }), ready, exited };
}
