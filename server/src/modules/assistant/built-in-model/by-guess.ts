import type { ToolName } from '../tool-types.ts';
import type { Conversation } from './conversation.ts';
import { bySlots } from './learned/by-slots.ts';
import { type Guess, readingOf } from './learned/guess.ts';
import { readAs } from './learned/read-as.ts';
import { asksNothing, isGuessable, onPrice, unsureTopics } from './no-more-than-asked/asks-nothing.ts';
import { isLook, isWork } from './no-more-than-asked/sound-asks.ts';
import { splitMessage } from './pasted.ts';
import type { Request } from './request.ts';
import { surroundingsOf } from './surroundings.ts';
import { asksWeakSpots } from './tables/weak-spot-rows.ts';
import { type Ask, say } from './understanding/ask.ts';
import { cardsNamedIn, onCards } from './understanding/cards/card-references.ts';
import { marketplaceName } from './understanding/marketplace-words.ts';
import { partsOf } from './understanding/orders/clauses.ts';
import { hasNumbers, ordersIn } from './understanding/orders/order-cuts.ts';
import { isCardOrder, onlyTells } from './understanding/orders/order-forms.ts';
import { isAbilityQuestion } from './understanding/questions/ability-questions.ts';
import { limitAsked } from './understanding/questions/limit-questions.ts';
import { planAspectOf } from './understanding/questions/plan-aspects.ts';
import { titlePlaceAsked } from './understanding/questions/title-place-questions.ts';
import type { Topic } from './understanding/questions/topics.ts';
import { normalForm } from './understanding/speech/normal-form.ts';

/** How sure the learned reader has to be, of 1. */
const sure = {
  /** Of a look, and of work, where the tables read nothing. */
  unread: 0.5,
  unreadWork: 0.85,
  /** Of anything instead of what the tables read: a look, work, words. */
  insteadOfLook: 0.9,
  insteadOfWork: 0.95,
  insteadOfWords: 0.97,
  /** Of a look instead of a value or a rule, and of an improvement, which costs. */
  insteadOfExact: 0.95,
  improvedInsteadOfExact: 0.98,
  /** That a price is answered with nothing. */
  talkOnPrice: 0.9,
  careful: 0.95,
  /** That a part of a message asks for a work, read by itself. */
  inPart: 0.5,
};
/** Less than this for the improvement that the tables read: it is offered, and not done. */
const unlikely = 0.03;
/** So long a text is read (`features.ts`): of a longer one nothing is known to be unsaid. */
const mostCharacters = 600;
const denies = /\b(?:not|never|nobody|no one|nothing|leave|stop|keep)\b/;
/** Takes credits, or is hard to notice. */
const needsOrder = new Set<string>([
  'improve_card',
  'edit_image',
  'generate_image',
  'remember_preference',
  'cancel_task',
]);
/** Words that ask for something; without them it may be a statement. */
const asksFor =
  /\b(?:please|can|could|would|will|shall|want|wish|need|needs|let|should|must|has to|have to|time to|make|do|give|get|put|set|try|use|turn|bring|take|work|write|re-?write|re-?do|re-?work|re-?phrase|re-?fresh|improve|better|polish|tidy|clean|fix|mend|sort|sharpen|tighten|trim|shorten|shorter|longer|lengthen|expand|cut|change|update|add|remove|rephrase|adapt|optimi[sz]e|overhaul|boost|freshen|spice|brush|touch|crop|square|straighten|lighten|brighten|resize|edit|create|generate|draw|design|friendlier|for (?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce))\b/;
/** One card or several, all of a card or a part: that is read from what the words name. */
const family: Partial<Record<ToolName, string>> = {
  improve_card: 'improve',
  improve_cards: 'improve',
  score_card: 'score',
  score_cards: 'score',
  read_card: 'read',
  answer_from_card: 'read',
};
/** Ends something, or shows it to others. */
const careful = new Set<string>([
  'publish_case',
  'withdraw_case',
  'cancel_task',
  'forget_preference',
  'restore_version',
]);
/**
 * The request as the learned reader sees it, where the tables read nothing, or read another tool than its words surely ask
 * for. What a price, a question or a task is answered with stays as the tables read it; `hasPrice`: one still waits.
 */
