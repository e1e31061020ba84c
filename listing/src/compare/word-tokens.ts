// In scripts without spaces each character is a token; elsewhere it is a word, a tag, a run of spaces or one other character.
const tokenPattern =
  /<\/?[a-z][^<>]{0,200}>|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}\p{N}])+|\s+|./gsu;

/** Splits a text into tokens whose concatenation is exactly the text. */
export function wordTokens(text: string): string[] {
  return text.match(tokenPattern) ?? [];
}

/** Splits a text after each newline. */
export function lineTokens(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
}
