import type { ByteRange } from '../outside/file-store/file-store.ts';

/**
 * What a `Range` header asks for in a file of `size` bytes (RFC 9110, section 14): null for the whole file, which is also the
 * answer to several ranges and to anything but bytes; `unsatisfiable` when the file has no such bytes.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
