import { sectionSchema } from '@cardwright/contract/listings';
import type { ListingSection } from '@cardwright/listing/listing';
import type { CardScope } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import { remarkIn } from '../follow-ups/remarks.ts';
import { asksPriceAgain, asksToWait } from '../follow-ups/small-talk.ts';
import { isWordsAlone } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, say } from '../understanding/ask.ts';
import { type Target, targetIn } from '../understanding/cards/targets.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { hasWishes, sectionNamed, wishesIn } from '../understanding/wishes/wishes.ts';
import { costsMore } from './agreements.ts';
import { gasp } from './declining-words.ts';
import type { OpenPrice } from './open-price.ts';
import { type Changed, fewerCards } from './price-cards.ts';
import { marketAtLast, marketBehind, withoutReason } from './price-market.ts';

const agreeing =
  /^(?:(?:yes|yep|yeah|yup|sure|ok(?:ay)?|fine|alright|all right|go ahead|go on(?: then)?|carry on(?: then)?|proceed|continue|by all means|very well|right(?: then)?(?=,)|go(?=[,.!:;-]| but\b)|great|good|perfect|do it|start|please|great idea)\b[\s,.!:;-]*)+/;
const firm =
  /\b(?:yes|yep|yeah|yup|sure|ok(?:ay)?|fine|alright|all right|go(?: ahead)?|carry on|proceed|continue|by all means|do it|start)\b/;
const but = /^(?:(?:but|and|though|only|just|then|however|maybe|actually|no|rather|well|so|please|hm+)\b[\s,]*)+/;
const exceptLead =
  /^(?:(?:(?:all|everything|every one|all of them|them all|do (?:them )?all|improve (?:them )?all)[\s,]+)(?:but|except)(?: for| not)?|(?:all|them all|everything)[\s,]+without|but not|not(?= (?:for )?(?:the|my|those|that|these|this|any)\b)|without|except(?: for)?|excluding|leave out|leave|skip|drop|omit|minus|apart from|spare|(?:keep your )?hands off|let(?=[^,.;]* (?:be|alone)$)|keep|do not (?:do|touch|change|edit|rewrite|improve|score|alter|include)) (?:for )?(.+)$/;
const onlyLead =
  /^(?:(?:for|go for|only|just|do|take|start with|start|begin with|improve|score|rewrite|make it|it|use|with|on|please|them|i (?:only )?(?:want|meant?|mean)|them for)[\s,]+)*(.+)$/;
const tail =
  /(?:(?<!\b(?:the|and|or))[\s,]+(?:only|please|first|for now|then|to start with|out(?: of (?:it|this|that|there))?|in (?:it|there|this)|today|tonight|this time|right now|for a (?:start|test)|as a (?:start|test|trial)|alone|untouched|unchanged|be|as (?:they|it) (?:are|is)|now|thanks|thank you|instead))+$/;
/** "Start, the apron stays out". */
const staysOut =
  /^((?:the |my |that |this )?[a-z][a-z -]{1,40}?) (?:(?:stays?|remains?|is|are|goes|can stay|should stay|to stay)(?: please)? (?:out|excluded|not included|left out|left alone|untouched|unchanged|as (?:it|they) (?:is|are)|off)(?: of it)?|(?:excluded|not included|left out|later(?: on)?|tomorrow|another (?:day|time)|some other (?:day|time)|next (?:time|week|month)|not (?:now|yet|today|this time)))$/;
/** "Go, but next week the lamp". */
const laterFirst = /^(later(?: on)?|tomorrow|next (?:time|week|month)) ((?:the|my) [a-z -]{2,40})$/;
/** "Only the mug, the rest is fine as it is". */
const restStays =
  /(?:[,.;:!]| -| and| but)+ ?(?:the )?(?:rest|others?|other (?:ones|cards|listings)|remaining ones)(?: of (?:them|it))? (?:(?:is|are|was|were|looks?|can|may|should|stays?|remains?|be|left|stay|remain|fine|ok(?:ay)?|good|great|alone|out|untouched|unchanged|as|it|they|already|enough|now|well)[ ,.!]*)+$|(?:[,.;:!]| -| and| but)+ ?(?:leave|keep|skip) (?:the )?(?:rest|others?|other (?:ones|cards|listings))(?: (?:alone|out|as (?:it|they) (?:is|are)|untouched|unchanged|please))*[ .!]*$|(?:[,.;:!]| -| and| but)+ ?not (?:the )?(?:rest|others?|other (?:ones|cards|listings))(?: of (?:them|it))?[ .!]*$/;
