/**
 * What was said, without the commonest signs of markdown. Blank lines before a sign go with it, a few of them: without a
 * limit a text of many empty lines would take minutes.
 */
export const plainMarkdown = (text: string): string =>
  text.replace(/^\s{0,20}(?:#{1,6}|>|[-*+])\s+/gm, '').replace(/\*\*|__|`+/g, '');
