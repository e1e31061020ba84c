import { open, unlink, writeFile } from 'node:fs/promises';
import { exitStatus, Fault } from './fault.ts';

/** Everything outside that a command may touch. */
export interface Terminal {
  /** The bytes of a file, or of standard input for `-`. @throws Fault when they cannot be read or pass `limit` */
  read(file: string, limit: number): Promise<Uint8Array>;
  /** Writes to a file, or to standard output when `file` is null. @throws Fault when that fails */
  write(chunks: Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>, file: string | null): Promise<void>;
  /** One line for the person, on standard error. */
  say(line: string): void;
  readonly inputIsTerminal: boolean;
  readonly outputIsTerminal: boolean;
  /** ISO 8601 in UTC. */
  now(): string;
}

/** Thrown by `read` for more bytes than allowed, so that a command can word the error itself. */
export class TooLargeFault extends Fault {
  constructor(file: string, limit: number) {
    super(exitStatus.refused, `${nameOf(file)} is larger than ${Math.round(limit / 1024 ** 2)} MB.`);
  }
}

export const nameOf = (file: string): string => (file === '-' ? 'Standard input' : file);

export const processTerminal: Terminal = {
  inputIsTerminal: process.stdin.isTTY === true,
  outputIsTerminal: process.stdout.isTTY === true,
  now: () => new Date().toISOString(),
  say: (line) => {
    process.stderr.write(`${line}\n`);
  },
  read: async (file, limit) => {
    if (file === '-') return collect(process.stdin, file, limit);
    const handle = await open(file).catch((error) => {
      throw new Fault(exitStatus.noInput, `${file} cannot be opened: ${reasonOf(error)}.`);
    });
    try {
      const { size } = await handle.stat();
      if (size > limit) throw new TooLargeFault(file, limit);
      // A stream can also read a pipe or a device, which have no size.
      return await collect(handle.createReadStream({ autoClose: false }), file, limit);
    } finally {
      await handle.close();
    }
  },
  write: async (chunks, file) => {
    if (file === null) {
      for await (const chunk of chunks) await toStandardOutput(chunk);
      return;
    }
    await writeFile(file, chunks).catch(async (error) => {
      if (error.syscall === undefined) {
        // Half a file would look like a whole one.
        await unlink(file).catch(() => {});
        throw error;
      }
      throw new Fault(exitStatus.noOutput, `${file} cannot be written: ${reasonOf(error)}.`);
    });
  },
};

async function collect(stream: AsyncIterable<Uint8Array>, file: string, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > limit) throw new TooLargeFault(file, limit);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(exitStatus.noInput, `${nameOf(file)} cannot be read: ${reasonOf(error)}.`);
  }
  return Buffer.concat(chunks);
}

// The callback is called when the bytes have left, so nothing is lost when the process ends.
function toStandardOutput(chunk: Uint8Array | string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(chunk, (error) => {
      // A reader such as `head` has had enough, which is not a failure.
      if (error == null || (error as NodeJS.ErrnoException).code === 'EPIPE') resolve();
      else reject(new Fault(exitStatus.noOutput, `The answer cannot be written: ${reasonOf(error)}.`));
    });
  });
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is no folder',
  EROFS: 'the disk is read-only',
};

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return reasons[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}
