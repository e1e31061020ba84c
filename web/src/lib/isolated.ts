/** Puts somebody's words into a sentence of ours without mixing text directions (first strong isolate). */
export const isolated = (words: string): string => `\u2068${words}\u2069`;
