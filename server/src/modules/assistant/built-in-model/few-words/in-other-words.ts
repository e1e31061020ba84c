import type { Conversation, Turn } from '../conversation.ts';
import { lead, tail } from '../said-around.ts';
import { factsAlone, statedParts } from '../understanding/facts/stated-facts.ts';
import { shownLast } from '../which-card/cards-of-price.ts';
import { daysInFull } from '../which-card/of-those-days.ts';
import { otherLimitMeant, withLimitNamed } from './bare-limits.ts';
import { withWordInTitle } from './word-in-title.ts';

/** A price as it is said. */
export const sum = '((?:[$€£] ?)?\\d+(?:[.,]\\d{1,2})?(?: ?(?:[$€£]|eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid))?)';
/** What a number is put on that is no card. */
export const noCard =
  /\b(?:prices?|costs?|titles?|headline|descriptions?|bullets?|keywords?|tags?|specs?|pictures?|photos?|images?|background|logo|text|stock|quantity|score|rating|grade|points|level|discount|tax|vat|shipping|postage|delivery|tasks?|reminder|schedule|weight|width|height|length|depth|sizes?|diameter|volume|capacity|power|brightness|contrast|number|place|position|page|brand|category|limit|credits?|age|year|it all|them|these|those|both|all|(?:of|for) (?:this|it|my|that))\b/i;
/** What is meant is clear without a name. */
const cardInHand = /^(?:(?:the|my|this|that) )?(?:it|this|that|card|listing|product|item|one|page)$/i;
const name = `((?:the |my )?[\\p{L}\\d][\\p{L}\\d'’ -]{1,50}?)`;
const as = (pattern: string) => new RegExp(pattern, 'iu');

/** "Put the atlas on 30". */
const putOn = as(`^${lead}(?:put|stick|have) ${name} (?:on|at) ${sum}${tail}`);
/** "Put it on 59 and score it". */
const putOnFirst = as(`^${lead}(?:put|stick) ${name} (?:on|at) ${sum}((?:,| and| then)+ (?=\\p{L}).{3,150})$`);
/** "The last one is 165, not the price you show". */
const priceDenied = as(
  `^${lead}${name} (?:is|costs?|should be|goes for|sells for) ${sum},? (?:and )?not (?:the price|the one|what|as|like)(?: (?:that|which))?(?: (?:you|it|the (?:list|card|listing)|there))?(?: (?:show|shows|say|says|have|has|list|lists|told me|tell me|wrote|is|is there|stands there|there|here))*${tail}`,
);
/** "The green one same price", "same price for the green one", behind a price that was set. */
const samePrice = [
  as(`^${lead}${name},? (?:gets? |has |at |for |to |on )?(?:the |that )?same price${tail}`),
  as(`^${lead}(?:the |that )?same price (?:for|on|to) ${name}${tail}`),
];
/** "Oak bench add dimension width 120 cm depth 40 cm". */
const side = '(?:width|depth|height|length|diameter|thickness)';
const measure = '\\d+(?:[.,]\\d+)? ?(?:mm|cm|m|in|inch(?:es)?|ft|feet)';
const measures = as(
  `^${lead}(?:(?:to|for) )?((?:the |my )?(?!it\\b|this\\b|that\\b)[\\p{L}\\d][\\p{L}\\d'’ -]{1,50}?)[,:]? (?:add|put in|write in|enter)(?: (?:the |these )?(?:dimensions?|measure(?:ment)?s?|sizes?))?:? ((?:,? ?(?:and )?${side}:? ?${measure})+)${tail}`,
);
/** "Add to the oak bench: width 120 cm, weight 12 kg". */
const addsTo = as(
  `^${lead}(?:add|write)(?: (?:this|these|that|the following))? (?:to|on) ${name} ?: ?(?=\\S)(.{3,160})$`,
);
/** "The bookshelf goes back to how it was at the beginning". */
const goesBack = as(
  `^${lead}${name} (?:goes|should go|shall go|must go|has to go|needs to go|can go) back to (?:how|what|the way) it (?:was|looked|said)( (?:(?:at|in) the (?:very )?(?:beginning|start)|originally|first|at first|when (?:i|you) (?:imported|added|made) it))?(?: before)?${tail}`,
);
/** "Which of my furniture is over 300?" */
const allOfIt =
  '(?:cards|listings|products|items|things|stuff|goods|stock|inventory|range|merchandise|furniture|jewel(?:le)?ry|clothing|clothes)';
