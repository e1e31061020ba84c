const sound =
  '(?:(?:no+|nah|nope|oh|wait|actually|hm+|um+|sorry|stop|well|but|on second thoughts?|never ?mind|forget (?:it|that))[\\s,.!…–-]+)';
/** "Undo. No, don't", "make it longer. Hmm, no, leave it as it was". */
const forms = [
  `${sound}+(?:please )?(?:do not|don['’]?t)(?: (?:do|touch|change|start|undo|run) (?:it|that|this|anything))?(?: please| yet| after all)*`,
  `${sound}*(?:better|rather) not(?: (?:do|touch|change|start) (?:it|that|this|anything))?`,
  `${sound}+(?:please )?(?:(?:leave|keep|let) )?(?:it |that |everything )?(?:just )?as it (?:was|is|has been)(?: before)?(?: please)?`,
].map((form) => new RegExp(`\\S[\\s]*[.,;!?…–-]+\\s*${form}[\\s.!]*$`, 'i'));

/** Whether the end of a message takes all of it back. What is quoted says nothing of that. */
export const isTakenBack = (said: string): boolean =>
  said.length <= 300 && !/["“”\n?]/.test(said) && forms.some((form) => form.test(said.trim()));
