import { byGuess } from '../by-guess.ts';
import { type Conversation, outputFrom, type ToolStep, type Turn } from '../conversation.ts';
import { asksNothing, onPrice, tellsOnPrice, tellsOnTasks } from '../no-more-than-asked/asks-nothing.ts';
import { noMoreThanAsked } from '../no-more-than-asked/no-more-than-asked.ts';
import { accepted } from '../open-price/accepted-offers.ts';
import { agreedToNothing } from '../open-price/agreed-to-nothing.ts';
import { agreesTo, yes } from '../open-price/agreements.ts';
import { type OpenPrice, openPrice } from '../open-price/open-price.ts';
import { priceReply } from '../open-price/price-replies.ts';
import { wantedFewer } from '../open-price/wanted-fewer.ts';
import { imagesAgain } from '../pictures/image-follow-ups.ts';
import { planCalls, pricedAt } from '../plan-calls.ts';
import { looksBack } from '../questions/looks-back.ts';
import { scoreDoubted } from '../questions/score-doubted.ts';
import { readOnce } from '../read-once.ts';
import { parseRequest, type Request } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';
import { formatIn } from '../tables/export-rows.ts';
import { taskAnswer } from '../tasks/task-answers.ts';
import { type Ask, call, type Surroundings, say } from '../understanding/ask.ts';
import { meansAll } from '../understanding/cards/scope-words.ts';
import { type Target, targetIn } from '../understanding/cards/targets.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { onlyTells } from '../understanding/orders/order-forms.ts';
import { imagesNamed } from '../understanding/pictures/image-places.ts';
import { onCounted } from '../which-card/counted-cards.ts';
import { withoutSpared, withPicked } from '../which-card/picked-cards.ts';
import { saidInFull } from './after-edit.ts';
import { answeredFirst } from './answered-first.ts';
import { corrected } from './corrections.ts';
import { answered, answeredWholly, pointsAtNothing } from './fact-replies.ts';
import { withFeltWords } from './felt-words.ts';
import { fromBefore, wishesOf } from './from-before.ts';
import { improvedAlready } from './improved-already.ts';
import { forMarketAlone } from './market-alone.ts';
import { remarkIn } from './remarks.ts';
import { isBareRepeat, isNextPlace, repeatIn, statesOrAsks } from './repeats.ts';
import { sectionBack } from './section-back.ts';
import { sectionsBack } from './sections-back.ts';
import { talkOf } from './small-talk.ts';
import { stepsBack, undoesNothing } from './steps-back.ts';
import { valueAsked } from './value-asked.ts';

/** "yes, improve them all" agrees to a price of improving, and to no other. */
const namesWork =
  /^(?:(?:yes|ok(?:ay)?|sure|please)[\s,.!]+){0,3}(improve|score) (?:them|these|those)(?: all)?(?: please)?[\s.!]*$/;
/** "now for eBay", "what about eBay?", "eBay too". */
export const onlyMarketplace =
  /^[\s,.!?]*(?:(?:no(?=[,.!])|nope|sorry|rather|i mean(?:t)?|and|now|then|ok(?:ay)?|(?:great|good)(?=[,.!])|but|actually|i want(?:ed)?|also|next|please|what about|how about|the|same|do|make|try|it|this|again|for|on|to|with|in|as well|too|instead|amazon|e-?bay|etsy|shopify|woocommerce|walmart|google(?: shopping| merchant)?|ozon|wildberries|both|&|versions?|thing|that|can you|could you|me|one)(?:[\s,.!?]+|$))+$/;

/** So many answers in a row may choose a card before the request itself has to be said again. */
const mostChoices = 5;

/** The request with what it takes from the conversation before: a "yes", "the same for eBay", an answer to a question. */
export const continuedRequest = readOnce(
  (conversation, depth): Request =>
    noMoreThanAsked(
      conversation,
      withFeltWords(fromBefore(conversation, sectionsBack(requestAfter(conversation, depth), conversation.earlier))),
    ),
);

