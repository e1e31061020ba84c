import { ImportFileError } from './import-problem.ts';

export type ImportFileKind = 'xlsx' | 'text';

/** First bytes of files that people mistake for tables, and what they are called. */
const signatures: [name: string, bytes: number[]][] = [
  ['a picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a picture', [0xff, 0xd8, 0xff]],
  ['a picture', [0x47, 0x49, 0x46, 0x38]],
  ['a picture', [0x52, 0x49, 0x46, 0x46]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['an archive', [0x1f, 0x8b]],
  ['an archive', [0x52, 0x61, 0x72, 0x21]],
  ['an archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a program', [0x4d, 0x5a]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
];
const zip = [0x50, 0x4b];
/** Compound file of older office programs: XLS, and XLSX with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const choose = 'Please choose a CSV or XLSX file.';

/**
 * What a file is by its first bytes; neither its name nor anything appended to it counts.
 * @throws ImportFileError for a file that cannot hold a table
 */
export function importFileKind(bytes: Uint8Array): ImportFileKind {
  if (bytes.length === 0) throw new ImportFileError('invalid_request', `The file is empty. ${choose}`);
  if (startsWith(bytes, zip)) return 'xlsx';
  if (startsWith(bytes, compound))
    throw new ImportFileError(
      'unsupported_type',
      'Invalid file type. This is an old Excel file or has a password. Please save it as XLSX without a password.',
    );
  const known = signatures.find(([, signature]) => startsWith(bytes, signature));
  if (known !== undefined) throw new ImportFileError('unsupported_type', `Invalid file type: ${known[0]}. ${choose}`);
  return 'text';
}

/** @throws ImportFileError for a page or something that no person wrote. */
export function requireTableText(text: string): void {
  if (/^\s*(?:<!doctype html|<html|<head|<body|<script|<!--)/iu.test(text.slice(0, 1_000)))
    throw new ImportFileError(
      'unsupported_type',
      'Invalid file type: a web page. Paste a saved page as “Saved page or text” instead.',
    );
  if (/^\s*<(?:\?xml|svg)\b/iu.test(text) && !/<(?:rss|feed)\b/iu.test(text.slice(0, 10_000)))
    throw new ImportFileError('unsupported_type', `Invalid file type: an XML file without products. ${choose}`);
  const start = text.slice(0, 200_000);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control signs are what is looked for
  const controls = start.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/gu)?.length ?? 0;
  // A few may be left in a table by a program, and are dropped; a fifth of the text is more than a few.
  if (controls > start.length / 5 || controls > Math.max(20, start.length / 50))
    throw new ImportFileError('unsupported_type', `Invalid file type: the file holds no readable text. ${choose}`);
}
