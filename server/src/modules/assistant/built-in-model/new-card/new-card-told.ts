import { type Conversation, cardInHand, type Turn } from '../conversation.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, type CallAsk, call, isCall, say } from '../understanding/ask.ts';
import { isListingOrder } from '../understanding/facts/listing-orders.ts';
import { factsAlone } from '../understanding/facts/stated-facts.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { kindsTold } from './kinds-told.ts';
import { inPieces, soldProduct } from './sold-product.ts';

/** More is a pasted text. */
const mostCharacters = 1_000;

const sentenceEnd = /(?<!\b(?:approx|ca|incl|max|min|no|nr|vs))[.!\n]+\s+(?=\S)/gi;
/** "…, and score it": what is done with the card once it is there. */
const workBehind = /(?:\s*(?:,|;|\band\b|\bthen\b))+\s+((?:score|rate|improve|optimi[sz]e|export)\b.*)$/i;
/** A line of facts begins with the product. */
const noProduct =
  /^(?:(?:hi|hello|hey|ok|and|so|now|also|please|pls)[\s,.!]+)*(?:i|we|you|it|its|it['’]s|this|that|the|my|our|they|what|how|why|which|who|when|where|is|are|do|does|can|could|would|should|thanks|thank|no|yes|not|set|make|change|add|remove|delete|score|improve|export|show|list|tell|undo|lock|every|always|never|remember|title|bullets?|description|keywords?|price|brand|colou?r|size|weight|material)\b|\?/i;

const intro =
  /^(?:(?:hi|hello|hey|ok(?:ay)?|so|and|now|well|yes|sure|yeah|right)[\s,.!]+)*(?:(?:(?:i|we)(?:['’]?ve| have| just| also)*(?: got| made| have| sell| want to (?:sell|add|list))?|here['’]?s|here is|this is|there['’]?s|there is) (?:an? |my |our |the |another |one )?(?:(?:brand )?new|next|other|second) (?:product|item|thing|one|article)(?: (?:for you|today|to (?:sell|list|add)|here))*\s*[,:.;–-]+\s*)(?:(?:it['’]?s|it is|its|this is|called) )?(?:an? |my |the )?/i;
const filler = /^(?:(?:ok(?:ay)?|so|well|yes|sure|yeah|right|alright|fine)[\s,.!]+)+(?=\S)/i;
const pronoun = /^(?:it['’]?s|its|it is|it has|they are|they['’]re)\s+(?=\S)/i;
const ordered =
  /\b(?:card|listing|page|offer|description|text|something)s? (?:for|of|about) (?:my|our|an?|the|this|some)?\s*((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+?)(?=\s*(?:[.,;!?]|$|\b(?:for|on|please|pls|that|which|and|then|now)\b))/iu;
const written =
  /\bwrite (?:me )?(?:something )?(?:about|on|for) (?:my|our) ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+?)\s*[.?!]*$/iu;
const made =
  /\b(?:i|we) (?:hand-?)?(?:make|sell|craft|produce|have|knit|sew|bake|build|print) ((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+?)(?=\s*(?:[.,;!?]|$|\b(?:at|in|for|on|and|from|to|by|with|myself|but)\b))/iu;
/** "Can you write about my toy", "help me sell my vase". */
const asksForText =
  /^(?:(?:hi|hello|hey|ok|and|so|please|pls)[\s,.!]+)*(?:(?:can|could|would) (?:you|u) |please |pls |i (?:need|want) (?:you to |help to |to )|help me (?:to )?)(?:please )?(?:write|describe|sell|list|make something|do something|put online)(?: (?:something|a text|a few words))?(?: (?:about|for|of|on))? (?:my|our) (?!(?:title|description|bullets?|keywords?|card|listing)s?\b)[\p{L}'-]+(?: [\p{L}'-]+){0,2}[\s.?!]*$/iu;
const added =
  /^(?:(?:ok|and|now|please|pls)[\s,]+)*(?:(?:i|we) (?:want|need|would like|have) to )?(?:add|list|sell|put up) (?:an?|another|one more) (?:new )?((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+?)(?= (?:to|in|on) (?:my|the)\b|\s*(?:[.,;!?]|$))/iu;
const vague = /^(?:products?|items?|things?|stuff|it|this|that|them|one|new|card|shop|store|goods)$/i;

const stem = (word: string) => word.replace(/(?:es|s|e)$/, '');
const oneOf = (things: string) => things.replace(/(?<=[a-z]{3})(?<!s)s$/, '');

/** The product that an order for a card named before its facts were told: "a card for my vase", of "I make ceramic vases". */
function thingOrdered(text: string): string | null {
  const own = ordered.exec(text)?.[1] ?? written.exec(text)?.[1] ?? added.exec(text)?.[1];
  const kind = made.exec(text)?.[1];
  const thing = own === undefined || vague.test(own) ? undefined : own.toLowerCase();
  const several = kind === undefined || vague.test(kind) ? undefined : kind.toLowerCase();
  if (thing === undefined) return several === undefined ? null : oneOf(several);
  // "Ceramic vases" says more than "vase".
  return several !== undefined && stem(several).endsWith(stem(thing)) ? oneOf(several) : thing;
}

/**
 * A new card of what the seller tells, where the words around it hide that: an order behind the facts ("…, brand Acme. new
 * listing and score it"), the product named a message before its facts, several kinds in one sentence. Null for other words.
 */
export function newCardTold(
  conversation: Conversation,
  whole: Request,
  read: (one: Conversation) => Request,
): Request | null {
  const { current, earlier, isScheduled, shownCardId } = conversation;
  const said = current.text.trim();
  const message = splitMessage(said);
  const { command, urls, html } = message;
  if (isScheduled === true || (current.files ?? []).length > 0 || said.length > mostCharacters || whole.isForeign)
    return null;
  if (urls.length > 0 || html !== null) return null;
  const kinds = kindsTold(said);
  if (kinds !== null) return { ...whole, asks: kinds.map((text) => call('create_card', { text })) };
  const create = whole.asks.find((ask) => isCall(ask) && ask.tool === 'create_card');
  const asked = earlier.at(-1);
  const isWanted = asked !== undefined && asked.steps.length === 0 && isCardWanted(asked, conversation, read);
  const behind = create !== undefined && whole.asks.length === 1 ? null : orderBehind(conversation, said, whole, read);
  if (behind !== null) return behind;
  const inHand = cardInHand(earlier, shownCardId) !== null;
  // What was read as a card, or as several, without the words around its facts stays as it was read.
  const isBare = create !== undefined && isCall(create) && !talk.test(String(create.input.text ?? ''));
  const sold = isWordsAlone(message) && !isBare ? soldProduct(said, inHand) : null;
  if (sold !== null) return { ...whole, asks: [createdOf(sold, said)] };
  if (create !== undefined && isCall(create)) {
    const text = withThing(String(create.input.text ?? ''), isWanted ? asked : undefined);
    return text === create.input.text
      ? null
      : {
          ...whole,
          asks: whole.asks.map((ask): Ask => (ask === create ? { ...create, input: { ...create.input, text } } : ask)),
        };
  }
  if (!isWordsAlone(message) || command.trim() === '') return null;
  if (whole.asks.length === 0 && asksForText.test(said)) return { ...whole, asks: [say('create_what')] };
  // Of a product that was told by its kind alone come the facts; there is no card that they could change.
  const isOfKind =
    asked !== undefined && !inHand && made.test(asked.text) && pronoun.test(said) && /[,.]\s*\S/.test(said);
  if (isOfKind && whole.asks.every((ask) => !isCall(ask) || ask.tool === 'edit_card'))
    return { ...whole, asks: [createdOf(withThing(inPieces(said), asked), said)] };
  const isLeft = whole.asks.every((ask) =>
    ask.kind === 'say'
      ? ask.topic !== 'no' && ask.topic !== 'thanks' && (/[\d,]/.test(said) || factsAlone(said).length > 0)
      : isNameAlone(ask) && !noProduct.test(said),
  );
  const isTalk = !/[\d,]/.test(said) && smallTalk.test(said);
  if (!isWanted || !isLeft || isTalk || isNoFact.test(said) || said.length > 400) return null;
  return { ...whole, asks: [call('create_card', { text: withThing(said, asked) })] };
}

/** "The blue one that I have" names a card; with figures or in pieces facts are told. */
const isNoFact = /\?|^(?:no|yes|why|what|how)\b|^(?:the|my|our)\b[^\d,;:]*$/i;
/** "Let me think", "one sec": said between, and no product. */
const smallTalk =
  /\b(?:i|i['’]m|me|you|u|we|let|see|hold|hang|wait|secs?|seconds?|minutes?|mins?|moment|later|think(?:ing)?|done|back|good|great|nice|cool|ok(?:ay)?|sorry|lol|haha|hm+|um+|er+|whatever|nothing|something|anything|everything|idk|dunno|sure|maybe|perhaps|evening|morning|night|bye|hello|hi|hey|thanks|thx|again|nevermind|never|stop|cancel|forget|right|yes|no|yeah|fine|please|help|well)\b/i;
/** Words that might name a card, with nothing that is done with it. */
const isNameAlone = ({ tool, target }: CallAsk): boolean =>
  tool === 'read_card' && target?.kind === 'named' && target.isSure !== true;

const talk = /^.{0,60}(?:\b(?:i|we|want|selling|got|yo)\b|\bput (?:one|it|them) up\b|\bit['’]?s\b)/i;

/** Where it is sold is said beside its facts. */
function createdOf(text: string, said: string): Ask {
  const [market, ...others] = marketplacesIn(said.toLowerCase());
  return call('create_card', { text, marketplace: others.length === 0 ? market?.id : undefined });
}

/** The words of a new card without what only introduces them, the product of the message before in front. */
function withThing(text: string, asked: Turn | undefined): string {
  const bare = text.replace(intro, '').replace(filler, '');
  const thing = asked === undefined ? null : thingOrdered(asked.text);
  if (thing === null) return bare;
  const facts = bare.replace(pronoun, '');
  // What begins with a name of its own says what the product is.
  if (facts === bare && !beginsWithFact(bare)) return bare;
  const last = thing.split(' ').at(-1) ?? thing;
  return facts.toLowerCase().includes(stem(last)) ? bare : `${thing}, ${facts}`;
}

const beginsWithFact = (text: string) => {
  const [first = ''] = text.split(/[,;.\n]/);
  return /^\D{0,12}\d/.test(first) || factsAlone(first).length > 0;
};

/** The seller wants a card, and was asked what it is of. */
function isCardWanted(turn: Turn, conversation: Conversation, read: (one: Conversation) => Request): boolean {
  if (asksForText.test(turn.text.trim())) return true;
  const before = { ...conversation, earlier: conversation.earlier.slice(0, -1), current: { ...turn, steps: [] } };
  return read(before).asks.some((ask) => ask.kind === 'say' && ask.topic === 'create_what');
}

function orderBehind(
  conversation: Conversation,
  said: string,
  whole: Request,
  read: (one: Conversation) => Request,
): Request | null {
  const ends = [...said.matchAll(sentenceEnd)];
  const cut = ends.at(-1);
  if (cut === undefined) return null;
  const facts = said.slice(0, cut.index).trim();
  const last = said.slice(cut.index + cut[0].length).trim();
  const [, work] = workBehind.exec(last) ?? [];
  const order = work === undefined ? last : last.replace(workBehind, '');
  const isOrder = isListingOrder(order) || newListing.test(order.trim());
  const isNew = /\bnew\b/i.test(order) || (facts.match(/,/g) ?? []).length > 1;
  const hasCard = conversation.shownCardId !== null || conversation.earlier.some(({ steps }) => steps.length > 0);
  if (!isOrder || noProduct.test(facts) || facts.split(/\s+/).length < 4 || (hasCard && !isNew)) return null;
  if (/[.!?]\s/.test(facts) && !/,/.test(facts)) return null;
  const [market, ...others] = marketplacesIn(order.toLowerCase());
  const done =
    work === undefined
      ? []
      : read({ ...conversation, shownCardId: '-', earlier: [], current: { text: work, steps: [] } }).asks.filter(
          (ask): ask is CallAsk => isCall(ask) && onNewCard.has(ask.tool),
        );
  const created = call('create_card', { text: facts, marketplace: others.length === 0 ? market?.id : undefined });
  return {
    ...whole,
    asks: [created, ...done.map((ask): Ask => ({ ...ask, target: ask.target === null ? null : { kind: 'it' } }))],
  };
}
const onNewCard = new Set<string>(['score_card', 'improve_card', 'export_cards']);
const newListing =
  /^(?:(?:please|pls|so|and|i (?:need|want)|make|its|it['’]s|as) )*(?:an? )?new (?:listing|card|product)(?: (?:please|pls|plz|thanks|thx))*$/i;
