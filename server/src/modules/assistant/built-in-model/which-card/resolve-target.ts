import { isFailure, type ToolName, type ToolOutputs } from '../../tool-types.ts';
import { type Conversation, cardInHand, listedLast, outputFrom, type Turn } from '../conversation.ts';
import { cardsOf, lastWorked } from '../follow-ups/from-before.ts';
import { openPrice } from '../open-price/open-price.ts';
import { makesCards, type PlannedCall, takesMany } from '../plan-calls.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { knownCards } from './known-cards.ts';
import { misspeltIn } from './misspelt-titles.ts';
import { hasWords, titleNamedIn } from './title-match.ts';

export type FoundTarget =
  | { kind: 'cards'; card_ids: string[] }
  /** Look through the cards first. */
  | { kind: 'look'; query?: string }
  /** The seller has to say which. */
  | { kind: 'which'; listed: ToolOutputs['list_cards'] | null; isImportFailed?: true; isMissing?: boolean };

type Listed = ToolOutputs['list_cards'];

/** Tools that can do without a card. */
const cardless = new Set<ToolName>(['generate_image', 'add_image_to_gallery', 'schedule_task']);
/** Pictures that are drawn of the facts of a card. */
const ofCards = new Set(['size_chart', 'feature_graphic']);

/** "Merge the photos": those of a card, where none are told by their ids. */
const isOfGallery = ({ kind, images }: Record<string, unknown>): boolean =>
  kind === 'compose' && (!Array.isArray(images) || images.some((one) => !isId(one)));
const isId = (image: unknown): boolean => typeof image === 'string' && image !== 'main' && image !== 'last';

/** The cards that a call is about. Titles are compared with the seller's words; they never say what to do. */
export function resolveTarget(conversation: Conversation, { tool, target, input }: PlannedCall): FoundTarget {
  const { earlier, current, shownCardId } = conversation;
  const worked = cardInHand([{ ...current, steps: current.steps.filter((step) => step.tool !== 'list_cards') }], null);
  const isCardless = cardless.has(tool) && !ofCards.has(String(input.kind)) && !isOfGallery(input);
  if (target === null) return { kind: 'cards', card_ids: [] };
  if (target.kind === 'cards') return target;
  if (target.kind === 'unknown')
    return target.look === null
      ? {
          kind: 'which',
          listed: listedLast([...earlier, current]),
          isMissing: target.isMissing ?? false,
        }
      : { kind: 'look', ...target.look };
  const file = outputFrom(current.steps, 'import_file');
  const rows = file !== null && 'card_ids' in file ? file.card_ids : [];
  if (rows.length > 0 && target.kind === 'places' && target.places.length === 0)
    return { kind: 'cards', card_ids: rows };
  const now = outputFrom(current.steps, 'list_cards');
  const before = listedLast(earlier);
  const inHand = worked ?? cardInHand(earlier, shownCardId);
  if (target.kind === 'places') {
    // "The last one", of a list that nobody has seen yet.
    const isUnseen =
      before === null && now !== null && conversation.isScheduled !== true && openPrice(conversation) === null;
    if (isUnseen && pointsAtOne.test(current.text)) return { kind: 'which', listed: now };
    const priced = pricedCards(conversation);
    const done = priced.length > 0 ? priced : lastWorked(earlier);
    const spared = done.length > 0 || inHand === null ? done : [inHand];
    return placed(target, now ?? before, current.steps.length > 0, spared);
  }
  if (target.kind === 'named' && target.isExcept)
    return withoutNamed(target.names, now ?? before, current.steps.length > 0);
  if (target.kind === 'named') {
    const each = takesMany.has(tool) ? severalNamed(target.names, now ?? before) : [];
    if (each.length > 1) return { kind: 'cards', card_ids: each };
    const found = named(target.names, now ?? before, takesMany.has(tool), current.text);
    if (found !== null) return { kind: 'cards', card_ids: found };
    const misspelt =
      now === null || now.more || target.names.length > 1 ? null : misspeltIn(target.names.flat(), now.cards);
    if (misspelt !== null) return { kind: 'cards', card_ids: [misspelt.card_id] };
    const isThis = inHand !== null && (worked !== null || isNamedInHand(conversation, inHand, target.names));
    // "Improve the mug" beside another card: whether there is a mug is looked up before anything is done, or paid.
    const mayBeOther =
      !isThis &&
      !target.isSure &&
      now === null &&
      before === null &&
      current.steps.length === 0 &&
      isSaidAsName(target.names, current.text);
    if (mayBeOther) return lookFor(target.names, now, 0, inHand);
    // A price of "the bench" is none of the card in hand where no title was found that says bench.
    if (
      !isThis &&
      setsPrice(tool, input) &&
      hasFound(now, target.names) === false &&
      isPricedByName(target.names, current.text)
    )
      return now?.cards.length === 0 && current.steps.length === 1 ? { kind: 'look' } : { kind: 'which', listed: now };
    // What was listed last need not hold a card that was seen before.
    const seen = isThis ? null : titleNamedIn(target.names.flat(), knownCards(conversation).cards, current.text);
    if (inHand !== null && !target.isSure && seen !== null) return { kind: 'cards', card_ids: [seen.card_id] };
    // What was said may be no name at all: then it is about the card in hand.
    if (inHand !== null && (isThis || !target.isSure)) return { kind: 'cards', card_ids: [inHand] };
    const several = takesMany.has(tool) ? severalNamed(target.names, now) : [];
    if (several.length > 0) return { kind: 'cards', card_ids: several };
    return lookFor(target.names, now, current.steps.length, inHand);
  }
  // "It" after an import that failed is the page that there is no card of.
  if (worked === null && !isCardless && importFailed(earlier))
    return now === null && current.steps.length === 0
      ? { kind: 'look' }
      : { kind: 'which', listed: now, isImportFailed: true };
  if (inHand !== null) return { kind: 'cards', card_ids: [inHand] };
  if (isCardless) return { kind: 'cards', card_ids: [] };
  if (now === null) return current.steps.length === 0 ? { kind: 'look' } : { kind: 'which', listed: null };
  const [only] = now.cards;
  return now.cards.length === 1 && !now.more && only !== undefined
    ? { kind: 'cards', card_ids: [only.card_id] }
    : { kind: 'which', listed: now };
}

