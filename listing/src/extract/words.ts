const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+$/u;
const pieces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+|[\p{L}\p{M}\p{N}]+/gu;
// Most names are plain ASCII, for which these mean the same at a fraction of the time.
const beyondAscii = /[^\0-\x7f]/;
const asciiPieces = /[a-z0-9]+/g;

/** Words of a name for comparison, lower-case, in order; scripts without spaces give pairs of letters instead. */
export function wordsOf(text: string): string[] {
  if (!beyondAscii.test(text)) return text.toLowerCase().slice(0, 2_000).match(asciiPieces)?.slice(0, 300) ?? [];
  const words: string[] = [];
  for (const [piece] of text.toLowerCase().normalize('NFKC').slice(0, 2_000).matchAll(pieces)) {
    if (piece.length > 2 && unspaced.test(piece))
      for (let at = 0; at < piece.length - 1; at++) words.push(piece.slice(at, at + 2));
    else words.push(piece);
    if (words.length >= 300) break;
  }
  return words;
}

/** A name that is compared with several others: its words are found once. */
export class Name {
  readonly text: string;
  #words: ReadonlySet<string> | null = null;
  #squashed: string | null = null;

  constructor(text: string) {
    this.text = text;
  }

  get words(): ReadonlySet<string> {
    this.#words ??= new Set(wordsOf(this.text));
    return this.#words;
  }

  get squashed(): string {
    this.#squashed ??= squash(this.text);
    return this.#squashed;
  }
}

const asName = (name: string | Name): Name => (typeof name === 'string' ? new Name(name) : name);

function share(part: Name, whole: Name): number {
  const wanted = part.words;
  if (wanted.size === 0) return 0;
  let hits = 0;
  for (const word of wanted) if (whole.words.has(word)) hits++;
  // A name of words is never only spaces, so that what is looked for here is not empty.
  return hits < wanted.size && whole.squashed.includes(part.squashed) ? 1 : hits / wanted.size;
}

/** Share of the words of `part` that `whole` has; texts without spaces fall back to containment. */
export function coverage(part: string | Name, whole: string | Name): number {
  return share(asName(part), asName(whole));
}

/** How alike two names are, 0 to 1: the mean of both coverages. */
export function likeness(one: string | Name, other: string | Name): number {
  const [first, second] = [asName(one), asName(other)];
  return (share(first, second) + share(second, first)) / 2;
}

/** Letters and digits only, for comparing names that differ in spaces and signs. */
export function squash(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
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
