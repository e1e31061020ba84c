/** The part of a listing that a path such as `bullets/2` or `specifications/Capacity` points into, and the place or name in it. */
export function splitPath(path: string): { section: string; index: number | null; name: string } {
  const [, section = '', name = ''] = /^([^/.[\]]*)[/.[]?(.*?)\]?$/su.exec(path) ?? [];
  return { section, index: /^\d+$/.test(name) ? Number(name) : null, name };
}

/** The entries whose paths are in the section. */
export function inSection<T extends { path: string }>(entries: T[], section: string): T[] {
  return entries.filter((entry) => splitPath(entry.path).section === section);
}

/** Groups paths by section, in the order in which the sections first come. */
export function groupPaths(paths: string[]): { section: string; paths: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const { section } = splitPath(path);
    groups.set(section, [...(groups.get(section) ?? []), path]);
  }
  return [...groups].map(([section, members]) => ({ section, paths: members }));
}
