import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** How a client of PostgreSQL says goodbye: its first byte. PGlite would end for everybody. */
const terminate = 'X'.charCodeAt(0);

/** PGlite has one session: this clears what an earlier connection left in it. */
const newSession = 'rollback; deallocate all; unlisten *';

/**
 * The socket that PostgreSQL's driver talks to, with PGlite at the other end. All that is written in one turn of the event
 * loop is executed at once.
 */
export class PgliteSocket extends Duplex {
  readonly #client: Pick<PGlite, 'exec' | 'execProtocolRaw'>;

  constructor(client: Pick<PGlite, 'exec' | 'execProtocolRaw'>) {
    super();
    this.#client = client;
  }

  connect(): this {
    this.#client.exec(newSession).then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}
  override _write(bytes: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#carryOut(bytes).then(() => done(), done);
  }
  override _writev(parts: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#carryOut(Buffer.concat(parts.map(({ chunk }) => chunk))).then(() => done(), done);
  }
  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  async #carryOut(bytes: Buffer): Promise<void> {
    if (bytes[0] === terminate) return;
    const answer = await this.#client.execProtocolRaw(bytes);
    if (answer.length > 0) this.push(answer);
  }
}
