import type { ListingEdit } from '../../tool-types.ts';
import { isAboutWork } from '../answers/how-it-works.ts';
import type { Conversation } from '../conversation.ts';
import { readingOf } from '../learned/guess.ts';
import { talkOn } from '../learned/talk-frame.ts';
import { isWordsAlone } from '../pasted.ts';
import type { Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { wantsPrivate } from '../tables/card-rows.ts';
import { type Ask, type CallAsk, say } from '../understanding/ask.ts';
import { tellsOfPart } from '../understanding/facts/declared-facts.ts';
import { isColors, materials } from '../understanding/facts/fact-values.ts';
import { factTold } from '../understanding/facts/further-facts.ts';
import { isMeasured } from '../understanding/facts/measured-facts.ts';
import { factsTold } from '../understanding/facts/told-facts.ts';
import {
  holdsDirectOrder,
  isCardOrder,
  isPlainOrder,
  isTimedOrder,
  onlyTells,
} from '../understanding/orders/order-forms.ts';
import type { Topic } from '../understanding/questions/topics.ts';
import { partCorrected } from '../understanding/speech/part-corrections.ts';
import { isLook, isWork } from './sound-asks.ts';

/**
 * How sure the learned reader has to be, of 1, that nothing is asked for: where the tables read work, a look, a weak offer or
 * nothing. `told`: no words of an order, a wish or a question. Of 3,759 orders that it had not learned from, 20 were taken for
 * remarks with these values.
 */
const least = {
  work: { told: 0.6, other: 0.85 },
  look: { told: 0.8, other: 0.95 },
  /** Looks that are as good as words. */
  harmless: { told: 0.8, other: 0.99 },
  none: { told: 0.8, other: 0.9 },
  /** After a question of ours anything may be the answer. */
  answer: { told: 0.9, other: 0.97 },
  /** Values that are ordered, or stated for what was mistyped: "rename it to ...". */
  exact: 0.985,
  price: 0.95,
  tasks: 0.95,
};
/** "Don't touch the title", "don't mention the weight": what is not wanted is an order as well. */
const forbids =
  /^(?:(?:please|pls|and|but|so|ok(?:ay)?|no|also|now|then|just)[ ,]+)*(?:do not|never)(?: ever| you)? (?:touch|change|edit|alter|re-?write|mention|say|use|write|include|put|add|name)\b(?! (?:it|that|this|them|me|you)\b)/;
const isOfDenial = ({ tool, input }: CallAsk) =>
  tool === 'lock_fields' || (tool === 'improve_card' && input.avoid_words !== undefined);

/** "The pendant is 14 mm", "color is red": a property of the product with its value, and no talk. */
const statesProperty = ({ input }: CallAsk) =>
  ((input.edits ?? []) as ListingEdit[]).every(
    ({ op, field, name = '', value = '' }) =>
      op === 'set' &&
      ((field === 'specifications' &&
        ((isMeasured(name) && /^\D{0,12}\d/.test(value)) ||
          (/^colou?r$/i.test(name) && isColors(value)) ||
          (/^material$/i.test(name) && onlyMaterial.test(value)))) ||
        (field === 'price' && /^\D?\d/.test(value))),
  );
/** "My wife's candles are sold out": so it is now, and no tale of a good day. */
const statesStock =
  /(?:^|[a-z,] (?:is|are) (?:(?:now|all|currently|already|again|both) )*|^[a-z' -]{3,40} )(?:sold out|out of stock|(?:back )?in stock|discontinued)(?: (?:now|again|today|please|at the moment))*[\s.!]*$/;
/** Specifications and bullets that are told, and no price, title or text. */
const setsOnly = ({ input }: CallAsk) =>
  ((input.edits ?? []) as ListingEdit[]).every(
    ({ op, field }) => op !== 'remove' && (field === 'specifications' || field === 'bullets'),
  );
const onlyMaterial = new RegExp(`^${materials}$`, 'i');
const ofPeople =
  /\b(?:i|we|you|he|she|they|me|us|my|our|your|customers?|buyers?|people|supplier|last|yesterday|parcel|shop|store)\b/;

/** Words that the tables offer where they read no work for certain. */
export const unsureTopics: ReadonlySet<Topic> = new Set<Topic>([
  'offer_improve',
  'offer_score',
  'offer_export',
  'place_what',
]);

/** Whether the words alone are what the learned reader may judge: no file, no page, no order of a task. */
export const isGuessable = ({ isScheduled }: Conversation, { isForeign, isHeld, message }: Request): boolean =>
  isScheduled !== true && !isForeign && isHeld !== true && isWordsAlone(message);

/** The request as words alone, where the learned reader is sure that it asks for nothing; else null. */
export function asksNothing(conversation: Conversation, request: Request): Request | null {
  if (!isGuessable(conversation, request)) return null;
  const around = surroundingsOf(conversation);
  const [guess] = readingOf(conversation.current.text, around).guesses;
  if (guess?.label !== 'talk' && guess?.label !== 'refuse') return null;
  const { asks, message, text } = request;
  const calls = asks.filter((ask) => ask.kind === 'call');
  const isOpen = asks.every((ask) => ask.kind === 'say' && unsureTopics.has(ask.topic));
  if (calls.length === 0 && !isOpen) return null;
  if (calls.length > 0 && (isTimedOrder(text) || isPlainOrder(text) || ordersFirst(text))) return null;
  // "You saved my evening. Could I have it as an Excel sheet as well?"
  if (calls.length > 0 && calls.every(({ tool }) => tool === 'export_cards') && wishesFile.test(text)) return null;
  // "Here are my spring things. Can you import them and improve them?", with a file beside it.
  if (calls.some(({ tool }) => tool === 'import_file' || tool === 'import_listing') && ordersLoad(text)) return null;
  if (calls.length > 0 && calls.every(isOfDenial) && forbids.test(text)) return null;
  const isEdit = calls.length > 0 && calls.every(({ tool }) => tool === 'edit_card');
  if (
    isEdit &&
    (handsTextOver(text) ||
      factTold(text) !== null ||
      tellsOfPart(text) ||
      partCorrected(text) !== null ||
      (calls.every(setsOnly) && factsTold(text) !== null))
  )
    return null;
  if (isEdit && calls.every(statesProperty) && !ofPeople.test(text)) return null;
  if (isEdit && statesStock.test(text)) return null;
  const isWished =
    wishedLast.test(text) && calls.some(({ tool }) => tool === 'improve_card' || tool === 'improve_cards');
  const form = onlyTells(text) ? 'told' : 'other';
  const isBusy = calls.some((ask) => isWork(ask) || isPriced(ask));
  const kind = isBusy ? 'work' : calls.every(isHarmless) ? 'harmless' : 'look';
  const isExact =
    calls.length > 0 &&
    calls.every(({ tool }) => exactly.has(tool)) &&
    ((holdsDirectOrder(text) && !supposes.test(text)) ||
      corrects.test(text) ||
      saysPrivate.test(text) ||
      givesWords.test(text));
  const needed =
    isExact || isWished
      ? least.exact
      : calls.length > 0
        ? least[kind][form]
        : least[around.hasQuestions ? 'answer' : 'none'][form];
  if (guess.probability < needed) return null;
  const words = talkOn(guess.label, message, around);
  // "Why so low?" is answered by the look, and not by words about something else.
  const isBeside = words.some((ask) => ask.kind === 'say' && ask.topic === 'how_it_works') && !isAboutWork(text);
  return calls.length > 0 && kind === 'harmless' && isBeside && asksWhy.test(text)
    ? null
    : { ...request, asks: words, isHeld: true };
}

/** Words after a price that tell something, and neither agree to it nor change it. */
export function tellsOnPrice(conversation: Conversation, request: Request): boolean {
  return isTold(conversation, request, least.price);
}
/** Words after tasks were shown that tell something, and ask for no change of them. */
export function tellsOnTasks(conversation: Conversation, request: Request): boolean {
  return isTold(conversation, request, least.tasks);
}
function isTold(conversation: Conversation, request: Request, needed: number): boolean {
  if (!isGuessable(conversation, request) || !onlyTells(request.text)) return false;
  const [guess] = readingOf(conversation.current.text, surroundingsOf(conversation)).guesses;
  return guess?.label === 'talk' && guess.probability >= needed;
}

/** "100 in total or for each card?" is answered with the price, "not now" with what happens to it. */
export function onPrice(text: string): Ask {
  if (/\?/.test(text))
    return say(/\b(?:no|not now|leave it|too (?:much|expensive)|forget it)\b/.test(text) ? 'no' : 'price_again');
  return say(/\b(?:no|not|leave it|too (?:much|expensive)|forget it)\b/.test(text) ? 'no' : 'price_waits');
}

const orderFirst =
  /^(?:(?:please|pls|ok(?:ay)?|and|now|then|so|hi|hello|hey|yes|can you|could you)[\s,]+)*(?:improve|re-?write|re-?work|re-?do|shorten|optimi[sz]e|polish|(?:re-?)?score|export|publish) (?:it|this|that|them|everything|this one|that one|all of (?:it|them)|(?:the |its |my )?(?:titles?|headline|descriptions?|bullets?|keywords?|tags|specs|specifications|listing|card))(?: (?:now|again|please|for [a-z]+))*(?=[,.;!:]| -| (?:but|and|except|until|till)\b)/;
const supposedOrTold =
  /\?|\b(?:if|when|unless|said|says|told|asked|would|could|should|might|maybe|perhaps|later|tomorrow|myself|joking|kidding|not yet|never ?mind|forget|wait|stop)\b/;
/** "Improve it, leave the bullets alone, they took me days": begins with what is to be done. */
const ordersFirst = (text: string) => orderFirst.test(text.trim()) && !supposedOrTold.test(text);

const wishesFile =
  /\b(?:can|could|may|might) (?:i|we) (?:please |also |maybe )*(?:have|get) (?:it|this|that|them|one|those|these|all (?:of )?(?:it|them)|everything|the (?:card|listing|file|same))\b[^?.!]{0,40}\b(?:as|in|for)\b[^?.!]*[?.!\s]*$/;
const asksToLoad =
  /\b(?:can|could|would|will) you (?:please )?(?:import|load|upload|process|read in|take in|bring in|put in)\b|\bplease (?:import|load|process)\b/;
const ordersLoad = (text: string): boolean => asksToLoad.test(text) || isCardOrder(text);
/** "I'm a clown by trade. Playful please": what is told before the wish takes nothing from it. */
const wishedLast =
  /[.!;,] (?:(?:and|so|but|then|make it|a bit|a little|much|more|rather) )*(?!(?:no|not|never|later|stop|leave|wait|next|thank|thanks|sorry|one|an?)\b)(?:[a-z'-]+ ){1,3}(?:please|pls)[\s.!]*$/;
const asksWhy = /^(?:(?:and|but|so|hm+|wait|oh)[\s,]+)*(?:why|how come|what for)\b/;
const exactly = new Set<string>(['edit_card', 'withdraw_case', 'create_card']);
/** "Can you add a bullet that says: ...": the words that are to stand there are given. */
const givesWords =
  /\b(?:can|could|would|will) you (?:please )?(?:add|put|set|write|insert|change|include) [^?:]{3,60}: ?\S/;
/** "Use exactly this one: ...": the text that is to stand there follows. */
const handsOver =
  /^[^:]*\b(?:use|take|put|set|enter|insert|paste)(?: in)? (?:exactly |just )?(?:this|it|the following)(?: (?:one|text|wording|here|word for word|exactly|as it is))*: ?\S/;
const handsTextOver = (text: string) => {
  const lead = handsOver.exec(text)?.[0];
  return lead !== undefined && !supposes.test(lead);
};
const supposes = /\b(?:if|unless|would|might|maybe|perhaps)\b/;
const saysPrivate = new RegExp(`\\b${wantsPrivate}`);
const corrects =
  /\b(?:mis-?typed|mis-?spelled|typos?|misprint|(?:typed|wrote|entered|put) (?:it|that|this|the [a-z]+) (?:in )?wrong(?:ly)?|(?:wrong|incorrect|outdated)\b[^?]{1,50}\b(?:(?:is|would be) (?:right|correct)|(?:we|i) (?:sell|offer|list|charge)))\b/;

const isHarmless = (ask: Ask) =>
  ask.kind === 'call' && isLook(ask.tool) && ask.tool !== 'list_cards' && ask.tool !== 'answer_from_card';
/** Tells a price, and so begins paid work. */
const isPriced = (ask: Ask) => ask.kind === 'call' && ask.input.dry_run === true;
