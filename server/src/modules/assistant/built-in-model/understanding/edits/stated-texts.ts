import type { ListingEdit } from '../../../tool-types.ts';
import { isWish, type Source } from './edit-values.ts';
import { isManner, saysAlso } from './text-manners.ts';

const titleNoun = '(?:title|headline|heading|product name)';
const descriptionNoun = '(?:description|product text)';
export const textNoun = `(?:${titleNoun}|${descriptionNoun})`;
const ownNoun = '(?:own|final|new|exact|finished|approved|full|complete|whole|current|old)';
export interface TextEdit {
  edit: ListingEdit;
  at: number;
  end: number;
}
const fieldOf = (said: string): 'title' | 'description' =>
  new RegExp(`\\b${titleNoun}\\b`).test(said) ? 'title' : 'description';

/** Words before a text that ask for another text, or compare. */
const notSet =
  /\b(?:improve|rewrite|rephrase|shorten|score|rate|check|translate|compare|import|create|similar|like this|example|competitor|better|which|what|who|why|how|words?|term|phrase|bullets?|keywords?|import|every|each|always|never|all (?:my|cards|listings))\b/;
const order =
  /^(?:make|shorten|remove|add|use|write|replace|change|include|mention|keep|please|improve|put|drop|lose|delete|too|not|no|more|less|should|needs?|must|say|start|end|begin|swap|cut|take|do|i|we|it|is|can|could|would|never|always|better|only|ok|okay|good|fine|great|without|with|in|at|under|max|maximum|up to|shorter|longer|rewrite|fix|correct|typo|instead)\b/;
const tails =
  /(?:[.!]|,| -)? *(?:(?:(?:please|pls|kindly) )?(?:put|use|set|enter|take|write|save) (?:it|this|that)(?: in| there| so)?|thanks|thank you|please|pls|that is it|nothing else|word for word)(?:,? (?:word for word|exactly|as it is|please|pls|thanks|thank you))*[.! ]*$/;

/** The text after the words that announce it; what stands behind a quoted one is no part of it. */
function textAt({ text, raw, quotes }: Source, from: number, isShort: boolean): { value: string; end: number } {
  const rest = text.slice(from);
  const quote = /^[ :]*"(\d+)"/.exec(rest);
  if (quote !== null) return { value: quotes[Number(quote[1])] ?? '', end: from + quote[0].length };
  let said = rest;
  for (let cut = tails.exec(said); cut !== null && cut.index > 0; cut = tails.exec(said))
    said = said.slice(0, cut.index);
  const reason = isShort
    ? [
        ...said.matchAll(
          / - (?:the|my|our|we|i|it|that|this|because|client|as) |\. (?=(?:the|that|this|please|my|our|we|i|it|nothing|lock|then|and|its)\b)|[.;,] (?=(?:the |its |and )*(?:price|brand|category|availability|description|bullets?|keywords?|remove|add|set|change|lock|in stock|out of stock)\b)|,? and (?:then )?(?:please )?(?:lock|score|export|(?:the |its )?(?:price|brand|category|description)|(?:set|change|lower|raise|increase|reduce|drop|cut|add|remove|make|put) (?:the|its|my|it|price|brand|category|keyword|bullet))\b|\n|,? (?:because|since) |, please\b/g,
        ),
      ].find(({ index }) => !inTitle.test(raw(from + index)))
    : undefined;
  const end = from + (reason?.index ?? said.length);
  const value = raw(from, end)
    .replace(/^[\s:]+/, '')
    .trim();
  return { value: isShort ? value.replace(/(?<!\b\w{1,3})[.!;,]+$/, '') : value, end };
}

