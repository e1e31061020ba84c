import { oncePerText } from '../../kept-readings.ts';

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
const meant = new RegExp(
  `^${lead}i mean(?:t)?(?: to (?:say|write))? (?:an? |the )?${words},? (?:and )?not (?:an? |the )?${words}${polite}`,
  'iu',
);
/** "It's the 180 millimeter version, not 160". */
const version = new RegExp(
  `^${lead}${it} (?:actually |really )?(?:the |an? )?(\\d+(?:[.,]\\d+)?) ?(\\p{L}{1,12}) (?:version|one|model|type|size|kind),? (?:and )?not (?:the )?(\\d+(?:[.,]\\d+)?)(?: ?\\p{L}{1,12})?(?: (?:version|one|model))?${polite}`,
  'iu',
);
/** "It says 8 W, should be 9 W". */
const saysWrong = new RegExp(
  `^${lead}(?:it|there|you|the (?:card|listing|text)|(?:in )?the (title|description|bullets?|specs?)(?: it)?) (?:still |also )?(?:says?|said|reads?|states?|wrote|has) ["“]?([\\p{L}\\d][^"“”,;.!?]{0,40}?)["”]?(?: in the (title|description|bullets?|specs?))?(?:,|;| -)? (?:but |and )?(?:it |that |this )?(?:should|must|has to|ought to) (?:be|say|read) ["“]?([\\p{L}\\d][^"“”;!?]{0,40}?)["”]?${polite}`,
  'iu',
);
const measure =
  '(\\d+(?:[.,]\\d+)?)(?: ?(mm|cm|m|kg|g|mg|ml|cl|l|oz|lbs?|w|watts?|v|volts?|mah|gb|tb|hours?|h|pcs|pieces|%))?';