export function byGuess(conversation: Conversation, request: Request, hasPrice = false): Request {
  const { current } = conversation;
  const { message, asks } = request;
  if (request.isReasoned === true || isToldForNothing(request) || !isGuessable(conversation, request)) return request;
  const around = surroundingsOf(conversation);
  const { guesses, slots } = readingOf(current.text, around);
  const [guess] = guesses;
  if (guess === undefined) return request;
  if (hasPrice) {
    const isTalk = (guess.label === 'talk' || guess.label === 'refuse') && guess.probability >= sure.talkOnPrice;
    // "Create a listing for a chair" is other work, whatever was priced.
    const isOther = isCardOrder(request.text);
    return isTalk && !isOther && asks.some(({ kind }) => kind === 'call')
      ? { ...request, asks: [onPrice(request.text)] }
      : request;
  }
  const fitted = (read: Ask[]) => ({
    ...request,
    asks: current.text.length > mostCharacters ? read : bySlots(read, slots, request.text, asksByItself),
  });
  /** Several orders in one message hide one another: each is looked at by itself as well. */
  const asksByItself = (slot: string) => {
    const whole = normalForm(message.command);
    const parts = [...(ordersIn(whole) ?? []), ...partsOf(whole)];
    return (
      !around.filesAreNew &&
      parts.length > 1 &&
      (hasNumbers(whole.text) ||
        parts.some((part) => (readingOf(part.raw(0), around).slots.get(slot) ?? 0) > sure.inPart))
    );
  };
  const { label } = guess;
  if (label === 'talk' || label === 'refuse')
    return asks.length > 0 ? (asksNothing(conversation, request) ?? fitted(asks)) : request;
  if (isRead(asks, label) || isDoubtful(label, asks, request.text) || !isSureEnough(guess, asks, request.text))
    return isUnlikely(asks, guesses) ? { ...request, asks: [say('offer_improve')] } : fitted(asks);
  // A statement is no order: the improvement that it seems to wish for is offered.
  if (needsOrder.has(label) && !asksFor.test(request.text))
    return label === 'improve_card' && asks.length === 0 ? { ...request, asks: [say('offer_improve')] } : fitted(asks);
  // "Should I give it the same treatment?" orders nothing.
  const last = request.text.split(/[.!]/).findLast((part) => part.trim() !== '') ?? '';
  if (needsOrder.has(label) && isAbilityQuestion(last)) return { ...request, asks: [say('how_it_works')] };
  // "This one burns 45 hours" tells of the card, and asks to see nothing.
  if (label === 'read_card' && asks.length === 0 && onlyTells(request.text)) return request;
  const read = readAs(label, message, around);
  const { card_ids: cardIds } = cardsNamedIn(splitMessage(current.text));
  return fitted(read === null ? asks : onCards(read, cardIds));
}

/** One rule of a marketplace, or the place of a word, is no score; what is wrong is one, and no improvement. */
const isToldForNothing = ({ text, message }: Request) =>
  limitAsked(text) !== null ||
  titlePlaceAsked(message.command) !== null ||
  asksWeakSpots(text) ||
  planAspectOf(text) !== null ||
  asksHowMany.test(text) ||
  priceOfWork.test(text);
/** "How many cards can I have?" is told of the plans, and no list. */
const asksHowMany = /^(?:[a-z]+[\s,]+){0,3}?how many (?:cards|listings|products) (?:can|may|could|am) (?:i|we)\b/;
/** "How much does scoring cost?" is no price of a product. */
const priceOfWork =
  /^(?:[a-z]+[\s,]+){0,3}?how much (?:is|are|does|do|for) (?:an? |one )?(?:scor(?:e|es|ing)|improv(?:ements?|ing)|(?:re-?)?import(?:s|ing)?|exports?|exporting|rewrit(?:es?|ing)|messages?|(?:image|picture|photo) edits?)(?: costs?| take| takes)?[\s?.!]*$/;

