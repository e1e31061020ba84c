import { type Conversation, cardInHand, type Turn } from '../conversation.ts';
import { lead } from '../said-around.ts';

const tail = '(?:,? (?:please|pls|now|then|thanks|thx|for me))*[\\s.!?]*$';
const as = (pattern: string) => new RegExp(pattern, 'iu');
const cards = '(?:cards|listings|products|items|things|articles|offers)';
const all = `((?:all|every|everything|all of)(?: (?:of )?(?:my|the|our))?(?: ${cards})?|(?:my|our|the) (?:whole )?(?:${cards}|shop|library|catalog(?:ue)?|range))`;

/** "Get all my products ready for Amazon". */
const ready = as(`^${lead}(?:get|make|have|bring) ${all} ready (?:for|on) (\\p{L}[\\p{L} -]{2,25}?)${tail}`);
/** "What are my prices?" */
const prices = as(
  `^${lead}(?:what are|show(?: me)?|list|tell me|give me) (?:all )?(?:my|our) (?:current )?prices(?: (?:right now|at the moment))?${tail}`,
);
/** "Raise all prices by 10 %". */
const pricesMoved = as(
  `^${lead}(?:raise|increase|lift|put up|lower|reduce|cut|drop|change|round)(?: up| down)? (?:all|every|each)(?: of)?(?: (?:my|the|our))? prices?\\b.{0,40}$`,
);
/** "Find the rain jacket, the beanie and the belt". */
const one = "(?:the|my) [\\p{L}\\d][\\p{L}\\d'’ -]{1,40}?";
const found = as(
  `^${lead}(?:find|look up|look for|search for|search|get|pull up|bring up|fetch)(?: me)? (${one}(?:, ${one}){0,4},? and ${one})${tail}`,
);
/** "My garlic press doesn't sell, what can I do?" */
const unsold = as(
  `^${lead}(?:the|my|our) (?!${cards}\\b|shop\\b|store\\b|titles?\\b)([\\p{L}\\d][\\p{L}\\d'’ -]{1,40}?) (?:just |still |really )*(?:does ?n['’]?t|does not|is ?n['’]?t|is not|wo n['’]?t|won['’]?t|will not) (?:sell(?:ing)?|get (?:any )?(?:sales|buyers|orders)|go)(?: (?:well|at all|anymore|any more|any longer))?(?:[\\s,.;!-]+(?:so |but )?(?:what (?:can|should|could) (?:i|we) do|what (?:is|['’]s) wrong|what to do|why|any ideas?|help)[^.]{0,40})?${tail}`,
);
/** "You wrote waterproof, it is only water resistant". */
const wrongWord = as(
  `^${lead}(?:you (?:wrote|said|put|say|write|have)|it says|there (?:it )?(?:stands|says)|the (?:text|listing|description|card) says) ["“]?([\\p{L}\\d-]+(?: [\\p{L}\\d-]+)?)["”]?(?:,| -|;|\\.)? (?:but |and )?(?:it is|it['’]s|that is|this is|they are) (?:(?:only|just|actually|really|in fact|rather) )+["“]?([\\p{L}\\d-]+(?: [\\p{L}\\d-]+){0,2})["”]?${tail}`,
);
/** "What do the bullets say now?" */
const saysNow = as(
  `^${lead}what (?:do|does) (?:the|my|its) (titles?|descriptions?|bullets?|bullet points|keywords?|tags|specs?|specifications?) (?:say|look like|read|contain)(?: (?:now|at the moment|right now|currently|like that))*${tail}`,
);
/** "Every Monday do that again". */
const regular = as(
  `^${lead}((?:every|each) (?:other )?[\\p{L}]+(?: (?:morning|evening|at \\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?))?),? (?:please )?(?:do|repeat|run) (?:that|this|it|the same)(?: (?:again|too|for me))?${tail}`,
);
/** "CSV would be better", behind an export. */
const otherFormat = as(
  `^${lead}(?:an? )?(csv|excel|xlsx|json)(?: file)? (?:would|might) (?:be )?(?:better|nicer|easier|good|great|rather)${tail}`,
);

/** "I want to sell silver earrings on Etsy": where does not matter before there is a card. */
const sells = as(
  `^${lead}(?:i|we)(?: would|['’]d| am| are)? (?:want|like|plan|going) to sell (?:my |our |some |an? |these )?(?!(?:more|better|faster|well|it|this|that|them|these|everything|all|on|at|in)\\b)([\\p{L}\\d][\\p{L}\\d'’ -]{2,50}?)(?: (?:on|at|in|via) (?:amazon|e-?bay|etsy|shopify|walmart|ozon|wildberries|my shop))?${tail}`,
);

/** What sellers say of their shop in words that no table knows, in those that they do; null for other words. */
export function saidOfShop({ current, earlier, shownCardId }: Conversation): string | null {
  const said = current.text.trim();
  if (said.length > 200) return null;
  const [, what, place] = ready.exec(said) ?? [];
  if (what !== undefined)
    return `prepare ${/^every(?:thing)?$|^all$/i.test(what) ? 'all my listings' : what} for ${place}`;
  if (prices.test(said)) return 'what is the price of each of my listings?';
  // By how much does not matter: prices are changed in one listing at a time.
  if (pricesMoved.test(said)) return 'raise the prices of all my listings by 10 %';
  const [, several] = found.exec(said) ?? [];
  if (several !== undefined) return `show me ${several}`;
  const [, thing] = sells.exec(said) ?? [];
  const wish = `I want to sell my ${thing}`;
  if (thing !== undefined && wish !== said) return wish;
  const [, card] = unsold.exec(said) ?? [];
  if (card !== undefined) return `why does the ${card} not sell?`;
  const inHand = cardInHand(earlier, shownCardId) !== null;
  const [, wrong, right] = inHand ? (wrongWord.exec(said) ?? []) : [];
  if (wrong !== undefined) return `replace ${wrong} with ${right}`;
  const [, section] = inHand ? (saysNow.exec(said) ?? []) : [];
  if (section !== undefined) return `read me the ${section}`;
  const [, when] = regular.exec(said) ?? [];
  if (when !== undefined && earlier.length > 0) return `do that ${when}`;
  const [, format] = otherFormat.exec(said) ?? [];
  return format !== undefined && exportsLast(earlier.at(-1)) ? `export those as ${format}` : null;
}

const exportsLast = (turn: Turn | undefined) => turn?.steps.some(({ tool }) => tool === 'export_cards') === true;
