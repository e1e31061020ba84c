import type { CardSummary, ListingEdit } from '../../tool-types.ts';
import { type Conversation, cardInHand, outputFrom } from '../conversation.ts';
import { besideLast, fewWords, namesNumberAlone, withAskedInFull } from '../few-words/few-words.ts';
import { ofLastFile } from '../follow-ups/of-last-file.ts';
import { cardAgreed } from '../new-card/card-offered.ts';
import { newCardTold } from '../new-card/new-card-told.ts';
import { withRestTold } from '../new-card/rest-told.ts';
import { sameBut } from '../new-card/same-but.ts';
import { sheetForCard } from '../new-card/sheet-for-card.ts';
import { openPrice } from '../open-price/open-price.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import { planCalls } from '../plan-calls.ts';
import { askedBehindWork } from '../questions/asked-behind-work.ts';
import { plainAnswer } from '../questions/plain-answers.ts';
import { readOnce } from '../read-once.ts';
import type { Request } from '../request.ts';
import { behindDismissal } from '../several-orders/behind-dismissal.ts';
import { partByPart, partsUnread } from '../several-orders/part-by-part.ts';
import { saidWish, severalWishes } from '../several-orders/several-wishes.ts';
import { type Ask, call, isCall, say, toMany } from '../understanding/ask.ts';
import { type Mention, mentionsIn } from '../understanding/cards/card-mentions.ts';
import { groupStretch } from '../understanding/cards/group-stretches.ts';
import { titleStretch } from '../understanding/cards/title-stretches.ts';
import { toldOrder } from '../understanding/facts/told-orders.ts';
import { holdsDirectOrder, onlyTells } from '../understanding/orders/order-forms.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { correctionsAsOrders } from '../understanding/speech/said-corrections.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';
import { allOfKind } from './all-of-kind.ts';
import { everyAsked } from './both-replies.ts';
import { eachCard } from './each-card.ts';
import { knownCards } from './known-cards.ts';
import { withListBehind } from './listed-behind.ts';
import { namedByPrice } from './named-by-price.ts';
import { onNamed, withNamedCards } from './named-cards.ts';
import { isWords, onOne, works } from './named-reads.ts';
import { onDearest } from './on-dearest.ts';
import { onSeveral } from './on-several.ts';
import { onTheOthers } from './on-the-others.ts';
import { resolveTarget } from './resolve-target.ts';
import { saidOfProduct } from './said-of-product.ts';
import { withTitleBehind } from './title-behind.ts';
import { whichReplied } from './told-apart.ts';

/** So long a message is read for words of titles. */
const mostCharacters = 300;
/** They answer an order whose card was not seen in it. */
const open = new Set<string>(['noted', 'offer_improve', 'edit_what', 'place_what']);
const isOpen = ({ asks }: Request) => asks.every((ask) => ask.kind === 'say' && open.has(ask.topic));

/**
 * The request on the card that its words name by its title alone: where no card was found in them, the seller's own cards are
 * looked through before the seller is asked. "Set dune to 7" has no word that any table knows.
 */
export const byTitles = readOnce((asSaid): Request => {
  const read = saidOfProduct(asSaid, readByTitles(asSaid));
  const unread = partsUnread(
    asSaid,
    read,
    knownCards(asSaid).cards.map(({ title }) => title.toLowerCase()),
  );
  return unread.length === 0 ? read : { ...read, unread };
});
/** The same of a message that is a part of another one, and is divided no further. */
const partByTitles = readOnce((asSaid): Request => readByTitles(asSaid, true));

