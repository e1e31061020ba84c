// Scripts without spaces give one token a character; elsewhere a token is a word, a tag, a run of spaces or one sign.
const tokenPattern =
  /<\/?[a-z][^<>]{0,200}>|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}\p{N}])+|\s+|./gsu;

/** Cuts a text into tokens whose concatenation is the text again, character for character. */
export function wordTokens(text: string): string[] {
  return text.match(tokenPattern) ?? [];
}

/** Cuts a text after each newline. */
export function lineTokens(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
}
