import { Inflate } from 'fflate';
import { FileTooLargeError, UnreadableFileError } from './read-card.ts';

/** One file inside of a ZIP archive, still packed. */
interface ZipPart {
  packed: Uint8Array;
  /** The size that the archive states, which need not be true. */
  stated_size: number;
  isDeflated: boolean;
}

/** Input is passed in pieces so small that the output of each, at most 1,032 times as much, stays small. */
const pieceBytes = 8 * 1024;
const mostParts = 20_000;
const mostCommentBytes = 65_535;
const endBytes = 22;
const headerBytes = 46;
const localHeaderBytes = 30;

/** What an archive holds, by name. Nothing is unpacked yet. Source: PKWARE's APPNOTE.TXT, sections 4.3.7 to 4.3.16. */
export function zipParts(bytes: Uint8Array): Map<string, ZipPart> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostParts) throw new FileTooLargeError('The file holds too many parts to be read.');
  const parts = new Map<string, ZipPart>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + headerBytes > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw damaged();
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const stated_size = view.getUint32(at + 24, true);
    const [size, start] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    const nameEnd = at + headerBytes + view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + headerBytes, nameEnd));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if ((flags & 1) === 1) throw new UnreadableFileError('The file is protected by a password.');
    if (method !== 0 && method !== 8) continue;
    if (start + localHeaderBytes > bytes.length || view.getUint32(start, true) !== 0x04034b50) throw damaged();
    const from = start + localHeaderBytes + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    if (from + size > bytes.length) throw damaged();
    parts.set(name, { packed: bytes.subarray(from, from + size), stated_size, isDeflated: method === 8 });
  }
  return parts;
}

function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - mostCommentBytes);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw damaged();
}

/** How many more bytes may come out of an archive, all its parts together. */
export interface UnpackBudget {
  bytes: number;
}

/**
 * Unpacks a part piece by piece as UTF-8; only one piece is in memory. It ends early when `onText` returns false.
 * @throws FileTooLargeError when more comes out than the budget allows
 */
export function unpackText(
  { packed, stated_size, isDeflated }: ZipPart,
  budget: UnpackBudget,
  onText: (text: string) => boolean,
) {
  if (stated_size > budget.bytes) throw tooLarge();
  const decoder = new TextDecoder();
  let wanted = true;
  const take = (bytes: Uint8Array, final: boolean) => {
    budget.bytes -= bytes.length;
    if (budget.bytes < 0) throw tooLarge();
    if (wanted) wanted = onText(decoder.decode(bytes, { stream: !final }));
  };
  const inflate = isDeflated ? new Inflate(take) : null;
  for (let at = 0; wanted && (at < packed.length || at === 0); at += pieceBytes) {
    const final = at + pieceBytes >= packed.length;
    const piece = packed.subarray(at, at + pieceBytes);
    if (inflate === null) take(piece, final);
    else
      try {
        inflate.push(piece, final);
      } catch (error) {
        if (error instanceof UnreadableFileError) throw error;
        // Some programs write bytes after the end of the packed data; the data before them is complete.
        throw damaged();
      }
  }
}

const damaged = () => new UnreadableFileError('This is not an XLSX workbook, or it is damaged.');
const tooLarge = () =>
  new FileTooLargeError('The workbook is too large to be read: unpacked, it holds more than 200 MB.');