const few =
  '(?:(?:hold on|hang on|wait|stop|hm+|no|nope|oh|sorry|careful|please|ok|whoa|easy)(?: a (?:second|moment|minute))?[ ,.!;-]+)*(?:please )?(?:(?:do )?not|never)(?: (?:do|improve|score|take|touch|run))? (?:all|everything|every one|the whole lot|that many|them all)(?: (?:of (?:them|those|these|it)|five|ten|the cards|(?:my |the )?(?:cards|listings)|at once|in one go|now|yet|today|together|please))*';
/** "Not all of them. Only the lamp". */
const notAll = new RegExp(`^${few}[ .,;:!-]+(?:but |and )?(?:do |try )?(?=(only|just)\\b|(?:the|my) )`);
const notAllAlone = new RegExp(`^${few}[ .!]*$`);
/** "Do the mug first so I can see what it looks like". */
const toSee =
  /,? (?:so (?:that )?(?:i|we) can|(?:just )?to|(?:and )?then (?:i|we) (?:can|will)|and (?:i|we) (?:can|will)(?: then)?) (?:see|judge|check|decide|look|compare|get an idea)\b[^?]*$/;
const saysOnly = /\b(?:only|just|start with|begin with|go for)\b/;
const saysMore = /\b(?:too|as well|also|either)$/;
const sectionList =
  /^(?:(?:the|their|its|my|all|any|and|or|both|of|touching|changing|sections?|titles?|headlines?|descriptions?|bullets?|bullet points?|points|key features|features|specs?|specifications?|attributes|keywords?|tags|search terms)[\s,]*)+$/;
/** Words that begin other work than the one that was priced. */
const otherWork =
  /\b(?:export|download|import|compare|publish|undo|restore|show|list|open|delete|remove|schedule|every|remember|never|always|set|lock|unlock|image|images|photo|photos|picture|pictures|what|why|how|which|who|when|where)\b/;

const scoring = '(?:re-?)?(?:score|rate|check|evaluate|grade)';
const improving = '(?:improve|rewrite|optimize|polish|enhance|rework|redo)';
const others = 'rename|edit|change|fix|move|swap|crop|resize|sharpen|translate|duplicate|copy|merge|upload|print|send';
const verbFirst = (verbs: string) =>
  new RegExp(
    `^(?:(?:first(?:ly)?|then|also|just|only|please|you|to|i want|let us|can|could)[ ,]+)*(?:do not |without )?(?:${verbs})\\b(?! ?(?:below|under|above|over|of|is|are|\\d))`,
  );
const otherVerbs = {
  improve_cards: verbFirst(`${scoring}|${others}`),
  score_cards: verbFirst(`${improving}|${others}`),
};
/** "First improve the mug", "first the mug": an order of work, and not the card at the first place. */
const workFirst = new RegExp(
  `^first(?:ly)?,? (?:please )?(?:${scoring}|${improving}|do|only|just|the|my|this|that|those|these)\\b`,
);
const sectionNoun =
  /\b(?:keywords?|tags?|titles?|headlines?|descriptions?|bullets?|specs?|specifications?|attributes?|brands?|categor(?:y|ies))\b/;

/** "Too much. Just the mug then" goes on after it. */
const tooDear = new RegExp(
  `^(?:(?:oh|hm+|ok|no|nah|well|sorry|${gasp}|that is|it is)[ ,.!]+)*(?:(?:way |far |a bit |bit |a little |quite |rather )?too (?:much|expensive|dear|pricey|steep)|(?:a bit|quite|rather|a little|a little bit) (?:much|expensive|dear|pricey|steep)|more than (?:i|we) (?:can|could|want|wanted|thought|expected|planned)(?: (?:to )?(?:spend|pay|afford))?|expensive|steep|a lot|pricey)(?: for (?:me|us|now|today)| (?:this|in one) (?:month|week|time)| right now| at the moment| at once| in one go| at a time| all together)*[.,;! -]+(?=\\S)`,
);
/** "Only the titles, how much would that be?": other work, and its price. */
const pricedAnew =
  /(?:(?<=\S)[\s,.;:!-]+|^)(?:and |so |then )?(?:how (?:much|many credits)(?=[\s?.!]*$)|(?:how (?:much|many credits)|what)(?: (?:is|was|would|will|does|do|did|it|that|this|the (?:price|costs?|total)|be|costs?|come|to|make|i|we|me|us|pay|have|set|back|then|now|in total))+)[\s?.!]*$/;