/** Those whose price was told last: "and the others?" leaves them out. */
function pricedCards({ earlier }: Conversation): string[] {
  const { scope } = openPrice({ earlier })?.input ?? {};
  return scope === undefined ? [] : cardsOf({ scope });
}

function importFailed(earlier: Turn[]): boolean {
  const steps = earlier.flatMap((turn) => turn.steps).filter(({ tool }) => tool !== 'list_cards');
  const last = steps.at(-1);
  return last !== undefined && makesCards.has(last.tool) && isFailure(last.output);
}

/** The card in hand was listed before under a title that has these words. */
function isNamedInHand({ earlier }: Conversation, inHand: string, names: string[][]): boolean {
  const summaries = earlier.flatMap(({ steps }) =>
    steps.flatMap(({ output }) => ('card' in output && output.card !== null ? [output.card] : [])),
  );
  const title = summaries.findLast(({ card_id }) => card_id === inHand)?.title.toLowerCase() ?? '';
  return names.flat().some((word) => title.includes(word));
}

function placed(
  { places, isExcept = false }: Extract<Target, { kind: 'places' }>,
  listed: Listed | null,
  hasLooked: boolean,
  worked: string[],
): FoundTarget {
  if (listed === null) return hasLooked ? { kind: 'which', listed: null } : { kind: 'look' };
  const { cards } = listed;
  // Nothing was found before: there are no "those".
  if (cards.length === 0) return { kind: 'which', listed: hasLooked ? listed : null };
  if (places.length === 0 && !isExcept) return { kind: 'cards', card_ids: cards.map(({ card_id }) => card_id) };
  const ids = places.map((place) => cards.at(place < 0 ? place : place - 1)?.card_id);
  const known = ids.filter((id) => id !== undefined);
  if (known.length < ids.length) return { kind: 'which', listed };
  if (!isExcept) return { kind: 'cards', card_ids: known };
  // Without a place "the others" are those that the last work was not on.
  const spared = places.length === 0 ? worked : known;
  const others = cards.flatMap(({ card_id }) => (spared.includes(card_id) ? [] : [card_id]));
  // Of a list that goes on, the others are not known.
  return others.length === 0 || listed.more ? { kind: 'which', listed } : { kind: 'cards', card_ids: others };
}

