import { type Conversation, cardInHand, outputFrom, type Turn } from './conversation.ts';
import type { Request } from './request.ts';
import { type Ask, call, say } from './understanding/ask.ts';

/** What a request leaves unsaid because it was said before: which cards "them" are, which section "shorter" is about. */
export function fromBefore(conversation: Conversation, request: Request): Request {
  const ids = severalBefore(conversation.earlier);
  const inHand = cardInHand(conversation.earlier, conversation.shownCardId);
  const asks = request.asks
    .map((ask) => (inHand === null ? everything(ask, request.text) : ask))
    .flatMap((ask) => undone(withCards(ask, ids), conversation.earlier))
    .map((ask) => withSections(conversation, request, ask));
  return { ...request, asks };
}

/** The cards of the last work on several; null when a list was looked at since, or only one card was ever worked on. */
function severalBefore(earlier: Turn[]): string[] | null {
  for (const { steps } of earlier.toReversed()) {
    const work = steps.filter(({ tool }) => tool !== 'list_cards');
    if (work.length === 0 && steps.length > 0) return null;
    const ids = [...new Set(work.flatMap(({ input = {} }) => cardsOf(input)))];
    if (ids.length > 1) return ids;
  }
  return null;
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

/** "Undo that" after work on several cards is about each that it changed. */
function undone(ask: Ask, earlier: Turn[]): Ask[] {
  if (ask.kind !== 'call' || ask.tool !== 'restore_version' || ask.target?.kind !== 'it') return [ask];
  const last = earlier
    .findLast(({ steps }) => steps.some(({ tool }) => !looked.has(tool)))
    ?.steps.findLast(({ tool }) => tool !== 'list_cards');
  if (last?.tool !== 'improve_cards' || !('dry_run' in last.output) || last.output.dry_run) return [ask];
  const ids = last.output.done?.changed_ids ?? cardsOf(last.input ?? {});
  if (ids.length === 0) return [say('undo_many')];
  const card_ids = ids.slice(0, mostUndone);
  return [{ ...ask, target: { kind: 'cards', card_ids } }, ...(card_ids.length < ids.length ? [say('undo_rest')] : [])];
}

function cardsOf(input: Record<string, unknown>): string[] {
  const scope = (input.scope ?? {}) as Record<string, unknown>;
  const many = input.card_ids ?? scope.card_ids;
  if (Array.isArray(many)) return many.filter((id) => typeof id === 'string');
  return typeof input.card_id === 'string' ? [input.card_id] : [];
}

function withCards(ask: Ask, ids: string[] | null): Ask {
  if (ask.kind !== 'call' || ask.target?.kind !== 'places' || ask.target.places.length > 0) return ask;
  if (ids !== null) return { ...ask, target: { kind: 'cards', card_ids: ids } };
  // "Which of them is better?" is told by a list in the order of the score.
  return ask.tool === 'read_card' ? call('list_cards', { sort: 'score' }) : ask;
}

/** "Shorter" after the title was rewritten is about the title. */
function withSections({ earlier }: Conversation, { asks, text }: Request, ask: Ask): Ask {
  if (ask.kind !== 'call' || ask.tool !== 'improve_card' || ask.target?.kind !== 'it' || asks.length !== 1) return ask;
  if (ask.input.sections !== undefined || ask.input.marketplace !== undefined || ask.input.rules !== undefined)
    return ask;
  const last = earlier.at(-1)?.steps.findLast(({ tool }) => tool === 'improve_card');
  const { sections } = last?.input ?? {};
  if (
    !Array.isArray(sections) ||
    last === undefined ||
    outputFrom(earlier.at(-1)?.steps ?? [], 'improve_card') === null
  )
    return ask;
  // "Exactly 5 bullets" after the title was rewritten names its own section.
  const isOfAnother = [
    ['title_max', 'title'],
    ['description_max', 'description'],
    ['bullets_max', 'bullets'],
  ].some(([key = '', section]) => ask.input[key] !== undefined && !sections.includes(section));
  if (isOfAnother) return ask;
  const isWhole =
    /\b(?:improve|optimize|rewrite|polish|listing|card|everything|whole|rest|all|fix|again)\b/.test(text) ||
    Object.keys(ask.input).length === 0;
  return isWhole ? ask : { ...ask, input: { ...ask.input, sections } };
}