/** "Sure, as long as my titles stay", "only if the lamp is not touched". */
const onTerms =
  /[\s,.;-]*\b(?:as long as|so long as|provided(?: that)?|on condition that|only if|if) (?:you (?:leave|keep) )?((?:the |my |our )[a-z]+(?: (?:and|or) (?:the |my |our )?[a-z]+)?) (?:(?:stays?|remains?|is|are)(?: (?:left|kept))? (?:as (?:it|they) (?:is|are)|untouched|unchanged|alone|out(?: of it)?|not (?:touched|changed|included))|stays?|remains?|alone|out(?: of it)?|untouched)$/;
/** "How much without the lamp?" */
const pricedFor =
  /^(?:(?:and|so|but|ok(?:ay)?)[ ,]+)*(?:how (?:much|many credits)|what)(?: (?:is|would|will|does|do|it|that|this|be|costs?|come|to))* (?=(?:without|except|excluding|minus|for (?:only|just)|only|just|if)\b)/;
/** "And only the titles?" */
const sectionsAsked =
  /^(?:(?:and|or|so|but|then|ok(?:ay)?|hm+|what about|how about)[ ,]+)*(?:only|just|without) (?:the |their |all )*(?:titles?|headlines?|descriptions?|bullets?|bullet points|keywords?|tags|specs?|specifications?)(?:(?:,| and|, and| or| &) (?:the )?(?:titles?|headlines?|descriptions?|bullets?|bullet points|keywords?|tags|specs?|specifications?)){0,3}\s*\?+$/;
const left =
  /^(?:(?:and|so|but|ok(?:ay)?|hm+|what)[ ,]+)*if (?:we|i|you) (?:skip(?:ped)?|le(?:ft|ave) out|drop(?:ped)?|omit(?:ted)?|took out|take out) /;
/** "If we only did the titles". */
const supposed =
  /^(?:(?:and|so|but|ok(?:ay)?|hm+|what)[ ,]+)*if (?:we|i|you) (?:only |just )?(?:did|do|took|take|improved?|went for|go for|had) (?:only |just )?/;
const ofEach =
  /^(?:(?:and|so|ok(?:ay)?)[ ,]+)*(?:how (?:much|many credits)|what)\b[^,.;]{0,30}\b(?:per|for each|for one|each|apiece)\b(?: (?:card|listing|product|item|one))?[^,.;]{0,20}\??$/;
const comesBack =
  /\b(?:(?:i|we) will (?:get back to you|let you know|come back to you)|ha(?:s|ve) to go through (?:my|our|the))\b/;
/** "Just looking around", "only curious": no answer to the price. */
const idly =
  /^(?:(?:no|oh|ok(?:ay)?|thanks|sorry|hm+|i|i am|we are|i was|we were)[ ,.]+)*(?:only|just|merely) (?:looking|browsing|curious|wondering|asking|checking|thinking|interested|testing|trying|kidding|joking|asked|wondered|wanted to (?:know|see|ask))\b(?! at\b)[^?]{0,60}$/;
/** Words around another marketplace that is meant instead; any other word asks for more than that. */
const aroundMarket =
  /^(?:no|nope|sorry|stop|just|only|otherwise|yes|ok|okay|fine|go|ahead|same|rest|everything|else|all|both|two|three|four|five|ten|wait|hang|hold|on|oh|ah|oops|ups|whoops|damn|typo|my|bad|does|do|come|think|thought|meaning|actually|rather|i|we|it|this|that|them|all|the|a|mean|meant|means|wanted|want|to|say|said|make|do|switch|change|should|must|be|is|was|will|would|have|been|for|not|instead|of|than|please|but|and|then|so|what|how|much|many|credits|channel|channels|marketplace|market|platform|site|place|shop|cost|costs|price|wrong|one|my|mistake|bad|amazon|e-?bay|etsy|shopify|woocommerce|walmart|google|ozon|wildberries)$/;
