/** Encodings that `TextDecoder` accepts; anything else counts as not stated. */
function decoderFor(label: string | null, fatal: boolean): TextDecoder | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label.trim(), { fatal });
  } catch {
    return null;
  }
}

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function headerCharset(contentType: string | null): string | null {
  return /charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType ?? '')?.[1] ?? null;
}

/** The charset of a `<meta>` tag, `charset` or `http-equiv`; other tags, such as `<script charset>`, do not count. */
function metaCharset(bytes: Uint8Array, within: number): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, within));
  for (const [tag] of head.matchAll(/<meta\s[^>]*>?/gi)) {
    const stated = /charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(tag)?.[1];
    // A page whose meta tag could be read byte by byte is not UTF-16, whatever it says.
    if (stated !== undefined) return /^utf-?16/i.test(stated) ? 'utf-8' : stated;
  }
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // A page cut in the middle of a character is still UTF-8, hence `stream`.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** Bytes in which a `<meta>` counts at first, and in which one is looked for when the bytes are not UTF-8. */
const prescan = 1024;
const lateScan = 1_000_000;
const singleByteWestern = new Set(['windows-1252', 'iso-8859-15']);

/**
 * Turns a page's bytes into text. The order is byte order mark, header, `<meta>` in the first 1,024 bytes, else UTF-8
 * (windows-1252 when the bytes are not UTF-8). Unknown labels are passed over; nothing throws.
 */
export function decodePage(bytes: Uint8Array, contentType: string | null): { html: string; charset: string } {
  const mark = byteOrderMark(bytes);
  const stated = [mark, headerCharset(contentType), metaCharset(bytes, prescan)];
  for (const label of stated) {
    const decoder = decoderFor(label, false);
    if (decoder === null) continue;
    // Western labels are often left over from a server's default: valid UTF-8 beyond ASCII is never that by chance.
    const charset =
      mark === null && singleByteWestern.has(decoder.encoding) && bytes.some((byte) => byte > 0x7f) && isUtf8(bytes)
        ? 'utf-8'
        : decoder.encoding;
    if (charset === 'utf-8' && mark === null && !isUtf8(bytes)) {
      const other = stated
        .slice(1)
        .map((each) => decoderFor(each, false))
        .find((each) => each !== null && each.encoding !== 'utf-8');
      if (other !== undefined && other !== null) return { html: other.decode(bytes), charset: other.encoding };
    }
    return { html: new TextDecoder(charset).decode(bytes), charset };
  }
  // Browsers too read on for a late `<meta>`; without one, western is the likeliest that is left.
  const charset = isUtf8(bytes)
    ? 'utf-8'
    : (decoderFor(metaCharset(bytes, lateScan), false)?.encoding ?? 'windows-1252');
  return { html: new TextDecoder(charset).decode(bytes), charset };
}
