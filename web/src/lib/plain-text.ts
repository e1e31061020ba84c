import { lexer, type Token } from 'marked';

/** Children of any kind of token, in the order in which they are read. */
function childrenOf(token: Token): Token[] {
  if (token.type === 'list') return token.items;
  if (token.type === 'table') return [...token.header, ...token.rows.flat()];
  return ('tokens' in token ? token.tokens : undefined) ?? [];
}

const isInline = new Set(['text', 'escape', 'strong', 'em', 'del', 'link', 'codespan', 'html', 'image']);

function wordsOf(token: Token): string {
  if (token.type === 'space' || token.type === 'hr') return '';
  if (token.type === 'br') return '\n';
  // Cells of a table have tokens but no type.
  const children = childrenOf(token);
  if (children.length === 0) return 'text' in token ? String(token.text) : '';
  const areWords = children.every((child) => isInline.has(child.type) || child.type === 'br');
  return children.map(wordsOf).join(areWords ? '' : '\n');
}

/** The words of a markdown text, for reading aloud: one line for each paragraph, item or cell. */
export function plainTextOf(markdown: string): string {
  return lexer(markdown)
    .map(wordsOf)
    .filter((block) => block !== '')
    .join('\n');
}
