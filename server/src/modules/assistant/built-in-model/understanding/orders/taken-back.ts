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

const ofTask =
  /^(?:(?:actually|no|nah|oh|sorry|wait|ok|please|on second thoughts?|forget (?:it|that|about it)|never ?mind)[\s,.!;-]+)*(?:cancel|stop|delete|remove|drop|undo|forget) (?:it|that|this|the task)(?: (?:again|please|then|now))*[\s.!]*$|\bdo not (?:do|run) (?:it|this|that)\b[^?]*\b(?:cancel|stop)\b[^?]{0,12}$|^(?:(?:hm+|no|nah|oh|sorry|wait|ok|actually|well|please|you know what)[\s,.!;-]+)*(?:forget (?:it|that|about (?:it|that))|never ?mind|leave it|drop it|scrap (?:it|that)|no need)\b[^?]{0,20}\bi (?:will|would|can|do|prefer|rather)\b[^?]{0,40}\b(?:myself|by hand|manually|on my own)[\s.!]*$/;
/** "Actually no, forget it, cancel that", said of the task that was just scheduled. */
export const isTaskTakenBack = (text: string): boolean => ofTask.test(text);
