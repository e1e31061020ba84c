import { type Conversation, outputFrom, type Turn } from './conversation.ts';
import type { Request } from './request.ts';
import { type Ask, call } from './understanding/ask.ts';

/** What a request leaves unsaid because it was said before: which cards "them" are, which section "shorter" is about. */
export function fromBefore(conversation: Conversation, request: Request): Request {
  const ids = severalBefore(conversation.earlier);
  const undone = improvedLast(conversation.earlier);
  const asks = request.asks.map(
    (ask): Ask => withSections(conversation, request, undoneOnAll(withCards(ask, ids), undone)),
  );
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

/** The cards that were improved together just now. */
function improvedLast(earlier: Turn[]): string[] {
  const last = earlier.at(-1)?.steps.findLast(({ tool }) => tool !== 'list_cards');
  return last?.tool === 'improve_cards' && 'dry_run' in last.output && !last.output.dry_run
    ? cardsOf(last.input ?? {})
    : [];
}

/** "Undo that" after work on several cards is about each of them. */
const undoneOnAll = (ask: Ask, ids: string[]): Ask =>
  ask.kind === 'call' && ask.tool === 'restore_version' && ask.target?.kind === 'it' && ids.length > 1
    ? { ...ask, target: { kind: 'cards', card_ids: ids } }
    : ask;

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
