import { type Conversation, isDone, outputFrom, type Turn } from '../conversation.ts';
import { ofWrittenFact } from '../follow-ups/after-fact.ts';
import { afterOneText } from '../follow-ups/after-one-text.ts';
import { onlyMarketplace } from '../follow-ups/follow-ups.ts';
import { figureOfAnswer } from '../follow-ups/told-when-asked.ts';
import { declinesWholly } from '../open-price/declining-words.ts';
import { openPrice } from '../open-price/open-price.ts';
import { exchangedEverywhere } from '../understanding/edits/said-everywhere.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { saidOfPair } from '../which-card/of-the-pair.ts';
import { toldApart } from '../which-card/told-apart.ts';
import { agreedToWork } from './agreed-to-work.ts';
import { askedShortly } from './asked-shortly.ts';
import { forBetterMarket } from './better-market.ts';
import { carriedPrice } from './carried-prices.ts';
import { dearestFew } from './dearest-few.ts';
import { deniedInOrder } from './denied-in-order.ts';
import { inOtherWords, sum } from './in-other-words.ts';
import { lengthAsked } from './length-asked.ts';
import { meantShortly } from './meant-shortly.ts';
import { figureCorrected, measureOfTitle } from './measure-of-title.ts';
import { narrowedBefore } from './narrowed-before.ts';
import { ofLastEntry } from './of-last-entry.ts';
import { ofNothingDone } from './of-nothing-done.ts';
import { otherFigure } from './other-figure.ts';
import { priceMoved } from './price-moved.ts';
import { questionCarried } from './questions-carried.ts';
import { nextOfOrder } from './ranked-next.ts';
import { saidInPassing } from './said-in-passing.ts';
import { saidOfEntries } from './said-of-entries.ts';
import { saidOfGoingBack } from './said-of-going-back.ts';
import { saidOfLastChange } from './said-of-last-change.ts';
import { saidOfMarket } from './said-of-market.ts';
import { saidOfTexts } from './said-of-texts.ts';
import { saidOfTheRest } from './said-of-the-rest.ts';
import { saidOfShop } from './said-of-the-shop.ts';
import { saidOfTitle } from './said-of-title.ts';
import { saidOutright } from './said-outright.ts';
import { saidShortly } from './said-shortly.ts';
import { setBeside } from './set-beside.ts';
import { takenBackAgain } from './taken-back-again.ts';
import { toldAndDenied } from './told-and-denied.ts';
import { toldRoughly } from './told-roughly.ts';
import { whatThereIs } from './what-there-is.ts';
import { wishInFull } from './wish-in-full.ts';

const plainNo = 'no thanks';
/** What is said in few words behind other work, as an order of its own; null for other words. */
export function fewWords(conversation: Conversation): string | null {
  // "Rename Acme to Akme everywhere" names a word of its texts.
  if (exchangedEverywhere(conversation.current.text) !== null) return null;
  const { current, earlier } = conversation;
  if ((current.files ?? []).length > 0) return null;
  const after = afterOneText(current.text, earlier.at(-1));
  if (current.text !== plainNo && declinesWholly.test(current.text.trim()) && openPrice(conversation) !== null)
    return plainNo;
  if (counts.test(current.text) && !isListed(earlier)) return current.text.replace(counts, '');
  const isNew = earlier.length === 0 || earlier.at(-1)?.steps.every(({ tool }) => tool === 'list_cards') === true;
  if (isNew && doesCard.test(current.text)) return current.text.replace(doesCard, '$1improve $2');
  return (
    after ??
    setBeside(conversation) ??
    toldApart(conversation) ??
    saidOfPair(conversation) ??
    agreedToWork(conversation) ??
    ofThisTalk(conversation) ??
    ofWrittenFact(current.text, earlier.at(-1)) ??
    nextOfOrder(conversation) ??
    dearestFew(conversation) ??
    whatThereIs(conversation) ??
    narrowedBefore(conversation) ??
    forBetterMarket(conversation) ??
    leftOver(current.text, earlier.at(-1)) ??
    otherMarket(current.text, earlier.at(-1)) ??
    priceMeant(current.text, earlier.at(-1)) ??
    otherFigure(conversation) ??
    figureOfAnswer(current.text, earlier.at(-1)) ??
    measureOfTitle(conversation) ??
    figureCorrected(conversation) ??
    priceMoved(conversation) ??
    carriedPrice(conversation) ??
    takenBackAgain(conversation) ??
    questionCarried(conversation) ??
    saidOfGoingBack(conversation) ??
    ofNothingDone(conversation) ??
    deniedInOrder(conversation) ??
    ofLastEntry(conversation) ??
    lengthAsked(conversation) ??
    toldAndDenied(conversation) ??
    wishInFull(conversation) ??
    saidOfTitle(conversation) ??
    saidOfTheRest(conversation) ??
    saidOfEntries(conversation) ??
    saidOfShop(conversation) ??
    saidOfTexts(conversation) ??
    saidOutright(conversation) ??
    toldRoughly(conversation) ??
    saidShortly(conversation) ??
    askedShortly(conversation) ??
    meantShortly(conversation) ??
    inOtherWords(conversation)
  );
}
/** In other words than those that were said: the same again would be read for ever. */
function ofThisTalk(conversation: Conversation): string | null {
  const full = saidOfLastChange(conversation) ?? saidOfMarket(conversation) ?? saidInPassing(conversation);
  return full === conversation.current.text.trim() ? null : full;
}
/** "Which listing do you mean?" "The belt": what was asked about is read in full as well. */
export function withAskedInFull(conversation: Conversation): Conversation {
  const { earlier } = conversation;
  const last = earlier.at(-1);
  if (last === undefined || last.steps.length === 0 || last.steps.some(({ tool }) => tool !== 'list_cards'))
    return conversation;
  const before = earlier.slice(0, -1);
  const full = fewWords({ ...conversation, earlier: before, current: { ...last, steps: [] } });
  return full === null ? conversation : { ...conversation, earlier: [...before, { ...last, text: full }] };
}
/** "Second: score it for eBay": the seller counts the orders, and names no place. */
const counts =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|next|last(?:ly)?|finally)\s*[:–-]\s+(?=(?:please |pls )?(?:score|improve|rate|export|make|write|rewrite|set|change|add|remove|show|check|undo)\b)/i;
const isListed = (earlier: Turn[]) =>
  earlier.some(({ steps }) => (outputFrom(steps, 'list_cards')?.cards.length ?? 0) > 1);