const exchanges =
  /^(?:(?:oh|no|nope|sorry)[ ,.!]+)*(?:wait|stop|hold on|hang on)\b|\b(?:not|said|instead|rather|mean|meant|wanted|sorry|wrong|switch|change|mistake)\b/;
function marketMeant(text: string, before: unknown) {
  const named = marketplacesIn(text);
  const [market, ...others] = named.length > 1 ? named.filter(({ id }) => id !== before) : named;
  const words = text.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const isMeant = exchanges.test(text) && words.every((word) => aroundMarket.test(word));
  return market !== undefined && others.length === 0 && isMeant ? market.id : null;
}

/**
 * An answer to a price that is neither "yes" nor "no": fewer cards, other wishes, the price once more, a pause. It never
 * starts more than was priced, and starts nothing that the seller has not agreed to.
 */
export function priceReply(conversation: Conversation, request: Request, price: OpenPrice): Request | null {
  const head = beforeReason(request.text);
  const shorter = head === null ? null : replyTo(conversation, { ...request, text: head, asks: [] }, price);
  const isFewer = shorter?.asks.every((ask) => ask.kind === 'call' && ask.tool === price.tool) === true;
  return isFewer ? shorter : replyTo(conversation, request, price);
}
/** "Yes but titles only, my descriptions took me ages": the answer without why; null where none stands behind it. */
function beforeReason(text: string): string | null {
  const [, head = '', why = ''] = whyBehind.exec(text.trim()) ?? [];
  const isReason = tellsWhy.test(why) && !wantsMore.test(why) && !(narrows.test(why) && sectionNoun.test(why));
  return narrows.test(head) && isReason ? head : null;
}
const whyBehind =
  /^([^?]{4,80}?)(?:,| -|;|[.!]) (?:(?:because|since|as|cause|you know) )?((?:my|our|i|we|they|those|these|amazon|e-?bay|etsy|shopify|walmart|google|ozon) [^?,;.]{4,100})[\s.!]*$/;
const narrows = /\b(?:only|just|without|except|but (?:not|for)|leave|skip)\b/;
const tellsWhy =
  /\b(?:is|are|was|were|has|had|have|took|takes|came|comes|wrote|made|makes|paid|pays|cost|costs|did|do|does|got|sold|sells?|bought|like|love|know|think|spent|worked)\b/;
const wantsMore = /\b(?:too|also|as well|please|you|want|need|wish|should|must|would|could|can|may|will)\b/;