function requestAfter(conversation: Conversation, depth: number): Request {
  const { current } = conversation;
  const around = surroundingsOf(conversation);
  const asked = valueAsked(conversation, around) ?? scoreDoubted(conversation, around);
  if (asked !== null) return asked;
  const parsed = parseRequest(saidInFull(withoutStart(current.text), conversation.earlier), around);
  const request = withoutSpared(conversation, withPicked(conversation, parsed));
  const { earlier } = conversation;
  const last = earlier.at(-1);
  if (request.isForeign) return request;
  const price = openPrice(conversation);
  const start = price === null ? null : agreed(conversation, request, price, depth);
  if (start !== null) return start;
  const changed = price === null ? null : priceReply(conversation, request, price);
  if (changed !== null)
    return isWorkOnly(changed.asks) && tellsOnPrice(conversation, request)
      ? { ...request, asks: [onPrice(request.text)] }
      : changed;
  if (undoesNothing(request, last, () => before(conversation, last as Turn, depth).asks))
    return { ...request, asks: [say('nothing_undone')] };
  const back = stepsBack(request, earlier) ?? sectionBack(request, earlier) ?? looksBack(earlier, request);
  if (back !== null) return { ...request, asks: back };
  const tasks = taskAnswer(conversation, request);
  if (tasks !== null && !(isWorkOnly(tasks) && tellsOnTasks(conversation, request))) return { ...request, asks: tasks };
  if (request.isHeld) return request;
  const counted = price === null ? onCounted(conversation) : null;
  if (counted !== null) return counted;
  const improved = price === null ? improvedAlready(conversation) : null;
  if (improved !== null) return { ...request, asks: [improved] };
  if (last === undefined) {
    const nothing = agreedToNothing(request, earlier);
    if (nothing !== null) return { ...request, asks: [nothing] };
    return repeated(conversation, request) ?? byGuess(conversation, request);
  }
  const remark = last.steps.length > 0 ? remarkIn(request, around.hasQuestions) : null;
  if (remark !== null) return { ...request, asks: remark };
  const replied =
    imagesAgain(conversation, request) ??
    answeredWholly(request, last) ??
    answeredFirst(request, last, around) ??
    corrected(conversation, request) ??
    accepted(request, earlier, around) ??
    sharpened(request, last, around) ??
    withOthers(earlier, request) ??
    forgotten(request, last) ??
    exportedAgain(request, last);
  if (replied !== null) return replied;
  // What is only told answers no question of ours, and names no card that is to be shown.
  const told = price === null && !isBareRepeat(request.text) ? asksNothing(conversation, request) : null;
  const taken =
    (depth < mostChoices ? chosen(conversation, request, last, depth) : null) ??
    answered(request, last, 'stated') ??
    repeated(conversation, request) ??
    answered(request, last, 'guessed') ??
    shown(conversation, request, last);
  if (taken !== null) return told ?? taken;
  if (request.asks.length === 0 && pointsAtNothing(request.text)) return { ...request, asks: [say('place_what')] };
  const nothing = agreedToNothing(request, earlier);
  if (nothing !== null) return { ...request, asks: [nothing] };
  if (request !== parsed) return told !== null && onlyTells(request.text) ? told : request;
  return byGuess(conversation, request, price !== null);
}

/** "Actually, show me the title" asks for what comes after it. */
const withoutStart = (text: string) =>
  text
    .replace(/^\s*(?:(?:actually|hm+|oh|ah|well(?=,))\b[\s,.!-]*)+(?=\S)/i, '')
    .replace(
      /^\s*(?:thx|thanks|thank you|ty|cheers|great|perfect|nice|cool|super|lovely)[\s,.!]+(?=(?:and )?(?:now|next|then)\b)/i,
      '',
    );

const isWorkOnly = (asks: Ask[]) => asks.every(({ kind }) => kind === 'call');

/** Words that agree to something, and do not just praise what was said last. */
const surely =
  /\b(?:yes|yep|yeah|yup|sure|ok|okay|go|do|start|agree|agreed|confirm\w*|accept\w*|approved|deal|run|proceed|begin|launch|kick|fire|carry)\b/;

