import { isCode, isPartWord, isValueAsked } from './asked-things.ts';
import type { Mention } from './card-mentions.ts';
import { isDescribing, isKindOfThing } from './name-words.ts';

/** What a card has of its own, and no thing beside it. */
const cardPart =
  '(?:titles?|headlines?|descriptions?|desc|texts?|copy|wording|bullets?|bullet points|keywords?|tags|specs?|specifications|price|category|brand|listing|card|page|photos?|pictures?|pics?|images?|gallery|score|size chart)';
const place = '(?:(?:main|first|second|third|last|new|old|whole|entire|product|cover|hero)\\s+)*';
const file = '(?:listing|card|page|file|csv|xlsx|json|excel|sheet|spreadsheet|feed)';
const more = '(?:(?:really|still|also|just|definitely|badly|clearly|maybe|probably)\\s+)*';
const done =
  '(?:improved|rewritten|reworked|redone|refreshed|polished|optimi[sz]ed|scored|rated|exported|published|listed|done|fixed|reviewed|translated|described|ready|public|offline|online)';
const work =
  '(?:polish|spruce|freshen|brush|clean|tidy|touch|pep|perk|jazz|sort|dress|look|go)\\s+(?:up|out|over|through)|improve|rewrite|rework|redo|rephrase|reword|describe|advertise|promote|relist|list|shorten|translate|review|proofread|show(?: me)?|open|finish|help (?:me )?with';

const owns = new RegExp(`^(?:['’]s?)?\\s+${place}${cardPart}\\b`, 'i');
const orderOn = new RegExp(`\\b(?:${work})\\s+$`, 'i');
const partOf = new RegExp(
  `\\b${cardPart}(?:\\s+[\\w'’]+){0,2}\\s+(?:of|for)\\s+$|\\b${file}(?:\\s+[\\w'’]+){0,2}\\s+(?:of|for|on)\\s+$`,
  'i',
);
const fileWith = new RegExp(`\\b${file}\\s+with\\s+$`, 'i');
const wants = /\b(?:make|have|get|want|like|need|see|let|put|give)\s+$/i;
const wanted = new RegExp(
  `^\\s+(?:to\\s+)?(?:sound|read|look|feel|appear|seem|be|${done}|(?:a |some )?(?:new|better|nicer|shorter|longer|fresh|proper|good|catchier)\\b[^.,;!?]{0,30}\\b${cardPart})\\b`,
  'i',
);
const lacks = new RegExp(
  `^\\s+${more}(?:could|can|should|must|shall|needs?|deserves?|lacks?|wants?|gets?|requires?)\\b[^.,;!?]{0,40}\\b(?:${cardPart}|improv\\w+|rework\\w*|rewrit\\w+|polish\\w*|overhaul|refresh|attention|${done})\\b`,
  'i',
);
/** "How long is the cord on the blender?" */
const pieceOf = /\b(?:the|its|that|which|what|how many)\s+(?:[\w'’-]+\s+)?([\w'’-]+)\s+(?:on|of|from|for)\s+$/i;
/** Words of a place or a measure: "the size of my palm", "the end of the pier". */
const relation =
  /^(?:size|side|end|back|front|top|bottom|inside|outside|edges?|corners?|picture|quality|material|parts?|pieces?|sound|smell|taste|feet|foot|hand|head|colou?rs?|design|pack|power|table|light|lights|figure)$/i;
const openingPrice = /^\s+(?:(?:price|costs?)\s*(?:to|at|is|=|:|now|should be)?|to|at)\s*[$€£]?\d/i;
/** "Wholesale price 9": a kind of price. */
const ofPrices =
  /^(?:wholesale|list|sticker|street|shelf|starting|bundle|retail|bump|up|down|net|gross|buyout|bargain|christmas)$/;
const dashed = new RegExp(`^\\s+[-–—]\\s+(?:an?\\s+|the\\s+)?(?:\\w+\\s+){0,2}${cardPart}\\b`, 'i');

/** "A bullet on the teapot: pours well". */
const partOn = /\b(?:bullets?|points?|keywords?|tags?|specs?)\s+(?:on|to|for)\s+$/i;
/** "Replace blue with navy on the teapot". */
const editOn = /\b(?:replace|swap|change|set|remove|delete|take)\b[^.;!?]*\s(?:on|from)\s+$/i;
const closes = /^\s*(?:,?\s*(?:please|pls|too|as well|now))?[\s.!]*$/i;
const asksOf =
  /\b(?:what(?:['’]?s| is)|where (?:did|does)|why (?:did|does)|(?:charge|ask|asking|charging) for|what about)\s+$/i;
/** "For my teapot a new description": the only thing that it can be for is a card. */
const forOne = /(?:^|[.!?;\n])\s*(?:(?:and|now|ok|please|then)\s+)*for\s+$/i;
const order =
  /^,?\s+(?:please\s+)?(?:i want|i need|i['’]d like|can you|could you|an?|new|better|shorter|write|make|give)\s/i;

/** Parts that are sold alone too: "the rechargeable torch", "my leather belt". */
const alsoSold =
  /^(?:torch|belt|basket|bracelet|brush|camera|cushion|hanger|headband|keyboard|mattress|microphone|pendant|speaker|table|lamp|light|tray|cup|bag|apron|jar|mat)(?:e?s)?$/;

/** So far around a name is read what it is said for. */
const near = 120;

/**
 * Whether the words say that the work is for this thing: "the blender main photo", "polish up my blender", "the cord on the
 * blender". Parts of products, places and purposes are none.
 */
export function isObject(text: string, { start, end, words, hasArticle }: Mention, isEdit: boolean): boolean {
  if (isCode(words.at(-1) ?? '')) return false;
  const isWhole = alsoSold.test(words.at(-1) ?? '') && text.slice(start, end).split(' ').length > 2;
  if (!isWhole && words.every((word) => isPartWord(word) || isDescribing(word) || isKindOfThing(word))) return false;
  const left = text.slice(Math.max(0, start - near), start);
  const right = text.slice(end, end + near);
  if (!hasArticle)
    return (
      (start === 0 || /[.!?;\n]\s*$/.test(left)) &&
      ((openingPrice.test(right) && !ofPrices.test(words[0] ?? '')) || dashed.test(right))
    );
  const [, piece = ''] = pieceOf.exec(left) ?? [];
  const isOne = !/s$/.test(words.at(-1) ?? '');
  return (
    (partOn.test(left) && /^\s*:/.test(right)) ||
    (isEdit && editOn.test(left) && closes.test(right)) ||
    (asksOf.test(left) && !isValueAsked(left, right)) ||
    (isOne && forOne.test(left) && order.test(right)) ||
    owns.test(right) ||
    orderOn.test(left) ||
    partOf.test(left) ||
    (isOne && fileWith.test(left)) ||
    (wants.test(left) && wanted.test(right)) ||
    lacks.test(right) ||
    (isPartWord(piece) && !relation.test(piece))
  );
}

/** "Improve trampoline", "a new title for trampoline"; "a title for climbers" is for people. */
export function isBareName(text: string, { start, words }: Mention): boolean {
  const left = text.slice(0, start);
  if (bareObject.test(left)) return true;
  return bareFor.test(left) && !/(?:s|ers?|people)$/.test(words.at(-1) ?? '');
}
const bareObject =
  /\b(?:improve|rewrite|re-?score|rework|score|export|publish|unpublish|polish|optimi[sz]e|restore|duplicate)\s+$/i;
const bareFor =
  /\b(?:title|bullets|description|keywords|specs|size chart|photo|picture|price|csv|xlsx|json|excel)\s+(?:for|of)\s+$/i;
