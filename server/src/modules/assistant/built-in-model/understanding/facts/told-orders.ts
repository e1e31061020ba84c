import { upperFirst } from '@cardwright/listing/improve/casing';
import { marketplacesIn } from '../marketplace-words.ts';

const lead =
  '(?:(?:ok(?:ay)?|and|so|now|then|please|pls|also|hi|hello|hey|can you|could you|would you|will you)[\\s,.!]+)*';
const adds = '(?:add|put|write|mention|note|include|append)';
const polite = '(?:,? (?:please|pls|plz|too|also|as well|thanks|thank you|thx|for me))*[\\s.!]*';
const name =
  "((?:the|my|our) (?!(?:title|description|bullets?|keywords?|tags|specs?|specifications?|card|listing|text|first|second|third|last|next|gallery|bullet points?)\\b)[\\p{L}\\d'’-]+(?: [\\p{L}\\d'’-]+){0,4}?)";

/** "Add to the wool coat that the lining is torn", "add to the book: no dust jacket": the fact first, then its card. */
const toCardFirst = new RegExp(
  `^(${lead})${adds} (?:to|on|in|into) ${name}(?:(?:,|:)? that |\\s*: ?)(\\S[^\\n"“]{2,200}?)${polite}$`,
  'iu',
);
const ofSection =
  /\b(?:titles?|descriptions?|bullets?|keywords?|tags|specs?|specifications?|text|points?|photos?|pictures?|images?)$/i;
/** "Add that there is a small hole": told as it is, no specification. */
const thereIs = new RegExp(
  `\\b(${adds}) (?:(?:in|to|on) )?(?:the fact )?that there(?:['’]?s| is| are) (\\S[^\\n"“.;]{2,160}?)(${polite})$`,
  'i',
);
/** "The spine is faded, add to description please": behind the fact, where it goes. */
const toSection = new RegExp(
  `^(?:([\\p{L}\\d'’ -]{3,50}?)(?:\\s+[-–]\\s+|:\\s+))?([\\p{L}\\d][^\\n"“;?]{3,200}?)(?:[,.]|\\s[-–])\\s*(?:and |so )?(?:please |pls )?${adds} (?:it |this |that )?(?:to|in|into) (?:the |its |my )?(description|text|bullets|bullet points)${polite}$`,
  'iu',
);
const tells =
  /\b(?:is|are|was|were|has|have|had|comes?|fits?|measures?|weighs?|needs?|works?|missing|broken|torn|faded)\b/i;
const orders =
  /^(?:please |pls |can |could |now |ok )*(?:improve|score|set|change|make|take|remove|delete|rewrite|export|move|use|shorten|copy|put|add)\b/i;