function replyTo(conversation: Conversation, request: Request, price: OpenPrice): Request | null {
  const whole = request.text.replace(/^\s+|[\s.!]+$/g, '').replace(/\byes please\b/, 'yes');
  const text = whole
    .replace(tooDear, '')
    .replace(notAll, (_, only?: string) => (only === undefined ? 'only ' : ''))
    .replace(restStays, '')
    .replace(toSee, '')
    .replace(onTerms, (_, what: string) => `${agreeing.test(whole) ? ' but' : ''} leave ${what}`)
    .replace(pricedAnew, '')
    .replace(pricedFor, '')
    .replace(left, 'leave out ')
    .replace(supposed, 'only ')
    .replace(/(?<=[a-z\d])\?$/, (mark) =>
      pricedFor.test(whole) || left.test(whole) || sectionsAsked.test(whole) ? '' : mark,
    )
    .trim();
  const isAsked = pricedAnew.test(whole) || pricedFor.test(whole) || sectionsAsked.test(whole);
  const { message } = request;
  if (whole.length > 200 || !isWordsAlone(message)) return null;
  const { isDeclined } = price;
  if (!isDeclined && costsMore(whole, price.quote.cost.total)) return { ...request, asks: [say('price_again')] };
  if (!isDeclined && notAllAlone.test(whole)) return { ...request, asks: [say('price_which')] };
  const sample = sampleOf(whole);
  if (sample !== null) return { ...request, asks: [onOne(price, sample)] };
  if (!isDeclined && (asksPriceAgain(whole) || ofEach.test(whole))) return { ...request, asks: [say('price_again')] };
  const market = marketAtLast(whole) ?? marketMeant(whole, price.input.marketplace);
  if (market !== null && market !== price.input.marketplace) {
    const input = workInput(price, { dry_run: true }, { marketplace: market });
    return { ...request, asks: [{ kind: 'call', tool: price.tool, input, target: null }] };
  }
  if (!isDeclined && (asksToWait(whole) || comesBack.test(whole) || idly.test(whole)))
    return { ...request, asks: [say('price_waits')] };
  const lead = agreeing.exec(text)?.[0] ?? '';
  const rest = text.slice(lead.length);
  const bare = rest.replace(but, '');
  const opening = rest.slice(0, rest.length - bare.length);
  const said = bare.replace(laterFirst, '$2 $1').replace(staysOut, 'without $1');
  const isAgreed = !isDeclined && !isAsked && firm.test(lead);
  const more = isAgreed ? agreedAndMore(request, opening, price) : null;
  if (more !== null) return more;
  if (!isAgreed && remarkIn(request, false) !== null) return null;
  if (said === '' || /\?$/.test(said) || otherWork.test(said)) return null;
  if (workFirst.test(said) || otherVerbs[price.tool].test(said) || keepsPart(said, price))
    return isAgreed ? { ...request, asks: [say('price_which')] } : null;
  const isNarrow = (isAgreed && opening !== '') || saysOnly.test(text) || exceptLead.test(said);
  const changed = changedWork(conversation, said, `${opening}${said}`, price, isAgreed, isAsked || toSee.test(whole));
  if (changed === null) {
    const isOpen = request.asks.every((ask) => ask.kind === 'say' || narrowing.has(ask.tool));
    const isNo = request.asks.some((ask) => ask.kind === 'say' && ask.topic === 'no');
    return isNarrow && isOpen && !isNo && !isDeclined ? { ...request, asks: [say('price_which')] } : null;
  }
  const { asks, input, target, isRest } = changed;
  const isOpen = isAgreed || isAsked || thinksAloud.test(whole) || otherWishes(said, price, true) !== null;
  const single = isOpen || isRest === true || marketplacesIn(whole).length > 0 ? null : singleOf(changed);
  if (single !== null) {
    const { isHeld: _, ...free } = request;
    return { ...free, asks: [...asks, onOne({ ...price, input: { ...price.input, ...input } }, single)] };
  }
  // Fewer cards than the price was told for cost less: the seller has agreed to that already.
  const terms = isAgreed ? { agreed_total: price.quote.cost.total } : { dry_run: true };
  const work: Ask = { kind: 'call', tool: price.tool, input: workInput(price, terms, input), target };
  const { isHeld: _, ...free } = request;
  return { ...free, asks: [...asks, work] };
}

/** "Try it on one first, the mug": that card, by itself. */
const aSample = new RegExp(
  `^(?:${agreeing.source.slice(1)})?(?:but |and )*(?:(?:let me|let us|i (?:want|would like) to|can (?:i|we)|could (?:i|we)|you can|maybe|first)\\s+)*(?:please )?(?:(?:see|try|test|show me|do|start|begin|check)(?: it| that| this)?(?: out)?(?: first)?(?: on| with| for)?|(?:first )?(?:only|just|on|with|for)) (?:only |just |on )*(?:one|a single one)(?: of them)?(?: card| listing)?(?: first| only| as an? (?:test|trial|example|sample)| for a (?:start|test))*(?:[,.:;!]| -)+ ?(?:(?:please|take|use|do|with|on|say|maybe|for example|let us say|show me) )*`,
);
function sampleOf(text: string): Target | null {
  const lead = aSample.exec(text)?.[0];
  if (lead === undefined) return null;
  const target = targetIn(text.slice(lead.length).replace(tail, ''));
  const isOne =
    target.kind === 'named' ? target.names.length === 1 : target.kind === 'places' && target.places.length === 1;
  return isOne ? (target.kind === 'named' ? { ...target, isSure: true } : target) : null;
}
function onOne({ tool, input }: OpenPrice, target: Target): Ask {
  const { dry_run: _, agreed_total: __, scope: ___, ...wishes } = input;
  return { kind: 'call', tool: tool === 'score_cards' ? 'score_card' : 'improve_card', input: wishes, target };
}

