import type { Readable } from 'node:stream';

/**
 * Pictures and export files. Keys are relative paths such as `images/<id>.webp`: letters, digits, `.`, `_`, `-` and `/`;
 * the ending names the content type. A file is there as a whole or not at all, even after a crash in the middle of writing.
 */
export interface FileStore {
  /** Replaces what was there. @throws Error for an invalid key */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Like `put`; when the source fails, this rejects with its error and what was there before stays. */
  putStream(key: string, content: Readable): Promise<void>;
  /** @throws Error when there is no such file */
  get(key: string): Promise<Uint8Array>;
  /** Null when there is no such file. */
  stat(key: string): Promise<FileFacts | null>;
  /** The file, or the part of it that `range` names; null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** Keys in this folder, in no particular order. */
  list(folder: string): AsyncIterable<string>;
  /** Files that are not there are no error. */
  remove(keys: string[]): Promise<void>;
  /** Rejects when files cannot be written. */
  check(): Promise<void>;
}

interface FileFacts {
  bytes: number;
  /** A strong entity tag: other bytes have another one. With its quotes, as in the HTTP header. */
  etag: string;
}

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

interface OpenFile {
  stream: Readable;
  /** The number of bytes in the stream. */
  bytes: number;
}
