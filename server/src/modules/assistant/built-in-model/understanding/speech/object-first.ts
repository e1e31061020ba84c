import { oncePerText } from '../../kept-readings.ts';
import { ordinalPattern } from './number-words.ts';

const courtesy = '((?:(?:ok(?:ay)?|and|but|so|also|then|now|well|hm+|please|pls|oh|yes|no)[\\s,.!]+)*)';
const section =
  '(?:titles?|headline|descriptions?|bullets?(?: points?)?|keywords?|tags|price|brand|category|specs?|specifications?)';
const entry = `(?:(?:the |my |its )?(?:${ordinalPattern}) (?:one|bullet(?: point)?|keyword|tag|point|sentence)|(?:the |my |its )?${section})`;
const verb = '(?:drop|remove|delete|take out|cut|lose|keep|shorten|rewrite|improve|lock|change)';
const end = '((?:,? (?:please|pls|then|now|too|though|thanks|instead))*[\\s.!]*)$';
const withThe = (thing: string) => (/^(?:the|my|its) /i.test(thing) ? thing : `the ${thing}`);

/** "The last bullet I would drop", "the price you not touch": what it is done to, said before what is done. */
const wished = new RegExp(
  `^${courtesy}(${entry})(?: that)?,? (?:i|we)(?: would|['’]d| will|['’]ll)?(?: (?:rather|just|also|still|like to|want to|prefer to))* (${verb})(?: (?:it|that one))?${end}`,
  'iu',
);
const untouched = new RegExp(
  `((?:^|[,;.]\\s*|\\b(?:and|but)\\s+)(?:but |and )?)((?:the |my |its )?${section}),? (?:you )?(?:please )?(?:do(?: not|n['’]?t)|not|never) (touch|change)(?: (?:it|that))?(?=\\s*(?:[.,;!]|$))`,
  'giu',
);
/** "Hand wash must be out then". */
const goesOut = new RegExp(
  `^${courtesy}(?:the )?(?:words? |claim |part )?["“]?((?!${section}\\b|it\\b|this\\b|that\\b|they\\b|the\\b|number\\b|no\\b|one\\b|all\\b|everything\\b)[\\p{L}\\d][\\p{L}\\d' %-]{2,40}?)["”]? (?:must|has to|have to|needs to|should) (?:be out|go(?: out)?|come out|be (?:removed|deleted|taken out|gone))(?: (?:of|from) (?:it|there|the (?:text|card|listing)))?${end}`,
  'iu',
);
/** "The easy to clean bullet has to go". */
const ofPart = /\b(?:bullets?|points?|keywords?|tags?|sentences?|pictures?|photos?|images?|one)\b/i;
/** "You can put also that it is vegan?": told to be added, whatever its mark. */
const putAlso = new RegExp(
  `^${courtesy}(?:you can|can you|could you|you could|i want you to) (?:also |please )*(?:put|add|write|mention|include|say|note)(?: (?:also|in|there|too|please))* that (?:it )?(is|are|has|have|can|comes?) ([^?!]{4,160}?)\\s*\\?*$`,
  'iu',
);

/** "And the pillow? Does it have a brand", "what about the lunch box, is that one in stock?" */
const askedOfNamed = new RegExp(
  `^${courtesy}(?:(?:what|how) about )?((?:the|my) (?!(?:first|second|third|last)\\b)[\\p{L}\\d'-]+(?: [\\p{L}\\d'-]+){0,3})\\s*[?,]+\\s*(is|are|does|do|has|have|can|was|did) (?:it|that one|this one|that|they)\\b(?!,)([^.!?]{3,80})\\?*\\s*$`,
  'iu',
);
/** "Can the scarf have that too": the same for it. */
const sameAsked = new RegExp(
  `^${courtesy}(?:(?:can|could|may) )?((?:the|my) [\\p{L}\\d'-]+(?: [\\p{L}\\d'-]+){0,3}?) (?:have|get|gets) (?:that|it|this|the same(?: thing)?)(?: (?:too|also|as well|then|please))*[\\s?.!]*$`,
  'iu',
);

/** A message whose order stands behind what it is about, with the order first. */
export const withOrderAhead = oncePerText((text): string => {
  if (text.length > 300) return text;
  const [, lead = '', thing, does = '', rest = ''] = wished.exec(text) ?? [];
  if (thing !== undefined) return `${lead}${does} ${withThe(thing)}${rest}`;
  const [, before = '', words, behind = ''] = goesOut.exec(text) ?? [];
  if (words !== undefined && ofPart.test(words)) return `${before}remove the ${words}${behind}`;
  if (words !== undefined) return `${before}remove "${words}" everywhere${behind.replace(/,? then/i, '')}`;
  const [, asks = '', named, verbAsked = '', what = ''] = askedOfNamed.exec(text) ?? [];
  if (named !== undefined) return `${asks}${verbAsked} ${named}${what.trimEnd()}?`;
  const [, before2 = '', other] = sameAsked.exec(text) ?? [];
  if (other !== undefined) return `${before2}the same for ${other}`;
  const [, start = '', is, fact] = putAlso.exec(text) ?? [];
  if (fact !== undefined) return `${start}add that it ${is} ${fact}`;
  return text.replace(
    untouched,
    (_, ahead: string, part: string, what: string) => `${ahead}do not ${what} ${withThe(part)}`,
  );
});
