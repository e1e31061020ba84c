/** The parts of a listing that are written texts: words are exchanged in these, and styles are changed. */
export const textFields = ['title', 'description', 'bullets', 'keywords'] as const;

/** What changed of a text, or of the entries of a list, as it was and as it is now. Null when nothing did. */
export function changedText(
  before: string | string[],
  after: string | string[],
): { before: string; after: string } | null {
  const [old, fresh] = [[before].flat(), [after].flat()];
  const changed = old.flatMap((text, at) => (text === fresh[at] ? [] : [at]));
  const told = (all: string[]) => changed.map((at) => all[at]).join('; ');
  return changed.length === 0 ? null : { before: told(old), after: told(fresh) };
}
