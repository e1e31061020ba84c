const lineSigns = /^\s{0,20}(?:#{1,6}|>|[-*+])\s+/gm;
/** Its words count, in which brackets are escaped, and not where it leads. */
const link = /!?\[((?:\\.|[^\][\\]){1,500})\]\([^()\s]{1,500}\)/g;
const emphasis = /\*\*|__|`+/g;
const escaped = /\\([\\`*_{}[\]()<>#+\-.!|~&])/g;

/**
 * What was said, without the commonest signs of markdown. Blank lines before a sign go with it, a few of them: without a
 * limit a text of many empty lines would take minutes.
 */
export const plainMarkdown = (text: string): string =>
  text.replace(lineSigns, '').replace(link, '$1').replace(emphasis, '').replace(escaped, '$1');
