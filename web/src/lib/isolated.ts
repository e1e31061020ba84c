/** Somebody's words inside a sentence of ours: their direction stays their own, and ours ours (first strong isolate). */
export const isolated = (words: string): string => `\u2068${words}\u2069`;
