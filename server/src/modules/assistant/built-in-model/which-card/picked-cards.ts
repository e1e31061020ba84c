import type { CardSummary } from '../../tool-types.ts';
import { isFailure, type ToolOutputs } from '../../tool-types.ts';
import { type Conversation, cardInHand, isDone, type Turn } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, say, toMany } from '../understanding/ask.ts';
import { type FoundPick, isKeptOut, orderBefore, type Pick, pickIn } from '../understanding/cards/pick-words.ts';
import { scoreRangeIn } from '../understanding/cards/scope-words.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const alone =
  /^(?:(?:and|now|ok(?:ay)?|please|then|so|take|show(?: me)?|open|just|only)[\s,]+)*(?:the )?(?:[a-z-]+ ){1,3}(?:ones?|cards?|listings?|products?|items?)(?: (?:with|at|that) [a-z ]{3,30})?(?: please)?[\s.!]*$/;
const bareAlone =
  /^(?:(?:and|now|ok(?:ay)?|please|then|so|take|show(?: me)?|open|just|only)[\s,]+)*(?:the|my) [a-z-]+(?: (?:scoring|performer|scorer))?(?: (?:please|first|next|then|now))*[\s.!]*$/;
/** No place of any list: the seller is asked which card. */
const noPlace = 1_000;
const onCards = new Set([
  'read_card',
  'score_card',
  'improve_card',
  'edit_card',
  'export_cards',
  'lock_fields',
  'publish_case',
  'answer_from_card',
  'edit_image',
  'generate_image',
  'list_cards',
]);

const indefinite = /\b(?:an?|some|any|another|new|much|far|even|way|bit|lot|little) $/;
/** "Make it the best listing", "let it become the top card". */
const becoming =
  /\b(?:make|turn|give|get|write|rewrite)\b[^.,;:!?]{0,60} (?:it|this|that|them|(?:the|my|our) [a-z]+) (?:into |to be |as )?(?:the |my )?$|\b(?:become|becomes|be|is|into|like|as) (?:the |my )?$/;
/** "Write the best one you can", "I want the best listing": what a text is to become. */
const wantedBest =
  /\b(?:write|create|draft|compose|build|want|need)(?: (?:me|us|to (?:have|get|write)))* (?:the |my |our )?$/;
const atBest = /^(?: that)? (?:you (?:can|could|ever)|can (?:do|be|get)|possible|ever)\b/;
const best = /^(?:best|strongest|highest|top)\b/;
const compared = /^(?:better|worse|weaker)\b/;

/** Whether these words are a card that is there: "a better listing" is what one is to become, and the apron's name is the apron. */
function isOfCardThere(text: string, { index, said }: FoundPick): boolean {
  const before = text.slice(0, index);
  if (indefinite.test(before) || becoming.test(before)) return false;
  if (best.test(said) && (wantedBest.test(before) || atBest.test(text.slice(index + said.length)))) return false;
  if (compared.test(said) && !/\b(?:the|my) $/.test(before) && !(said.endsWith(' one') && alone.test(text)))
    return false;
  const others = targetIn(`${before} ${text.slice(index + said.length)}`);
  if (others.kind !== 'named') return true;
  const names = others.names.flatMap(([first = '']) => first);
  return !names.some((name) => new RegExp(`\\b(?:the|my|our|this|that|for|of) (?:[a-z]+ )?${name}\\b`).test(text));
}

