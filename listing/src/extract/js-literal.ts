const maxDepth = 60;
const space = /[\s\u2028\u2029]*/y;
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/y;
const word = /[A-Za-z_$][\w$]*/y;
const number = /-?(?:0x[\da-f]+|\d*\.?\d+(?:e[+-]?\d+)?)/iy;
const constants = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', null],
  ['NaN', null],
]);
const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', 0: '' };

/** Values as JavaScript writes them: objects with bare keys, strings in any quotes, `!0`, `void 0`. Code is refused. */
class LiteralReader {
  readonly #text: string;
  readonly #names: ReadonlyMap<string, unknown>;
  at: number;
  failed = false;

  constructor(text: string, from: number, names: ReadonlyMap<string, unknown>) {
    this.#text = text;
    this.#names = names;
    this.at = from;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined || found === '') return null;
    this.at += found.length;
    return found;
  }

  #skip(): void {
    do this.#match(space);
    while (this.#match(comment) !== null);
  }

  #take(sign: string): boolean {
    this.#skip();
    if (this.#text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  #fail(): null {
    this.failed = true;
    return null;
  }

  #string(quote: string): string | null {
    let value = '';
    for (this.at++; this.at < this.#text.length; this.at++) {
      const sign = this.#text[this.at] ?? '';
      if (sign === quote) {
        this.at++;
        return value;
      }
      if (quote === '`' && sign === '$' && this.#text[this.at + 1] === '{') return this.#fail();
      if (sign !== '\\') {
        value += sign;
        continue;
      }
      const next = this.#text[++this.at] ?? '';
      const length = next === 'x' ? 2 : next === 'u' ? 4 : 0;
      const code = this.#text.slice(this.at + 1, this.at + 1 + length);
      if (length > 0 && new RegExp(`^[\\da-f]{${length}}$`, 'i').test(code)) {
        value += String.fromCharCode(Number.parseInt(code, 16));
        this.at += length;
      } else value += escapes[next] ?? (next === '\n' ? '' : next);
    }
    return this.#fail();
  }

  #object(depth: number): unknown {
    const object: Record<string, unknown> = Object.create(null);
    this.at++;
    while (!this.failed && !this.#take('}')) {
      const sign = this.#text[this.at] ?? '';
      const key = sign === '"' || sign === "'" ? this.#string(sign) : (this.#match(word) ?? this.#match(number));
      if (key === null || !this.#take(':')) return this.#fail();
      object[key] = this.value(depth + 1);
      if (!this.#take(',') && !this.failed && this.#text[this.at] !== '}') return this.#fail();
    }
    return { ...object };
  }

  #array(depth: number): unknown {
    const list: unknown[] = [];
    this.at++;
    while (!this.failed && !this.#take(']')) {
      list.push(this.value(depth + 1));
      if (!this.#take(',') && !this.failed && this.#text[this.at] !== ']') return this.#fail();
    }
    return list;
  }

  value(depth = 0): unknown {
    this.#skip();
    if (this.failed || depth > maxDepth) return this.#fail();
    const sign = this.#text[this.at] ?? '';
    if (sign === '{') return this.#object(depth);
    if (sign === '[') return this.#array(depth);
    if (sign === '"' || sign === "'" || sign === '`') return this.#string(sign);
    if (sign === '!') {
      this.at++;
      return !this.value(depth + 1);
    }
    const digits = this.#match(number);
    if (digits !== null) return Number(digits);
    const name = this.#match(word);
    if (name === 'void') {
      this.value(depth + 1);
      return null;
    }
    if (name === null) return this.#fail();
    if (constants.has(name)) return constants.get(name);
    return this.#names.has(name) ? this.#names.get(name) : this.#fail();
  }
}

/** The value written at a position; `end` is where reading stopped, also when it was no literal. */
export function readLiteral(
  text: string,
  from: number,
  names: ReadonlyMap<string, unknown> = new Map(),
): { value: unknown; end: number; whole: boolean } {
  const reader = new LiteralReader(text, from, names);
  const value = reader.value();
  return { value: reader.failed ? undefined : value, end: Math.max(reader.at, from + 1), whole: !reader.failed };
}
