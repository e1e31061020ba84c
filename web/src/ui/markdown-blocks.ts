import { lexer, type Token } from 'marked';

/** Blocks of a growing text: everything before the last two is kept, because no later text can change it. */
export interface MarkdownBlocks {
  /** The blocks' own markup, in order; those that did not change are the same strings. */
  read(text: string): readonly string[];
}

interface Read {
  text: string;
  tokens: Token[];
}

/** Where the block starts that a longer text may still change, and how many blocks stand before it. */
function settledPart({ tokens }: Read): { count: number; length: number } {
  // The last block grows, and may absorb the one before, as a table does with a paragraph's line.
  const shown = tokens.flatMap((token, index) => (token.type === 'space' ? [] : [index]));
  const count = shown.at(-2) ?? 0;
  return { count, length: tokens.slice(0, count).reduce((sum, token) => sum + token.raw.length, 0) };
}

/** Reads a growing text block by block, each time only its end. One for each text. */
export function createMarkdownBlocks(): MarkdownBlocks {
  let last: Read = { text: '', tokens: [] };
  return {
    read(text) {
      const isLonger = last.text !== '' && text.startsWith(last.text);
      const settled = isLonger ? settledPart(last) : { count: 0, length: 0 };
      // The lexer counts a tab or a CR differently; then lengths do not add up, and everything is read again.
      const isExact = text.slice(0, settled.length) === rawOf(last.tokens.slice(0, settled.count));
      const kept = isExact ? last.tokens.slice(0, settled.count) : [];
      last = { text, tokens: [...kept, ...lexer(text.slice(isExact ? settled.length : 0))] };
      return last.tokens.filter((token) => token.type !== 'space').map((token) => token.raw);
    },
  };
}

const rawOf = (tokens: Token[]): string => tokens.map((token) => token.raw).join('');

/** The depths of a text's headings, each once: `23` of one with `##` and `###`. */
export function headingDepths(blocks: readonly string[]): string {
  const found = blocks.flatMap((raw) => /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(raw)?.[1]?.length ?? []);
  return [...new Set(found)].sort().join('');
}

/** A heading's level on the page, whose own is the first: whatever depths a text uses, no level is left out. */
export function levelOf(depth: number, depths: string): number {
  return 2 + [...depths].filter((other) => Number(other) < depth).length;
}
