/** What was said, without the commonest signs of markdown. */
export const plainMarkdown = (text: string): string =>
  text.replace(/^\s*(?:#{1,6}|>|[-*+])\s+/gm, '').replace(/\*\*|__|`+/g, '');
