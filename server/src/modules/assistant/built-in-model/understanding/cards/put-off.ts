/** "The apron later", "the apron I will do another day", "never mind the mug". */
const later =
  /\b(?:later(?: on)?|another (?:day|time)|some other (?:day|time)|(?:can|could|must|has to|will have to) wait|not (?:now|yet|today)|never ?mind|forget (?:it|about (?:it|that))|no longer matters?|next time|tomorrow|next week)\b|\b(?:leave|forget|skip|ignore|park|drop)\b[^.,;!?]* (?:for (?:today|now|tonight|the moment|a (?:moment|while))|(?:alone|be|aside|out|as (?:it|they) (?:is|are))(?=\s*(?:[.,;!?]|$)))/i;
/** "Forget the lamp that I was going to ask about." */
const dropped =
  /^\s*(?:(?:oh|ok(?:ay)?|no|hm+|well|sorry|actually)[\s,]+)*(?:forget|never ?mind) (?!.*\b(?:words?|rules?|preferences?|wish(?:es)?|instructions?|tone|settings?|said|told|asked you)\b)/i;
const ofAll = /\b(?:all|others?|rest|every|everything|remaining)\b/i;
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
      const isDropped = !isPart && dropped.test(said) && !ofAll.test(text.slice(end));
      if (!isOfCard || (!later.test(said) && !isDropped) || (isPart && /[.!?;]\s/.test(said))) continue;
      const rest = `${text.slice(0, match.index).replace(/,\s*$/, '. ')}${text.slice(end)}`.trim();
      if (goesOn.test(rest)) return rest.replace(/^(?:and|but|so)\s+/i, '');
    }
  return null;
}

const opener = '(?:(?:ok(?:ay)?|well|hm+|oh|oops|ups|whoops|no|sorry|woah|whoa|wow|nah|fine)[\\s,.!]+)*';
const sent = '(?:file|sheet|spreadsheet|csv|upload|attachment|photo|picture|image|pic)';
/** What answers the turn before and starts nothing: a question let pass, a file left for later, "hold on". */
const replies = new RegExp(
  `^${opener}(?:(?:skip|leave|forget|ignore|park|drop|never ?mind) (?:about )?(?:the|that|this|your|those) (?:questions?|files?|photos?|pictures?|images?|sheet|spreadsheet|upload|attachment|csv|material|one|card|listing)\\b[^,.;!?]*|(?:skip|leave|forget|ignore|never ?mind) (?:about )?(?:it|this|that)\\b[^,.;!?]*|(?:i )?(?:dunno|do(?: not|n'?t) know|have no idea|no idea|no clue|not sure)\\b[^,.;!?]*|(?:(?:i'?ll|i will|i'?d have to|i would have to|i have to|i need to|i must|let me|will) (?:ask|check|find out|look (?:it|that) up|have a look)|(?:i'?ll|i will|will) (?:tell|let) (?:you|u)(?: know)?)\\b[^,.;!?]*|(?:wait|hold on|hold off|slow down) (?:with|on) (?:the|that|this|my) ${sent}\\b[^,.;:!?]*|(?:the )?(?:file|question|upload)s? (?:can wait|later|another time)|not (?:about )?the (?:file|question|upload|photo|picture|image)\\b[^,.;:!?]*|(?:before (?:we|i|you) (?:get to|go to|do|look at|start (?:on|with)|touch)|apart from|leaving aside) (?:the|that|this|my) ${sent}\\b[^,.;:!?]*|(?:sorry[, ]+)?(?:that (?:was|is) the )?wrong ${sent}\\b[^,.;:!?]*|(?:the |that |this )?${sent} (?:was|is) (?:a mistake|the wrong one|not for you|wrong)\\b[^,.;:!?]*|(?:thanks?|thank you|thx|cheers|lovely|perfect|great)(?: (?:so much|very much|a lot|for that|you))*(?=[.!])|(?:and |so )?(?:that(?:['’]?s| is| was)|this was) (?:it for )?(?:the|my) [a-z-]+(?: [a-z-]+)?(?: (?:done|finished|sorted|ready|over|then))(?=[.!,;]))(?:[,.;:!?]+|\\s(?:but|and)\\b)\\s*`,
  'i',
);
const meanwhile =
  /^(?:(?:what i (?:really |actually )?(?:need|want|meant|wanted|was after) (?:is|was)|meanwhile|in the meantime|until then|instead|for now|first(?:,? (?:i (?:want|need|would like|'d like) to know))?|but|and|so|now|next)[\s,]+)+/i;

/**
 * "Don't know yet. Meanwhile score the mug": what is ordered of a card behind such an answer; null when there is none. Of the card
 * in hand it is read that way where the answer is about what was sent.
 */
export function afterReply(text: string, names: { start: number }[], isSent = false): string | null {
  let rest = text.trim();
  while (replies.test(rest)) rest = rest.replace(replies, '').replace(meanwhile, '');
  const from = text.length - rest.length;
  const isBeside = isSent && new RegExp(`\\b${sent}s?\\b`, 'i').test(text.slice(0, from));
  return rest.length < text.trim().length && (isBeside || names.some(({ start }) => start >= from)) ? rest : null;
}