/** "It fits the Leon too. Please write this into the listing": it is added, and nothing is written anew. */
const written =
  /^([^?"“\n]{6,240}[.;,!])\s*(?:and |so )?(?:please |pls |can you |could you )?(?:write|put|note|enter) (?:this|that|it|these) (?:in|into|there|down|inside)(?: (?:the |my |its |this )?(?:card|listing|page|text))?(?:,? (?:please|pls|too|also|thanks))*[\s.!]*$/i;

/** "It isn't black, it's dark brown, correct that everywhere". */
const isOther = new RegExp(
  `^(.{0,60}?)\\b(?:is not|isn['’]?t|aint|ain['’]t|are not|aren['’]?t) ([\\p{L}-]{2,20}),? (?:but |(?:it|its|it['’]s|it is|they are|they['’]re) )+([\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?)(?:,? actually)?[,.;]? (?:(?:please|pls|can you|could you|so|and) )*(?:correct|fix|change|mend|update) (?:that|it|this)(?: everywhere| all over| in (?:the|all) texts?)?${polite}$`,
  'iu',
);
/** "The waist is 33 not 32, fix it". */
const isNot = new RegExp(
  `^(?:([\\p{L}\\d'’ ]{3,50}?)(?:\\s+[-–]\\s+|[:,]\\s+))?(?:the |its )?([\\p{L}]{3,20}) is (\\d[\\p{L}\\d.,/ "]{0,12}?),? (?:and )?not (\\d[\\p{L}\\d.,/ "]{0,12}?)[,.;]? (?:(?:please|pls|can you|could you|so|and) )*(?:correct|fix|change|mend|update) (?:that|it|this)(?: everywhere)?${polite}$`,
  'iu',
);

/** "All except the teapot, make the descriptions shorter". */
const exceptFirst = new RegExp(
  `^(${lead})(?:all|everything|every one|all of (?:them|my cards)|all (?:my |the )?(?:cards|listings|products|items))(?: of (?:them|it))?,? (?:except(?: for)?|but(?: not)?|apart from|without) ${name}\\s*[,:–-]\\s*(\\S.{5,120})$`,
  'iu',
);
const isOrder =
  /^(?:please |pls )?(?:make|improve|score|rate|re-?write|export|shorten|lengthen|polish|optimi[sz]e|give|do|redo|check|write|put)\b/i;
/** "Everything that's on etsy": the cards that are for it. */
const onMarket =
  /\b(?:everything|all|anything|whatever|every one|all (?:my |the )?(?:cards|listings|products|items))(?: that)? ?(?:that['’]s|thats|that is|that are|which is|which are|is|are|i have|i['’]ve got|i sell|i list(?:ed)?) (?:listed |sold )?(?:on|for) (\S+(?: market)?)/i;

/** What is told of a card and then ordered, in the order that the tables read; null for other words. */
export function toldOrder(said: string): string | null {
  if (said.length > 300 || said.includes('\n')) return null;
  const text = said.trim();
  const market = onMarket.exec(text);
  const [only] = market === null ? [] : marketplacesIn((market[1] ?? '').toLowerCase());
  if (market !== null && only !== undefined) return text.replace(market[0], `all my ${only.id} cards`);
  const [, before = '', spared, order] = exceptFirst.exec(text) ?? [];
  if (spared !== undefined && order !== undefined && isOrder.test(order))
    return `${before}${order.replace(/[\s.!]+$/, '')} on all cards except ${spared}`;
  const [, start = '', card, fact] = toCardFirst.exec(text) ?? [];
  if (card !== undefined && fact !== undefined && !ofSection.test(card))
    return `${start}add ${tells.test(fact) || /^(?:its|it['’]s|they['’]re)\b/i.test(fact) ? `that ${fact}` : `the bullet "${upperFirst(fact)}"`} to ${card}`;
  const there = thereIs.exec(text);
  if (there !== null)
    return text.replace(there[0], () => `${there[1]} the bullet "${upperFirst(there[2] ?? '')}"${there[3]}`);
  const [, of, told = '', section = ''] = toSection.exec(text) ?? [];
  if (section !== '' && tells.test(told) && !orders.test(told)) {
    const end = of === undefined ? '' : ` of ${withArticle(of)}`;
    return /^bullet/i.test(section)
      ? `add the bullet "${upperFirst(told)}"${end.replace('of', 'to')}`
      : `add "${upperFirst(told)}." to the description${end}`;
  }
  const [, facts] = written.exec(text) ?? [];
  if (facts !== undefined && tells.test(facts) && !orders.test(facts))
    return `${facts.replace(/[\s,;]+$/, '.')} Please add this.`;
  const [, thing = '', wrong, right] = isOther.exec(text) ?? [];
  if (wrong !== undefined && right !== undefined) {
    const whose = thing.trim();
    const end =
      whose === '' || /^(?:it|this|that|sorry|no|they|the colou?r)\b/i.test(whose) ? '' : ` on ${withArticle(whose)}`;
    return `replace "${wrong}" with "${right.replace(/ actually$/i, '')}"${end}`;
  }
  const [, whose, field = '', value, instead] = isNot.exec(text) ?? [];
  if (value !== undefined && instead !== undefined && !/^(?:it|this|that|price|score)$/i.test(field))
    return `${whose === undefined ? '' : `${withArticle(whose)}: `}set the specification ${field} to ${value}`;
  return null;
}

const withArticle = (thing: string) => (/^(?:the|my|our|this|that)\b/i.test(thing) ? thing : `the ${thing}`);