/** "Improve the one with the lowest score", "the cheaper one": the card of those shown last that is meant. */
export function withPicked(conversation: Conversation, request: Request): Request {
  const { message, asks } = request;
  const text = request.text.trim();
  if (
    text.length > 160 ||
    message.html !== null ||
    message.text !== null ||
    // Which card that is at each of its times, the task finds out by itself.
    asks.some((ask) => ask.kind === 'call' && ask.tool === 'schedule_task') ||
    /^(?:which|what|who|why|how|is|are)\b/.test(text)
  )
    return request;
  const asked = pickAsked(conversation.earlier.at(-1), request);
  if (asked !== null) return { ...request, asks: onPick(asks, pickedOf(conversation, asked)) };
  const found = pickIn(text);
  if (found === null || sectionNamed(text).length > 0 || !isOfCardThere(text, found)) return request;
  const { pick, isBare, index } = found;
  if (isKeptOut(text, index)) return request;
  const { cards: shown, isLatest } = shownLast(conversation.earlier, pick.by);
  if (isBare && !isLatest && cardInHand(conversation.earlier, conversation.shownCardId) !== null) return request;
  const order = orderBefore(text, index);
  const isAlone = (isBare ? bareAlone : alone).test(text);
  const single = asks.map(onSingle);
  const isWork = single.length > 0 && single.every((ask) => ask.kind === 'call' && onCards.has(ask.tool));
  if (!isAlone && !isWork && order === null) return request;
  const isImproved = order === 'improve' || (order === 'take' && wasScored(conversation.earlier));
  const works = single.filter(
    (ask) =>
      ask.kind === 'call' &&
      ask.target !== null &&
      ask.tool !== 'list_cards' &&
      !(isImproved && ask.tool === 'read_card'),
  );
  const tool = isImproved ? 'improve_card' : 'read_card';
  const market = isImproved ? marketplacesIn(text)[0]?.id : undefined;
  const input = market === undefined ? {} : { marketplace: market };
  const wanted: Ask[] = isWork && works.length > 0 ? works : [{ kind: 'call', tool, input, target: { kind: 'it' } }];
  const of = (target: Extract<Ask, { kind: 'call' }>['target']): Ask[] =>
    wanted.map((ask) => (ask.kind === 'call' ? { ...ask, target } : ask));
  // "Use the better one" after work on one card: of its versions or pictures as well.
  if (compared.test(found.said) && !isLatest) return { ...request, asks: of({ kind: 'places', places: [noPlace] }) };
  const many = wanted.map((ask) => manyOf[ask.kind === 'call' ? ask.tool : '']);
  if (shown === null && pick.by === 'price' && conversation.isScheduled === true && !many.includes(undefined))
    return { ...request, asks: wanted.map((ask, at) => onScope(ask, many[at], pick.end)) };
  if (shown === null && pick.by === 'price') return { ...request, asks: [say('pick_price')] };
  if (shown === null) {
    const list: Ask = { kind: 'call', tool: 'list_cards', input: { sort: 'score' }, target: null };
    return { ...request, asks: [list, ...of({ kind: 'places', places: [pick.end === 'low' ? 1 : -1] })] };
  }
  const card = pickOf(shown, pick);
  return {
    ...request,
    asks: of(card === null ? { kind: 'places', places: [noPlace] } : { kind: 'cards', card_ids: [card] }),
  };
}

const manyOf: Partial<Record<string, 'improve_cards' | 'score_cards'>> = {
  improve_card: 'improve_cards',
  score_card: 'score_cards',
};
/** Nobody is there who could be shown the prices: a task finds the cheapest of all cards by itself. */
function onScope(ask: Ask, tool: 'improve_cards' | 'score_cards' | undefined, end: Pick['end']): Ask {
  if (ask.kind !== 'call' || tool === undefined) return ask;
  const scope = { all: true, ...(end === 'low' ? { cheapest: 1 } : { dearest: 1 }) };
  return { kind: 'call', tool, input: { ...ask.input, scope }, target: null };
}

/** "The weakest of them" is one of them. */
function onSingle(ask: Ask): Ask {
  if (ask.kind !== 'call' || (ask.tool !== 'improve_cards' && ask.tool !== 'score_cards')) return ask;
  const { scope: _, dry_run: __, ...wishes } = ask.input;
  const tool = ask.tool === 'improve_cards' ? 'improve_card' : 'score_card';
  return { ...ask, tool, input: wishes, target: { kind: 'it' } };
}

/** Whether the last work measured cards: what is to be done with one of them is to improve it. */
const wasScored = (earlier: Turn[]): boolean =>
  earlier
    .findLast(({ steps }) => steps.length > 0)
    ?.steps.some(({ tool, output }) => (tool === 'score_card' || tool === 'score_cards') && isDone(output)) ?? false;

