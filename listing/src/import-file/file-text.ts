import { decodePage } from '../extract/decode-page.ts';

/** How many bytes are enough to recognise a charset. */
const sampleBytes = 200_000;
/** Polish letters for which the western charset has rare characters: ł, ą, ż and ś, ź. */
const polishBytes = new Set([0xb3, 0xb9, 0xbf]);

/** The text of a table file and its charset; NULs are dropped, because no text needs them. */
export function fileText(bytes: Uint8Array): { text: string; charset: string } {
  const wide = wideCharset(bytes);
  if (wide !== null) return { text: clean(new TextDecoder(wide).decode(bytes)), charset: wide };
  const { html: text, charset } = decodePage(bytes, null);
  if (charset !== 'windows-1252') return { text: clean(text), charset };
  const narrow = narrowCharset(bytes.subarray(0, sampleBytes));
  return { text: clean(narrow === charset ? text : new TextDecoder(narrow).decode(bytes)), charset: narrow };
}

const clean = (text: string): string =>
  (text.includes('\0') ? text.replaceAll('\0', '') : text).replace(/^\ufeff/u, '');

/** UTF-16 without a byte order mark: every other byte of the most frequent characters in tables is 0. */
function wideCharset(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 5;
  if (odd > many && even < odd / 10) return 'utf-16le';
  return even > many && odd < even / 10 ? 'utf-16be' : null;
}

/** Bytes with the high bit stand alone in western words, side by side in Cyrillic ones. */
function narrowCharset(bytes: Uint8Array): 'windows-1251' | 'windows-1250' | 'windows-1252' {
  let [letters, beside, polish] = [0, 0, 0];
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x80) continue;
    if (byte >= 0xc0) {
      letters += 1;
      if ((bytes[index + 1] ?? 0) >= 0xc0 || (bytes[index - 1] ?? 0) >= 0xc0) beside += 1;
    }
    // "cm³" has the character at the end of a word; the letter is inside one.
    if (polishBytes.has(byte) && isLatin(bytes[index + 1])) polish += 1;
  }
  if (letters > 3 && beside > letters * 0.6) return 'windows-1251';
  return polish > 0 ? 'windows-1250' : 'windows-1252';
}

const isLatin = (byte = 0): boolean => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