/** What is thought aloud is offered, and not done; and no work is taken from words that deny. */
function isDoubtful(label: ToolName, asks: Ask[], text: string): boolean {
  // A score is paid for: words that ask for no judgement get none.
  if (label === 'score_card' && !asksJudgement.test(text) && !forMarket.test(text)) return true;
  if (isLook(label)) return false;
  const isOffered = asks.length > 0 && !asks.some(({ kind }) => kind === 'call');
  const isAnswered = asks.length > 0 && asks.every((ask) => ask.kind === 'call' && ask.tool === 'answer_from_card');
  return denies.test(text) || (isOffered && asksBack.test(text)) || (isAnswered && yesOrNo.test(text));
}

/** "And for Walmart?" */
const forMarket = new RegExp(`\\b(?:n|and|for) ${marketplaceName}\\b`);
const asksJudgement =
  /\b(?:(?:re-?)?scor\w*|rat(?:e|ed|ing)|points?|grad\w*|check\w*|audit|review\w*|analy\w*|assess\w*|evaluat\w*|good|bad|well|wrong|weak\w*|strong\w*|fix\w*|improv\w*|better|best|worse|worst|miss\w*|lack\w*|chang\w*|problem\w*|issues?|look\w*|think|opinion|ready|quality|perform\w*|rank\w*|doing|do|does|stand\w*|start|first|judge\w*|feedback|health\w*|compliant|fit\w*|pass\w*|help\w*|again|once more|one more time|measur\w*|numbers|total|figures?|else|win|repair\w*|important|rules|ok|okay|fine|enough|test\w*|number|mark\w*|verdict|how)\b/;
/** The tables read an improvement, and the learned reader hardly any. */
function isUnlikely(asks: Ask[], guesses: Guess[]): boolean {
  const [ask] = asks;
  if (ask?.kind !== 'call' || ask.tool !== 'improve_card' || asks.length > 1) return false;
  const chance = guesses.reduce((sum, { label, probability }) => sum + (/^improve/.test(label) ? probability : 0), 0);
  return chance < unlikely;
}

/** "Is it in the gallery now?" puts nothing there. */
const yesOrNo =
  /^(?:(?:and|so|but|ok(?:ay)?|hm+|wait)[ ,]+)*(?:(?:is|are|was|were|does|do|did|has|have|should|shall|must) (?:it|this|that|they|the|these|those|there|i|we)\b(?! (?:possible|ok(?:ay)?|fine|alright|worth)\b)[^.!]*\?\s*$|(?:is|are|was|were|does|did|has) (?:it|this|that|they|the|these|those|there|my|our|its|any)\b(?! (?:possible|ok(?:ay)?|fine|alright|worth|to be)\b)(?!.*\b(?:please|pls|so|then|if)\b)[^.,;:!?]*$)/;
const asksBack = /\?\s*$|\b(?:maybe|perhaps|possibly)\b/;
const familyOf = (tool: ToolName) => family[tool] ?? tool;
const isRead = (asks: Ask[], tool: ToolName) =>
  asks.some((ask) => ask.kind === 'call' && familyOf(ask.tool) === familyOf(tool));