/** Words that name the work, and do not agree to what was said last. */
const namesStart =
  /\b(?:go ahead|go for it|do (?:it|that|so|all|them|both|everything)|please do|starts?|begin|launch|run it|proceed|kick|fire away|improve|score|make it so|let us do|confirm\w*|accept\w*|approved|deal)\b/;
/** Whether what came after the price was about something else: "ok" then answers that, and starts nothing that costs. */
function isBesidePrice(between: Turn[]): boolean {
  for (const { text, steps } of between.toReversed()) {
    const said = text.toLowerCase().trim();
    const talk = steps.length > 0 ? 'subject' : talkOf(text);
    // An agreement that started nothing was answered with the price.
    if (talk === 'price' || (yes.test(said) && surely.test(said))) return false;
    if (talk === 'subject') return true;
  }
  return false;
}

/** "Yes" to a price starts what was priced. */
function agreed(conversation: Conversation, request: Request, price: OpenPrice, depth: number): Request | null {
  const text = request.text.trim();
  const verb = namesWork.exec(text)?.[1];
  const isFull = yes.test(text) || price.tool === `${verb}_cards`;
  if (!isFull && !agreesTo(text, price.quote.cost.total)) return null;
  const isLast = price.at === conversation.earlier.length - 1;
  if (price.isDeclined || (!isLast && !surely.test(text) && !namesStart.test(text))) return null;
  if (!namesStart.test(text) && isBesidePrice(conversation.earlier.slice(price.at + 1)))
    return { ...request, asks: [say('price_again')] };
  const last = isLast || depth >= mostChoices ? undefined : conversation.earlier.at(-1);
  if (last?.steps.length === 0 && wantedFewer(text, price, before(conversation, last, depth)))
    return { ...request, asks: [say('price_all')] };
  const { dry_run, ...asIs } = price.input;
  const input = { ...asIs, agreed_total: price.quote.cost.total };
  const asked = depth < mostChoices ? before(conversation, price.turn, depth, price.at).asks : [];
  // A price that was told in place of the agreed work, because it had risen, stands where that work did.
  const isRisen = dry_run !== true;
  const at = isRisen ? asked.findIndex((ask) => ask.kind === 'call' && ask.tool === price.tool) : pricedAt(asked);
  // What was to come after it comes now: "improve them and export them".
  const rest = at < 0 ? [] : asked.slice(at + 1).filter(({ kind }) => kind === 'call');
  return { ...request, asks: [{ kind: 'call', tool: price.tool, input, target: null }, ...rest] };
}

/** What the seller asked for in an earlier turn, the last one if none is named. */
const before = (conversation: Conversation, turn: Turn, depth: number, at = conversation.earlier.length - 1): Request =>
  continuedRequest(
    { ...conversation, earlier: conversation.earlier.slice(0, at), current: { ...turn, steps: [] } },
    depth + 1,
  );

/** "Yes" to the offer to sharpen a blurry photo. */
function sharpened(request: Request, last: Turn, around: Surroundings): Request | null {
  const isAgreed = yes.test(request.text.trim()) || /^(?:please )?(?:sharpen|fix|try) (?:it|that)\b/.test(request.text);
  if (last.steps.length > 0 || !isAgreed) return null;
  const offered = parseRequest(last.text, around).asks.some(
    (ask) => ask.kind === 'say' && ask.topic === 'image_blurry',
  );
  return offered ? { ...request, asks: parseRequest(`${last.text}, please sharpen it`, around).asks } : null;
}

/** Says something of its own, and is no name of a card. */
const ownRequest =
  /^(?:(?:please|can you|could you|now|ok(?:ay)?|and|but|so|no|well|hey|sorry)[\s,]+)*(?:show|read|open|see|view|display|list|tell|write|add|describe|mention|convert|translate|remember|replace|rename|shorten|lengthen|every|each|what(?! about)|which|who|whose|why|how|when|where|is|are|do|does|did|was|were|has|have|will|thanks?|thank you|bye|goodbye|hello|hi|undo|cancel|stop|never ?mind|i (?!mean)|you|it|that)\b|\b(?:should|must|shall) (?:be|cost|have|say|get)\b|\?\s*$/;
