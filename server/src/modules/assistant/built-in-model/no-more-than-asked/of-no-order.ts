import type { ToolName } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import { isAgreement } from '../open-price/agreements.ts';
import type { PricedRequest } from '../open-price/priced-by-name.ts';
import { isWordsAlone } from '../pasted.ts';
import { type CallAsk, isCall, say } from '../understanding/ask.ts';
import { type Act, actsOf } from '../understanding/orders/speech-acts.ts';
import type { Topic } from '../understanding/questions/topics.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { sectionNoun } from '../understanding/wishes/section-words.ts';
import { isWork } from './sound-asks.ts';

/** What is asked back where words named such work and asked for nothing; of other work it is said that nothing was done. */
const offers: Partial<Record<ToolName, Topic>> = {
  improve_card: 'offer_improve',
  edit_image: 'offer_image',
  generate_image: 'offer_image',
};

const isOffer = new Set<Topic>(Object.values(offers));

/**
 * Nothing is done that no words of the message ask for: where each of its clauses only asks something or tells something, work
 * that was read in them is offered, and "yes" begins it.
 */
export function ofNoOrder(
  conversation: Conversation,
  request: PricedRequest,
  read: (conversation: Conversation) => PricedRequest,
): PricedRequest {
  const { earlier, current, isScheduled } = conversation;
  if (isScheduled === true) return request;
  const held = heldIn(current.text, request);
  if (held !== null) return { ...request, ...held };
  const last = earlier.at(-1);
  if (last === undefined || last.steps.length > 0 || !isAgreement(normalForm(current.text).text)) return request;
  const before = read({ ...conversation, earlier: earlier.slice(0, -1), current: { ...last, steps: [] } });
  const isOffered =
    heldIn(last.text, before)?.asks.some((ask) => ask.kind === 'say' && isOffer.has(ask.topic)) === true;
  return isOffered ? before : request;
}

type Held = Pick<PricedRequest, 'asks' | 'offered'>;
/** What is left of a request of which no words ask for the work; null where they do, or where none was read. */
function heldIn(text: string, { asks, isForeign, message, price }: PricedRequest): Held | null {
  // What only its price is looked up for is not done anyway.
  if (isForeign || price !== undefined || !isWordsAlone(message) || !asks.some(isCall)) return null;
  const said = normalForm(text).text;
  if (tellsLack.test(said) && !ofTexts.test(said) && asks.every((ask) => isCall(ask) && isImproving(ask)))
    return { asks: [say('noted')] };
  const acts = actsOf(said);
  if (acts.length === 0 || acts.some((act) => act === 'directs' || act === 'open')) return null;
  const work = asks
    .filter(isCall)
    .filter(
      (ask) =>
        isPaidOrWritten(ask, said) || (ask.tool === 'score_card' && (!acts.includes('asks') || asksOfDone.test(said))),
    );
  const [first] = work;
  if (first === undefined) return null;
  const others = asks.filter((ask) => !work.some((one) => one === ask) && !(isCall(ask) && ask.tool === 'list_cards'));
  const topic = topicFor(first, work, acts);
  if (others.length > 0) return { asks: others };
  return { asks: [say(topic)], ...(topic === 'offer_improve' ? { offered: work } : {}) };
}

/** "The beanie will not shrink": told of the product, and no wish for other texts. */
const tellsLack =
  /^(?:(?:and|but|also|so|ok|by the way)[\s,]+)*(?:the |my |our |this |these |it|they)(?: ?[a-z\d-]+){0,3} (?:(?:does|do|did|will|would|is|are|was|has|have|can) not|cannot|never|no longer) (?!(?:look|sound|read|say|tell|mention|show|stand out|sell|work|rank|convince|fit (?:in|into|the limit)|good|nice|great|enough|right|ok|long|short)\b)[^?]{2,80}$/;
const ofTexts = new RegExp(
  `\\b(?:${sectionNoun}|listings?|cards?|texts?|photos?|pictures?|images?|background|score|tone|words?)\\b`,
);
const isImproving = ({ tool }: CallAsk): boolean => tool === 'improve_card' || tool === 'improve_cards';

/** "Did you go over 70?" is answered by what was done, and by no score. */
const asksOfDone = /^(?:(?:and|so|but|ok|wait|hm+)[\s,]+)*(?:did|have) you\b/;
/** Costs nothing and changes nothing, or ends what the seller does not want any more. */
const harmless = new Set<ToolName>([
  'export_cards',
  'cancel_task',
  'forget_preference',
  'restore_version',
  'withdraw_case',
]);
/** What was agreed to at its price has been asked for. */
const isPaidOrWritten = (ask: CallAsk, said: string): boolean =>
  isWork(ask) &&
  !harmless.has(ask.tool) &&
  ask.input.agreed_total === undefined &&
  !(ask.tool === 'publish_case' && asksAddress.test(said));
/** "Where is the link?", of a public page. */
const asksAddress = /\b(?:links?|urls?|address)\b/;

function topicFor(first: CallAsk, work: CallAsk[], acts: Act[]): Topic {
  if (!acts.includes('asks')) return 'noted';
  const isOne = work.every(({ tool }) => tool === first.tool);
  return (isOne ? offers[first.tool] : undefined) ?? 'edit_asked';
}