/** "Which of my cards has the lowest score?" before "improve that one": that card, and not the one on the screen. */
function pickAsked(last: Turn | undefined, { text, asks }: Request): Pick | null {
  if (last === undefined || asks.length === 0 || !pointing.test(text)) return null;
  const isOpen = asks.every((ask) => ask.kind === 'call' && onCards.has(ask.tool) && ask.target?.kind === 'it');
  const reads = last.steps.filter(({ tool }) => tool === 'read_card').length;
  const isShown = last.steps.some(({ tool }) => tool === 'list_cards') ? reads === 0 : reads > 1;
  const said = last.text.toLowerCase();
  if (!isOpen || !isShown || !/\b(?:which|what|show|tell|find|who)\b/.test(said)) return null;
  return superlatives.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}
const pointing = /\b(?:it|this|that|this one|that one|that (?:card|listing|product|item))\b/;
const superlatives: [RegExp, Pick][] = [
  [/\b(?:cheapest|least (?:expensive|costly)|costs? (?:the )?least|lowest price)\b/, { by: 'price', end: 'low' }],
  [
    /\b(?:dearest|priciest|most (?:expensive|costly)|costs? (?:the )?most|highest price)\b/,
    { by: 'price', end: 'high' },
  ],
  [
    /\b(?:(?:lowest|worst|weakest|poorest|fewest|smallest)\b.{0,20}\b(?:scor\w*|points?|rat\w+|ones?|cards?|listings?|products?)|scor\w+ (?:the )?(?:lowest|worst|least|fewest)|(?:is|are) (?:the )?(?:worst|weakest))\b/,
    { by: 'score', end: 'low' },
  ],
  [
    /\b(?:(?:highest|best|strongest|most|top)\b.{0,20}\b(?:scor\w*|points?|rat\w+|ones?|cards?|listings?|products?)|scor\w+ (?:the )?(?:highest|best|most)|(?:is|are) (?:the )?(?:best|strongest))\b/,
    { by: 'score', end: 'high' },
  ],
];

type Target = Extract<Ask, { kind: 'call' }>['target'];
const onPick = (asks: Ask[], target: Target): Ask[] =>
  asks.map((ask) => (ask.kind === 'call' && ask.target !== null ? { ...ask, target } : ask));
function pickedOf({ earlier }: Conversation, pick: Pick): Target {
  const shown = shownLast(earlier, pick.by).cards ?? [];
  // Of equal ones it is the one that the answer named first.
  // A list tells one of them as the answer, which may be any of several equal ones.
  const isList = earlier.at(-1)?.steps.every(({ tool }) => tool === 'list_cards') === true;
  const told = isList ? cardInHand(earlier.slice(-1), null) : null;
  const [first, second] = rankedOf(shown, pick);
  const isSure = first !== undefined && first.value !== second?.value;
  const card = (isSure ? first.card_id : (told ?? first?.card_id)) ?? null;
  return card === null ? { kind: 'places', places: [noPlace] } : { kind: 'cards', card_ids: [card] };
}

interface Ranked {
  card_id: string;
  value: number | null;
}

/** What was shown last of several cards, and whether nothing else was since; no cards when that does not tell what they are to be picked by. */
function shownLast(earlier: Turn[], by: Pick['by']): { cards: Ranked[] | null; isLatest: boolean } {
  const worked = earlier.filter(({ steps }) => steps.length > 0);
  for (const [back, { steps }] of worked.toReversed().entries()) {
    const isLatest = back === 0;
    const reads = steps.flatMap(({ tool, output }) =>
      tool === 'read_card' && !isFailure(output) ? [output as ToolOutputs['read_card']] : [],
    );
    if (reads.length > 1)
      return { cards: reads.map((read) => ({ card_id: read.card.card_id, value: rankedBy(read, by) })), isLatest };
    const scored = by === 'score' ? scoredIn(worked.slice(0, worked.length - back)) : [];
    if (scored.length > 1) return { cards: scored, isLatest };
    const listed = steps.findLast(({ tool, output }) => tool === 'list_cards' && !isFailure(output));
    const cards: CardSummary[] = listed === undefined ? [] : (listed.output as ToolOutputs['list_cards']).cards;
    if (cards.length > 1)
      return {
        cards: by === 'price' ? null : cards.map(({ card_id, score }) => ({ card_id, value: score })),
        isLatest,
      };
  }
  return { cards: null, isLatest: false };
}