/** "And 40 cm not 38", "not 38 cm, 40 cm". */
const otherMeasures: [RegExp, wrong: number, right: number][] = [
  [new RegExp(`^${lead}(?:${it} )?(?:actually |really )?${measure},? (?:and )?not ${measure}${polite}`, 'iu'), 3, 1],
  [new RegExp(`^${lead}not ${measure},? (?:but |it['’]?s |it is )*${measure}${polite}`, 'iu'), 1, 3],
];
function measureExchanged(said: string): string | null {
  for (const [pattern, wrong, right] of otherMeasures) {
    const found = pattern.exec(said);
    const unit = found?.[2] ?? found?.[4];
    const isSame = found?.[2] === undefined || found[4] === undefined || found[2] === found[4];
    if (found !== null && unit !== undefined && isSame)
      return `replace "${found[wrong]} ${unit}" with "${found[right]} ${unit}"`;
  }
  return null;
}
/** "Legal does not allow the word "warranty", please use "guarantee" instead". */
const instead =
  /\b(?:not (?:allow(?:ed)?|like|want|permit(?:ted)?)|forbids?|forbidden|banned|dislikes?|wrong|may not say|can['’]?t say)\b[^"“”.;!?]{0,30}["“]([^"“”]{2,40})["”][^"“”.!?]{0,20}[,.;]?\s*(?:(?:please|so|and|we|you|can|could|rather|better|just)\s+)*(?:use|say|write|put|take|make it)\s+["“]([^"“”]{2,40})["”]/i;
/** "Make sure it says it's not an original part", "put that it's the Picador edition": a fact is to be added. */
const toSay = new RegExp(
  `^${lead}(?:(?:make|be) sure (?:that )?(?:it|the (?:card|listing|text)) (?:says?|states?|mentions?)|(?:can you |could you )?(?:put|write|state|say|mention)(?: in(?: it| there)?)?)(?: clearly)? (?:that )?(?=(?:it['’]?s|it is|its|it has|it comes|they['’]?re|they are) )([^?"“”]{4,100}?)${polite}`,
  'i',
);
/** "Why does the description say nothing about elastane? Add it". */
const missing =
  /^(?:and |but |so )*why (?:does |do |is |has )?(?:the |my |its )?(title|description|bullets?) (?:does |do |is )?(?:not|n['’]t|doesn['’]t|dont|say nothing|says nothing|have nothing|nothing)\b ?(?:say|mention|have|tell|include|contain)?(?: (?:anything|something|a word))?(?: (?:about|of|on|that))? ?(?:the )?([\p{L}\d][\p{L}\d% -]{1,40}?)\s*[?.!,]+\s*(?:please |can you |so )*(?:add|mention|include|put|write) (?:it|that|this)(?: in)?(?: please| pls)?[\s.!]*$/iu;
/** "People search for A and B, so put those as keywords". */
const searched =
  /^[^:"“”?]{0,40}\b(?:people|buyers|customers|they|shoppers|users) (?:also )?(?:search|look|google|ask)(?: for)? ([^:"“”?]{3,120}?)[,.;]? (?:so |and |please |can you )*(?:put|add|use|take|make|include) (?:those|them|these|both|that|it)(?: (?:in|into|to|as|for))*(?: the| my)? (?:keywords?|tags)[\s.!]*$/i;
/** "Is it kink free? I mean, add that it's kink free". */
const meantOrder =
  /[?!.]\s*(?:sorry,? )?i mean(?:t)?,? (?:please |can you )*((?:add|set|put|change|remove|delete|make|replace|write|improve|score|export) .{4,120})$/is;
/** "Can you remind me what else I have to do?": of the card, and at no time. */
const reminded =
  /(?:^|[.!,;]\s*)(?:(?:so|and|ok|please|can you|could you|just)\s+)*(?:remind|tell) me (?:again )?what (?:else )?(?:i|we)(?: still)? (?:have|need|ought|got)(?: still)? to (?:do|fix|add|change|give you)(?: (?:now|then|next|still|with it|for it|about it))*[\s.?!]*$/i;
const onlyLead = new RegExp(`^${lead}`, 'i');
const hasCorrection = /\b(?:correction|my (?:mistake|bad)|oops|to correct)\b/i;
/** Figures alone, parts of a card, and what is to be done: no words that stand in a text. */
const noWords =
  /^(?:\d[\d.:]*|it|that|this|good|right|true|correct|nice|ok|ready|done|the \p{L}+|(?:the )?(?:title|description|bullets?|keywords?|price|brand|picture|photo|image|card|listing|task)s?)$/iu;

/** Most messages have none of these words. */
const mayCorrect =
  /\b(?:not?|isn|mean|meant|remind|tell me|sure|why|search|look|google|ask|instead|use|put|state|say|mention|write|take|oops|mistake|bad|should|must|correct(?:ion)?)\b/i;

/** A correction that is told as one, as the order that it is; other words as they are. */
export const correctionsAsOrders = oncePerText((command): string => {
  if (!mayCorrect.test(command)) return command;
  if (command.length > longest || command.includes('\n')) return command;
  const said = command.trim();
  if (reminded.test(said)) return 'what is missing?';
  const [, order = ''] = meantOrder.exec(said) ?? [];
  if (order !== '') return order;
  const [, old, fresh] = instead.exec(said) ?? [];
  if (old !== undefined && fresh !== undefined) return `replace "${old}" with "${fresh}"`;
  const [, lacking, fact] = missing.exec(said) ?? [];
  if (lacking !== undefined && fact !== undefined) return `mention ${fact} in the ${lacking}`;
  const [, section, stood, behind = section, should] = saysWrong.exec(said) ?? [];
  if (stood !== undefined && should !== undefined && !noWords.test(should))
    return `replace "${stood}" with "${should}"${behind === undefined ? '' : ` in the ${behind}`}`;
  if (/["“”?]/.test(said)) return command;
  const figures = measureExchanged(said);
  if (figures !== null) return figures;
  const [, keywords] = searched.exec(said) ?? [];
  if (keywords !== undefined) return `add the keywords ${keywords.replace(/,? and /g, ', ')}`;
  const [, told] = toSay.exec(said) ?? [];
  if (told !== undefined) return `add that ${told.replace(/^its(?= )/i, "it's")}`;
  const [, wrong] = /\b(?:not|no|isn['’]t)\b/i.test(said) ? (untrue.exec(said) ?? []) : [];
  if (wrong !== undefined && !noWords.test(wrong)) return `remove the words "${wrong}"`;
  const [, right, other] = meant.exec(said) ?? [];
  if (right !== undefined && other !== undefined && !noWords.test(right) && !noWords.test(other))
    return `replace "${other}" with "${right}"`;
  const [, now, unit = '', before] = version.exec(said) ?? [];
  // Of "the 180 millimeter version" a text says that it has 160 millimeters.
  const units = /^\p{L}{5,}[^s]$/u.test(unit) ? `${unit}s` : unit;
  if (now !== undefined && before !== undefined) return `replace "${before} ${units}" with "${now} ${units}"`;
  return hasCorrection.test(onlyLead.exec(said)?.[0] ?? '') ? said.replace(onlyLead, '') : command;
});
