// Apart from the schemas, so that a page can know them without loading those.

/** Questions that a visitor may ask in a day (UTC), over all cases together. */
export const caseMessagesADay = 20;
/** In characters. */
export const longestCaseQuestion = 2_000;
/** Turns before the question that are sent with it, and their length in characters. */
export const caseTurnsSent = 12;
export const longestCaseTurn = 4_000;
/** Header of the case and of an answer: how many questions the visitor has left today. */
export const messagesLeftHeader = 'x-messages-left';
