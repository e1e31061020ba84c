import { type Conversation, cardInHand } from '../conversation.ts';
import { correctedStatement } from '../understanding/facts/corrected-facts.ts';
import { planAspectOf } from '../understanding/questions/plan-aspects.ts';
import { knownCards } from '../which-card/known-cards.ts';

const lead = '(?:(?:ok(?:ay)?|and|now|so|also|please|pls|hm+|oh|well|no|hi|hello|sorry|wait|but|actually)[\\s,.!]+)*';
const tail = '(?:,? (?:please|pls|now|then|thanks|thx|for me))*[\\s.!]*$';
const as = (pattern: string) => new RegExp(pattern, 'iu');
const fewWords = '[\\p{L}-]+(?: [\\p{L}-]+){0,2}?';
const few = '[\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,2}?';

/** "The shade is not glass its acrylic, change everywhere". */
const deniedEverywhere = as(
  `^${lead}(?!(?:it|this|that|they)\\b)(?:the |my |its )?[\\p{L}][\\p{L} -]{0,30}? ?(?:is not|is ?n['’]?t|are not|are ?n['’]?t|['’]?s not) (?:made (?:of|from) )?(${fewWords})(?:,| -|;|\\.|:| but)* ?(?:(?:it['’]?s|it is|they are|they['’]re|but|rather|actually)(?: made (?:of|from))? )+(${fewWords})(?:[,.;!]| -)* ?(?:(?:please|pls|so|and|can you|could you) )*(?:change|fix|correct|replace|update|mend)(?: (?:it|that|this))? (?:everywhere|throughout|in all (?:places|texts))${tail}`,
);
const metal =
  '(?:(?:rose|white|yellow|sterling|solid) )?(?:gold|silver|chrome|nickel|brass|copper|rhodium|bronze|steel)';
/** "Gold plated not silver": what it is made of, and no color. */
const coated = '(?:plated|filled|coated|plate)';
const plated = as(
  `^${lead}(?:(?:it['’]?s|it is|they are|they['’]re|(?:the|my|this) ([\\p{L} -]{2,40}?) (?:is|are))(?: (?:actually|really|only|just))* )?(${metal}[- ]${coated}),? (?:and |but )?not (?:real |solid )?${metal}(?:[- ]${coated})?${tail}`,
);
/** "It's not silver, it's gold plated". */
const platedRather = as(
  `^${lead}(?:it['’]?s|it is|they are|they['’]re|(?:the|my|this) ([\\p{L} -]{2,40}?) (?:is|are)) ?(?:not|n['’]?t) (?:real |solid )?${metal}(?:[- ]${coated})?(?:,| -|;|\\.|:| but)* ?(?:it['’]?s|it is|they are|they['’]re|but|rather) (?:actually |really |only )*(${metal}[- ]${coated})${tail}`,
);
/** "Acrylic not glass", without a verb. */
const bareContrast = as(
  `^${lead}(?!(?:it|its|they|this|that|the|is|are)\\b|[\\p{L}\\d-]+(?: [\\p{L}\\d-]+)? (?:is|are)\\b)(${few}),? (?:and |but )?not (${few})${tail}`,
);
const state =
  '(?:(?:brand |like |as |almost |nearly )?new|used|(?:very |still )?good|refurbished|pre-?owned|pre-?loved|open box|for parts|fair|acceptable|excellent|mint|vintage|second[- ]?hand|well worn|unused|never worn)';
/** "Condition used - good". */
const condition = as(`^${lead}(?:the |its )?condition:? (${state}(?:(?: ?[-–—,/] ?| )${state})?)${tail}`);
/** "Its condition is good not very good", "it's in good condition, not very good". */
const otherCondition = as(
  `^${lead}(?:(?:the |its |it['’]s )?condition(?: is|:)?|(?:it['’]?s|it is|they are|they['’]re) in) (${state})(?: condition)?,? (?:and |but |only )?not (?:in )?(?:${state})(?: condition)?${tail}`,
);
/** "The description should say that it is made in Portugal". */
const shouldSay = as(
  `^${lead}(?:the |my |its )?(?:descriptions?|product text) (?:should|must|has to|needs? to|ought to|is to)(?: (?:also|really|please))* (?:say|mention|state|tell)(?: (?:also|buyers|people|customers))* that ((?:it|they|this|these|the|its|we|you)\\b[^.,;:!?"\\n]{4,160}?)${tail}`,
);
const furtherOrder =
  /\b(?:and|then) (?:please )?(?:improve|score|set|make|change|export|rewrite|remove|shorten|add|translate)\b/i;
/** "No keywords yet? Please add some". */
const noneYet = as(
  `^${lead}(?:(?:why |how come )?(?:there (?:are|is)|are there|it has|has it|i see|you have) )?(?:still )?(?:no|not any|any) (keywords|tags|bullets|bullet points)(?: (?:yet|at all|there|here|so far|in it))*\\s*[?.!,;-]+ (?:(?:please|pls|can you|could you|then|so) )*(?:add|write|make|give me|create|put in|suggest) (?:some|a few|them|several)${tail}`,
);
const generic =
  '(?:cards?|listings?|products?|items?|things?|ones?|scores?|points?|titles?|descriptions?|bullets?|keywords?|tags|words|pictures?|photos?|images?|everything|anything|all|those|these|them|this|its|is)';
