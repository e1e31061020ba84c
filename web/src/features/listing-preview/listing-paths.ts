/** The part of a listing that a path such as `bullets/2` or `specifications/0` points into, and the place in it. */
export function splitPath(path: string): { section: string; index: number | null } {
  const [section = '', place] = path.split(/[/.[\]]+/).filter((piece) => piece !== '');
  const index = place === undefined ? Number.NaN : Number(place);
  return { section, index: Number.isInteger(index) ? index : null };
}

/** The entries whose path lies in the section. */
export function inSection<T extends { path: string }>(entries: T[], section: string): T[] {
  return entries.filter((entry) => splitPath(entry.path).section === section);
}
