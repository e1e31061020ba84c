import { type MarketplaceId, marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import { type Conversation, cardInHand, isDone, outputFrom, type ToolStep, type Turn } from '../conversation.ts';
import { ofPictures } from '../pictures/images-done.ts';
import { pictureFix } from '../pictures/picture-fixes.ts';
import type { Request } from '../request.ts';
import { formatIn } from '../tables/export-rows.ts';
import { type Ask, call, say } from '../understanding/ask.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { limitAsked } from '../understanding/questions/limit-questions.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

/** What a request leaves unsaid because it was said before: which cards "them" are, which section "shorter" is about. */
export function fromBefore(conversation: Conversation, request: Request): Request {
  const ids = severalBefore(conversation.earlier);
  const inHand = cardInHand(conversation.earlier, conversation.shownCardId);
  const asks = request.asks
    .map((ask) => onBoth(ask, conversation, request.text))
    .map((ask) => placeOfMade(ask, conversation.earlier))
    .map((ask) => (inHand === null ? everything(ask, request.text) : ask))
    .flatMap((ask) =>
      undone(
        withCards(ask, ids, ofPrices.test(request.text) ? fewShown(conversation.earlier) : null),
        conversation.earlier,
        request.text,
      ),
    )
    .map((ask) => ofFixes(ask, conversation))
    .map((ask) => inSameFile(ask, conversation.earlier, request.text))
    .map((ask) => forScored(withSections(conversation, request, ask), conversation, request))
    .map((ask) => pictureFix(ask, conversation.earlier))
    .map((ask) => atMarketplace(ask, conversation.earlier));
  return { ...request, asks };
}

/** "Both" is no list of all cards: the two that were worked on last, or a question which. */
function onBoth(ask: Ask, { earlier, shownCardId }: Conversation, text: string): Ask {
  const isOpen = ask.kind === 'call' && ask.target?.kind === 'places' && ask.target.places.length === 0;
  if (!isOpen || ask.target?.kind !== 'places' || ask.target.isExcept || !two.test(text)) return ask;
  const several = severalBefore(earlier);
  if (several !== null) return several.length === 2 || ofParts.test(text) ? ask : say('place_what');
  const listed = earlier.findLast(({ steps }) => steps.at(-1)?.tool === 'list_cards');
  const cards = outputFrom(listed?.steps ?? [], 'list_cards')?.cards ?? [];
  // Two of the list that were worked on one after the other.
  const since = listed === undefined ? [] : lastWorked(earlier.slice(earlier.indexOf(listed) + 1));
  if (since.length === 2 && cards.length > 2 && !ofParts.test(text))
    return { ...ask, target: { kind: 'cards', card_ids: since } };
  // Which two of a longer list is asked.
  if (listed !== undefined)
    return cards.length <= 2 || ofParts.test(text) ? ask : { ...ask, target: { kind: 'unknown', look: null } };
  const touched = earlier.flatMap(({ steps }) =>
    steps.flatMap(({ output }) => ('card' in output && output.card !== null ? [output.card.card_id] : [])),
  );
  const ids = [...new Set([...(shownCardId === null ? [] : [shownCardId]), ...touched])];
  if (ids.length === 0) return ask;
  return ids.length === 2 ? { ...ask, target: { kind: 'cards', card_ids: ids } } : say('place_what');
}

const two = /\bboth\b|\b(?:these|those|them|of the) two\b/;
/** "Improve both titles and bullets": of all of them. */
const ofParts =
  /\bboth (?:(?:the|their|its|of the) )?(?:titles?|descriptions?|bullets?|keywords?|specs?|specifications?|texts?|photos?|pictures?|images?)\b/;

/** "Take care of all three of those", after a card was scored: what it lacks, and no other cards. */
function ofFixes(ask: Ask, { earlier }: Conversation): Ask {
  if (ask.kind !== 'call' || ask.tool !== 'improve_cards' || ask.input.scope !== undefined) return ask;
  const isPointing = ask.target?.kind === 'places' && ask.target.places.length === 0 && !ask.target.isExcept;
  const steps = earlier.at(-1)?.steps ?? [];
  if (!isPointing || steps.length !== 1 || steps[0]?.tool !== 'score_card') return ask;
  const { dry_run: _, ...input } = ask.input;
  return { ...ask, tool: 'improve_card', input, target: { kind: 'it' } };
}

/** "Export it again" is in the file of before. */
function inSameFile(ask: Ask, earlier: Turn[], text: string): Ask {
  if (ask.kind !== 'call' || ask.tool !== 'export_cards' || formatIn(text) !== null || !exportsAgain.test(text))
    return ask;
  const last = earlier.at(-1)?.steps.findLast(({ tool }) => tool === 'export_cards');
  const format = last?.input?.format;
  return format === undefined ? ask : { ...ask, input: { ...ask.input, format } };
}
const exportsAgain =
  /\bre-?export|\b(?:export|download|file)\b[^.;!?]{0,30}\b(?:again|anew|once more|one more time|as well|too)\b|\b(?:new|fresh|updated|same) (?:file|export)\b/;

/** How a step was to be done, whatever the cards. */
export function wishesOf({ input = {} }: Pick<ToolStep, 'input'>): Record<string, unknown> {
  const { card_id: _, card_ids: __, scope: ___, all: ____, agreed_total: _____, dry_run: ______, ...wishes } = input;
  return wishes;
}
/** The same of one card and of many. */
const workOf = (step: ToolStep) => `${step.tool.replace(/cards$/, 'card')} ${JSON.stringify(wishesOf(step))}`;
const worksOnCards = new Set<string>(['improve_card', 'improve_cards', 'score_card', 'score_cards', 'export_cards']);

/** The cards that the last work was on, with those of the same work before it, as far as they were named. */
export function lastWorked(earlier: Turn[]): string[] {
  const steps = earlier.flatMap((turn) => {
    const done = turn.steps.filter(({ tool, output }) => worksOnCards.has(tool) && isDone(output));
    const isImproved = done.some(({ tool }) => tool === 'improve_card');
    return done.filter(({ tool }) => !isImproved || tool !== 'score_card');
  });
  const last = steps.at(-1);
  if (last === undefined) return [];
  const same = steps.filter((step) => workOf(step) === workOf(last));
  const ids = same.flatMap(({ input = {}, output }) => [
    ...cardsOf(input),
    ...(('done' in output ? output.done?.changed_ids : undefined) ?? []),
  ]);
  return [...new Set(ids)];
}

/** The cards of the last work on several; null when a list was looked at since, or only one card was ever worked on. */
function severalBefore(earlier: Turn[]): string[] | null {
  for (const { steps } of earlier.toReversed()) {
    const work = steps.filter(({ tool }) => tool !== 'list_cards');
    if (work.length === 0 && steps.length > 0) return null;
    const ids = [...new Set(work.flatMap((step) => [...cardsOf(step.input ?? {}), ...madeIn(step)]))];
    if (ids.length > 1) return ids;
  }
  return null;
}

const making = new Set<string>(['create_card', 'import_listing', 'import_file']);
/** The cards that a step made, of a text, a page or the rows of a file. */
export function madeIn({ tool, output }: ToolStep): string[] {
  if (!making.has(tool) || !isDone(output)) return [];
  if ('card_ids' in output) return (output.card_ids as string[] | undefined) ?? [];
  return 'card' in output && output.card !== null ? [output.card.card_id] : [];
}

/** "Improve the second one", right after several cards were made: in the order in which they were told. */
function placeOfMade(ask: Ask, earlier: Turn[]): Ask {
  if (ask.kind !== 'call' || ask.target?.kind !== 'places' || ask.target.isExcept) return ask;
  const { places } = ask.target;
  const made = [...new Set(earlier.findLast(({ steps }) => steps.length > 0)?.steps.flatMap(madeIn) ?? [])];
  const ids = places.map((place) => made.at(place < 0 ? place : place - 1));
  const known = ids.filter((id) => id !== undefined);
  return made.length < 2 || known.length === 0 || known.length < ids.length
    ? ask
    : { ...ask, target: { kind: 'cards', card_ids: known } };
}

/** "Improve everything for eBay" is about all cards while none is in hand. */
const everything = (ask: Ask, text: string): Ask =>
  ask.kind === 'call' &&
  ask.tool === 'improve_card' &&
  ask.target?.kind === 'it' &&
  /\b(?:improve|optimize|rewrite|polish|redo) everything\b/.test(text)
    ? {
        kind: 'call',
        tool: 'improve_cards',
        input: { scope: { all: true }, ...ask.input, dry_run: true },
        target: null,
      }
    : ask;

/** So many cards are taken back by one request. */
const mostUndone = 10;

/** Looking at these leaves "that" what it was. */
const looked = new Set<string>(['list_cards', 'show_usage', 'list_tasks', 'list_preferences']);

const changing = new Set<string>(['improve_card', 'edit_card', 'reimport_card']);
/** The card that was changed last, where another was only looked at since. */
function changedBefore(earlier: Turn[]): string | null {
  const step = earlier
    .flatMap(({ steps }) => steps)
    .findLast(({ tool, output }) => changing.has(tool) && isDone(output));
  const id = step?.input?.card_id;
  return typeof id === 'string' && id !== cardInHand(earlier, null) ? id : null;
}

/** "Undo that" after work on several cards is about each that it changed. */
function undone(ask: Ask, earlier: Turn[], text: string): Ask[] {
  if (ask.kind !== 'call' || ask.tool !== 'restore_version' || ask.target?.kind !== 'it') return [ask];
  const last = earlier
    .findLast(({ steps }) => steps.some(({ tool, output }) => !looked.has(tool) && isDone(output)))
    ?.steps.findLast(({ tool }) => tool !== 'list_cards');
  // "Undo that", behind work on a picture, takes back no text of the card.
  if (last !== undefined && ofPictures.has(last.tool) && ask.input.version === 'previous' && !ofTexts.test(text))
    return [say('image_undo')];
  if (last?.tool !== 'improve_cards' || !('dry_run' in last.output)) {
    const changed = changedBefore(earlier);
    return [changed === null ? ask : { ...ask, target: { kind: 'cards', card_ids: [changed] } }];
  }
  const ids = last.output.done?.changed_ids ?? cardsOf(last.input ?? {});
  if (ids.length === 0) return [say('undo_many')];
  const card_ids = ids.slice(0, mostUndone);
  // "Undo all of that" is about all cards, and not about what the seller changed before.
  const input = /\b(?:original|first version|very first)\b/.test(text) ? ask.input : { version: 'previous' };
  return [
    { ...ask, input, target: { kind: 'cards', card_ids } },
    ...(card_ids.length < ids.length ? [say('undo_rest')] : []),
  ];
}

const ofTexts =
  /\b(?:texts?|titles?|headlines?|descriptions?|bullets?|keywords?|tags?|spec\w*|price|brand|listing|card|versions?|improvements?|rewrite|edits?|changes)\b/;

export function cardsOf(input: Record<string, unknown>): string[] {
  const scope = (input.scope ?? {}) as Record<string, unknown>;
  const many = input.card_ids ?? scope.card_ids;
  if (Array.isArray(many)) return many.filter((id) => typeof id === 'string');
  return typeof input.card_id === 'string' ? [input.card_id] : [];
}

/** So many cards are read beside each other. */
const mostRead = 10;
/** Of a long message the beginning says what it is for. */
const mostSaid = 400;
const ofPrices = /\b(?:cheap(?:er|est)|dear(?:er|est)|pric(?:e|ed|ier|iest)|expensive|costly|costs?)\b/;
/** The cards of the last list, which tells no prices, where they are few. */
function fewShown(earlier: Turn[]): string[] | null {
  const steps = earlier.findLast((turn) => turn.steps.some(({ tool }) => tool === 'list_cards'))?.steps ?? [];
  const { cards = [], more = true } = outputFrom(steps, 'list_cards') ?? {};
  return more || cards.length < 2 || cards.length > mostRead ? null : cards.map(({ card_id }) => card_id);
}

function withCards(ask: Ask, ids: string[] | null, priced: string[] | null): Ask {
  if (ask.kind !== 'call' || ask.target?.kind !== 'places' || ask.target.places.length > 0 || ask.target.isExcept)
    return ask;
  if (ids !== null) return { ...ask, target: { kind: 'cards', card_ids: ids } };
  if (ask.tool === 'read_card' && priced !== null) return { ...ask, target: { kind: 'cards', card_ids: priced } };
  // "Which of them is better?" is told by a list in the order of the score.
  return ask.tool === 'read_card' ? call('list_cards', { sort: 'score' }) : ask;
}

/** "Is it ready for eBay?", "then improve it": for the marketplace that it was just scored for. */
function forScored(ask: Ask, { earlier }: Conversation, { asks, text }: Request): Ask {
  if (asks.length > 1 || ask.kind !== 'call' || ask.target?.kind !== 'it') return ask;
  const isAsked = ask.tool === 'score_card' && /^(?:and |so |but |ok )*(?:what|which|why|where|how)\b/.test(text);
  if (ask.tool !== 'improve_card' && !isAsked) return ask;
  const last = earlier.at(-1)?.steps.at(-1);
  const marketplace = last?.tool === 'score_card' && isDone(last.output) ? last.input?.marketplace : undefined;
  if (marketplace === undefined || marketplace === 'generic' || ask.input.marketplace !== undefined) return ask;
  return { ...ask, input: { ...ask.input, marketplace } };
}

/** "How long may the title be there?": at the marketplace that the chat spoke of last. */
function atMarketplace(ask: Ask, earlier: Turn[]): Ask {
  if (ask.kind !== 'call' || ask.tool !== 'answer_from_card') return ask;
  const question = String(ask.input.question);
  const { text } = normalForm(question);
  if (limitAsked(text) === null || marketplacesIn(text).length > 0) return ask;
  const last = earlier
    .flatMap(({ text: said, steps }) => [
      ...marketplacesIn(normalForm(said.slice(0, mostSaid)).text).map(({ id }) => id),
      ...steps.flatMap(({ input }) => (typeof input?.marketplace === 'string' ? [input.marketplace] : [])),
    ])
    .findLast((id) => id !== 'generic');
  if (last === undefined) return ask;
  const name = marketplaceNames[last as MarketplaceId];
  return { ...ask, input: { ...ask.input, question: `${question.replace(/[\s?.!]+$/, '')} on ${name}?` } };
}

/** "Shorter" after the title was rewritten is about the title. */
function withSections({ earlier }: Conversation, { asks, text }: Request, ask: Ask): Ask {
  if (ask.kind !== 'call' || ask.tool !== 'improve_card' || asks.length !== 1) return ask;
  // "Nah, shorter": what may be a name, and likely is none.
  const isIt = ask.target?.kind === 'it' || (ask.target?.kind === 'named' && !ask.target.isSure);
  if (!isIt || ask.input.sections !== undefined || ask.input.marketplace !== undefined || ask.input.rules !== undefined)
    return ask;
  // A word between, that led to nothing, changes nothing of it.
  const steps = earlier.slice(-3).findLast((turn) => turn.steps.length > 0)?.steps ?? [];
  const { sections } = steps.findLast(({ tool }) => tool === 'improve_card')?.input ?? {};
  if (!Array.isArray(sections) || outputFrom(steps, 'improve_card') === null) return ask;
  // "Exactly 5 bullets" after the title was rewritten names its own section.
  const isOfAnother = [
    ['title_max', 'title'],
    ['description_max', 'description'],
    ['description_sentences', 'description'],
    ['bullets_max', 'bullets'],
  ].some(([key = '', section]) => ask.input[key] !== undefined && !sections.includes(section));
  if (isOfAnother) return ask;
  const isWhole =
    /\b(?:improve|optimize|rewrite|polish|listing|card|everything|whole|rest|all|fix|again)\b/.test(text) ||
    Object.keys(ask.input).length === 0;
  return isWhole ? ask : { ...ask, input: { ...ask.input, sections } };
}
