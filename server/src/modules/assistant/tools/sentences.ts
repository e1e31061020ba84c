/** A point inside a figure ends nothing: "1.2 mm". */
const sentence = /(?:[^.!?\n]|[.!?]+(?![.!?\s]|$))*(?:[.!?]+(?=\s|$)|\n+|$)\s*/g;

/** The sentences and lines of a text, each with the spaces behind it: together they are the text. */
export const sentencesOf = (text: string): string[] => (text.match(sentence) ?? []).filter((one) => one !== '');