/** "Do dune for ebay as well". */
const doesCard =
  /^((?:(?:ok(?:ay)?|and|now|then|please|pls|yes|so)[\s,.!]+)*)do ((?!(?:you|i|we|they|he|she|it|this|that|these|those|them|not|all|both|everything|the (?:same|rest|others?|first|second|third|last)|my (?:cards|listings|products))\b)[\p{L}\d'’]+(?: [\p{L}\d'’]+){0,4}?(?: for \p{L}+)(?:,? (?:too|also|as ?well|please|pls|now|next))*[\s.!]*)$/iu;

/** "And amazon?", behind the cards of another marketplace. */
function otherMarket(text: string, last: Turn | undefined): string | null {
  const step = last?.steps.at(-1);
  const said = text.toLowerCase();
  const [place, ...others] = marketplacesIn(said);
  if (step?.tool !== 'list_cards' || step.input?.marketplace === undefined || others.length > 0) return null;
  return place !== undefined && onlyMarketplace.test(said) ? `which cards are on ${place.id}?` : null;
}

const isLeft =
  /^(?:(?:and|so|ok(?:ay)?|but|well)[\s,]+)*(?:what(?:['’]?s| is)|how (?:much|many)(?: (?:is|are|do i have|have i got))?|what do i have) (?:still )?left(?: (?:now|then|over))?[\s?.!]*$/i;
/** "And whats left", behind what was spent. */
const leftOver = (text: string, last: Turn | undefined): string | null =>
  last?.steps.at(-1)?.tool === 'show_usage' && isLeft.test(text.trim()) ? 'how many credits do I have left?' : null;

const lead = '(?:(?:ok(?:ay)?|and|hm+|oh|well|no|i think|maybe|actually)[\\s,.!]+)*';
const betterNumber = new RegExp(`^${lead}${sum} (?:would|might|could) be (?:much |a lot |a bit )?better[\\s.!]*$`, 'i');
/** "32 would be better": what shall be 32 is not said. */
export const namesNumberAlone = (text: string): boolean => betterNumber.test(text.trim());
/** The price was spoken of, or the number is a sum of money. */
function priceMeant(text: string, last: Turn | undefined): string | null {
  const [, number] = betterNumber.exec(text.trim()) ?? [];
  const edits = (last?.steps.at(-1)?.input?.edits ?? []) as { field?: string }[];
  const isPrice =
    /[^\d\s.,]/.test(number ?? '') ||
    /\b(?:price|costs?|how much)\b/i.test(last?.text ?? '') ||
    edits.some(({ field }) => field === 'price');
  return number !== undefined && isPrice ? `set the price to ${number}` : null;
}

const repeatable = new Set<string>([
  'improve_card',
  'score_card',
  'compare_versions',
  'edit_image',
  'edit_card',
  'export_cards',
  'publish_case',
]);
const beside =
  /^(?:(?:and|now|then|also|ok(?:ay)?|great|perfect|next)[\s,.!]+)*(?!(?:me|you|it|that|this|one|both|them|all|thanks?|great|good|nice|maybe|not|no|yes)\b)[\p{L}\d'’ -]{3,40}? (?:too|also|as ?well|next)(?:,? (?:please|pls|now|then))*[\s.!]*$/iu;
/** "Green too", behind work on the blue one. */
export function besideLast({ current, earlier }: Conversation): boolean {
  const step = earlier.at(-1)?.steps.at(-1);
  return step !== undefined && repeatable.has(step.tool) && isDone(step.output) && beside.test(current.text.trim());
}