const isOver = as(
  `^${lead}(?:which|what) (?:of )?(?:my |our |the )?${allOfIt} (?:is|are|costs?|goes for|sells for) (over|above|more than|under|below|less than) ${sum}\\s*\\??$`,
);
/** "The most expensive one make a better title". */
const partBehind = as(
  `^${lead}((?:the |my )?(?:most expensive|dearest|priciest|cheapest|least expensive) (?:one|card|listing|product|item)),? (?:make|write|give it|do|needs?|gets?) (an? (?:better|new|shorter|longer|nicer) (?:title|description))${tail}`,
);
/** "..., and tell me if the title is good for eBay". */
const titleGood = as(
  `^(.{5,120}?)(?:,? and|,|\\.) (?:then |also )*(?:tell me|check|see|let me know|say) (?:if|whether) (?:the |its )?title (?:still |really )*is (?:ok(?:ay)?|fine|good|right)(?: (?:into|for|on|in|with|to))*( (?:amazon|e-?bay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce))?(?:(?:['’]s)? (?:rules?|limits?))?${tail}`,
);
/** "Show me all four": all that there are, where no list of them was shown. */
const showAll = as(`^${lead}(show|list)(?: me)? all (?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})${tail}`);

/** What is said in words that no table knows, in those that they do; null for other words. */
export function inOtherWords(conversation: Conversation): string | null {
  const said = conversation.current.text.trim();
  if (said.length > 200) return null;
  const titled = withWordInTitle(said);
  if (titled !== null || said.includes('"')) return titled;
  const ofDays = daysInFull(conversation);
  if (ofDays !== null) return ofDays;
  const limited = otherLimitMeant(conversation) ?? withLimitNamed(conversation);
  if (limited !== null) return limited;
  const [, put, onto] = putOn.exec(said) ?? [];
  if (put !== undefined && !noCard.test(put)) return `${priceOf(put)} to ${onto}`;
  const [, first, amount, rest] = putOnFirst.exec(said) ?? [];
  if (first !== undefined && !noCard.test(first)) return `${priceOf(first)} to ${amount}${rest}`;
  const [, denied, right] = priceDenied.exec(said) ?? [];
  if (denied !== undefined && !noCard.test(denied)) return `set the price of ${denied} to ${right}`;
  const same = samePrice.map((one) => one.exec(said)?.[1]).find((found) => found !== undefined);
  const price = same === undefined || noCard.test(same) ? null : priceSet(conversation.earlier.at(-1));
  if (price !== null) return `set the price of ${same} to ${price}`;
  const [, measured, sides = ''] = measures.exec(said) ?? [];
  if (measured !== undefined)
    return asSpecifications(/^(?:the|my) /i.test(measured) ? measured : `the ${measured}`, sides);
  const [, takes, facts = ''] = addsTo.exec(said) ?? [];
  if (takes !== undefined && !noCard.test(takes) && !cardInHand.test(takes) && statesDetails(facts))
    return `to ${takes} add: ${facts}`;
  const back = goesBack.exec(said);
  if (back !== null && !noCard.test(back[1] ?? ''))
    return `restore the ${back[2] === undefined ? 'previous version' : 'original'} of ${back[1]}`;
  const over = isOver.exec(said);
  if (over !== null && !/^\D*which cards cost /i.test(said)) return `which cards cost ${over[1]} ${over[2]}?`;
  const [, ranked, part] = partBehind.exec(said) ?? [];
  if (ranked !== undefined) return `make ${part} for ${ranked}`;
  const good = titleGood.exec(said);
  if (good !== null) return `${good[1]} and score it${good[2] === undefined ? '' : ` for${good[2]}`}`;
  return showAll.test(said) && shownLast(conversation) === null ? 'show me all my cards' : null;
}

const priceOf = (card: string) => `set the price${/^(?:it|this|that)$/i.test(card) ? '' : ` of ${card}`}`;

/** Each of the facts says of what it is one: "weight 12 kg", and not "organic cotton". */
const statesDetails = (text: string) => factsAlone(text).length > 0 && statedParts(text).every(({ isBare }) => !isBare);

/** The price that the last work has set as a sum. */
function priceSet(last: Turn | undefined): string | null {
  const edits = last?.steps.findLast(({ tool }) => tool === 'edit_card')?.input?.edits;
  const [edit, ...others] = Array.isArray(edits) ? (edits as { field?: string; value?: string }[]) : [];
  if (others.length > 0 || edit?.field !== 'price' || edit.value === undefined) return null;
  return as(`^${sum}$`).test(edit.value) ? edit.value : null;
}

function asSpecifications(card: string, sides: string): string {
  const each = [...sides.matchAll(eachSide)].map(([, field = '', value = '']) => [field.toLowerCase(), value]);
  return each
    .map(([field, value], at) => `${at === 0 ? 'set ' : ''}the ${field}${at === 0 ? ` of ${card}` : ''} to ${value}`)
    .join(' and ');
}
const eachSide = new RegExp(`(${side}):? ?(${measure})`, 'giu');
