import { specName } from '../edits/edit-values.ts';
import { marketplaceName } from '../marketplace-words.ts';
import { weekday } from '../times/day-words.ts';
import { plainOrder } from './loose-orders.ts';
import { withEnglishWords } from './mixed-words.ts';
import { quotedPattern } from './normal-form.ts';
import { withoutNothingElse } from './nothing-else.ts';

/**
 * What a seller says and takes back in the same breath: "for etsy, ah no, for shopify I mean". Only what is of one kind
 * is exchanged, so that the rest of the request stays as it was said.
 */
const kinds = [
  marketplaceName,
  `${weekday}s?`,
  '(?:csv|xlsx?|excel|json|json-ld|xml|tsv)',
  '(?:bullets?(?: points?)?|keywords?|tags?|spec(?:ification)?s?) (?:number |no\\.? ?|# ?)?\\d{1,2}',
  '(?:first|second|third|fourth|fifth|sixth|last)',
  '(?:[$€£] ?)?\\d{1,5}(?:[.,:]\\d{1,2})?(?: ?%| percent)?',
  '(?:titles?|descriptions?|bullets?|keywords?|specifications?)',
  '(?:friendly|formal|playful|plain|persuasive|shorter|longer)',
  '(?:images?|pictures?|photos?|pics?|bullets?) (?:number |no\\.? ?|# ?)?\\d{1,2}',
];
const sound = '(?:(?:ah|eh+|oh|ach|argh|ugh|gosh|damn|typo|hm+|ups|oops|er|erm|um|uh|well|ok|but|and|or)[ ,]+){0,3}';
const marker =
  '(?:sorry|pardon|wait|stop|actually|rather(?! than)|correction|scratch that|i mean|i meant|make that|or rather|better)';
const mind =
  '(?:sorry|wait|stop|actually|i mean|i meant|hang on|hold on|wrong|not that|better|rather|make (?:it|that)|(?:call|say)(?: (?:it|that))?|let us say|it (?:must|should|has to) be)';
/** "No" alone may leave something out ("no keywords") or count ("no. 1"): a pause or a second word makes it a slip. */
const nay = `(?:no(?:[ ,]+no)?|nope|nah)(?=[ ]*[,!:–—-]| *\\.(?! *\\d)| +${mind}\\b)`;
const bareNay = '(?:no(?: no)?|nope|nah) ';
const between =
  "(?:(?:let me (?:look|see|check|think)|no|sorry|pardon|wait|stop|hang on|hold on|wrong|not that|that one|i mean|i meant|it (?:must|should|has to) be|make (?:it|that)|(?:call|say)(?: (?:it|that))?|let(?:['’]?s| us) say|for|the|to|on|as|an?|in|at|take|better|rather|actually)[ ,.!-]*){0,5}";
const after = '(?: (?:one|i mean|i meant|is better|instead|rather|then|sorry))*';
const meantAfter = '(?: one)? (?:i mean|i meant|sorry)(?![\\w-])';
const clauseEnd = '(?: one)?(?=\\s*(?:[,.;!?)]|$))';

/** "Better" takes back a name or a figure; "remove bullet 1, better title" asks for two things. */
const corrections = kinds.map((kind, index) => {
  const isName = index < 3;
  // "No keywords" and "no formal words" stay wishes at the end of a clause as well.
  const isWish = index > 5;
  const stop = '(?![\\w-])';
  const lead = `(?:(?<![,;:.!–—-])[,;:.!–—-]+ ?|\\s[-–—]+ )${sound}`;
  const bareLead = `(?:(?<![,;–—-])[,;–—-]+ ?|\\s[-–—]+ )${sound}`;
  const said = `${lead}(?:${nay}|${isName ? marker : marker.replace('|better', '')}\\b)[ ,.!:–—-]*${between}(${kind})${stop}${after}`;
  const bare = `${bareLead}${bareNay}(?:(?:for|the|to|on|as|an?|in|at) ){0,3}(${kind})${stop}(?:${meantAfter}${isWish ? '' : `|${clauseEnd}`})`;
  // "Export it as csv... json rather".
  const behind = `${lead}(?:or |in |as |to |for )*(${kind}) (?:rather|instead|i mean|i meant)(?! of\\b| than\\b)${clauseEnd}`;
  return {
    found: new RegExp(isName ? `${said}|${bare}|${behind}` : `${said}|${bare}`, 'i'),
    same: new RegExp(`(?<![\\w.-])${kind}${stop}`, 'gi'),
  };
});