/** "Which listing do you mean?" "The mug." */
function chosen(conversation: Conversation, request: Request, last: Turn, depth: number): Request | null {
  const { steps } = last;
  const looked = outputFrom(steps, 'list_cards');
  if (looked === null || steps.some(({ tool, input }) => tool !== 'list_cards' || input?.prices === true)) return null;
  const asked = before(conversation, last, depth);
  const calls = planCalls(asked);
  if (calls.length === 0 || calls[0]?.tool === 'list_cards') return null;
  const target = targetIn(request.text);
  const isOnlyChoice = request.asks.every(
    (ask) => ask.kind === 'say' || ask.tool === 'read_card' || ask.tool === 'list_cards',
  );
  if (target.kind === 'it' || !isOnlyChoice || ownRequest.test(request.text.trim())) return null;
  const asks = asked.asks.map((ask): Ask => (ask.kind === 'call' && ask.target !== null ? { ...ask, target } : ask));
  return { ...asked, asks };
}

const forgets =
  /^(?:(?:please|no|actually|ok(?:ay)?|oh|sorry|hm+)[\s,.]+)*(?:forget|drop|delete|remove|take back|cancel) (?:it|that|this)(?: rule| one)?(?: (?:again|please|now|then))*[\s.!]*$/;
/** "Forget that" right after something was remembered. */
function forgotten(request: Request, last: Turn): Request | null {
  const kept = last.steps.at(-1)?.tool === 'remember_preference' ? outputFrom(last.steps, 'remember_preference') : null;
  if (kept === null || !forgets.test(request.text.trim())) return null;
  const { kind, value } = kept.preference;
  return { ...request, asks: [call('forget_preference', { kind, value })] };
}
const others =
  /^(?:(?:and|ok(?:ay)?|yes|now|please|then|also|do|improve|score|export|the same|same|for|with|to)[\s,]+)*(?:all )?(?:the |my )(?:rest|other (?:two|three|four|five|\d)|others?(?! (?:one|card|listing|product)\b)(?: ones| cards| listings| products)?|remaining(?: ones| cards| listings)?)(?: of (?:them|my cards))?(?:[\s,]+(?:too|as well|also|now|please|then|(?:in )?the same (?:format|way)|same format|likewise))*[\s.!]*$/;
/** "And the others?", and not the rest of what one card lacks. */
const othersAsked =
  /^(?:(?:and|so|ok(?:ay)?|what about|how about)[\s,]+)*(?:all )?(?:the |my )(?:others|other (?:ones|cards|listings|products))(?: too| as well)?\s*\?+$/;
const manyOf: Partial<Record<string, 'improve_cards' | 'score_cards' | 'export_cards'>> = {
  improve_card: 'improve_cards',
  improve_cards: 'improve_cards',
  score_card: 'score_cards',
  score_cards: 'score_cards',
  export_cards: 'export_cards',
};
/** "The other cards too, same format", "now do the rest": the last work on the cards that it was not on. */
function withOthers(earlier: Turn[], request: Request): Request | null {
  const text = request.text.trim();
  if (!others.test(text) && !othersAsked.test(text)) return null;
  const steps = earlier.findLast((turn) => turn.steps.some(({ tool }) => manyOf[tool] !== undefined))?.steps;
  const last =
    steps?.findLast(({ tool }) => tool === 'improve_card') ?? steps?.findLast(({ tool }) => manyOf[tool] !== undefined);
  const tool = manyOf[last?.tool ?? ''];
  if (last === undefined || tool === undefined) return null;
  const wishes = wishesOf(last);
  const input = tool === 'export_cards' ? wishes : { ...wishes, dry_run: true };
  return { ...request, asks: [{ kind: 'call', tool, input, target: { kind: 'places', places: [], isExcept: true } }] };
}

/** "And one for all my cards, same format". */
const moreOfIt =
  /^(?=.*\b(?:same|also|too|as well|likewise|another|one)\b)(?:(?:and|but|oh|ok(?:ay)?|now|then|please|also|too|as well|likewise|again|another|one|the|same|for|of|with|as|in|do|make|give|export|me|it|that|this|file|format|way|kind|my|our|all|every|each|everything|whole|entire|full|complete|thing|single|shop|store|i|we|have|got|there|is|now|cards?|listings?|products?|items?|library|catalog|range)\b[\s,.!]*)+$/;
