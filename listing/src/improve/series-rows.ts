// "Output USB-C1" beside "Output USB-A": what a code tells apart.
const coded = /^(?:• )?(\p{L}{3,}(?: \p{L}{3,})?) (?=[\p{Lu}\d])[\p{Lu}\d][\p{Lu}\d-]*(?::|$)/u;

/** Rows of which another one begins alike and differs by a code: they say most side by side. */
export function seriesRows(rows: readonly string[]): ReadonlySet<string> {
  const names = rows.map((row) => coded.exec(row.trim())?.[1]?.toLowerCase() ?? '');
  return new Set(
    rows.filter(
      (_, index) => names[index] !== '' && names.indexOf(names[index] ?? '') !== names.lastIndexOf(names[index] ?? ''),
    ),
  );
}
