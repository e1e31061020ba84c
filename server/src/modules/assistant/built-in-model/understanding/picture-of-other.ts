const picture = '(?:(?:new |attached )?(?:picture|photo|foto|image|pic|shot|one)\\s+)?';
const lead = '(?:(?:no|oh|ok|hi|sorry|hey|wait|oops|hm+)[\\s,.!]+)*';
const card = '((?:the|my|our)\\s+(?:(?!with\\b|so\\b|and\\b|not\\b)[\\p{L}-]+\\s*){1,4})';
const notThis = `(?:is ?n['’]?t|is not|does(?: not|n['’]?t) show)\\s+(?:of |from |for )?[^.,;!?]{0,40}[.,;!?]+\\s*(?:but\\s+)?`;
const butThat = `(?:it['’]?s|it is|it shows|that['’]?s|that is)\\s+(?:of |from |for )?${card}`;
const notHere = ',?\\s*(?:and |but )?not (?:to |of |for |from )?(?:here|it|(?:this|the|my|that)(?: [\\p{L}-]+){0,2})';
const goesTo = '(?:belongs?|goes|should go|is meant)\\s+(?:to|with|for)\\s+';
const isOf = '(?:is|shows)\\s+(?:of |from |for )?';
const order =
  '([^.,;!?]{0,40}?[.,;!?]*\\s*(?:(?:so|and|please|then|can you|could you)\\s+)*(?:add|put|save|attach|upload|place|use|make|it (?:goes|belongs))\\b[^?]*)\\??\\s*$';
const forms = [`${notThis}${butThat}`, `${goesTo}${card}(?:${notHere})?`, `${isOf}${card}${notHere}`].map(
  (form) => new RegExp(`^${lead}(?:this|that|the|it)\\s+${picture}${form}${order}`, 'iu'),
);
const asMain = /\b(?:main|first|cover|hero)\b/i;

/** "This pic isn't the bottle, it's the mug, so put it there": to the card that it is of; null for other messages. */
export function pictureOfOther(text: string): string | null {
  for (const form of forms) {
    const [, name, what = ''] = form.exec(text.trim()) ?? [];
    if (name !== undefined)
      return `add this picture to ${name.trim()}${asMain.test(what) ? ' as the main picture' : ''}`;
  }
  return null;
}
