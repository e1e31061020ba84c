const picture = '(?:(?:new |attached )?(?:picture|photo|foto|image|pic|shot|one)\\s+)?';
const lead = '(?:(?:no|oh|ok|hi|sorry|hey|wait|oops|hm+)[\\s,.!]+)*';
const card = '((?:the|my|our)\\s+(?:(?!(?:with|so|and|not|but|instead|rather|please)\\b)[\\p{L}-]+\\s*){1,4})';
const notThis = `(?:is ?n['’]?t|is not|does(?: not|n['’]?t) show)\\s+(?:of |from |for )?[^.,;!?]{0,40}[.,;!?]+\\s*(?:but\\s+)?`;
const butThat = `(?:it['’]?s|it is|it shows|that['’]?s|that is)\\s+(?:of |from |for )?${card}`;
const notHere = ',?\\s*(?:and |but )?not (?:to |of |for |from )?(?:here|it|(?:this|the|my|that)(?: [\\p{L}-]+){0,2})';
const goesTo = '(?:belongs?|goes|should go|is meant)\\s+(?:to|with|for)\\s+';
/** "Add this, but to the lamp, not to the one that's open". */
const openOne =
  "(?:to|on|for|in|into|at)\\s+(?:here|it|(?:this|that|the|my)(?: (?:open|shown|current|other))?(?: (?:one|card|listing|product|bottle))?(?: (?:(?:that|which)(?:['’]?s| is)|i have|on) (?:open|shown|in front of me|the screen|screen))?)";
const added = new RegExp(
  `^${lead}(?:(?:please|and|so|then|can you|could you)\\s+)*(?:add|put|save|attach|upload|place|use)\\s+(?:this|that|it|(?:this|that|the|my)\\s+(?:(?:new|attached)\\s+)?(?:picture|photo|foto|image|pic|shot|one))(?:\\s+(?:please|in|up))*(?:,?\\s*but)?,?\\s+(?:to|on|onto|in|into|for|with)\\s+${card}(?:(?:,?\\s*(?:and |but )?not ${openOne})|,?\\s*(?:instead|rather)\\b)?([^?.;!,]*[.!]*)$`,
  'iu',
);
const isOf = '(?:is|shows)\\s+(?:of |from |for )?';
const order =
  '([^.,;!?]{0,40}?[.,;!?]*\\s*(?:(?:so|and|please|then|can you|could you)\\s+)*(?:add|put|save|attach|upload|place|use|make|it (?:goes|belongs))\\b[^?]*)\\??\\s*$';
const forms = [`${notThis}${butThat}`, `${goesTo}${card}(?:${notHere})?`, `${isOf}${card}${notHere}`].map(
  (form) => new RegExp(`^${lead}(?:this|that|the|it)\\s+${picture}${form}${order}`, 'iu'),
);
/** "Belongs to the mug. Add it there but not as main". */
const bare = new RegExp(`^${lead}${goesTo}${card}(?:${notHere})?${order}`, 'iu');
const asMain = /(?<!\bnot (?:as |for |be )?(?:the |my |its )?(?:new )?)\b(?:main|first|cover|hero)\b/i;

/** "This pic isn't the bottle, it's the mug, so put it there": to the card that it is of; null for other messages. */
export function pictureOfOther(text: string): string | null {
  const isContrast = /\b(?:not|instead|rather|but)\b/i.test(text);
  for (const form of [...forms, bare, ...(isContrast ? [added] : [])]) {
    const [, name, what = ''] = form.exec(text.trim()) ?? [];
    if (name !== undefined)
      return `add this picture to ${name.trim()}${asMain.test(what) ? ' as the main picture' : ''}`;
  }
  return null;
}