/** The cards of the last scores: of work on many, or one by one in turns that did nothing else. */
export function scoredIn(worked: Turn[]): Ranked[] {
  const found = new Map<string, Ranked>();
  for (const { steps } of worked.toReversed()) {
    if (!steps.every(({ tool }) => tool === 'score_card' || tool === 'score_cards' || tool === 'list_cards')) break;
    const scores = steps.flatMap(({ tool, output }): Ranked[] => {
      if (isFailure(output)) return [];
      if (tool === 'score_cards' && 'done' in output)
        return (output.done?.cards ?? []).map(({ card_id, score }) => ({ card_id, value: score }));
      const { card, total } = output as ToolOutputs['score_card'];
      return tool === 'score_card' ? [{ card_id: card.card_id, value: total }] : [];
    });
    if (scores.length === 0) break;
    for (const score of scores.toReversed()) if (!found.has(score.card_id)) found.set(score.card_id, score);
    if (found.size > 1 && scores.length > 1) break;
  }
  return [...found.values()];
}

/** Prices in another currency than the first are not compared. */
function rankedBy({ card, listing }: ToolOutputs['read_card'], by: Pick['by']): number | null {
  if (by === 'score') return card.score;
  const amount = /^([\d.]+) [A-Z]{3}$/.exec(listing.price ?? '')?.[1];
  return amount === undefined ? null : Number(amount);
}

/** Null when several are equal, or nothing is known of them. */
function pickOf(cards: Ranked[], pick: Pick): string | null {
  const [first, second] = rankedOf(cards, pick);
  return first === undefined || first.value === second?.value ? null : first.card_id;
}
function rankedOf(cards: Ranked[], { end }: Pick) {
  const known = cards.flatMap(({ card_id, value }) => (value === null ? [] : [{ card_id, value }]));
  return known.toSorted((a, b) => (end === 'low' ? a.value - b.value : b.value - a.value));
}

const spared =
  /\b(?:all|everything|every(?: single)? one|all of (?:them|these|those)|them all|(?:all )?(?:of )?(?:(?:my|our|the|these|those) )?(?:\w+ )?(?:cards|listings|products|items)|(?:every|each) (?:card|listing|product|item)|(?:across|throughout|over|through) (?:(?:the|my|our) )?(?:(?:whole|entire|full|complete|product) )*(?:assortment|range|collection|portfolio|catalog|library|inventory|shop|store|line-?up|board))(?: (?:improved|scored|rewritten|reworked|polished|optimized|exported|done))?(?: for (?:my )?[a-z]+)?[\s,]+(?:(?:but |and |only |just )?(?:leave out|leaving out|skip|omit|spare|not)|but|except(?: for)?|apart from|aside from|besides|other than|save(?: for)?|without|but not|excluding|not counting|minus|(?:less|bar|barring)(?= (?:the|my|our|that|this)\b)) (?:for )?(?:the |my |our )?([^.;?!\n]{2,80}?)(?:(?: (?:as|to|in|into|for|please)|,? (?:improve|score|rewrite|polish|export|optimize|re-?do|do) (?:them|all|those|these|the (?:rest|others))) ?.*)?[\s.!]*$/;
/** "What would it cost without the mug? Only tell me, don't start". */
const onlyAsked =
  /\?(?: (?:please )?(?:(?:(?:only|just) (?:tell|say|let|show|give|asking|curious|wondering|checking|want|need|the price)|do not (?:start|begin|do|run)|no need to (?:start|begin)|without starting|i only want to know)\b[^?]*))?$/;
/** Words that are to be left out of the texts. */
const ofWords = /"|\b(?:words?|terms?|phrases?|using|saying)\b/;
/** Why it is spared: "…, which is under contract". */
const aside =
  /(?:,| -) (?:because|since|as|which|who|it|they|that one|those|that|the [a-z]+(?: [a-z]+)? (?:is|are|was|were|has|have))\b.*$/;