function readByTitles(asSaid: Conversation, isPart = false): Request {
  const conversation = withAskedInFull(asSaid);
  const behind =
    whichReplied(conversation, byTitles) ??
    sheetForCard(conversation, byTitles) ??
    askedBehindWork(conversation) ??
    withListBehind(conversation, byTitles) ??
    withTitleBehind(conversation, byTitles);
  if (behind !== null) return behind;
  const every = everyAsked(conversation, withNamedCards);
  if (every !== null) return pricedForMany(every);
  const each = eachCard(conversation, withNamedCards);
  if (each !== null) return each;
  const full = fewWords(conversation) ?? correctedInFull(conversation) ?? cardAgreed(conversation, byTitles);
  if (full !== null) return byTitles({ ...conversation, current: { ...conversation.current, text: full } });
  const copied = sameBut(conversation);
  if (copied !== null)
    return { ...withNamedCards(conversation), asks: [call('create_card', { text: copied })], isForeign: false };
  const letGo = behindDismissal(conversation);
  if (letGo !== null) {
    const rest = byTitles({ ...conversation, current: { ...conversation.current, text: letGo.rest } });
    const isOwn = rest.asks.length > 0 && rest.isHeld !== true;
    const back = call('restore_version', { version: 'previous' });
    if (isOwn && letGo.isTakenBack && rest.asks.every(isCall))
      return { ...rest, asks: [{ ...back, target: { kind: 'it' } } as Ask, ...rest.asks] };
    if (isOwn) return rest;
  }
  const others = onTheOthers(conversation, withNamedCards);
  if (others !== null) return pricedForMany(others);
  const dearest = onDearest(conversation, withNamedCards);
  if (dearest !== null) return dearest;
  const priced = namedByPrice(conversation, withNamedCards);
  if (priced !== null) return priced;
  const once = ofLastFile(conversation, withNamedCards(conversation));
  const read = withoutAlso(
    plainAnswer(conversation, once) ??
      onSeveral(conversation, once, withNamedCards) ??
      newCardTold(conversation, once, withNamedCards) ??
      saidWish(conversation, once) ??
      severalWishes(conversation, once, withNamedCards) ??
      withRestTold(conversation, once) ??
      once,
  );
  const parted = isPart ? null : partByPart(conversation, read, partByTitles);
  if (parted !== null) return parted;
  const kind = allOfKind(conversation, read, withNamedCards);
  if (kind !== null) return kind;
  if (copiesText.test(conversation.current.text) || sameStyle.test(conversation.current.text))
    return { ...read, asks: [say('edit_what')] };
  if (namesNumberAlone(conversation.current.text) && works(read).some(({ tool }) => tool === 'improve_card'))
    return { ...read, asks: [say('edit_what')] };
  if (read.asks.every(isCardShown) && deletesCard.test(conversation.current.text))
    return { ...read, asks: [say('deleting')] };
  const isBeside = read.asks.length === 0 && besideLast(conversation);
  if (!mayName(conversation) || !(isBeside || (!hasCard(conversation) && isLost(conversation, read)))) return read;
  const { current } = conversation;
  const cards = candidates(conversation);
  if (cards === null) return hasLookedThrough(conversation) ? read : looking(read);
  const text = toldOrder(current.text) ?? current.text;
  const group = groupStretch(text, cards) ?? titleStretch(text, cards);
  // What was read outright is no more than put on the card whose name it says.
  if (read.asks !== once.asks && works(read).length > 0 && works(read).every(onOne)) {
    const [only, ...rest] = cards.length === 1 ? cards.map(({ card_id }) => card_id) : (group?.card_ids ?? []);
    if (only !== undefined && rest.length === 0) return onCardOf(read, only);
  }
  // "The mint one and the small one": work on one of them would leave out the other.
  const isOther = ({ start, end, isSure, isOne }: Mention) =>
    isSure && isOne && group !== null && (end <= group.start || start >= group.end);
  if (group === null || mentionsIn(text).some(isOther)) return read;
  const bare = { ...conversation, current: { ...current, text, steps: [] } };
  const named = onNamed(bare, text, [group], cardInHand(conversation.earlier, conversation.shownCardId), read);
  // "The cedar one burns 45 hours" asks to see nothing.
  const isShown = works(named).every(({ tool }) => tool === 'read_card');
  if (isShown && works(read).length === 0 && onlyTells(normalForm(text).text)) return read;
  const isWork = works(named).length > 0 && works(named).every((ask) => onOne(ask) && ask.target?.kind === 'cards');
  const isAnswer = read.asks.length === 0 && isWords(named) && !isOpen(named);
  return isWork ? pricedForMany(named) : isAnswer ? named : read;
}

