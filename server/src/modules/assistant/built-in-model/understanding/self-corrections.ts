/**
 * What a seller says and takes back in the same breath: "for etsy, ah no, for shopify I mean". Only what is of one kind
 * is exchanged, so that the rest of the request stays as it was said.
 */
const kinds = [
  '(?:amazon|e-?bay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
  '(?:csv|xlsx?|excel|json|json-ld|xml|tsv)',
  '(?:first|second|third|fourth|fifth|sixth|last)',
  '(?:[$€£] ?)?\\d{1,5}(?:[.,:]\\d{1,2})?',
  '(?:titles?|descriptions?|bullets?|keywords?|specifications?)',
  '(?:friendly|formal|playful|plain|persuasive|shorter|longer)',
];
const sound = '(?:(?:ah|oh|ach|hm+|ups|oops|er|erm|um|uh|well|ok|but|and)[ ,]+){0,3}';
const marker =
  '(?:no(?:[ ,]+no)?|nope|nah|sorry|wait|stop|actually|rather(?! than)|correction|scratch that|i mean|i meant|make that|or rather|better)';
const between =
  '(?:(?:no|sorry|wait|stop|hang on|hold on|wrong|not that|that one|i mean|i meant|it (?:must|should|has to) be|make (?:it|that)|for|the|to|on|as|an?|in|at|take|better|rather|actually)[ ,.!-]*){0,5}';
const after = '(?: (?:one|i mean|i meant|is better|instead|rather|then|sorry))*';

/** "Better" takes back a name or a figure; "remove bullet 1, better title" asks for two things. */
const corrections = kinds.map((kind, index) => ({
  found: new RegExp(
    `(?:[,;:.!–—-]+ ?|\\s[-–—]+ )${sound}${index < 3 ? marker : marker.replace('|better', '')}\\b[ ,.!:–—-]*${between}(${kind})(?![\\w-])${after}`,
    'i',
  ),
  same: new RegExp(`(?<![\\w.-])${kind}(?![\\w-])`, 'gi'),
}));

/** The command as it is meant in the end. */
export function asMeant(command: string): string {
  // An arrow says what something becomes, as a colon does.
  let meant = command.replace(/\s*(?:->|=>|→|⇒)\s*/g, ': ');
  for (const { found, same } of corrections) {
    const match = found.exec(meant);
    if (match?.[1] === undefined) continue;
    const before = [...meant.slice(0, match.index).matchAll(same)].at(-1);
    if (before === undefined) continue;
    const start = before.index;
    meant = `${meant.slice(0, start)}${match[1]}${meant.slice(start + before[0].length, match.index)}${meant.slice(match.index + match[0].length)}`;
  }
  return meant;
}

/** "This page - no wait, wrong one, it must be that page": of two addresses the last one is meant. */
export const isAddressTakenBack = (command: string): boolean =>
  /\b(?:no,? wait|wrong (?:one|link|page|address|url)|i mean|i meant|sorry,? (?:it|the|this|that)|scratch that|not that one)\b/i.test(
    command,
  );
