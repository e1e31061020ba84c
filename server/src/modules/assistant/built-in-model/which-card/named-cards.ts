import type { CardSummary } from '../../tool-types.ts';
import { type Conversation, cardInHand, type Turn } from '../conversation.ts';
import { continuedRequest } from '../follow-ups/follow-ups.ts';
import { exportedLike, imageAndMore, likeLast, onceMore } from '../follow-ups/once-more.ts';
import { afterDecline } from '../open-price/declined-first.ts';
import { openPrice } from '../open-price/open-price.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import { importsAny } from '../plan-calls.ts';
import type { Request } from '../request.ts';
import { together } from '../several-orders/works-together.ts';
import type { Ask } from '../understanding/ask.ts';
import { type Mention, mentionsIn } from '../understanding/cards/card-mentions.ts';
import { besideInList, placesSaid } from '../understanding/cards/card-places.ts';
import { afterGoingBack } from '../understanding/cards/going-back.ts';
import { asLeftOut } from '../understanding/cards/left-out-names.ts';
import { isBareName, isObject } from '../understanding/cards/object-names.ts';
import { exportedWith, ordersForEach, withOrderOf } from '../understanding/cards/orders-for-each.ts';
import { pricesForEach } from '../understanding/cards/prices-for-each.ts';
import { afterReply, withoutPutOff } from '../understanding/cards/put-off.ts';
import { withoutContrast, withoutKept } from '../understanding/cards/told-contrasts.ts';
import { saidOfBoth, withoutTold } from '../understanding/cards/told-first.ts';
import {
  backIn,
  type Group,
  inOrder,
  isDenied,
  isToldOf,
  type PartOfCards,
  partsByCard,
  withoutLeft,
  withoutNames,
  withThis,
} from '../understanding/cards/unnamed-text.ts';
import { withPriceOf } from '../understanding/edits/price-steps.ts';
import { withoutApposition } from '../understanding/facts/appositions.ts';
import { tellsOfPart } from '../understanding/facts/declared-facts.ts';
import { factsToAdd } from '../understanding/facts/told-to-add.ts';
import { heldBackIn } from '../understanding/orders/held-back.ts';
import { orderBehindTale } from '../understanding/orders/order-behind-tale.ts';
import { pictureOfOther } from '../understanding/pictures/picture-of-other.ts';
import { questionPassedOn } from '../understanding/questions/passed-questions.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { orderInFull } from '../understanding/speech/orders-in-full.ts';
import { correctionTold } from '../understanding/speech/part-corrections.ts';
import { askedOfTwo, comparedWithThis } from './compared-cards.ts';
import { type Known, knownCards, nextScored } from './known-cards.ts';
import { lookedUp, lookUpOf } from './looked-up-things.ts';
import {
  asNamed,
  isCounted,
  isOfCosts,
  isReadAsPlaces,
  isToldPart,
  isValue,
  isWords,
  leavesOut,
  mayBeOnOneCard,
  onIds,
  onItsImage,
  onOne,
  type Work,
  withItInHand,
  works,
} from './named-reads.ts';
import { onForeign } from './on-foreign.ts';
import { sameForMeant, withWrongUndone } from './other-card-meant.ts';
import { readOtherwise } from './read-otherwise.ts';
import { asIt, isForMarket, isRepeated } from './said-as-it.ts';
import { cardsNamed, mayBeOther, measuredAs } from './title-match.ts';

/** So long a message is read for names of cards. */
const mostCharacters = 600;

/**
 * The request of this turn, on the cards that its words name: "the second bullet of the lamp" is about the lamp, whatever
 * is in hand. What may be a name is looked up; when a title has it, the rest of the words is read as said of that card.
 */
