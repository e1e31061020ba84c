/** "The apron later", "the apron I will do another day", "never mind the mug". */
const later =
  /\b(?:later(?: on)?|another (?:day|time)|some other (?:day|time)|(?:can|could|must|has to|will have to) wait|not (?:now|yet|today)|never ?mind|forget (?:it|about (?:it|that))|no longer matters?|next time|tomorrow|next week)\b|\b(?:leave|forget|skip|ignore|park|drop)\b[^.,;!?]* (?:for (?:today|now|tonight|the moment|a (?:moment|while))|(?:alone|be|aside|out|as (?:it|they) (?:is|are))(?=\s*(?:[.,;!?]|$)))/i;
/** What follows is about the card in hand, or names its own. */
const goesOn =
  /\b(?:this (?!is\b|was\b|for\b)[a-z]+|(?:back|return) to|the one (?:you|i|we|that|which|just)\b|here\b|now(?: (?:the|my))? [a-z]+|(?:the|my) [a-z]+)/i;
const clause = /[^.!?;\n]+[.!?;\n]*\s*/g;
const piece = /[^,]+(?:,\s*|$)/g;

/** The message without what it puts off; null when nothing is put off, or nothing else is wanted. */
export function withoutPutOff(text: string, names: { start: number; end: number }[]): string | null {
  for (const [pattern, isPart] of [
    [piece, true],
    [clause, false],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const [said] = match;
      const end = match.index + said.length;
      const isOfCard = names.some((name) => name.start >= match.index && name.end <= end);
      if (!isOfCard || !later.test(said) || (isPart && /[.!?;]\s/.test(said))) continue;
      const rest = `${text.slice(0, match.index).replace(/,\s*$/, '. ')}${text.slice(end)}`.trim();
      if (goesOn.test(rest)) return rest.replace(/^(?:and|but|so)\s+/i, '');
    }
  return null;
}
