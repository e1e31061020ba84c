const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const maxCharacters = 400;

/** Whether every store keeps a key as it is: no way up, nothing hidden, nothing to be rewritten. */
export const isFileKey = (key: string): boolean =>
  key.length <= maxCharacters && key.split('/').every((name) => part.test(name));

/** @throws Error for an invalid key */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`not a key of the file store: ${JSON.stringify(key.slice(0, 80))}`);
  return key;
}