export function withNamedCards(conversation: Conversation): Request {
  const { current } = conversation;
  const bare = { ...conversation, current: { ...current, steps: [] } };
  const asRead = () => continuedRequest(bare);
  const { text } = current;
  const message = splitMessage(text);
  const order = conversation.isScheduled === true || !isWordsAlone(message) ? null : orderBehindTale(text);
  if (order !== null) return withNamedCards({ ...conversation, current: { ...current, text: order } });
  if (text.length > mostCharacters || !isWordsAlone(message)) return asRead();
  const others = readOtherwise(conversation, withNamedCards);
  if (others !== null) return others;
  const names = mentionsIn(text);
  const question = lookUpOf(bare);
  const mentions = (question === null ? names : [question.thing]).filter(
    ({ start, end }) => !isDenied(text, start) && !isToldOf(text, start, end),
  );
  const inHand = cardInHand(conversation.earlier, conversation.shownCardId);
  // "Go on, skip the mug": what is left out of a price is not agreed to.
  const isPriced = openPrice(bare) !== null;
  const free = afterDecline(conversation);
  if (free !== null && mentionsIn(free.current.text).length > 0 && orders(free, isPricedWork))
    return withNamedCards(free);
  const same = sameForMeant(bare, text, mentions);
  if (same !== null)
    return withWrongUndone(bare, withNamedCards({ ...conversation, current: { ...current, text: same } }));
  const wanted =
    ((current.files ?? []).length > 0 ? pictureOfOther(text) : null) ??
    questionPassedOn(text) ??
    asLeftOut(text) ??
    orderInFull(text) ??
    (inHand === null ? null : withoutApposition(text)) ??
    ordersForEach(text) ??
    pricesForEach(text) ??
    withPriceOf(text, names) ??
    (inHand === null ? null : exportedWith(text)) ??
    afterGoingBack(text) ??
    saidOfBoth(text, names) ??
    (inHand === null ? null : (withoutTold(text, names) ?? withoutContrast(text, names) ?? withoutKept(text, names))) ??
    nextScored(bare, mentions) ??
    (isPriced ? null : withoutPutOff(text, names)) ??
    ordered(bare, afterReply(text, names, (current.files ?? []).length > 0)) ??
    (isPriced ? null : withoutLeft(text, names)) ??
    (mentions.length > 0 || inHand === null ? null : backIn(text, inHand));
  if (wanted !== null) return withNamedCards({ ...conversation, current: { ...current, text: wanted } });
  const places = placesSaid(text, conversation);
  const asked = question?.request ?? withItInHand(asRead(), mentions, inHand);
  const isSent = (current.files ?? []).length > 0;
  const read =
    !isSent && mentions.some(({ isSure }) => isSure) ? { ...asked, asks: asked.asks.map(onItsImage) } : asked;
  if (read.isForeign) return onForeign(read, text, conversation);
  if (mentions.length === 0 && places.length === 0) return read;
  const known = knownCards(conversation);
  const look = (open: Mention[], isSure: boolean) => lookFor(open, known, current.steps.length, isSure);
  const ofTwo = askedOfTwo(read, text, mentions, known.cards, inHand, (open) => look(open, true));
  if (ofTwo !== null) return ofTwo;
  if (!mayBeOnOneCard(read) || importsAny(read)) return read;
  if (places.length > 0 && !goesBack.test(text) && isReadAsPlaces(read, places, conversation)) return read;
  const held = heldBackOf(bare, text, mentions, read);
  if (held !== null) return held;
  const compared = comparedWithThis(read, mentions, known.cards, inHand, (open) => look(open, true));
  if (compared !== null) return compared;
  const isOther = (one: Mention) => current.steps.length === 0 && !known.isAll && mayBeOther(one, known.cards);
  const found = mentions
    .filter((mention) => !isValue(mention, read))
    .map((mention) => {
      const fitting = measuredAs(text, mention, known.cards);
      const own = isOther(mention) ? [] : meant(mention, fitting, inHand);
      return { mention, cards: own.length > 0 ? own : lookedUp(mention, conversation, { ...known, cards: fitting }) };
    });
  if (found.length === 0 && places.length === 0) return read;
  const named: Group[] = [
    ...found.flatMap(({ mention, cards }) => {
      const [only] = cards;
      if (isCounted(text, mention, cards)) return [{ ...mention, card_ids: cards.map(({ card_id }) => card_id) }];
      if (only === undefined || cards.length > 1) return [];
      return [besideInList(text, { ...mention, card_ids: [only.card_id] }, conversation) ?? []].flat();
    }),
    ...places,
  ];
  const groups = named.length > 0 && inHand !== null ? withThis(text, named, inHand) : inOrder(named);
  const isOpen = ({ mention, cards }: (typeof found)[number]) => cards.length !== 1 && !isCounted(text, mention, cards);
  const open = found.filter(isOpen).map(({ mention }) => mention);
  // "The kettle weighs 1.1 kg" is written on no other card.
  const isStated = works(read).length > 0 && works(read).every(({ tool }) => tool === 'edit_card');
  const mayHarm = isStated || works(read).some(({ tool, input }) => onWhole.has(tool) && input.sections === undefined);
  const isTold = ({ end }: Mention) => !isStated && /^\s+(?:is|are|was|were|has|have|had)\b/i.test(text.slice(end));
  const isBare = (one: Mention) =>
    !one.hasArticle && works(read).some(({ tool }) => changing.has(tool)) && isBareName(text, one);
  const isNamed = (one: Mention) => (mayHarm && one.hasArticle) || isBare(one);
  const isMeant = (one: Mention) =>
    one.isSure ||
    (one.isStrong && isNamed(one) && !isTold(one)) ||
    (works(read).length > 0 && isObject(text, one, isStated));
  const sure = open.filter((one) => !isOfCosts(read) && isMeant(one));
  const isUnclear = found.some((one) => isOpen(one) && one.cards.length > 1 && one.mention.isStrong);
  const unclear = (look: { query?: string } | null, isMissing = false) =>
    asking(bare, text, groups, sure.length > 0 ? sure : open, { look, ...(isMissing ? { isMissing } : {}) }, read);
  // "The one after the last" is none.
  if (named.length < found.length - open.length + places.length) return unclear(null) ?? read;
  const settled = () => {
    const said = withoutNames(text, groups);
    const asSaid = isRepeated(bare, said) ? null : asNamed(read, groups, known.cards, inHand, text);
    return asSaid ?? onNamed(bare, text, groups, inHand, read);
  };
  if (groups.length > 0 && !open.some(({ isStrong }) => isStrong)) return settled();
  // Without a card in hand the tables look for what they read as its name.
  const isUnread = read.asks.length === 0 && open.some(({ hasArticle, isStrong }) => hasArticle && isStrong);
  const isLeft =
    !isUnread &&
    question === null &&
    inHand === null &&
    !isOfCosts(read) &&
    !leavesOut(read, mentions) &&
    !(groups.length > 0 && sure.some(({ isOne }) => isOne)) &&
    !works(read).some(({ target }) => target?.kind === 'it');
  if (isLeft) return groups.length > 0 ? settled() : read;
  if (isUnclear) return unclear(null) ?? read;
  const wantedLook = look(sure.length > 0 ? sure : open, sure.length > 0);
  if (wantedLook !== null) return unclear(wantedLook) ?? read;
  // "The clasp has a spring. Please add this": no card has that name, so it is a part of the one in hand.
  const isPart =
    inHand !== null &&
    (factsToAdd(text) !== null ||
      tellsOfPart(text) ||
      sure.every((one) => isToldPart(one, read)) ||
      correctionTold(text) !== null ||
      sure.every(({ end }) => isEntry.test(text.slice(end))));
  if (sure.length > 0 && !isPart) return unclear(null, question !== null) ?? read;
  return groups.length > 0 ? settled() : withItInHand(read, [], inHand);
}

