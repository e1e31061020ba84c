import { failures } from './fetch-failures.ts';

const pageTypes = new Set(['text/html', 'application/xhtml+xml', 'text/plain']);

const typeNames: [RegExp, string][] = [
  [/pdf/, 'a PDF file'],
  [/^image\//, 'a picture'],
  [/^video\//, 'a video'],
  [/^audio\//, 'a sound file'],
  [/zip|compressed|tar/, 'an archive'],
  [/json/, 'JSON data'],
  [/xml/, 'XML data'],
];

/** @throws FetchError `unsupported_type` for a header that names anything but a page */
export function checkPageType(header: string | null): void {
  if (header === null) return;
  const type = mediaType(header);
  if (!pageTypes.has(type)) throw failures.notAPage(nameOf(type));
}

/** @throws FetchError `unsupported_type` when the bytes are not text, whatever the header says */
export function checkPageBytes(bytes: Uint8Array): void {
  const start = Buffer.from(bytes.subarray(0, 1024));
  if (start.toString('latin1').startsWith('%PDF')) throw failures.notAPage('a PDF file');
  const utf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  // The page itself says how it is encoded later on; no encoding but UTF-16 has NULs in text.
  if (!utf16 && start.subarray(0, 512).filter((byte) => byte === 0).length > 8) throw failures.notAPage('a file');
}

/** @throws FetchError `unsupported_type` */
export function checkImageType(header: string | null): void {
  if (header === null) return;
  const type = mediaType(header);
  // Shops often serve pictures as octet-stream; the decoder decides what they are.
  if (!type.startsWith('image/') && !/octet-stream/.test(type)) throw failures.notAPicture();
}

const mediaType = (header: string) => (header.split(';', 1)[0] ?? '').trim().toLowerCase();
const nameOf = (type: string) => typeNames.find(([pattern]) => pattern.test(type))?.[1] ?? `a file of type ${type}`;
