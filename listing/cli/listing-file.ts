import { z } from 'zod';
import { type Listing, type ListingImage, listingFields, unmeasured } from '../src/listing.ts';
import type { Variant } from '../src/variant.ts';
import { exitStatus, Fault } from './fault.ts';
import { nameOf, type Terminal } from './terminal.ts';

/** The content of a listing file. */
export interface ListingFile {
  listing: Listing;
  images: ListingImage[];
  variants: Variant[];
}

/** JSON larger than this is not a listing. */
const maxJsonBytes = 32 * 1024 ** 2;

const text = z.string().nullish();
const texts = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);
const name = text.transform((value) => value || null);
const amount = z
  .union([z.string().regex(/^\d+(?:\.\d+)?$/, 'write the amount as digits with a dot, such as "1299.00"'), z.number()])
  .transform(String);
const price = z
  .object({ amount, currency: text.transform((value) => value ?? null) })
  .nullish()
  .transform((value) => value ?? null);
const availability = z
  .enum(['in_stock', 'out_of_stock', 'preorder', 'unknown'])
  .nullish()
  .transform((value) => (value == null || value === 'unknown' ? null : value));
const code = text.transform((value) => value || undefined);

const listingSchema = z.object({
  title: text.transform((value) => value ?? ''),
  description: text.transform((value) => value ?? ''),
  bullets: texts,
  specifications: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .nullish()
    .transform((rows) => rows ?? []),
  keywords: texts,
  brand: name,
  category: name,
  price,
  identifiers: z
    .object({ gtin: code, sku: code, mpn: code, asin: code })
    .nullish()
    .transform((codes) => withoutEmpty(codes ?? {})),
  availability,
  language: name,
});

const measure = z
  .number()
  .nonnegative()
  .nullish()
  .transform((value) => value ?? null);
const image = z
  .union([
    z.string().transform((url) => ({ url, alt: '' })),
    z.object({
      url: z.string(),
      alt: text.transform((value) => value ?? ''),
      width: measure,
      height: measure,
      format: name,
      bytes: measure,
      white_share: measure,
      content_hash: name,
    }),
  ])
  .transform((found): ListingImage => ({ ...unmeasured(found), ...found }));

const variant = z.object({
  options: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .nullish()
    .transform((options) => options ?? []),
  title: name,
  sku: name,
  gtin: name,
  price,
  availability,
  image_url: name,
});

const answerSchema = z.object({
  listing: listingSchema,
  images: z
    .array(image)
    .nullish()
    .transform((images) => images ?? []),
  variants: z
    .array(variant)
    .nullish()
    .transform((variants) => variants ?? []),
});

function withoutEmpty<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
}

/**
 * Reads a bare listing, or the whole answer of `extract` or `improve`. Missing parts are empty or unknown.
 * @throws Fault that names the file, and the field when one is wrong
 */
export async function readListingFile(file: string, terminal: Terminal): Promise<ListingFile> {
  const found = await readJson(file, terminal);
  if (Array.isArray(found))
    throw new Fault(exitStatus.refused, `${nameOf(file)} holds a list; this command takes one listing.`);
  return listingFileOf(found, nameOf(file), '', terminal);
}

/** Like `readListingFile`, for a file that may also hold a list of listings. */
export async function readListingFiles(file: string, terminal: Terminal): Promise<ListingFile[]> {
  const found = await readJson(file, terminal);
  if (!Array.isArray(found)) return [listingFileOf(found, nameOf(file), '', terminal)];
  return found.map((item, index) => listingFileOf(item, nameOf(file), `[${index}]`, terminal));
}

async function readJson(file: string, terminal: Terminal): Promise<unknown> {
  return parseJson(new TextDecoder().decode(await terminal.read(file, maxJsonBytes)), nameOf(file));
}

function parseJson(source: string, where: string): unknown {
  if (source.trim() === '') throw new Fault(exitStatus.refused, `${where} is empty.`);
  try {
    return JSON.parse(source);
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Fault(exitStatus.refused, `${where} is not JSON: ${reason}.`);
  }
}

/** @throws Fault */
export function listingFileOf(value: unknown, where: string, at: string, terminal: Terminal): ListingFile {
  const place = at === '' ? where : `${where} ${at}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Fault(exitStatus.refused, `${place} holds no listing: it is no JSON object.`);
  if ('failure' in value && !('listing' in value)) {
    const failure = z.object({ code: z.string() }).safeParse(value.failure);
    const reason = failure.success ? ` (${failure.data.code})` : '';
    throw new Fault(exitStatus.refused, `${place} holds no listing: the extraction failed${reason}.`);
  }
  const isAnswer = 'listing' in value;
  const bare: unknown = isAnswer ? value.listing : value;
  const read = answerSchema.safeParse(isAnswer ? value : { listing: value });
  if (!read.success) {
    const issue = read.error.issues[0];
    const path = issue === undefined ? [] : isAnswer ? issue.path : issue.path.slice(1);
    throw new Fault(exitStatus.refused, `${place}: ${pathText(path)}: ${problemOf(issue?.message ?? '')}.`);
  }
  noteUnknown(bare, place, terminal);
  return read.data;
}

// The content of a misspelt field would be lost silently.
function noteUnknown(bare: unknown, place: string, terminal: Terminal): void {
  const known: readonly string[] = listingFields;
  const names = Object.keys(bare as object);
  const unknown = names.filter((each) => !known.includes(each));
  if (unknown.length === names.length)
    throw new Fault(
      exitStatus.refused,
      `${place} holds no listing: it has none of the fields ${listingFields.join(', ')}.`,
    );
  if (unknown.length > 0) terminal.say(`Note: ${place} has fields that no listing has: ${unknown.join(', ')}.`);
}

function pathText(path: readonly PropertyKey[]): string {
  const joined = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return joined.replace(/^\./, '') || 'the whole';
}

function problemOf(message: string): string {
  return message.replace(/^Invalid input: /, '').replace(/^Invalid option: /, '');
}
