import { type Conversation, cardInHand } from '../conversation.ts';
import { openPrice } from '../open-price/open-price.ts';
import { ownRequest } from '../own-request.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { call } from '../understanding/ask.ts';
import { cardsOfMarketplaceIn } from '../understanding/marketplace-words.ts';
import { type PriceAsked, priceAskedIn } from '../understanding/questions/price-questions.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { shownLast } from './cards-of-price.ts';

const ofThem = /\b(?:them|these|those|they|the (?:\d+|two|three|four|five|cards|ones|listings|products|items))\b/;
const ofAll =
  /\b(?:my|mine|our|all|every|everything|library|catalog|shop|store|range|assortment|i (?:have|sell|offer|got))\b/;
/** A noun of a kind: "of my mugs", "of the blue ones". */
const kind =
  /\b(?:of|among|for) (?:all )?(?:of )?(?:my|our|the) ((?:(?!cards?\b|listings?\b|products?\b|items?\b|ones?\b|things?\b|prices?\b|lot\b|bunch\b|library\b|catalog\b|shop\b|store\b|whole\b|entire\b|range\b|goods\b|stuff\b|\d)[a-z-]{3,}(?: |$)){1,3})/;
const isKeptApart = /\b(?:title|description|bullets?|keywords?|specs?|pictures?|images?|photos?|plans?|brand|name)\b/;

/**
 * "What is the average price?", "how much are they together?": looked up for the cards that were shown last, or for all of
 * them; null for other words, and where one card or the price of work is asked for.
 */
export function pricesTogether(conversation: Conversation): Request | null {
  const { current, earlier, shownCardId, isScheduled } = conversation;
  const message = splitMessage(current.text);
  if (isScheduled === true || current.text.length > 200 || !isWordsAlone(message) || (current.files ?? []).length > 0)
    return null;
  const { text } = normalForm(current.text);
  const asked = priceAskedIn(text.replace(/[?!.]+\s*$/, ''));
  if (asked === null || isKeptApart.test(text) || (openPrice(conversation) !== null && !ofAll.test(text))) return null;
  const shown = shownLast(conversation);
  const words = kind.exec(text.replace(/[?!.]+\s*$/, ''))?.[1]?.trim();
  const market = cardsOfMarketplaceIn(text)?.id;
  const isWhole = words !== undefined || market !== undefined || (ofAll.test(text) && !ofThem.test(text));
  if (asked === 'total' && !isWhole && shown === null && !ofThem.test(text)) return null;
  if (isOfOneCard(asked, text) && shown === null && cardInHand(earlier, shownCardId) !== null) return null;
  const ids = isWhole || shown === null ? null : shown;
  // A few are put beside each other with all that tells them apart.
  if (
    isOfExtreme(asked) &&
    ids !== null &&
    ids.length <= mostCompared &&
    /^(?:(?:and|so|ok|now),? )*which\b/.test(text)
  )
    return null;
  return ownRequest(message, text, [
    call('list_cards', {
      ...(ids === null ? {} : { card_ids: ids }),
      query: words === undefined ? undefined : singular(words),
      marketplace: market,
      prices: true,
    }),
  ]);
}

/** "What is the highest price?", beside a card: of its prices elsewhere, or of what was read of it. */
const isOfOneCard = (asked: PriceAsked, text: string) =>
  isOfExtreme(asked) &&
  /\bprice\b/.test(text) &&
  !/\b(?:ones?|cards?|listings?|products?|items?|my|which)\b/.test(text);

const isOfExtreme = (asked: PriceAsked) => asked !== 'average' && asked !== 'total';
/** So many cards a comparison has. */
const mostCompared = 5;

/** Titles have the word of one: "of my mugs". */
const singular = (words: string) => words.replace(/(?<=\p{L}{2}[^s\s])s\b/gu, '');