/** "Do I have rings under 20?": things that are sold are under a price, and cards under a score. */
const soldUnder = as(
  `^(${lead}(?:do (?:i|we) have|have (?:i|we) got|are there|any|which(?: of)?|show(?: me)?|list|find)(?: (?:any|my|all|the|some|our))* (?:[\\p{L}-]+ ){0,2}?(?!${generic}\\b|was\\b)[\\p{L}-]{2,}s)(?: are)? ((?:under|below|over|above|less than|more than|cheaper than) \\d+(?:[.,]\\d{1,2})?)(?:,? (?:please|pls))?[\\s?.!]*$`,
);
/** "Set the rings under 20 to 25": the prices of several things. */
const pricesOfSeveral = as(
  `^${lead}(?:set|change|put|raise|lower|increase|reduce) (?:(?:the|all|my|our|prices? of) )*(?:[\\p{L}-]+ ){0,2}?(?!${generic}\\b)[\\p{L}-]{2,}s (?:under|below|over|above|less than|more than|cheaper than) (?:[$€£] ?)?\\d[\\d.,]*(?: ?[\\p{L}€$£]{1,7})? (?:to|by) ((?:[$€£] ?)?\\d[\\d.,]* ?(?:%|[\\p{L}€$£]{1,7})?)${tail}`,
);
const planNoun =
  '(?:abo(?:s|nnements?|nement)?|tarife?|pl[aä]ne?|forfaits?|formules?|suscripci(?:[oó]n|ones)|planes|abbonament[oi]|mitgliedschaft|subscription)';
const plan = '(?:free|basic|plus|pro)';
const priceAsked =
  "(?:was kosten?|was kostet|wie teuer (?:ist|sind)|wie ?viel kosten?t?|combien (?:ça )?co[uû]te(?:nt)?|combien pour|quel est le (?:prix|tarif) d[eu]|c['’]est combien|cu[aá]nto (?:cuestan?|valen?)|qu[eé] precio tienen?|cu[aá]l es el precio del?|quanto costan?o?)";
/** "Was kostet der Pro Tarif?" */
const foreignPlan = as(
  `^[\\s¿¡]*(?:(?:hallo|hi|bonjour|hola|bitte|salut|ciao)[\\s,.!]+)*${priceAsked}\\b[^.!\\n]{0,30}?(?:${planNoun}[- ](${plan})|(${plan})[- ]?${planNoun}|${planNoun})(?![\\p{L}])[^.!\\n]{0,20}$`,
);

/** What sellers say outright, without the words that the tables ask for, in those words; null for other messages. */
export function saidOutright(conversation: Conversation): string | null {
  const { current, earlier, shownCardId } = conversation;
  const said = current.text.trim();
  if (said.length > 220) return null;
  const [sold, things = '', limit = ''] = soldUnder.exec(said) ?? [];
  if (sold !== undefined) return `${things} that cost ${limit}?`;
  const [several, sum] = pricesOfSeveral.exec(said) ?? [];
  if (several !== undefined) return `set the price of all cards to ${sum}`;
  // Words of paying alone would be asked of the work.
  if (!/\bplan\b/i.test(said) && planAspectOf(said.toLowerCase()) === 'yearly') return 'is there a yearly plan?';
  const [ofPlan, one, other] = foreignPlan.exec(said) ?? [];
  if (ofPlan !== undefined)
    return one || other ? `how much is ${(one ?? other ?? '').toLowerCase()}` : 'how much are the plans';
  const inHand = cardInHand(earlier, shownCardId);
  const { cards } = knownCards(conversation);
  return inHand === null ? null : saidOfCard(said, cards.find(({ card_id }) => card_id === inHand)?.title ?? '');
}

function saidOfCard(said: string, title: string): string | null {
  const [, wrong, right] = deniedEverywhere.exec(said) ?? [];
  if (wrong !== undefined) return `replace ${wrong} with ${right} everywhere`;
  const [, subject = '', made] = plated.exec(said) ?? platedRather.exec(said) ?? [];
  // A part may be of another metal than the whole.
  const isWhole = (subject.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => title.toLowerCase().includes(word));
  if (made !== undefined && isWhole) return `set the material to ${made}`;
  const [, is, isNot] = bareContrast.exec(said) ?? [];
  if (is !== undefined && correctedStatement(`${is} not ${isNot}`) !== null) return `it is ${is}, not ${isNot}`;
  const [, other] = otherCondition.exec(said) ?? [];
  if (other !== undefined) return `set the specification Condition to "${other}"`;
  const [, as] = condition.exec(said) ?? [];
  if (as !== undefined) return `set the condition to ${as}`;
  const [, fact] = shouldSay.exec(said) ?? [];
  if (fact !== undefined && !furtherOrder.test(fact)) return `add to the description: "${sentence(fact)}"`;
  const [, section] = noneYet.exec(said) ?? [];
  return section === undefined ? null : `improve the ${section.toLowerCase()}`;
}

const sentence = (fact: string) => {
  const full = fact.trim().replace(/^it['’]?s (?=[\p{L}\d])/iu, 'it is ');
  return `${full.charAt(0).toUpperCase()}${full.slice(1)}.`;
};