/** An arrow behind the name of a field says what it becomes, as a colon does; between other words it stays: "S → XL". */
const fieldArrow = new RegExp(
  `(?<![\\w-])(titles?|headline|descriptions?|bullets?(?: points?)?(?: \\d{1,2})?|keywords?|brand|category|price|marketplace|availability|tone|voice|${specName}|colour|flavour|dimensions|wattage)\\s*(?:-{1,2}>|=>|→|⇒)\\s*`,
  'gi',
);
/** "Capacity: 500 ml -> 750 ml": what it was stands before the arrow. */
const wasArrow = new RegExp(
  `(?<![\\w-])(brand|category|price|availability|${specName}|colou?r|dimensions|wattage)(?:\\s*[:=]\\s*|\\s+(?:from\\s+)?)[^\\s,;:>→⇒-][^\\n,;:>→⇒]{0,60}?\\s*(?:-{1,2}>|=>|→|⇒)\\s*`,
  'gi',
);
const quotedText = new RegExp(quotedPattern, 'g');

/** "Improve the mug, wait no, the apron": of two things named alike the second is meant; "the apron too" is both. */
const otherCard =
  /^(?!.*\b(?:too|as well|also|and|both)\b)((?:please )?[a-z]+ )(?:the|my) [a-z]+(?: [a-z]+){0,2}(?:[,.!–—-]+ ?| )(?:(?:oh|ah|er|um|wait|sorry|hang on|hold on|actually|scratch that)[ ,.!–—-]+){0,3}(?:wait no|no wait|no sorry|sorry no|no|wait|sorry|scratch that|i mean|i meant|or rather|actually)[ ,.!–—-]+(?:i mean(?:t)? )?((?:the|my) (?!titles?|descriptions?|bullets?|keywords?|price|brand|image|main|first|second|rest|others?)[a-z]+(?: [a-z]+){0,2}[\s.!]*)$/i;

/** "I was going to ask for a new title, well no, I like it. Do the keywords": what was not asked for after all. */
const intended =
  /(^|[.;!?]\s+)(?:(?:at )?first )?(?:i|we) (?:was|were) (?:just |already |first )?(?:going|about|planning|tempted|thinking) to (?:ask|order|request|want|say|tell|have|let)\b[^.;!?"“«]{0,80}?,? (?:well|but|then|actually|oh)(?: i thought)?,? (?:no|not|changed my mind|forget (?:it|that)|scratch that)\b[^.;!?"“«]{0,80}[.;!?]+\s+(?=\S)/i;
const withoutIntended = (command: string): string => command.replace(intended, '$1');

/** The command as it is meant in the end. What it quotes stays as it is. */
export function asMeant(command: string): string {
  let meant = plainOrder(withEnglishWords(withoutIntended(withoutNothingElse(command))));
  for (const { found, same } of corrections) {
    const own = withoutQuotes(meant);
    const match = found.exec(own);
    const value = match?.[1] ?? match?.[2] ?? match?.[3];
    if (match === null || value === undefined) continue;
    const before = [...own.slice(0, match.index).matchAll(same)].at(-1);
    if (before === undefined) continue;
    // "Not etsy, I meant amazon" says already which one is not meant.
    if (/\bnot (?:for |on )?$/i.test(own.slice(0, before.index))) continue;
    const start = before.index;
    const past = own.slice(start + before[0].length);
    // "Monday is market day, better Tuesday": what is said of the first stays.
    if (/^ (?:is|are|was|were) (?!wrong\b|not\b)/i.test(past) && start + before[0].length < match.index) continue;
    const rest = meant.slice(match.index + match[0].length).replace(saidOfOther(before[0]), '');
    meant = `${meant.slice(0, start)}${value}${meant.slice(start + before[0].length, match.index)}${rest}`;
  }
  meant = meant.replace(otherCard, (_, lead: string, card: string) => `${lead}${card}`);
  meant = meant.replace(wasArrow, (_, field: string) => `${field}: `);
  const own = withoutQuotes(meant);
  let plain = '';
  let from = 0;
  for (const { 0: said, 1: field = '', index } of own.matchAll(fieldArrow)) {
    plain += `${meant.slice(from, index)}${field}: `;
    from = index + said.length;
  }
  return plain + meant.slice(from);
}

/** "I mean Walmart, Amazon we closed last year": why it is not the other one. */
const saidOfOther = (other: string) =>
  new RegExp(
    `^ ?[,;.:-]+ ?(?:(?:because|since|as|for|the|on|we|i|my|our|do|did|no longer|not|never|have|left|quit|closed|use|sell|there) ){0,4}${other.replace(/[^\p{L}\d ]/gu, '.')}\\b(?! (?:and|or|too|also|next|later)\\b)[^.!?\\n,;]*`,
    'iu',
  );

/** As long as the text, with nothing to read where it quotes. */
const withoutQuotes = (text: string) => text.replace(quotedText, (said) => '\u0000'.repeat(said.length));

/** "This page - no wait, wrong one, it must be that page": of two addresses the last one is meant. */
export const isAddressTakenBack = (command: string): boolean =>
  /\b(?:no,? wait|wrong (?:one|link|page|address|url)|i mean|i meant|sorry,? (?:it|the|this|that)|scratch that|not that one)\b/i.test(
    command,
  );