/** "The zip bullet": where no card has that name, it is one entry of the card in hand. */
const isEntry = /^\s+(?:bullet(?: ?point)?|keyword|tag|spec(?:ification)?)(?=[\s.,;:!]|$)/i;
const goesBack = /\b(?:back|return|over) to (?:just )?(?:card |number |no\.? ?|#)\d/i;
/** What is left of a message, where that orders work; else null. */
function ordered(conversation: Conversation, text: string | null): string | null {
  if (text === null) return null;
  const groups = mentionsIn(text).map((mention) => ({ ...mention, card_ids: [] }));
  const isOrder = [text, asIt(withoutNames(text, groups))].some((said) =>
    orders({ ...conversation, current: { ...conversation.current, text: said } }),
  );
  return isOrder ? text : null;
}
function orders(conversation: Conversation, also: (ask: Work) => boolean = () => false): boolean {
  const request = continuedRequest({ ...conversation, current: { ...conversation.current, steps: [] } });
  return isOfCosts(request) || works(request).some((ask) => onOne(ask) || also(ask));
}
const isPricedWork = ({ input }: Work) => input.dry_run === true;

const onlyPolite =
  /^(?:[\s,.;!-]|\b(?:please|pls|thanks|thank you|ok|okay|no|wait|hey|yet|now|for|but|and|so|i|think)\b)*$/i;
/** "Don't improve the mug yet", "no need to score the lamp": read as said of "it", nothing is ordered; null when something is. */
function heldBackOf(conversation: Conversation, text: string, mentions: Mention[], read: Request): Request | null {
  if (mentions.length === 0 || works(read).length === 0) return null;
  const groups = mentions.map((mention) => ({ ...mention, card_ids: [] }));
  const said = asIt(withoutNames(text, groups));
  const whole = normalForm(said).text;
  const spans = heldBackIn(whole)?.spans ?? [];
  const rest = spans.toReversed().reduce((left, [from, to]) => left.slice(0, from) + left.slice(to), whole);
  if (spans.length === 0 || !onlyPolite.test(rest)) return null;
  const request = continuedRequest({ ...conversation, current: { ...conversation.current, text: said } });
  return works(request).length === 0 ? request : null;
}

/** Work on a card as a whole: what it is done to is a card. */
const onWhole = new Set<string>(['publish_case', 'withdraw_case', 'export_cards', 'restore_version', 'lock_fields']);

const changing = new Set<string>([
  ...onWhole,
  'improve_card',
  'score_card',
  'edit_card',
  'edit_image',
  'generate_image',
  'add_image_to_gallery',
]);
/** Of several that fit equally, the one in hand. */
function meant(mention: Mention, cards: CardSummary[], inHand: string | null): CardSummary[] {
  const named = cardsNamed(mention, cards);
  const own = named.find(({ card_id }) => card_id === inHand);
  return own === undefined ? named : [own];
}

/** First by the name, then through all cards; what may be no name at all is looked for once. */
function lookFor(open: Mention[], known: Known, looks: number, isSure: boolean): { query?: string } | null {
  const named = open.filter(({ hasArticle, isStrong }) => hasArticle || isStrong);
  const [first] = named;
  if (known.isAll || first === undefined || looks >= (isSure || first.isStrong ? 2 : 1)) return null;
  return looks === 0 && named.length === 1 ? { query: first.words.join(' ') } : {};
}

/** The request read as said of the card that is looked for; null when it asks for no work on one. */
function asking(
  conversation: Conversation,
  text: string,
  groups: Group[],
  open: Mention[],
  found: { look: { query?: string } | null; isMissing?: boolean },
  read: Request,
): Request | null {
  const target = { kind: 'unknown', ...found } as const;
  const said = withoutNames(text, inOrder([...groups, ...open.map((mention) => ({ ...mention, card_ids: [] }))]));
  const isAgain = isRepeated(conversation, said);
  if (isWords(read) && !isAgain) return null;
  const last = conversation.earlier.at(-1)?.steps.at(-1)?.tool ?? 'read_card';
  if (isAgain && !read.asks.some(onOne)) return { ...read, asks: [{ kind: 'call', tool: last, input: {}, target }] };
  const readAs = (text: string) => continuedRequest({ ...conversation, current: { ...conversation.current, text } });
  const asThis = readAs(said);
  const unnamed = works(asThis).length > 0 ? asThis : readAs(asIt(said));
  const request = !isAgain && unnamed.asks.some(onOne) && !importsAny(unnamed) ? unnamed : read;
  if (!request.asks.some(onOne)) return null;
  return {
    ...request,
    asks: request.asks.map((ask) => (ask.kind === 'call' && ask.target !== null ? { ...ask, target } : ask)),
  };
}

/** The request on the cards that are named, each part on its own. */
export function onNamed(
  conversation: Conversation,
  text: string,
  groups: Group[],
  inHand: string | null,
  read: Request,
): Request {
  const parts = partsByCard(text, groups).flatMap((part) => withLead(conversation, part, text, groups));
  const valued = withValues(parts);
  const requests = valued.map(({ said: unnamed, raw, card_ids: ids }) => {
    const said = onceMore(conversation, unnamed);
    const repeated =
      likeLast(conversation, unnamed, ids) ??
      exportedLike(conversation, said, ids) ??
      imageAndMore(conversation, unnamed, ids);
    if (repeated !== null) return { ...read, asks: [repeated] };
    const asPronoun = asIt(said);
    const turn = { ...conversation.current, text: isForMarket(conversation, said) ? asPronoun : said };
    const shownCardId = conversation.shownCardId ?? ids[0] ?? null;
    const readAs = (current: Turn) => continuedRequest({ ...conversation, current, shownCardId });
    const asThis = readAs(turn);
    const other = works(asThis).length > 0 ? null : readAs({ ...turn, text: asPronoun });
    const request = other !== null && works(other).length > 0 ? other : asThis;
    const isInHand = ids.length === 0 || (ids.length === 1 && ids[0] === inHand);
    const asks = (isInHand || (turn.files ?? []).length > 0 ? request.asks : request.asks.map(onItsImage)).map(
      (ask): Ask => {
        if (ask.kind !== 'call' || ask.target === null) return ask;
        // A picture is drawn of what the seller calls it.
        const input = typeof ask.input.prompt === 'string' ? { ...ask.input, prompt: raw } : ask.input;
        // Behind work on another card "it" would be that one.
        const inHandIds = parts.length > 1 && inHand !== null ? [inHand] : [];
        const own = isInHand ? inHandIds : ids;
        return { ...ask, input, target: own.length === 0 ? { kind: 'it' } : { kind: 'cards', card_ids: own } };
      },
    );
    return { ...request, asks };
  });
  const asks = requests.flatMap((request) => request.asks);
  const called = asks.filter(({ kind }) => kind === 'call');
  const [first = read] = requests.filter((request) => request.asks.length > 0);
  // What the first of them only asks is no order for the others.
  const isAsked = valued.some(({ isShared }) => isShared) && first.asks.length > 0;
  const shown = called.length === 0 ? shownFirst(first, groups, inHand) : null;
  if (shown !== null) return shown;
  if (called.length === 0) return read.asks.some(onOne) && !isAsked ? onIds(read, groups) : first;
  return { ...first, asks: together(called) };
}

/** "Add a bullet about the lid to the mug": what it shall say is asked, and the mug is the card in hand when it is told. */
function shownFirst(asked: Request, groups: Group[], inHand: string | null): Request | null {
  const [said, ...others] = asked.asks;
  const [id, ...more] = new Set(groups.flatMap(({ card_ids: ids }) => ids));
  const isOpen = said?.kind === 'say' && said.topic === 'bullet_what' && others.length === 0;
  if (!isOpen || id === undefined || id === inHand || more.length > 0) return null;
  return {
    ...asked,
    asks: [{ kind: 'call', tool: 'read_card', input: {}, target: { kind: 'cards', card_ids: [id] } }, said],
  };
}

/** "The mug to 17, the lamp 39": a number alone stands in the place of the one before it, and a marketplace alone behind its order. */
function withValues(parts: PartOfCards[]): (PartOfCards & { isShared: boolean })[] {
  let last: string | null = null;
  let order: string | null = null;
  return parts.map((part) => {
    const [, value] = onlyNumber.exec(part.said) ?? [];
    const withValue: string = value === undefined || last === null ? part.said : last.replace(anyNumber, value);
    if (anyNumber.test(withValue)) last = withValue;
    const shared = withOrderOf(order, withValue);
    order = shared ?? withValue;
    return { ...part, said: order, isShared: shared !== null };
  });
}
const anyNumber = /[$€£]?\d+(?:[.,]\d+)?/;
const onlyNumber =
  /^(?:(?:this one|set the price|the price|the|at|to|for|is|=|and)\s+)*([$€£]?\d+(?:[.,]\d+)?)(?:[\s.,!;]|\b(?:please|pls|go|thanks|too|and|then)\b)*$/i;

/** "Shorten the title, then improve the mug": what is ordered before the name is of the card in hand. */
function withLead(conversation: Conversation, part: PartOfCards, text: string, groups: Group[]): PartOfCards[] {
  const [first] = groups;
  const order = first === undefined || part.raw !== text ? null : ordersBefore.exec(text.slice(0, first.start));
  if (order === null || first === undefined) return [part];
  const lead = text.slice(0, order.index);
  const isOrder = works(continuedRequest({ ...conversation, current: { ...conversation.current, text: lead } })).some(
    onOne,
  );
  if (!isOrder) return [part];
  const from = order.index + order[0].length - (order[1] ?? '').length;
  const own = groups.map((group) => ({ ...group, start: group.start - from, end: group.end - from }));
  const rest = text.slice(from);
  return [
    { said: lead, raw: lead, card_ids: [] },
    { said: withoutNames(rest, own), raw: rest, card_ids: part.card_ids },
  ];
}
const ordersBefore =
  /(?:[.!?;]\s+|,?\s+)(?:(?:and|then|after that|also|now)[\s,]+)*((?:improve|rewrite|redo|rework|score|export|publish|polish|optimi[sz]e)\s+)$/i;
