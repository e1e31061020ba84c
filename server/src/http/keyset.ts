import { z } from 'zod';
import { storable } from '../db/storable-text.ts';
import { ProblemError } from './problem-error.ts';

/** Opaque position in a keyset list: the sort values of the last row shown. */
export const encodeCursor = (values: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Sort values that the database can compare: it has no year 0, and these columns take no integer of more than four bytes. */
export const cursorTime = z.iso.datetime().regex(/^(?!0000)/);
export const cursorInteger = z.int32();

/**
 * Reads a cursor back, checked against the shape that the list uses.
 * @throws ProblemError `invalid_request` for a cursor that this list did not issue
 */
export function decodeCursor<T extends z.ZodType>(cursor: string, shape: T): z.output<T> {
  let values: unknown;
  try {
    values = storable(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    values = undefined;
  }
  const parsed = shape.safeParse(values);
  if (!parsed.success)
    throw new ProblemError(
      'invalid_request',
      'This page of the list does not exist. Please start from the first page.',
      {
        errors: [{ path: 'cursor', message: 'Not a cursor of this list' }],
      },
    );
  return parsed.data;
}

/** Cuts a page out of `limit + 1` fetched rows; the extra row only says that there is a next page. */
export function pageOfRows<Row>(rows: Row[], limit: number, cursorOf: (row: Row) => string) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
