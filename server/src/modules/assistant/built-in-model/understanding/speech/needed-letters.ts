/** Shorter stretches stand in every second text. */
const fewestLetters = 3;

/**
 * Stretches of letters of which every text that the pattern fits holds at least one, in lower case; null where no such are
 * known. What is not understood of a pattern is taken as anything at all.
 */
export function neededLetters(pattern: RegExp): readonly string[] | null {
  const reader = { source: pattern.source, at: 0 };
  // Sets within sets, and flags of a group alone.
  if (pattern.unicodeSets || /\(\?[ims-]/.test(pattern.source)) return null;
  const needs = alternatives(reader);
  return reader.at < reader.source.length ? null : needs;
}

interface Reader {
  source: string;
  at: number;
}
type Needs = string[] | null;

/** One of several: it takes a stretch of whichever it is. */
function alternatives(reader: Reader): Needs {
  let all: Needs = sequence(reader);
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    const next = sequence(reader);
    all = all === null || next === null ? null : [...all, ...next];
  }
  return all;
}

/** One after the other: each part is needed, and the rarest of them is enough. */
function sequence(reader: Reader): Needs {
  let best: Needs = null;
  let letters = '';
  const take = (needs: Needs) => {
    if (needs !== null && (best === null || rarity(needs) > rarity(best))) best = needs;
  };
  const end = () => {
    if (letters.length >= fewestLetters) take([letters]);
    letters = '';
  };
  for (;;) {
    const sign = reader.source[reader.at];
    if (sign === undefined || sign === '|' || sign === ')') break;
    const part = partAt(reader);
    const { isOptional, isRepeated } = repetition(reader);
    if (typeof part === 'string' && !isOptional) letters += part;
    if (typeof part !== 'string' || isOptional || isRepeated) end();
    if (part !== null && typeof part !== 'string' && !isOptional) take(part);
  }
  end();
  return best;
}

const rarity = (needs: readonly string[]) =>
  Math.min(...needs.map(({ length }) => Math.min(length, 5))) * 100 - needs.length;

const escaped = /^\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|\d+|[\s\S])/;
/** A letter, what a group needs, or null for what says nothing of the text. */
function partAt(reader: Reader): string | Needs {
  const { source, at } = reader;
  const sign = source[at] ?? '';
  if (sign === '(') return group(reader);
  if (sign === '[') {
    let close = at + 1;
    while (close < source.length && source[close] !== ']') close += source[close] === '\\' ? 2 : 1;
    reader.at = close + 1;
    return null;
  }
  if (sign === '\\') {
    const [mark = sign] = escaped.exec(source.slice(at)) ?? [];
    reader.at += mark.length;
    return null;
  }
  reader.at += 1;
  return /^[a-z0-9 ]$/i.test(sign) ? sign.toLowerCase() : null;
}

function group(reader: Reader): Needs {
  const [open = '('] = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/.exec(reader.source.slice(reader.at)) ?? [];
  reader.at += open.length;
  const needs = alternatives(reader);
  reader.at += 1;
  return open.endsWith('!') ? null : needs;
}

function repetition(reader: Reader): { isOptional: boolean; isRepeated: boolean } {
  const [sign] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at)) ?? [];
  if (sign === undefined) return { isOptional: false, isRepeated: false };
  reader.at += sign.length;
  return { isOptional: /^(?:[*?]|\{0)/.test(sign), isRepeated: true };
}
