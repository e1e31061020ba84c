/** Words of a seller who points at cards without their names: what was listed may be meant. */
const pointing =
  /\b(?:cards|listings|products|items|ones?|first|second|third|fourth|fifth|last|latest|newest|oldest|recent|worst|weakest|lowest|best|highest|all|every|each|both|those|these|them|number|no\.?|#) ?\d*\b|\b(?:my|the) (?:\w+ )?(?:card|listing|product|item)\b/i;

const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word);
const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map(stem).filter((word) => !small.has(word)));
/** They stand in every request, and in many titles. */
const small = new Set(
  'the and for with this that card cards listing listing title from your you can its are make improve product item new set all one'
    .split(' ')
    .map(stem),
);

/** Whether the texts name this card: by its id, or by a word of its title. */
export function isNamedIn(texts: readonly string[], card: { id: string; title: string }): boolean {
  if (texts.some((text) => text.includes(card.id))) return true;
  const title = wordsOf(card.title);
  return texts.some((text) => [...wordsOf(text)].some((word) => title.has(word)));
}

export const pointsAtCards = (texts: readonly string[]): boolean => texts.some((text) => pointing.test(text));
