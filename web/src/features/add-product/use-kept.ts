import { useCallback, useState } from 'react';
import { useAccountDrafts } from '../../lib/account-drafts.ts';

/** Larger drafts are not kept: the browser has room for a few million characters in all. */
const mostCharacters = 500_000;

/** A value of the add-product page that survives a reload of the tab, as JSON. */
export function useKept<T>(name: string, empty: T): [T, (next: T) => void] {
  const drafts = useAccountDrafts();
  const key = `add-product:${name}`;
  const [value, setValue] = useState<T>(() => read(drafts.getItem(key), empty));
  const keep = useCallback(
    (next: T) => {
      setValue(next);
      const text = JSON.stringify(next);
      if (text === JSON.stringify(empty) || text.length > mostCharacters) drafts.removeItem(key);
      else drafts.setItem(key, text);
    },
    [drafts, key, empty],
  );
  return [value, keep];
}

/** What an older version of the app stored may have another shape; it must fit the shape of the empty value. */
function read<T>(kept: string | null, empty: T): T {
  if (kept === null) return empty;
  try {
    const value: unknown = JSON.parse(kept);
    if (empty === null || value === null) return value as T;
    if (typeof value !== typeof empty || Array.isArray(value) !== Array.isArray(empty)) return empty;
    return typeof empty === 'object' && !Array.isArray(empty) ? { ...empty, ...(value as T) } : (value as T);
  } catch {
    return empty;
  }
}
