/** From here on the attributes of one element are looked up in a map; nearly all elements have fewer. */
const many = 24;

/**
 * The attributes of an element in the order of the page: names and values in turn in one list, since a map for each
 * element costs more time and memory than all else about it. Each name stands once.
 */
export class Attributes {
  readonly #pairs: readonly string[];
  readonly #byName: ReadonlyMap<string, string> | null;

  constructor(pairs: readonly string[], byName: ReadonlyMap<string, string> | null) {
    this.#pairs = pairs;
    this.#byName = byName;
  }

  get size(): number {
    return this.#pairs.length >> 1;
  }

  get(name: string): string | undefined {
    if (this.#byName !== null) return this.#byName.get(name);
    const pairs = this.#pairs;
    for (let at = 0; at < pairs.length; at += 2) if (pairs[at] === name) return pairs[at + 1];
    return undefined;
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  /** The name at a place counted from 0; empty beyond the last. */
  nameAt(place: number): string {
    return this.#pairs[place * 2] ?? '';
  }

  valueAt(place: number): string {
    return this.#pairs[place * 2 + 1] ?? '';
  }

  *[Symbol.iterator](): IterableIterator<[name: string, value: string]> {
    for (let at = 0; at < this.size; at++) yield [this.nameAt(at), this.valueAt(at)];
  }
}

export const noAttributes = new Attributes([], null);

/** Collects the attributes of one element after the other; the first value of a name stands, as in browsers. */
export class AttributeCollector {
  /** Written over by each element up to `#used`: a list that is emptied would have to grow anew. */
  readonly #pairs: string[] = [];
  #used = 0;
  /** The attributes so far of an element with many, since looking through them for each would take long. */
  #byName: Map<string, string> | null = null;

  add(name: string, value: string): void {
    if (this.#has(name)) return;
    this.#pairs[this.#used] = name;
    this.#pairs[this.#used + 1] = value;
    this.#used += 2;
    if (this.#byName !== null) this.#byName.set(name, value);
    else if (this.#used > many * 2) {
      this.#byName = new Map();
      for (let at = 0; at < this.#used; at += 2) this.#byName.set(this.#pairs[at] ?? '', this.#pairs[at + 1] ?? '');
    }
  }

  #has(name: string): boolean {
    if (this.#byName !== null) return this.#byName.has(name);
    for (let at = 0; at < this.#used; at += 2) if (this.#pairs[at] === name) return true;
    return false;
  }

  /** What was collected; the next element begins with none. */
  take(): Attributes {
    if (this.#used === 0) return noAttributes;
    const attributes = new Attributes(this.#pairs.slice(0, this.#used), this.#byName);
    this.clear();
    return attributes;
  }

  clear(): void {
    if (this.#byName !== null) this.#pairs.length = 0;
    this.#byName = null;
    this.#used = 0;
  }
}
