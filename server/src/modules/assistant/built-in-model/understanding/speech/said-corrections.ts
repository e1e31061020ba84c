/** Longer messages tell a story. */
const longest = 200;
const lead =
  '(?:(?:no|nope|oh|ah|oops|sorry|wait|actually|and|but|hm+|ok(?:ay)?|so|well|also|please|great|perfect|thanks|i see|one (?:more )?(?:remark|thing|correction)|(?:small |quick |one )?correction|my (?:mistake|bad)|to correct(?: that| myself)?)[\\s,.!:;–-]+)*';
const it = "(?:it['’]?s|it is|its|that['’]?s|this is|they['’]?re|they are|there['’]?s)";
const words = '([\\p{L}\\d][\\p{L}\\d%/’-]*(?: [\\p{L}\\d%/’-]+){0,3}?)';
const polite = '(?: (?:please|pls|then|now|again|everywhere|sorry|thanks))*[\\s.!]*$';
const goes =
  '(?:(?:please|so|and|can you|could you)\\s+)*(?:take|leave|cut|strike|throw) (?:it|that|this) (?:out|off|away)|(?:(?:please|so|and|can you|could you)\\s+)*(?:remove|delete|drop) (?:it|that|this)';
/** "It's not RFID blocking, take it out". */
const untrue = new RegExp(
  `^${lead}(?:${it}|the \\p{L}+ is|it (?:has|does not have|has no)) (?:not |no )?(?:an? )?${words}[,.;]? ?(?:so |and )?(?:${goes})${polite}`,
  'iu',
);
/** "Sorry, I meant vegan leather, not leather". */
const meant = new RegExp(`^${lead}i mean(?:t)?(?: to (?:say|write))? (?:an? |the )?${words},? (?:and )?not (?:an? |the )?${words}${polite}`, 'iu');
/** "It's the 180 millimeter version, not 160". */
const version = new RegExp(
  `^${lead}${it} (?:actually |really )?(?:the |an? )?(\\d+(?:[.,]\\d+)?) ?(\\p{L}{1,12}) (?:version|one|model|type|size|kind),? (?:and )?not (?:the )?(\\d+(?:[.,]\\d+)?)(?: ?\\p{L}{1,12})?(?: (?:version|one|model))?${polite}`,
  'iu',
);
/** "Legal does not allow the word "warranty", please use "guarantee" instead". */
const instead = new RegExp(
  `\\b(?:not (?:allow(?:ed)?|like|want|permit(?:ted)?)|forbids?|forbidden|banned|dislikes?|wrong|may not say|can['’]?t say)\\b[^"“”.;!?]{0,30}["“]([^"“”]{2,40})["”][^"“”.!?]{0,20}[,.;]?\\s*(?:(?:please|so|and|we|you|can|could|rather|better|just)\\s+)*(?:use|say|write|put|take|make it)\\s+["“]([^"“”]{2,40})["”]`,
  'i',
);
const onlyLead = new RegExp(`^${lead}`, 'i');
const hasCorrection = /\b(?:correction|my (?:mistake|bad)|oops|to correct)\b/i;
/** Parts of a card, and what is to be done: no words that stand in a text. */
const noWords =
  /^(?:it|that|this|good|right|true|correct|nice|ok|ready|done|the \p{L}+|(?:the )?(?:title|description|bullets?|keywords?|price|brand|picture|photo|image|card|listing|task)s?)$/iu;

/** A correction that is told as one, as the order that it is; other words as they are. */
export function correctionsAsOrders(command: string): string {
  if (command.length > longest || command.includes('\n')) return command;
  const said = command.trim();
  const [, old, fresh] = instead.exec(said) ?? [];
  if (old !== undefined && fresh !== undefined) return `replace "${old}" with "${fresh}"`;
  if (/["“”?]/.test(said)) return command;
  const [, wrong] = /\b(?:not|no|isn['’]t)\b/i.test(said) ? (untrue.exec(said) ?? []) : [];
  if (wrong !== undefined && !noWords.test(wrong)) return `remove the words "${wrong}"`;
  const [, right, other] = meant.exec(said) ?? [];
  if (right !== undefined && other !== undefined && !noWords.test(right) && !noWords.test(other))
    return `replace "${other}" with "${right}"`;
  const [, now, unit = '', before] = version.exec(said) ?? [];
  if (now !== undefined && before !== undefined) return `replace "${before} ${unit}" with "${now} ${unit}"`;
  return hasCorrection.test(onlyLead.exec(said)?.[0] ?? '') ? said.replace(onlyLead, '') : command;
}
