import type { Readable } from 'node:stream';

/** Pictures and export files. Keys are relative paths such as `images/<id>.webp`; the ending names the content type. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  putStream(key: string, content: Readable): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  /** Null when there is no such file. */
  open(key: string): Promise<{ stream: Readable; bytes: number } | null>;
  /** Files that are not there are no error. */
  remove(keys: string[]): Promise<void>;
  /** Rejects when files cannot be written. */
  check(): Promise<void>;
}
