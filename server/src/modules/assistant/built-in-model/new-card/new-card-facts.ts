import type { Marketplace } from '@cardwright/contract/listings';
import { isWordsAlone, type Message } from '../pasted.ts';
import { type Ask, call, type Surroundings, say } from '../understanding/ask.ts';
import { factsAlone, thingTold } from '../understanding/facts/new-card-words.ts';
import { notesTold, type PastedNotes } from '../understanding/facts/pasted-notes.ts';
import { productTold } from '../understanding/facts/told-product.ts';
import { productsTold } from '../understanding/facts/told-products.ts';
import { withWorkBehind } from '../understanding/facts/work-behind-facts.ts';
import { marketplaceName, marketplacesIn } from '../understanding/marketplace-words.ts';

/** More is the text of a listing. */
const mostCharacters = 400;

/** So many facts with a name and a price are a product of their own, whatever card is in hand. */
const wholeProduct = 7;

type Read = { message: Message; asks: Ask[]; marketplace: Marketplace | null; isForeign: boolean };

/** A message that only states the facts of a product, as the order for a new card that it is. */
export function asNewCard<R extends Read>(request: R, around: Surroundings): R {
  if (around.hasCard && request.message.text !== null && ofThisCard.test(request.message.command))
    return { ...request, message: { ...request.message, text: null }, asks: [say('edit_what')] };
  const notes = notesOf(request, around);
  const worked = workOnLine(request);
  if (worked !== null) return { ...request, message: { ...request.message, text: null }, asks: worked };
  const created = notes === null ? (ofFactsAhead(request) ?? toldProduct(request, around)) : cardOf(notes);
  if (created === null) return withPictures(withoutQuestion(request), around);
  const message = { ...request.message, text: null };
  const [made = created, ...work] = withWorkBehind(created);
  const pictured = withPictures({ ...request, message, asks: [made], isForeign: false }, around);
  return { ...pictured, asks: [...pictured.asks, ...work] };
}

/** "Make a card from this for Amazon:" before a text, a page or an address tells what the card is of: nothing is asked. */
const withoutQuestion = <R extends Read>(request: R): R =>
  isWordsAlone(request.message)
    ? request
    : { ...request, asks: request.asks.filter((ask) => ask.kind === 'call' || ask.topic !== 'create_what') };

/** The pictures that come with the facts of one new product are its own. */
function withPictures<R extends Read>(request: R, { files, filesAreNew }: Surroundings): R {
  const [ask, ...others] = request.asks;
  const isNew = ask?.kind === 'call' && ask.tool === 'create_card' && others.length === 0;
  const pictures = filesAreNew && isNew ? files.filter(({ kind }) => kind === 'image') : [];
  const added = pictures.map(
    ({ file_id }): Ask => ({
      kind: 'call',
      tool: 'add_image_to_gallery',
      input: { image: file_id },
      target: { kind: 'it' },
    }),
  );
  return added.length === 0 ? request : { ...request, asks: [...request.asks, ...added] };
}

/** "Here is a text from my supplier, add what is useful": to this card, and no new one. Which facts, the seller says. */
const ofThisCard =
  /\b(?:add|use|take|put|include|enter|pick) (?:in |over |out |from (?:it|this) )?(?:what(?:ever)?(?:'s| is| you| seems| may| might| could)?|anything|everything|all)(?: (?:that )?(?:is|that's|seems|looks|you|can|find|think))* ?(?:useful|helpful|relevant|interesting|missing|new|important|good|usable|need)\b/i;

const isCreated = (ask: Ask | undefined): ask is Ask =>
  ask !== undefined && (ask.kind === 'say' ? ask.topic === 'create_what' : ask.tool === 'create_card');

const onNewCard = new Set<string>(['improve_card', 'score_card', 'export_cards', 'publish_case']);
/**
 * "Improve this for eBay: soy candle, 200 g, burns 40 hours": facts that stand in one line are put down one by one in the
 * new card, and no title of it; the work comes after. Null for other messages.
 */
function workOnLine({ message, asks, marketplace }: Read): Ask[] | null {
  const { text, html, urls } = message;
  if (!isLineOfFacts(text) || html !== null || urls.length > 0 || asks.length === 0) return null;
  const isWork = (ask: Ask) => ask.kind === 'call' && onNewCard.has(ask.tool) && ask.target?.kind === 'it';
  const made = call('create_card', { text: text.replace(/[\s.]+$/, ''), marketplace: marketplace ?? undefined });
  return asks.every(isWork) ? [made, ...asks] : null;
}
const isLineOfFacts = (text: string | null): text is string =>
  text !== null && text.length <= mostCharacters && !text.includes('\n') && /,.+,/.test(text);

/** "Create a card from this: laundry basket, seagrass, 49 USD": facts of a new card, and no text of a page to be taken in. */
function ofFactsAhead({ message, asks, marketplace }: Read): Ask | null {
  const { text, html, urls } = message;
  const isFacts = text !== null && text.length <= mostCharacters && !text.includes('\n') && /,/.test(text);
  const [ask, ...others] = asks;
  if (!isFacts || html !== null || urls.length > 0 || !isCreated(ask) || others.length > 0) return null;
  const name = ask.kind === 'call' ? thingTold(String(ask.input.text ?? '')) : null;
  const [place = ''] = placeBehind.exec(text) ?? [];
  const facts = factsAlone(text.slice(0, text.length - place.length));
  return call('create_card', {
    text: name === null ? facts : `${name}, ${facts}`,
    marketplace: marketplace ?? marketplacesIn(place.toLowerCase())[0]?.id,
  });
}
/** "..., 19 eur. For Etsy please": where it is sold is no fact of it. */
const placeBehind = new RegExp(
  `[.,;]\\s*(?:for|on) (?:my |our )?${marketplaceName}(?: (?:please|pls|plz|thanks|thx|shop))*[\\s.!]*$`,
  'i',
);

/** Notes, a mail or a chat with the order for a card of them: nothing else in them is an order, a time or a question. */
const notesOf = ({ message }: Read, { isScheduled }: Surroundings): PastedNotes | null =>
  isWordsAlone(message) && isScheduled !== true && productsTold(message.command) === null
    ? notesTold(message.command)
    : null;

function cardOf({ text, order }: PastedNotes): Ask {
  const [place = ''] = placeBehind.exec(text) ?? [];
  const [marketplace, ...others] = marketplacesIn(`${order} ${place}`.toLowerCase());
  const facts = text.slice(0, text.length - place.length);
  return call('create_card', { text: facts, marketplace: others.length === 0 ? marketplace?.id : undefined });
}

/**
 * A product told in one go is a new card, whatever single facts in it look like: "2 caps daily" is no time, and its brand
 * is not that of the card in hand.
 */
function toldProduct({ message, asks }: Read, around: Surroundings): Ask | null {
  const isMade = asks.some((ask) => ask.kind === 'call' && ask.tool === 'create_card');
  if (isMade || !isWordsAlone(message) || around.isScheduled === true) return null;
  const told = productTold(message.command);
  const isWhole = told !== null && told.facts.length >= wholeProduct && !around.hasQuestions;
  if (told === null || (around.hasCard && !told.isOrdered && !isWhole)) return null;
  const [marketplace, ...others] = marketplacesIn(message.command.toLowerCase());
  return call('create_card', { text: told.text, marketplace: others.length === 0 ? marketplace?.id : undefined });
}
