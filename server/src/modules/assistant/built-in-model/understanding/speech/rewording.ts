/** Words, and those that the tables know for them (`plain-speech.ts`). */
export interface Rewording {
  pattern: RegExp;
  /** Nothing for words that only fill. */
  words: string | ((match: RegExpExecArray) => string);
}

/** Where a request begins: what stands before it asks for nothing by itself. */
const start = '(?<=^|[.,;:!?\\n-] ?|\\b(?:and|then|please|just|now|to|you|also|or|but|so|ok|okay|yes|first|me) )';
export const anywhere = (pattern: string, words: Rewording['words']): Rewording => ({
  pattern: new RegExp(pattern, 'g'),
  words,
});
export const atStart = (pattern: string, words: Rewording['words']): Rewording => anywhere(`${start}${pattern}`, words);