/** "Only the mug": who takes one card of those that the price was for orders work on it, as "improve the mug" does. */
function singleOf({ input, target }: Changed): Target | null {
  if (target?.kind === 'places') return target.places.length === 1 && !target.isExcept ? target : null;
  const { any_of: names, card_ids: ids } = (input.scope ?? {}) as CardScope;
  if (ids?.length === 1) return { kind: 'cards', card_ids: ids };
  const [name = '', ...others] = names ?? [];
  const isOne = name !== '' && others.length === 0 && !/(?:[^s]s|ones)$/.test(name);
  return isOne ? { kind: 'named', names: [name.split(' ')], isSure: true } : null;
}
const thinksAloud =
  /\?|\b(?:if|maybe|perhaps|possibly|probably|what about|how about|how much|could|would|might|may|think|guess|ones|tomorrow|tonight|later|soon|yet|price|costs?)\b/;

function workInput({ input }: OpenPrice, terms: Record<string, unknown>, changed: Record<string, unknown>) {
  const { dry_run: _, agreed_total: __, marketplace: before, ...rest } = input;
  const { marketplace = before, ...others } = changed;
  // One length for all is said instead of those of single sections.
  if (others.length !== undefined) delete rest.lengths;
  return { ...rest, ...others, ...terms, ...(marketplace === undefined ? {} : { marketplace }) };
}

/** "Yes, and then export them": the work that was agreed to, and what comes after it. */
function agreedAndMore(request: Request, opening: string, price: OpenPrice): Request | null {
  if (!/\b(?:and|then)\b/.test(opening) || request.asks.length === 0) return null;
  const { all, card_ids: ids } = (price.input.scope ?? {}) as CardScope;
  const more = request.asks.flatMap((ask): Ask[] => {
    if (ask.kind !== 'call' || ask.tool !== 'export_cards') return [];
    if (ids !== undefined) return [{ ...ask, target: { kind: 'cards', card_ids: ids } }];
    return all === true ? [{ ...ask, input: { ...ask.input, all: true }, target: null }] : [];
  });
  if (more.length < request.asks.length) return null;
  const input = workInput(price, { agreed_total: price.quote.cost.total }, {});
  return { ...request, asks: [{ kind: 'call', tool: price.tool, input, target: null }, ...more] };
}
const narrowing = new Set([
  'list_cards',
  'improve_card',
  'read_card',
  'score_card',
  'answer_from_card',
  'improve_cards',
  'score_cards',
]);

function changedWork(
  conversation: Conversation,
  said: string,
  whole: string,
  price: OpenPrice,
  isAgreed: boolean,
  isAsked: boolean,
): Changed | null {
  const left = exceptLead
    .exec(
      withoutReason(whole).replace(
        /^(?:(?:but|and|please|only|just|no|then|so|well|actually|rather)[\s,]+)*(?=not|without|except|leave|skip|keep|spare|hands off|let|drop|omit|minus|excluding|apart from|do not|all|everything)/,
        '',
      ),
    )?.[1]
    ?.replace(tail, '');
  const sections = price.tool === 'improve_cards' ? sectionsMeant(said.replace(tail, ''), left) : null;
  if (sections !== null) return { input: { sections }, target: null, asks: [] };
  const limited = price.tool === 'improve_cards' && left === undefined ? sectionsLimited(said, price, isAgreed) : null;
  if (limited !== null) return limited;
  if (saysMore.test(said)) return null;
  const isWording = left !== undefined && wording.test(left);
  if (left !== undefined && !isWording) {
    const kept = fewerCards(conversation, left, price, true);
    if (kept !== null) return { ...kept, isRest: true };
  }
  const { of: parts, cards: meant } = ofCards(onlyLead.exec(said)?.[1]?.replace(tail, ''), price);
  const isOnly =
    (isAgreed && /\b(?:the|my|those|these|ones?)\b/.test(said)) ||
    isAsked ||
    saysOnly.test(whole) ||
    /\bonly\b/.test(said) ||
    startsWithPlaces.test(said);
  if (left === undefined && meant !== undefined && isOnly) {
    const fewer = fewerCards(conversation, meant, price, false);
    if (fewer !== null) return { ...fewer, input: { ...fewer.input, ...parts, ...marketBehind(said) } };
  }
  const wished = price.tool === 'improve_cards' ? otherWishes(said, price, isAgreed) : otherMarket(said);
  return left !== undefined && !isWording && wished?.input.avoid_words !== undefined ? null : wished;
}
/** "Only the titles of the mug and the lamp": the sections, and the words for the cards. */
function ofCards(meant: string | undefined, price: OpenPrice) {
  const [lead = '', cards, ...others] = meant?.split(/ (?:of|for|on) /) ?? [];
  const isOf = price.tool === 'improve_cards' && others.length === 0 && sectionList.test(lead);
  const sections = isOf ? sectionNamed(lead) : [];
  return cards === undefined || sections.length === 0 ? { of: {}, cards: meant } : { of: { sections }, cards };
}
/** "Keep the keyword steel": said of a part of the texts, and of no card. */
function keepsPart(said: string, price: OpenPrice): boolean {
  const left = exceptLead.exec(said)?.[1]?.replace(tail, '') ?? '';
  if (!sectionNoun.test(left) || sectionList.test(left) || wording.test(left)) return false;
  const {
    include_keywords: _,
    avoid_words: __,
    ...wishes
  } = otherWishes(said, { ...price, input: {} }, true)?.input ?? {};
  return price.tool !== 'improve_cards' || Object.keys(wishes).length === 0;
}
/** What is left out of texts, and not of the work. */
const wording =
  /"|\b(?:words?|terms?|phrases?|emojis?|marks?|points?|superlatives?|adjectives?|caps|capitals?|uppercase|praise|exaggerations?|claims?|jokes?|slang|buzzwords?|numbers|prices?|symbols?|hype|fluff|language|changing|making|inventing|losing)\b/;
