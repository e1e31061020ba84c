const asker = '(?:(?:a|an|one|my|the|our|some|another) )?(?:customer|buyer|client|shopper|guest)s?';
const asks =
  '(?:asks?|asked|is asking|are asking|wants? to know|wanted to know|would like to know|writes?|wrote|question)';
const answer =
  '(?:how (?:to|do i|should i|can i|shall i|would you)|what (?:to|do i|should i|can i|shall i)) (?:answer|reply|respond|say|tell|write)(?: (?:him|her|them|that|this|back|to (?:him|her|them|that)))*';
const led = new RegExp(
  `^\\W*(?:(?:hi|hello|hey|so|and|now)[\\s,!.]+)*${asker} ${asks}(?: me| us)?\\s*[:,–-]\\s*["“]?([^"”]{6,160}?\\?)["”]?\\s*(?:${answer})?[\\s?.!]*$`,
  'i',
);
const answered = new RegExp(
  `^\\W*${asker} ${asks}(?: me| us)?:? ["“]?([^"”?]{6,160}\\?)["”]?\\s*${answer}[\\s?.!]*$`,
  'i',
);

/** "Customer asks: is the tent waterproof? How to answer": the question itself; null for other words. */
export function questionPassedOn(said: string): string | null {
  if (said.length > 300) return null;
  return (led.exec(said) ?? answered.exec(said))?.[1]?.trim() ?? null;
}
