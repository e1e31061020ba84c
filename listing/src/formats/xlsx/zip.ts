import { crc32 } from './crc32.ts';
import { type Bytes, type Deflated, deflated } from './deflate.ts';

export interface ZipEntry {
  name: string;
  content:
    | { kind: 'stream'; chunks: AsyncIterable<Bytes> }
    /** Already compressed by `deflated`. */
    | { kind: 'deflated'; chunks: Bytes[]; sum: Deflated }
    /** Stored as it is, for content that does not get smaller. */
    | { kind: 'stored'; bytes: Bytes };
}

/** ZIP without its 64-bit extension counts bytes in 32 bits. */
const limit = 0xffffffff;
// Names are UTF-8 (bit 11); of a stream the sums follow its data (bit 3): APPNOTE 4.4.4.
const knownFlags = 0x0800;
const streamFlags = 0x0808;
const store = 0;
const deflate = 8;

interface Written {
  name: Bytes;
  flags: number;
  method: number;
  crc: number;
  compressed: number;
  size: number;
  offset: number;
}

/**
 * Writes a ZIP archive as its entries come; nothing of an entry is kept. `at` dates all entries and is read as UTC, so that
 * the same input gives the same bytes on every machine.
 * @throws RangeError above 4 GB
 */
export async function* zip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Bytes> {
  const written: Written[] = [];
  const encoder = new TextEncoder();
  const stamp = dosTime(at);
  let offset = 0;
  for await (const { name, content } of entries) {
    const sum = content.kind === 'stream' ? { crc: 0, size: 0 } : sumOf(content);
    const entry: Written = {
      name: encoder.encode(name),
      flags: content.kind === 'stream' ? streamFlags : knownFlags,
      method: content.kind === 'stored' ? store : deflate,
      ...sum,
      compressed: content.kind === 'stream' ? 0 : lengthOf(content),
      offset,
    };
    const head = localHeader(entry, stamp);
    offset += head.length;
    yield head;
    if (content.kind === 'stored') yield content.bytes;
    else if (content.kind === 'deflated') yield* content.chunks;
    else {
      const body = deflated(content.chunks);
      for (let next = await body.next(); ; next = await body.next()) {
        if (next.done === true) {
          entry.crc = next.value.crc;
          entry.size = next.value.size;
          break;
        }
        entry.compressed += next.value.length;
        yield next.value;
      }
      const sums = fields([4, 0x08074b50], [4, entry.crc], [4, entry.compressed], [4, entry.size]);
      offset += sums.length;
      yield sums;
    }
    offset += entry.compressed;
    if (offset > limit || entry.size > limit) throw new RangeError('A workbook cannot be larger than 4 GB.');
    written.push(entry);
  }
  let length = 0;
  for (const entry of written) {
    const record = centralRecord(entry, stamp);
    length += record.length;
    yield record;
  }
  const count = written.length;
  yield fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, offset], [2, 0]);
}

type KnownContent = Exclude<ZipEntry['content'], { kind: 'stream' }>;

const sumOf = (content: KnownContent): Deflated =>
  content.kind === 'deflated' ? content.sum : { crc: crc32(content.bytes), size: content.bytes.length };

const lengthOf = (content: KnownContent): number =>
  content.kind === 'deflated' ? content.chunks.reduce((sum, { length }) => sum + length, 0) : content.bytes.length;

const localHeader = ({ name, flags, method, crc, compressed, size }: Written, stamp: number): Bytes =>
  joined(
    fields([4, 0x04034b50], [2, 20], [2, flags], [2, method], [4, stamp], [4, crc], [4, compressed], [4, size]),
    fields([2, name.length], [2, 0]),
    name,
  );

const centralRecord = ({ name, flags, method, crc, compressed, size, offset }: Written, stamp: number): Bytes =>
  joined(
    fields(
      [4, 0x02014b50],
      [2, 20],
      [2, 20],
      [2, flags],
      [2, method],
      [4, stamp],
      [4, crc],
      [4, compressed],
      [4, size],
    ),
    fields([2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
    name,
  );

/** Little-endian numbers of 2 or 4 bytes, one after the other. */
function fields(...values: [bytes: 2 | 4, value: number][]): Bytes {
  const result = new Uint8Array(values.reduce((sum, [bytes]) => sum + bytes, 0));
  const view = new DataView(result.buffer);
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return result;
}

function joined(...pieces: Bytes[]): Bytes {
  const result = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    result.set(piece, at);
    at += piece.length;
  }
  return result;
}

/** Seconds in steps of two, from 1980 on. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}