const startsWithPlaces = /^(?:the )?(?:first|last|top|second|third|number) /;

/** "Only the titles then, max 70 characters each": the sections, and how they shall be. */
function sectionsLimited(said: string, price: OpenPrice, isAgreed: boolean): Changed | null {
  const [, head = '', wish = ''] = /^([^,;]{4,60})[,;] ?(.{4,})$/.exec(said) ?? [];
  const sections = saysOnly.test(head) || isAgreed ? sectionsMeant(head.replace(tail, ''), undefined) : null;
  if (sections === null) return null;
  const each = wish.replace(/ (?:each|apiece|every one)(?=[\s.!]*$)/, '');
  const wished = otherWishes(each, price, true);
  return wished === null ? null : { ...wished, input: { ...wished.input, sections } };
}

/** "Skip the descriptions", "only the titles". */
function sectionsMeant(said: string, left: string | undefined): ListingSection[] | null {
  if (left !== undefined && sectionList.test(left)) {
    const spared = sectionNamed(left);
    return spared.length === 0 ? null : sectionSchema.options.filter((section) => !spared.includes(section));
  }
  const meant = onlyLead.exec(said)?.[1] ?? '';
  const named = sectionList.test(meant) ? sectionNamed(meant) : [];
  return named.length === 0 ? null : named;
}

function otherMarket(said: string): Changed | null {
  const [market] =
    /^(?:(?:but|for|on|to|only|just|do|it|with)[\s,]+)*(?:amazon|e-?bay|etsy|shopify|woocommerce|walmart|google(?: shopping| merchant)?|ozon|wildberries)(?: instead| please)*$/.test(
      said,
    )
      ? marketplacesIn(said)
      : [];
  return market === undefined ? null : { input: { marketplace: market.id }, target: null, asks: [] };
}

/** "Yes, but friendlier", "ok, but titles under 80 characters". */
function otherWishes(said: string, { input }: OpenPrice, isAgreed: boolean): Changed | null {
  const market = otherMarket(said);
  if (market !== null) return market;
  const { marketplaces: _, sections: __, rules: ___, ...wishes } = wishesIn(said);
  const isWish = hasWishes({ marketplaces: [], ...wishes }) && targetIn(said).kind !== 'places';
  if (!isWish || (!isAgreed && /\b(?:it|this)\b/.test(said))) return null;
  const words = (key: 'avoid_words' | 'include_keywords') =>
    wishes[key] === undefined ? {} : { [key]: [...((input[key] as string[] | undefined) ?? []), ...wishes[key]] };
  return { input: { ...wishes, ...words('avoid_words'), ...words('include_keywords') }, target: null, asks: [] };
}
