const fence = /^ {0,3}(`{3,}|~{3,})/;

/**
 * The last block of a text that is still being written, with its open markup closed, so that half a bold word or half a
 * link does not show its markdown. Code blocks close by themselves.
 */
export function closeMarkup(block: string): string {
  if (fence.test(block)) return block;
  const withoutLink = block.replace(/!?\[([^\]\n]*)(?:\]\([^)\n]*)?$/, '$1');
  const withoutCode = withoutLink.replace(/`[^`\n]*`/g, '');
  if (withoutCode.includes('`')) return `${withoutLink}\``;
  const openBold = (withoutCode.match(/\*\*/g)?.length ?? 0) % 2 === 1;
  if (!openBold) return withoutLink;
  // A mark at the very end has nothing to close yet.
  // Behind a space it would close nothing.
  return withoutLink.endsWith('**') ? withoutLink.slice(0, -2) : `${withoutLink.replace(/\*$/, '').trimEnd()}**`;
}
