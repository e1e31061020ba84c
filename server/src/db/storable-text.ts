/**
 * PostgreSQL stores neither NUL nor half of a surrogate pair, in text or in jsonb. NULs are dropped, halves become U+FFFD,
 * in every string inside `value`; a value without them is returned unchanged.
 */
export function storable<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanString(value);
  if (Array.isArray(value)) return value.map(clean);
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanString(key), clean(inner)]));
  return value;
}

const cleanString = (text: string) => (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed();