/** "Oh no, not 24, 26!", behind what it costs. */
const otherSum =
  /^(?:(?:oh|no|wait|sorry|oops|hm+|actually)[\s,.!]+)*not (\d{1,6}(?:\.\d\d)?)[,.;]? (?:but |it['’]?s |it is )?(\d{1,6}(?:\.\d\d)?)((?:[.!]\s.*)?[\s.!]*)$/i;
/** "Correction, it has 8 slots", as the order that it is. */
function correctedInFull({ current, earlier, isScheduled }: Conversation): string | null {
  if (isScheduled === true || (current.files ?? []).length > 0) return null;
  const [, wrong = '', right, rest = ''] = otherSum.exec(current.text.trim()) ?? [];
  if (
    right !== undefined &&
    new RegExp(
      `(?:[$€£] ?|price:? )${wrong}\\b|\\b${wrong} ?(?:[$€£]|eur|usd|gbp|dollars?|euros?|pounds?|bucks)`,
      'i',
    ).test(earlier.at(-1)?.text ?? '')
  )
    return `set the price to ${right}${rest}`;
  const order = correctionsAsOrders(current.text);
  return order === current.text ? null : order;
}

/** "I want delete the rear pads", "take the bath bombs off my list". */
const deletesCard =
  /^(?:(?:hi|hello|please|pls|ok(?:ay)?|and|now|can you|could you|i (?:want|need|would like)(?: you)?(?: to)?)[\s,.!]+)*(?:(?:delete|erase|get rid of) (?!.*\b(?:bullets?|title|description|keywords?|tags?|specs?|specifications?|words?|sentences?|pictures?|photos?|images?|tasks?|chats?|price|brand|account|files?|exports?|rules?|preferences?)\b)|take (?:the |my )?[^.;!?,]{2,40} (?:off|out of) (?:my|the) (?:list|library|shop|store|catalog(?:ue)?)\b)/i;

/** Who is not understood is shown the card that was named. */
const isCardShown = (ask: Ask) => isCall(ask) && ask.tool === 'read_card';

/** The price of work on more cards than two is told first. */
const pricedForMany = (request: Request): Request => ({
  ...request,
  asks: request.asks.map((ask): Ask => {
    const tool = isCall(ask) ? toMany[ask.tool] : undefined;
    const isMany = isCall(ask) && ask.target?.kind === 'cards' && ask.target.card_ids.length > 2;
    return isMany && tool !== undefined ? { ...ask, tool, input: { ...ask.input, dry_run: true } } : ask;
  }),
});

const onCardOf = (read: Request, id: string): Request => ({
  ...read,
  asks: read.asks.map((ask): Ask => (isCall(ask) ? { ...ask, target: { kind: 'cards', card_ids: [id] } } : ask)),
});

/** "Its brand is Acme too": the last word is said of the fact, and is no part of its value. */
const withoutAlso = (read: Request): Request =>
  !read.asks.some((ask) => editsOf(ask).some(endsInAlso))
    ? read
    : {
        ...read,
        asks: read.asks.map((ask): Ask => {
          const edits = editsOf(ask);
          if (!isCall(ask) || !edits.some(endsInAlso)) return ask;
          const bare = edits.map((edit) =>
            endsInAlso(edit) ? { ...edit, value: (edit.value ?? '').replace(also, '') } : edit,
          );
          return { ...ask, input: { ...ask.input, edits: bare } };
        }),
      };
const editsOf = (ask: Ask): ListingEdit[] =>
  isCall(ask) && ask.tool === 'edit_card' ? ((ask.input.edits ?? []) as ListingEdit[]) : [];
const also = /,? (?:too|also|as ?well)[\s.!]*$/i;
const named = new Set<string>(['brand', 'category', 'specifications']);
const endsInAlso = ({ op, field, value = '' }: ListingEdit) => op === 'set' && named.has(field) && also.test(value);

/** Several that have the name that was looked up, else the whole library; null when that is not known. */
function candidates(conversation: Conversation): CardSummary[] | null {
  const listed = outputFrom(conversation.current.steps, 'list_cards');
  if (listed !== null && listed.cards.length > 1 && !listed.more) return listed.cards;
  const known = knownCards(conversation);
  return known.isAll ? known.cards : null;
}
const hasLookedThrough = ({ current }: Conversation) =>
  current.steps.some(({ input }) => Object.keys(input ?? {}).length === 0);

/** "Copy the description of the blue mug to the green one": a text is written as it is told, or not at all. */
const copiesText = new RegExp(
  `^(?:(?:please|pls|can you|could you|now|and|ok)[\\s,]+)*(?:copy|duplicate|transfer) (?:the |its |my )?${sectionNoun} (?:of|from) [^.;!?]{2,60}? (?:to|into|onto|over to) (?:the|my|number)\\b`,
  'i',
);
/** "Same style for the skillet": of a text that the seller gave there is no style to be taken. */
const sameStyle =
  /^(?:(?:perfect|great|good|nice|thanks|and|now|ok|please)[\s,.!]+)*(?:in )?(?:the )?same (?:style|way of writing|form|pattern) (?:for|on|with) (?:the|my)\b[^.;!?]{2,50}[\s.!]*$/i;
/** The same work, after a look through all cards; nothing yet, where no work was understood. */
function looking(read: Request): Request {
  const target = { kind: 'unknown', look: {} } as const;
  if (works(read).length === 0) return { ...read, asks: [{ kind: 'call', tool: 'read_card', input: {}, target }] };
  return { ...read, asks: read.asks.map((ask) => (isCall(ask) && ask.target !== null ? { ...ask, target } : ask)) };
}

const hasCard = ({ earlier, shownCardId }: Conversation) => cardInHand(earlier, shownCardId) !== null;

function mayName(conversation: Conversation): boolean {
  const { current } = conversation;
  return (
    conversation.isScheduled !== true &&
    (current.files ?? []).length === 0 &&
    current.text.length <= mostCharacters &&
    isWordsAlone(splitMessage(current.text)) &&
    openPrice(conversation) === null
  );
}

/** The seller would be asked which card is meant, or told that nothing was understood. */
function isLost(conversation: Conversation, read: Request): boolean {
  if (read.isForeign) return false;
  const [first] = planCalls(read);
  if (first !== undefined) {
    // "The two listings for eBay, export them": they are no list that was shown.
    const isThem = first.target?.kind === 'places' && first.target.places.length === 0;
    const isListed = conversation.earlier.some(({ steps }) => steps.some(({ tool }) => tool === 'list_cards'));
    if (isThem && !isListed) return true;
    const found = first.target === null ? null : resolveTarget(conversation, first);
    return found?.kind === 'which' || (found?.kind === 'look' && found.query === undefined);
  }
  if (read.isHeld === true && !holdsDirectOrder(normalForm(conversation.current.text).text)) return false;
  // Words that order nothing, whatever card they name, need no look.
  const bare = { ...conversation, current: { ...conversation.current, steps: [] } };
  const { text } = bare.current;
  const orders = (one: Mention) => works(onNamed(bare, text, [{ ...one, card_ids: ['-'] }], null, read)).some(onOne);
  return isOpen(read) && mentionsIn(text).some(orders);
}