/** "Steel Bottle - The Original" goes on; a new order has a small letter. */
const inTitle = /^\s*(?:-|,? ?and)\s+\p{Lu}/u;
/** "The title to Trail Bottle: the classic": the colon is a part of the title. */
const begun = /\b(?:to|is|as|into) \p{Lu}(?![\s\S]*\b(?:use|this|mine)\b)/u;
const announced = new RegExp(
  `^((?:(?!\\n)[^:"]){0,200}?\\b${textNoun}\\b(?:(?!\\n)[^:"]){0,120}?)(?:: ?| -> | => |(?<=\\b${textNoun}) ?= ?|\\n+)(?=\\S)`,
);
const becomes = new RegExp(
  `(?:\\b(?:make|set|want|have) (?:the |my |its )*(?<made>${textNoun})(?= (?!(?:to|as|into)\\b))|\\b(${textNoun})(?: of (?:the|this|my) [a-z ]{2,30}?)?,? (?:it )?(?:(?:is|becomes|to|as|reads|will be|shall be|is to be)|(?:should|must|has to|needs to|ought to)(?: now| just| simply| only| exactly)* (?:be|read|say)|(?:should|is|must)(?: now)? (?:be )?called)(?: now| just| simply| only| exactly| called| from now on| again)*):? ?(?=["\\p{L}\\d])`,
  'u',
);
/** "The title should start with Hand Knitted": words before or behind those that stand there. */
const edged = new RegExp(
  `\\b(${titleNoun}) (?:(?:should|must|has to|needs to|ought to|shall|is to|to)(?: now| always| please)* (start|begin|open|lead|end|finish|close)|(starts?|begins?|ends?)(?= with "))(?: off)? (?:with|in|on) (?:the words? )?(?=\\S)`,
);
/** "The product type", "a verb": what shall stand there, and not its words. */
const described =
  /^(?:the|an?|my|its|our|your|what|whatever|something|it|this|that|how|which|brand|keywords?|material|size|product|one|more|less)\b/i;
