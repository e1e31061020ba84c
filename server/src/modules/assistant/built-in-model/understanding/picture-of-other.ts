const picture = '(?:(?:new |attached )?(?:picture|photo|foto|image|pic|shot|one)\\s+)?';
const notThis = `(?:is ?n['’]?t|is not|does(?: not|n['’]?t) show)\\s+(?:of |from |for )?[^.,;!?]{0,40}[.,;!?]+\\s*(?:but\\s+)?`;
const butThat = `(?:it['’]?s|it is|it shows|that['’]?s|that is)\\s+(?:of |from |for )?((?:the|my|our)\\s+(?:(?!with\\b|so\\b|and\\b)[\\p{L}-]+\\s*){1,4})`;
const order =
  '[^.,;!?]{0,40}?[.,;!?]*\\s*(?:(?:so|and|please|then|can you|could you)\\s+)*(?:add|put|save|attach|upload|place|it (?:goes|belongs))\\b[^?]*\\??\\s*$';
const ofOther = new RegExp(
  `^(?:(?:no|oh|sorry|hey|wait|oops|hm+)[\\s,.!]+)*(?:this|that|the|it)\\s+${picture}${notThis}${butThat}${order}`,
  'iu',
);

/** "This pic isn't the bottle, it's the mug, so put it there": to the card that it is of; null for other messages. */
export function pictureOfOther(text: string): string | null {
  const [, card] = ofOther.exec(text.trim()) ?? [];
  return card === undefined ? null : `add this picture to ${card.trim()}`;
}