/** "Improve all, only the lamp not". */
const notThat =
  /\b(?:all|everything|every(?: single)? one|them all|(?:all )?(?:my|the) (?:cards|listings|products|items))\b[^.;?!\n]{0,40}?[\s,]+(?:only|just|but) (?:the |my )([^.,;?!\n]{2,60}?) not[\s.!]*$/;
/** Cards that are left out by what no list tells of them: "all except the drafts". */
const leavesOut =
  /\b(?:all|everything|(?:all )?(?:my |the )?(?:cards|listings|products|items)),? (?:except(?: for)?|apart from|aside from|other than|excluding|but not|but)(?= (?:the|those|my|these|all|any) )/;

const thisCard = /^(?:this|that)(?: (?:one|card|listing|product))?(?: here)?$/;

/** "All but the worst one": its place in the list that was shown. */
function pickedIn(words: string, { earlier }: Conversation): Target | null {
  const found = pickIn(words.replace(/^the [a-z]+$/, '$& one'));
  const listed = earlier.flatMap(({ steps }) => steps).findLast(({ tool }) => tool === 'list_cards')?.output;
  if (found === null || listed === undefined || isFailure(listed)) return null;
  const card = pickOf(shownLast(earlier, found.pick.by).cards ?? [], found.pick);
  const at = (listed as ToolOutputs['list_cards']).cards.findIndex(({ card_id }) => card_id === card);
  return { kind: 'places', places: [at < 0 ? noPlace : at + 1] };
}

/** "All except the first", "everything but the mug": the others, and never the one that is named. */
export function withoutSpared(conversation: Conversation, request: Request): Request {
  const { message, asks } = request;
  const text = request.text.trim().replace(onlyAsked, '');
  if (text.length > 200 || message.html !== null || message.text !== null) return request;
  const words = (spared.exec(text.replace(aside, '')) ?? notThat.exec(text))?.[1];
  if (words === undefined || sectionNamed(words).length > 0 || ofWords.test(words)) return request;
  const isThis = thisCard.test(words) && cardInHand(conversation.earlier, conversation.shownCardId) !== null;
  const range = scoreRangeIn(text);
  const target: Target = isThis
    ? { kind: 'places', places: [] }
    : (pickedIn(`the ${words}`, conversation) ?? targetIn(`the ${words}`));
  const [only] = asks.filter((ask) => ask.kind === 'call' && ask.tool !== 'list_cards');
  if (only?.kind !== 'call' || (toMany[only.tool] === undefined && only.tool !== 'export_cards')) return request;
  const isOpen = target.kind !== 'places' && target.kind !== 'named';
  if (isOpen && range === null) return leavesOut.test(text) ? { ...request, asks: [say('which_left_out')] } : request;
  const tool = toMany[only.tool] ?? 'export_cards';
  const { scope: _, all: __, card_ids: ___, avoid_words: avoided, ...wishes } = only.input;
  const avoid = ((avoided as string[] | undefined) ?? []).filter((word) => !words.includes(word));
  const input = { ...wishes, ...(avoid.length === 0 ? {} : { avoid_words: avoid }) };
  const terms = tool === 'export_cards' ? {} : { dry_run: true };
  const work = (more: Record<string, unknown>, to: Extract<Ask, { kind: 'call' }>['target']): Request => ({
    ...request,
    asks: [{ kind: 'call', tool, input: { ...input, ...more, ...terms }, target: to }],
  });
  if (range !== null) return work(tool === 'export_cards' ? { all: true, ...range } : { scope: range }, null);
  if (target.kind === 'places') return work({}, { ...target, isExcept: true });
  if (target.kind !== 'named') return request;
  const names = [...new Set(target.names.map((name) => name.join(' ').slice(0, 200)))].slice(0, 20);
  if (tool !== 'export_cards') return work({ scope: { all: true, except: names } }, null);
  return work({}, { kind: 'named', names: target.names, isSure: true, isExcept: true });
}