/** "The same as json", "as csv too": the cards of the file before. */
const isSameFile = (text: string) =>
  /\b(?:same|too|also|again|as well|both)\b/.test(text) && onlyFormat.test(text) && formatIn(text) !== null;
const onlyFormat =
  /^(?:(?:and|now|then|also|please|ok(?:ay)?|the|that|it|them|those|these|both|same|again|thing|cards|ones|too|as|well|in|to|an?|files?|format|json|csv|xlsx|excel|give|me|export|i|need|want)\b[\s,.!]*)+$/;
const sameFormat = /\bsame (?:file )?(?:format|kind|type|way)\b|\blikewise\b/;
/** "And for Shopify" after an export: the same cards in the file of that marketplace. */
function exportedAgain(request: Request, last: Turn): Request | null {
  const text = request.text.trim();
  const step = last.steps.at(-1);
  if (step?.tool !== 'export_cards' || 'error' in step.output) return null;
  if (moreOfIt.test(text) && meansAll(text) && formatIn(text) === null) {
    const { card_ids: _, ...before } = step.input ?? {};
    return {
      ...request,
      asks: [{ kind: 'call', tool: 'export_cards', input: { ...before, all: true }, target: null }],
    };
  }
  const [other] = request.asks;
  // "The apron in the same format": the file is as the last one was.
  if (request.asks.length === 1 && other?.kind === 'call' && other.tool === 'export_cards' && sameFormat.test(text))
    return { ...request, asks: [{ ...other, input: { ...other.input, format: step.input?.format } }] };
  if (request.asks.length === 1 && other?.kind === 'call' && other.tool === 'export_cards' && isSameFile(text)) {
    const { card_ids: ids, ...before } = step.input ?? {};
    const target = Array.isArray(ids) ? ({ kind: 'cards', card_ids: ids as string[] } as const) : null;
    return { ...request, asks: [{ ...other, input: { ...before, format: other.input.format }, target }] };
  }
  if (!onlyMarketplace.test(text)) return null;
  const asks = marketplacesIn(text).flatMap(({ id }): Ask[] => {
    const format = formatIn(id);
    const { marketplace: _, card_ids: ids, ...before } = step.input ?? {};
    const target = Array.isArray(ids) ? ({ kind: 'cards', card_ids: ids as string[] } as const) : null;
    return format === null ? [] : [{ kind: 'call', tool: 'export_cards', input: { ...before, format }, target }];
  });
  return asks.length === 0 ? null : { ...request, asks };
}