/** All cards but those that have these names; of a list that goes on, the others are not known. */
function withoutNamed(names: string[][], listed: Listed | null, hasLooked: boolean): FoundTarget {
  if (listed === null && !hasLooked) return { kind: 'look' };
  const isNamed = ({ title }: Listed['cards'][number]) => names.some((words) => hasWords(title, words.join(' ')));
  const others = (listed?.cards ?? []).filter((card) => !isNamed(card));
  const isUnclear = listed === null || listed.more || others.length === 0 || others.length === listed.cards.length;
  return isUnclear ? { kind: 'which', listed } : { kind: 'cards', card_ids: others.map(({ card_id }) => card_id) };
}

/** One card for each name; null when one of them fits none or several. */
function named(names: string[][], listed: Listed | null, many: boolean, text: string): string[] | null {
  if (listed === null) return null;
  const wanted = many && names.length > 1 ? names : [names.flat()];
  const found = wanted.map((words) => titleNamedIn(words, listed.cards, text)?.card_id ?? null);
  return found.every((id) => id !== null) ? found : null;
}

/** First with the words of the name; when nothing has them, through all cards. */
function lookFor(names: string[][], now: Listed | null, steps: number, inHand: string | null): FoundTarget {
  if (steps === 0) return names.length > 1 ? { kind: 'look' } : { kind: 'look', query: (names[0] ?? []).join(' ') };
  const [only] = now?.cards ?? [];
  if (now !== null && now.cards.length === 1 && !now.more && only !== undefined)
    return { kind: 'cards', card_ids: [only.card_id] };
  if (now !== null && now.cards.length === 0 && steps === 1) return { kind: 'look' };
  if (inHand !== null && now !== null) return { kind: 'cards', card_ids: [inHand] };
  return { kind: 'which', listed: now };
}

/** "The lamps": every card of that name in the list that was looked up for it. */
function severalNamed(names: string[][], now: Listed | null): string[] {
  const [words = []] = names;
  if (now === null || now.more || names.length > 1 || !/[^s]s$/.test(words.at(-1) ?? '')) return [];
  return now.cards.flatMap(({ card_id, title }) => (hasWords(title, words.join(' ')) ? [card_id] : []));
}

const pointsAtOne = /\bthe (?:first|second|third|fourth|fifth|last) one\b/i;

const isWord = (word: string) => /^[\p{L}\d-]+$/u.test(word);
/** "The bench 20 dollars less", "set the bench to 169". */
function isPricedByName(names: string[][], text: string): boolean {
  const name = names.flat().filter(isWord).join('|');
  const between = '(?: (?:to|at|for|by|is|costs?|now|down|up|should|be|cost)){0,3}';
  return (
    name !== '' && new RegExp(`\\b(?:the|my|our) (?:[\\w-]+ ){0,2}(?:${name})${between} [$€£]?\\d`, 'i').test(text)
  );
}
const setsPrice = (tool: ToolName, { edits }: Record<string, unknown>) =>
  tool === 'edit_card' && Array.isArray(edits) && edits.some(({ field }: { field?: string }) => field === 'price');
/** Whether a title of what was looked up just now has these words; null where nothing was. */
const hasFound = (now: Listed | null, names: string[][]) =>
  now === null ? null : now.cards.some(({ title }) => names.some((words) => hasWords(title, words.join(' '))));

/** "The mug", "my steel bottle": a word with an article, and not one among others. */
function isSaidAsName(names: string[][], text: string): boolean {
  const words = names.flat().filter(isWord);
  return words.length > 0 && new RegExp(`\\b(?:the|my|our) (?:[\\w-]+ ){0,2}(?:${words.join('|')})\\b`, 'i').test(text);
}