const renamed =
  /\b(?:(?:should|must|shall|has to|needs to|ought to)(?: now| just| please| really)* be (?:called|named|titled)(?: now)?|call (?:it|this|that|(?:the|my) [a-z]+|number \d{1,2})(?: now| just)?):? (?="|\p{L})|\b(?:rename|call|retitle|title)\b(?!.*\b(?:bullet|keyword|file|task|brand)\b)[^:"]{0,80}?(?:\b(?:to|into|as|(?:be )?called|be|name|new name)|:|(?: it| this| that)(?= ?"))(?: now)?:? ?(?="|\p{Lu}|[\p{L}\d])/u;

/** A title or a description that is announced: "the new title: ...". */
export function announcedTextIn(source: Source): TextEdit | null {
  const { text } = source;
  const lead = announced.exec(text);
  if (lead !== null && !notSet.test(without(lead[1] ?? '')) && !begun.test(source.raw(0, lead[1]?.length))) {
    const field = fieldOf(lead[1] ?? '');
    const from = lead[0].length;
    const isQuoted = /^ ?"\d/.test(text.slice(from));
    const end = textAt(source, from, field === 'title');
    const isEnd =
      /\b(?:ends?|bottom|back)\b|\b(?:last|closing|final) (?:sentence|line|paragraph)\b|\b(?:add|append|tack)\b/.test(
        lead[1] ?? '',
      );
    const isStart =
      /\b(?:starts?|begins?|beginning|front|top)\b|\b(?:first|opening) (?:sentence|line|paragraph)\b/.test(
        lead[1] ?? '',
      );
    const form = text.slice(from).trim();
    const isPointed = /\b(?:this|the following|exactly|word for word)\b/.test(lead[1] ?? '');
    if (
      end.value !== '' &&
      (isQuoted || ((isPointed || !order.test(form)) && !isWish(form) && !isManner(form) && isText(end.value)))
    )
      return isEnd || isStart
        ? { edit: { op: 'add', field, value: end.value, ...(isStart ? { position: 1 } : {}) }, at: from, end: end.end }
        : { edit: { op: 'set', field, value: end.value }, at: from, end: end.end };
  }
  return null;
}

/** Not "Germany too", nor "2 or 3 sentences". */
const isWhole = (value: string) =>
  /^[\p{Lu}\d]/u.test(value) && isText(value) && !isWish(value) && !isManner(value) && !saysAlso.test(value);

const wantedThere = new RegExp(
  `\\b(?:the|my|its) ${titleNoun}\\b[^.;:!?"\\n]{0,40}[.,;!]+ (?:there|here|for that|instead|for it),? (?:(?:i|we) (?:would )?(?:want|like|need|prefer)(?: it)?(?: to (?:have|see|read|say|be))?|(?:it )?(?:should|must|has to) (?:say|read|be)|put|write|use):? (?=["\\p{L}\\d])`,
  'u',
);
/** A title or a description that the words state in full, without a colon. */
export function statedTextIn(source: Source): TextEdit | null {
  const { text, quotes } = source;
  const said = becomes.exec(text);
  if (said !== null && !notSet.test(without(text.slice(0, said.index)))) {
    const from = said.index + said[0].length;
    const field = fieldOf(said[0]);
    const { value, end } = textAt(source, from, field === 'title');
    const isQuoted = /^ ?"\d/.test(text.slice(from));
    if (value !== '' && (isQuoted || (isWhole(value) && !order.test(text.slice(from)))))
      return { edit: { op: 'set', field, value }, at: from, end };
  }
  const joined = edged.exec(text);
  if (joined !== null) {
    const from = joined.index + joined[0].length;
    const { value, end } = textAt(source, from, true);
    const isQuoted = /^ ?"\d/.test(text.slice(from));
    const isStart = /^(?:start|begin|open|lead)/.test(joined[2] ?? joined[3] ?? '');
    if (value !== '' && value.length <= 80 && (isQuoted || !described.test(value)))
      return {
        edit: { op: 'add', field: fieldOf(joined[0]), value, ...(isStart ? { position: 1 } : {}) },
        at: from,
        end,
      };
  }
  const name = renamed.exec(text);
  if (name !== null) {
    const from = name.index + name[0].length;
    const isQuoted = /^ ?"\d/.test(text.slice(from));
    const { value, end } = textAt(source, from, true);
    const isTitle = isQuoted || (/^\p{Lu}/u.test(value) && value.split(/\s+/).length > 2);
    if (isTitle && value !== '') return { edit: { op: 'set', field: 'title', value }, at: from, end };
  }
  // "Only the title not. There I want Trail Bottle".
  const there = wantedThere.exec(text);
  if (there !== null) {
    const from = there.index + there[0].length;
    const { value, end } = textAt(source, from, true);
    const isQuoted = /^ ?"\d/.test(text.slice(from));
    if (value !== '' && (isQuoted || (/^[\p{Lu}\d]/u.test(value) && value.split(/\s+/).length > 2)))
      return { edit: { op: 'set', field: fieldOf(there[0]), value }, at: from, end };
  }
  // "We call it "X". Would you write this as the title?"
  const quote = [...text.matchAll(/"(\d+)"/g)];
  const only = quote[0];
  if (
    quote.length === 1 &&
    only !== undefined &&
    new RegExp(`\\b(?:as|for|be|is) (?:the |my |its |a )*(?:${ownNoun} )*${titleNoun}\\b`).test(text) &&
    !notSet.test(without(text))
  )
    return {
      edit: { op: 'set', field: 'title', value: quotes[Number(only[1])] ?? '' },
      at: only.index,
      end: only.index + only[0].length,
    };
  return null;
}
const without = (text: string) =>
  text.replace(
    /\b(?:no|not|without|do not|never) (?:any )?(?:rewriting|rewrite|improving|improve|changes?|what|word for word|a word)\b|\bword for word\b|\bwhat we agreed\b/g,
    ' ',
  );
/** "Too long" and "blue" are no texts: those have several words or a capital. */
const isText = (value: string) =>
  /\s/.test(value.trim()) && (/\p{Lu}|\d/u.test(value) || value.trim().split(/\s+/).length > 3);

const word = "[\\p{L}\\d%][\\p{L}\\d%&'-]*";
const piece = `("\\d+"|(?:\\d+(?:[.,]\\d+)? ?(?:hours?|ml|l|cl|cm|mm|g|kg|oz|inch(?:es)?|years?|days?|months?|%|pieces?|pcs|w|v)\\b)|(?!(?:the|it|that|this|not|in|is|are|a|an|of|to|actually|there|here|wrong|false|incorrect|outdated|any|no|only|too|right|correct|longer|been)\\b)${word}(?: (?!(?:in|on|of|from|for|with|by|to|but|and|instead|there|here|please|not|should|must|is|it|the|that|where|because|since|as|into|we|i|its|actually|rather|only|now|everywhere|any|no)\\b)${word}){0,3})`;
const it = '(?:,|\\.|;|:| -| and| but| while| though| although)*(?: (?:it|this|that|its|they|which))?';
const aside = '(?:[^"_\\n]{0,60}?)';
const pairs: [RegExp, 'old' | 'new'][] = [
  [
    `\\b(?:replace|swap|exchange|substitute|change|switch|turn|correct) (?:the )?(?:words? |term |phrase )?${piece}(?: in (?:the |my |its )*(?:[a-z]+ )?${textNoun})? (?:with|by|for|to|into|against|through) (?:the )?(?:words? |term )?${piece}`,
    'old',
  ],
  [
    `\\b(?:write|put|say|use|have|want|should (?:be|say|read)|must be|make it|take|it is|its(?= ")|is) (?:the )?(?:words? )?${piece} (?:in place of|in the place of|instead of|where it says|where it said|rather than|not) (?:the )?(?:words? )?${piece}`,
    'new',
  ],
  [
    `${piece}(?: in (?:the |my |its )*(?:[a-z]+ )?${textNoun})? (?:should|must|has to|needs to|ought to|shall)(?: now| really)? (?:be|become|say|read|turn into|change to|be replaced (?:by|with)|be changed to) ${piece}`,
    'old',
  ],
  [`${piece} ?(?:->|=>|→|-->) ?${piece}`, 'old'],
  [
    `\\b(?:says?|say|said|has|have|reads?|written|stands|states|contains?|mentions?|there is)(?: the words?)?,? ${piece}${it}${aside}(?:(?:replace|swap|change|exchange|correct) (?:it|that|this) (?:with|by|to|for|into)|should(?: really| actually)? (?:be|say|read)|must be|has to be|correct is|right is|(?:the )?(?:correct|right|real|true) (?:one|figure|number|word|value|term)? ?is|make (?:it|that|this)|it is|its|is|are|we (?:say|call it|use|write)|rather (?:have|say|use)|(?:i|we) (?:want|prefer|need)|only confirm|(?:i|we)(?: have| had)?(?: only| just| really| actually)? (?:tested|measured|counted|weighed|found|got|get|have|sell|ship|made|make|reached|managed)(?= (?:(?:only|just|about|really|actually) )*\\d)|(?:please )?(?:change|turn|correct|make) (?:it|that|this|those|these)(?: (?:two|three|four|\\d))?(?: words?| part| bit)? (?:to|into)|write|put|use|prefer)(?: actually| really| only| just| about| there| here| the words?)*:? ${piece}`,
    'old',
  ],
  [
    `\\b(?:says?|say|reads?|stands)(?: the words?)? ${piece}[.,;] (?:but |and )?(?:(?:i|we) (?:only |now |just |actually )*(?:have|sell|make|offer|stock|ship)|(?:it|this one) is)(?: only| now| just| actually)* ("\\d+"|[\\p{L}\\d%-]+(?: (?!(?:left|now|in|any|so|please|instead)\\b)[\\p{L}\\d%-]+)?)(?: left| now| in stock| any ?more)*[.,;]? (?:so |and )?(?:please |could you |can you )*(?:change|correct|replace|fix|swap|exchange) (?:that|the|this) word\\b`,
    'old',
  ],
].map(([pattern, order]) => [new RegExp(pattern ?? '', 'u'), order as 'old' | 'new']);

/** Other texts are changed too, or some are left out: other tables know those. */
const otherPlaces =
  /\b(?:bullets?|keywords?|specs?|specifications?|everywhere|throughout|wherever|except|but not|not in|apart from|other than|leave)\b/;

/** Words in a title or a description that others are put in the place of. */
export function wordsExchangedIn({ text, raw, quotes }: Source): TextEdit[] {
  const nouns = (
    text.match(new RegExp(`\\b${textNoun}\\b`, 'g')) ??
    (/\b(?:the|my|in) text\b|^text\b/.test(text) ? ['description'] : [])
  ).map(fieldOf);
  if (nouns.length === 0 || otherPlaces.test(text)) return [];
  const figures = figuresExchanged(text, raw);
  if (figures !== null) return [...new Set(nouns)].map((field) => ({ ...figures, edit: { ...figures.edit, field } }));
  for (const [pattern, order] of [[toldThenPut, 'new'] as const, ...pairs]) {
    const match = pattern.exec(text);
    const [, first = '', second = ''] = match ?? [];
    if (match === null || first === '' || second === '' || first === second) continue;
    const at = match.index + match[0].indexOf(first);
    const later = match.index + match[0].lastIndexOf(second);
    const said = (words: string, from: number) =>
      /^"\d+"$/.test(words)
        ? (quotes[Number(words.replaceAll('"', ''))] ?? '')
        : raw(from, from + words.length)
            .replace(/[.,;!]+$/, '')
            .trim();
    const [one, other] = [said(first, at), said(second, later)];
    if (one === '' || other === '' || [one, other].some((words) => noWords.test(words))) continue;
    const [old, value] = order === 'old' ? [one, other] : [other, one];
    // "24 hours, but it is 18": the unit stays.
    const name = /^\d[\d.,]*$/.test(value) ? (/^(\d[\d.,]*) ?\p{L}+$/u.exec(old)?.[1] ?? old) : old;
    return [...new Set(nouns)].map((field) => ({
      edit: { op: 'set', field, name, value },
      at: match.index,
      end: match.index + match[0].length,
    }));
  }
  return [];
}
const amount =
  '(\\d+(?:[.,]\\d+)?)(?: ?(hours?|ml|l|cl|cm|mm|g|kg|oz|inch(?:es)?|years?|days?|months?|%|pieces?|pcs|w|v)\\b)?';
const figureNotFigure = new RegExp(
  `(?<![\\w.,])${amount}(?: it is)?[,.;]? (?:and )?(?:not|instead of|rather than) ${amount}(?![\\w.,]*\\d)`,
);
/** "750 ml, not 500": the number alone is exchanged where only one of them has its unit. */
function figuresExchanged(text: string, raw: Source['raw']): TextEdit | null {
  const match = figureNotFigure.exec(text);
  const [said = '', value = '', unit, name = '', other] = match ?? [];
  if (match === null || value === name) return null;
  const isBoth = unit !== undefined && other !== undefined;
  const at = match.index;
  return {
    edit: {
      op: 'set',
      field: 'title',
      name: isBoth ? raw(at + said.lastIndexOf(name), at + said.length) : name,
      value: isBoth ? raw(at, at + value.length + said.slice(value.length).indexOf(unit) + unit.length) : value,
    },
    at,
    end: at + said.length,
  };
}
/** "It is called anthracite, write that instead of black". */
const toldThenPut = new RegExp(
  `\\b(?:is|are|was) (?:actually |really |now |correctly )*(?:called|named) ${piece}(?![\\p{L}\\d])[^"_\\n]{0,60}?\\b(?:write|put|use|say|enter|take) (?:that|it|this)\\b[^"_\\n]{0,40}?\\b(?:instead of|in place of|rather than|and not|not) ${piece}`,
  'u',
);
const noWords =
  /^(?:the |my |its )?(?:title|headline|description|text|it|(?:that|this|those|these)(?: (?:two|three|four))?(?: words?)?|wrong|false|too \w+|longer|shorter|better|nicer|much|enough|something|anything|nothing|different|good|bad|more|less|boring|missing|fine|right|correct|old|new|catchier|something .*|typos?|mistakes?|errors?|version|original|price|brand|category|card|listing)\b/i;