/** "Now for eBay", "the same for the other one". */
function repeated(conversation: Conversation, request: Request): Request | null {
  const text = repeatIn(request.text);
  const markets = marketplacesIn(text);
  const isBare =
    onlyMarketplace.test(text) &&
    markets.length > 0 &&
    request.message.urls.length === 0 &&
    request.message.html === null;
  const isPicture =
    imagesNamed(text).length > 0 &&
    request.asks.length === 0 &&
    conversation.earlier.at(-1)?.steps.at(-1)?.tool === 'edit_image' &&
    /^(?:and|now|then|next|also|please|the)\b.{0,40}$/.test(text) &&
    !statesOrAsks.test(text);
  const isAgain =
    (isPicture || isBareRepeat(text) || isNextPlace(conversation.earlier, text)) &&
    request.asks.every((ask) => ask.kind === 'call' && ask.tool === 'read_card');
  if (!isBare && !isAgain) return null;
  // "Walmart too", behind a comparison: what was compared is done for it as well, and not the comparison.
  const isRepeated = ({ tool }: ToolStep) => repeatable.has(tool) && !(isBare && tool === 'compare_versions');
  const turn = conversation.earlier.findLast(({ steps }) => steps.some(isRepeated));
  const steps = turn?.steps.filter(isRepeated) ?? [];
  const isImproved = steps.some(({ tool }) => tool === 'improve_card');
  // Scores and comparisons that came with an improvement come with it again.
  // What is public is for no marketplace, and a version for one is more than the part that was worked on last.
  const base = (isBare && /\bversions?\b/.test(text) ? [] : steps).filter(
    ({ tool }) =>
      (!isImproved || (tool !== 'score_card' && tool !== 'compare_versions')) && !(isBare && tool === 'publish_case'),
  );
  if (base.length === 0 && !isBare) return null;
  const target = namedTarget(text);
  const picture = imagesNamed(text)[0] ?? placeAlone(target, text);
  if (
    picture === null &&
    /\b(?:others?|rest|remaining|(?:all|every|each)(?: \w+){0,3} (?:cards?|listings?|products?))\b/.test(text) &&
    base.some(({ tool }) => tool === 'edit_image')
  )
    return null;
  const work =
    base.length > 0
      ? base.map(({ tool, input = {} }) => (isBare ? forMarketAlone({ tool, input }, text) : { tool, input }))
      : [{ tool: 'improve_card' as const, input: {} }];
  const seen = new Set<string>();
  const asks = work.flatMap(({ tool, input }): Ask[] => {
    const { card_id: _, agreed_total: __, marketplace, ...wishes } = input as Record<string, unknown>;
    if (tool === 'edit_image' && picture !== null)
      return [{ kind: 'call', tool, input: { ...wishes, image: picture }, target: { kind: 'it' } }];
    const isMany = tool === 'improve_cards' || tool === 'score_cards';
    const ask = (id: unknown): Ask => ({
      kind: 'call',
      tool,
      input: { ...wishes, ...(isMany ? { dry_run: true } : {}), ...(id === undefined ? {} : { marketplace: id }) },
      target: isMany ? null : target,
    });
    if (isMany && target.kind !== 'it') return [onThose(tool, { ...wishes, marketplace }, target)];
    return markets.length === 0 ? [ask(marketplace)] : markets.map(({ id }) => ask(id));
  });
  const once = asks.filter((ask) => {
    const key = JSON.stringify(ask);
    return seen.has(key) ? false : seen.add(key);
  });
  return { ...request, asks: once };
}
/** "The same for the second one" after work on many: that card, or several of the list for a price of their own. */
function onThose(tool: 'improve_cards' | 'score_cards', input: Record<string, unknown>, target: Target): Ask {
  const { scope: _, dry_run: __, marketplace, ...wishes } = input;
  const asked = marketplace === undefined ? wishes : { ...wishes, marketplace };
  if (target.kind === 'places' && target.places.length !== 1)
    return { kind: 'call', tool, input: { ...asked, dry_run: true }, target };
  return { kind: 'call', tool: tool === 'improve_cards' ? 'improve_card' : 'score_card', input: asked, target };
}
/** What is done again for a card that is named is not done again for the one in hand. */
function namedTarget(text: string): Target {
  const target = targetIn(text);
  return target.kind === 'named' ? { ...target, isSure: true } : target;
}
/** "The third one too": after work on a picture it is a picture. */
function placeAlone(target: Target, text: string): string | number | null {
  const [place] = target.kind === 'places' && !/\b(?:card|listing|product)\b/.test(text) ? target.places : [];
  if (place === undefined || place < 1) return null;
  return place === 1 ? 'main' : place;
}
const repeatable = new Set([
  'improve_card',
  'score_card',
  'improve_cards',
  'score_cards',
  'compare_versions',
  'edit_image',
  'publish_case',
]);

/** After a list, the name or the place of a card alone asks to see it; beside surer words, what they ask for. */
function shown(conversation: Conversation, request: Request, last: Turn): Request | null {
  if (request.asks.length > 0 || last.steps.at(-1)?.tool !== 'list_cards' || request.text.length > 80) return null;
  const target = targetIn(request.text);
  // "It has a glass lid" tells something of the card, and names none.
  if (target.kind === 'it' || onlyTells(request.text)) return null;
  const guessed = byGuess(conversation, request);
  const isOther = guessed.asks.some(({ kind }) => kind === 'call');
  return isOther ? guessed : { ...request, asks: [{ kind: 'call', tool: 'read_card', input: {}, target }] };
}
