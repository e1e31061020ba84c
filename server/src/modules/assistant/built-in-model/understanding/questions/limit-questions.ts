import { questionLead } from '../speech/question-lead.ts';

/** What a marketplace has limits for. */
export type LimitedPart = 'title' | 'description' | 'bullets' | 'keywords' | 'images';

export interface LimitQuestion {
  /** Empty: of all texts. */
  parts: LimitedPart[];
  /** Whether the card's own pictures are taken is asked. */
  ofOwnPictures: boolean;
}

const longest = 140;
const market = '(?:amazons?|e-?bays?|etsys?|shopifys?|woocommerce|wal-?marts?|google|ozon|wildberries)';
const pictures = '(?:images?|pictures?|photo(?:graph)?s?|pics?)';
const parts: [LimitedPart, RegExp][] = [
  ['title', /\b(?:titles?|headlines?)\b/],
  ['description', /\bdescriptions?\b/],
  ['bullets', /\b(?:bullets?|key features)\b/],
  ['keywords', /\b(?:keywords?|tags?|search terms?)\b/],
  ['images', new RegExp(`\\b${pictures}\\b`)],
];
const part = `(?:titles?|headlines?|descriptions?|bullets?(?: points?)?|key features|keywords?|tags?|search terms?|${pictures})`;
/** Whoever says one of these wants work done. */
const orders =
  /\b(?:improv\w*|optimi[sz]\w*|re-?writ\w*|shorten|trim|rework|polish|make|fix|export|score|rate|keep|resize|crop|credits?|costs?|price|redo|please (?:do|write|add|put)|so that|then|you)\b/;

/** "How many tags does Etsy allow?", "how long may the title be there". */
const howMuch = new RegExp(
  `${questionLead}how (?:long|many|much|big|large|small|wide|short)\\b(?=.*\\b(?:may|can|should|must|allow\\w*|accept\\w*|permit\\w*|takes?|wants?|limit|max\\w*)\\b).*\\b${part}\\b`,
);
/** "What's Etsy's tag limit", "max characters for an eBay title?", "title limit?" */
const limit = new RegExp(
  `${questionLead}(?:(?:what|which|is there|are there|how (?:much|high|big))\\b.*\\b(?:limits?|maximum|max|cap)\\b.*|(?:the )?(?:max\\w*|limits?)\\b[^?]*\\?\\s*|(?:(?:the|${market}) )*(?:characters? )?(?:${part} )?(?:length |size |characters? |count )?(?:limits?|max|maximum)(?: (?:on|for|of|at|in) (?:the |an? )?(?:${market}|${part}))*[\\s?.!]*)$`,
);
/** "What image size does eBay want?" */
const wantedOfPictures = new RegExp(
  `${questionLead}(?:what|which) (?:${pictures} )?(?:size|sizes|format|formats|resolution|dimensions|shape)\\b.*\\b${market}\\b.*\\b(?:want|need|take|accept|require|allow|like|expect)s?\\b`,
);
const own = `(?:the |my |its |this |that |these |those |our |all |main |first |second |third |last |new |current |product )*`;
const word = `(?!(?:is|are|and|or|as|so|too|that|which|for|to|with)\\b)[\\p{L}\\d'’-]+`;
/** "The title of the walkman", "the walkman's title". */
const ofCard = `${own}(?<ahead>(?:${word} ){1,5}?)??${part}(?<behind> (?:of|on|for) (?:the |my |this |that |our )*(?!it\\b|this\\b|that\\b)${word}(?: ${word}){0,4}?)??`;
/** "Does the title fit on eBay?", "are the bullets too long for Amazon?", "tell me if the title of the lamp fits". */
const fits = new RegExp(
  `${questionLead}(?:is|are|does|do|will|would|can|if|whether) ${ofCard} (?:(?:is|are|does|do|will) )?(?:still |even |really |now |far |already )*(?:fits?(?=[\\s?.!]*$| (?:on|for|in|into|within|there|here|it|the limit|${market}))|(?:be )?(?:too (?:long|short|many|few)|(?:long|short) enough|(?:within|over|above|under|inside) (?:the |its |their |${market} )*limits?|the right length|(?:ok(?:ay)?|fine|allowed|accepted) (?:for|on|by|at|with) ${market}))\\b`,
  'u',
);
/** "Does this picture meet eBay's rules?", "will Amazon accept this image", "is my main photo ok for Etsy?" */
const takenPictures = [
  new RegExp(
    `${questionLead}(?:is|are|does|do|will|would|can|may) ${own}${pictures}\\b(?=.*\\b(?:${market}|there)\\b).*\\b(?:meets?|comply|complies|conforms?|pass(?:es)?|fits?|ok(?:ay)?|fine|allowed|accept\\w*|good|big|large|right|valid|compliant|refused|rejected|follow|match|suitable|usable|work)\\b`,
  ),
  new RegExp(
    `${questionLead}(?:will|does|would|do|can) ${market} (?:accept|take|allow|like|refuse|reject|want) ${own}${pictures}\\b`,
  ),
  new RegExp(
    `${questionLead}(?:is|are) ${own}(?:(?:${pictures} )?resolution|${pictures} (?:quality|size|format|dimensions)|(?:resolution|size|format|dimensions) of ${own}${pictures}) (?:still |even |really |now )*(?:ok(?:ay)?|fine|good|big|large|high|right|enough|allowed|accepted|sufficient|valid|too (?:small|low|big|large))(?: enough)? (?:for|on|at|by|with) ${market}\\b`,
  ),
];

/** "Does the title of the walkman fit?": how the question names its card; null where it names none. */
export function limitedCardName(said: string): string | null {
  const { ahead, behind } = fits.exec(said.trim())?.groups ?? {};
  return behind ?? ahead ?? null;
}

/** What is asked of a marketplace's limits, in normal form; null for anything else. */
export function limitAsked(said: string): LimitQuestion | null {
  const text = said.trim();
  if (text.length > longest || /["\n]|[.!?;]\s+\S/.test(text) || orders.test(text)) return null;
  const named = parts.flatMap(([id, pattern]) => (pattern.test(text) ? [id] : []));
  if (takenPictures.some((pattern) => pattern.test(text))) return { parts: ['images'], ofOwnPictures: true };
  const isAsked = [howMuch, wantedOfPictures, fits].some((pattern) => pattern.test(text)) || isOfLimit(text, named);
  return isAsked ? { parts: named, ofOwnPictures: false } : null;
}

/** "What is the maximum load?" is about the product; "title max 80" is an order. */
const isOfLimit = (text: string, named: LimitedPart[]) =>
  limit.test(text) &&
  !/\d/.test(text) &&
  (named.length > 0 || /\b(?:characters?|letters)\b/.test(text)) &&
  (/\?\s*$|\blimits?\b/.test(text) || /^(?:[a-z]+[ ,]+){0,4}(?:what|which)\b/.test(text));