function isSureEnough({ label, probability }: Guess, asks: Ask[], text: string): boolean {
  if (careful.has(label) && probability < sure.careful) return false;
  // "Refresh it from its page every week" is not done now, whatever work it is.
  if (asks.some(isTimed) && rhythm.test(text) && !ofTasks.has(label)) return false;
  // "A new item: a plane, cast iron. The price is 45": a fact of the new card, and of no other.
  if (label === 'edit_card' && asks.some(isNewCard)) return false;
  // "Is the kettle ready for Amazon?" is told by no card.
  if (label === 'answer_from_card' && asks.some(isScoreFor)) return false;
  // "What are the measurements now?" is answered for nothing, and no score is paid for.
  if (label === 'score_card' && asks.length > 0 && asks.every(isAnswered) && ofFact.test(text)) return false;
  // "Undo that", right after a card was made public.
  if (label === 'restore_version' && asks.some(isWithdrawn)) return false;
  // "It is sharper than the old one, so it should be the main image": nothing is left to be done to it.
  if (label === 'edit_image' && asks.some(isMainPicture)) return false;
  if (asks.some(isExact) && (isLook(label as ToolName) || /^improve/.test(label)))
    return (
      probability >= (isLook(label as ToolName) ? sure.insteadOfExact : sure.improvedInsteadOfExact) &&
      !marksValue.test(text) &&
      !asks.some(isTimed)
    );
  const isOpen = asks.every((ask) => ask.kind === 'say' && unsureTopics.has(ask.topic));
  if (isOpen)
    return probability >= (label !== 'talk' && label !== 'refuse' && isLook(label) ? sure.unread : sure.unreadWork);
  if (asks.some((ask) => ask.kind === 'say')) return probability >= sure.insteadOfWords && !asks.some(isFinal);
  return probability >= (asks.some(isWork) ? sure.insteadOfWork : sure.insteadOfLook);
}

/** The tables read these with their values: hardly ever are they an improvement, or a look. */
const isExact = (ask: Ask) =>
  ask.kind === 'call' &&
  (ask.tool === 'edit_card' || ask.tool === 'schedule_task' || ask.tool === 'remember_preference');

const isScoreFor = (ask: Ask) =>
  ask.kind === 'call' && ask.tool === 'score_card' && ask.input.marketplace !== undefined;
const isAnswered = (ask: Ask) => ask.kind === 'call' && ask.tool === 'answer_from_card';
const ofFact =
  /^(?!.*\b(?:scor|points?|rules?))(?=.*\b(?:measurements?|dimension|size|weigh|material|made of|colou?r|capacity|volume|length|width|height|diameter|brand|stock|currency)\w*)/s;

const isNewCard = (ask: Ask) => ask.kind === 'call' && ask.tool === 'create_card';

const isWithdrawn = (ask: Ask) => ask.kind === 'call' && ask.tool === 'withdraw_case';

const isMainPicture = (ask: Ask) =>
  ask.kind === 'call' && ask.tool === 'add_image_to_gallery' && ask.input.as_main === true;

/** "Each Friday at 8 improve the mug" is not done now. */
const isTimed = (ask: Ask) => ask.kind === 'call' && ask.tool === 'schedule_task';
/** "The 2nd and the 3rd" are no days where no such word stands beside them. */
const rhythm = /\b(?:every|each|daily|weekly|monthly|hourly|nightly|once an? \w+|\w+days)\b/;
const ofTasks = new Set<string>(['list_tasks', 'cancel_task']);

/** "New title: Acme Bottle": behind the mark stands what is to be written. */
const marksValue = /: \S|=|"/;

/** Praise, what is denied, what nobody here knows and a question of ours ask for nothing else. */
const finalTopics = new Set<Topic>([
  'thanks',
  'no',
  'inventing',
  'put_off',
  'price_elsewhere',
  'price_of_places',
  'picture_order',
  'lock_what',
  'image_fine',
  'images_done',
  'image_beyond',
  'image_layout',
  'pictures_what',
  'edit_what',
  'edit_many',
  'bullet_what',
  'bullets_whole',
  'bullets_left',
  'rule_for_all_texts',
  'which_left_out',
  'bullets_merged',
  'keywords_number',
  'unit_what',
  'word_meant',
  'versions_where',
  'improved_already',
  'sales',
  'archiving',
  'no_such_day',
  'stock_count',
  'no_labels',
  'cannot',
]);
const isFinal = (ask: Ask) => ask.kind === 'say' && finalTopics.has(ask.topic);
