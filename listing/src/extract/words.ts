/** Words of a name for comparison: letters and digits, lower-case, in order. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.slice(0, 200) ?? []
  );
}

/** Share of the words of `part` that `whole` has; texts without spaces fall back to containment. */
export function coverage(part: string, whole: string): number {
  const wanted = new Set(wordsOf(part));
  if (wanted.size === 0) return 0;
  const known = new Set(wordsOf(whole));
  let hits = 0;
  for (const word of wanted) if (known.has(word)) hits++;
  const share = hits / wanted.size;
  if (share < 1 && part.trim() !== '' && squash(whole).includes(squash(part))) return 1;
  return share;
}

/** How alike two names are, 0 to 1: the mean of both coverages. */
export function likeness(one: string, other: string): number {
  return (coverage(one, other) + coverage(other, one)) / 2;
}

/** Letters and digits only, for comparing names that differ in spaces and signs. */
export function squash(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

const namedEntity = /&(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z][a-z\d]{1,20});/i;

/** Whether entities are left in a text that should have been decoded. */
export function hasEntities(text: string): boolean {
  return namedEntity.test(text);
}
