import { z } from 'zod';

/**
 * UUIDv7 as the server makes them; client-made ids may be any UUID version. Some platforms write them with capitals, which
 * are the same ids.
 */
export const idSchema = z.uuid().toLowerCase();
/** ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();

/** A file as `multipart/form-data`: the field `file` is the file, and the server puts its SHA-256 in its place. */
export const fileUploadSchema = z.strictObject({ file: z.string() });

/** Spaces and invisible characters: controls, joiners, fillers, direction marks. */
const invisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** Whether a text has nothing visible in it. */
export const isBlank = (text: string): boolean => invisible.test(text);
/** What a person writes, trimmed; `missing` is the error message when nothing visible is left. */
export const writtenText = (missing = 'Please write something') =>
  z
    .string()
    .trim()
    .min(1, { error: missing, abort: true })
    .refine((text) => !isBlank(text), missing);

/** 2,000 characters of three bytes each, in base64, with room for the rest. */
const maxCursorCharacters = 9_000;

/** How many items a list gives at once. The bounds come before `int`, so that they refuse a number that is far too large. */
export const limitSchema = (most: number, usual: number) => z.coerce.number().min(1).max(most).int().default(usual);

export const listQuerySchema = z.object({
  limit: limitSchema(100, 20),
  /** It holds the sort value of a row, which may be a title of 2,000 characters. */
  cursor: z.string().max(maxCursorCharacters).optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** Keyset page: `next_cursor` is null on the last one. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() });
export interface Page<T> {
  items: T[];
  next_cursor: string | null;
}
