/** The kinds of picture that are accepted. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const begins = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, index) => bytes[index] === sign);

/**
 * What a file is by its first bytes, whatever its name says; null for any other kind. Only these reach the decoder, so
 * that a vector drawing or a document under a picture's name is never parsed.
 */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  if (begins(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  const start = ascii(bytes, 0, 4);
  if (start === 'GIF8') return 'gif';
  if (start === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 4) === 'ftyp' && isAvif(bytes)) return 'avif';
  return null;
}

/** Brands of ISO/IEC 23000-22 and the AVIF specification; HEIC from telephones has others. */
function isAvif(bytes: Uint8Array): boolean {
  const size = Math.min(new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0), 256, bytes.length);
  for (let at = 8; at + 4 <= size; at += 4) if (/^avi[fs]$/.test(ascii(bytes, at, 4))) return true;
  return false;
}
