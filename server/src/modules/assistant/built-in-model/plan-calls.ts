import { type MarketplaceId, marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import { formatName } from '../format-names.ts';
import type { ToolName } from '../tool-types.ts';
import { isWordsAlone } from './pasted.ts';
import type { Request } from './request.ts';
import type { Ask } from './understanding/ask.ts';
import type { Target } from './understanding/cards/targets.ts';
import type { ScoreCondition } from './understanding/orders/conditions.ts';

/** A tool call of the plan. The card is put in when it runs: an import gives its card only then. */
export interface PlannedCall {
  tool: ToolName;
  title: string;
  input: Record<string, unknown>;
  /** Null for a call that is about no card. */
  target: Target | null;
  /** Only with such a score. */
  only?: ScoreCondition;
}

type CallAsk = Extract<Ask, { kind: 'call' }> & { title?: string };

/** The calls that a request needs, in order, apart from looking for the card. In a scheduled run work on many cards starts unasked. */
export function planCalls(request: Request, isScheduled = false): PlannedCall[] {
  const imports = importCalls(request);
  const called = onRowsOfFile(request.asks.filter((ask): ask is CallAsk => ask.kind === 'call'));
  const priced = pricedAt(called);
  const asks = isScheduled ? called.map(atOnce) : priced < 0 ? called : called.slice(0, priced + 1);
  if (imports.length === 0) return withCompanions(asks.flatMap(forEachCard)).map(plannedCall);
  const onImported = asks
    .filter(({ tool, target }) => target !== null && !madeHere.has(tool))
    .map((ask): CallAsk => ({ ...ask, target: { kind: 'it' } }));
  const others = asks.filter(({ tool, target }) => target === null && !madeHere.has(tool));
  const work: CallAsk[] =
    onImported.length > 0 ? withCompanions(onImported) : others.length > 0 ? [] : [scoreAsk(request)];
  return [...imports.flatMap((call) => [call, ...work.map(plannedCall)]), ...others.map(plannedCall)];
}
/** Whether a page, its text or an address is to be imported. */
export const importsAny = ({ message, asks }: Request): boolean =>
  !isWordsAlone(message) ||
  asks.some((ask) => ask.kind === 'call' && madeHere.has(ask.tool) && ask.tool !== 'read_card');
/** "Load these and score them": what follows a file is done with the cards of its rows. */
function onRowsOfFile(asks: CallAsk[]): CallAsk[] {
  const at = asks.findIndex(({ tool }) => tool === 'import_file');
  if (at < 0) return asks;
  return asks.map((ask, index): CallAsk => {
    const tool = manyOf[ask.tool];
    const isNarrowed = ask.target?.kind === 'named' || (ask.target?.kind === 'places' && ask.target.places.length > 0);
    if (index <= at || tool === undefined || isNarrowed) return ask;
    const { scope: _, all: __, ...wishes } = ask.input;
    const input = tool === 'export_cards' ? wishes : { ...wishes, dry_run: true };
    return { ...ask, tool, input, target: { kind: 'places', places: [] } };
  });
}
const manyOf: Partial<Record<ToolName, ToolName>> = {
  improve_card: 'improve_cards',
  improve_cards: 'improve_cards',
  score_card: 'score_cards',
  score_cards: 'score_cards',
  export_cards: 'export_cards',
};

/** Tools that take several cards at once. */
export const takesMany = new Set<ToolName>(['export_cards', 'improve_cards', 'score_cards']);
/** So many cards are worked on one by one. */
export const mostCards = 10;
/** Of several names each is worked on alone. */
export const takesNames = new Set<ToolName>(['read_card', 'publish_case', 'withdraw_case']);

/** "Publish the second and the third": a tool that takes one card runs for each. */
function forEachCard(ask: CallAsk): CallAsk[] {
  const { tool, target } = ask;
  if (target === null || takesMany.has(tool)) return [ask];
  const each = (targets: Target[]) =>
    targets.length < 2 ? [ask] : targets.slice(0, mostCards).map((one) => ({ ...ask, target: one }));
  if (target.kind === 'places') return each(target.places.map((place) => ({ kind: 'places', places: [place] })));
  if (target.kind === 'cards') return each(target.card_ids.map((id) => ({ kind: 'cards', card_ids: [id] })));
  if (target.kind === 'named' && takesNames.has(tool))
    return each(target.names.map((words) => ({ kind: 'named', names: [words], isSure: target.isSure })));
  return [ask];
}

/** The seller agrees to a price before anything that comes after it is done. */
export const pricedAt = (asks: Ask[]): number =>
  asks.findIndex((ask) => ask.kind === 'call' && ask.input.dry_run === true);
/** The seller agreed to the work when it was scheduled. */
const atOnce = (ask: CallAsk): CallAsk => {
  const { dry_run: _, ...input } = ask.input;
  return { ...ask, input };
};
/** What a card comes from. */
export const makesCards = new Set<ToolName>(['import_listing', 'import_file', 'create_card']);
const madeHere = new Set<ToolName>([...makesCards, 'list_cards', 'read_card']);

const scoreAsk = ({ marketplace }: Request): CallAsk => ({
  kind: 'call',
  tool: 'score_card',
  input: marketplace === null ? {} : { marketplace },
  target: { kind: 'it' },
});

/** An improvement is measured before and compared afterwards; between two improvements nothing needs to be. */
function withCompanions(asks: CallAsk[]): CallAsk[] {
  return asks.flatMap((ask, index): CallAsk[] => {
    if (ask.tool !== 'improve_card') return [ask];
    const before = asks[index - 1];
    const next = asks[index + 1];
    const marketplace = ask.input.marketplace === undefined ? {} : { marketplace: ask.input.marketplace };
    const isMeasured = ask.only !== undefined || before?.tool === 'score_card' || before?.tool === 'improve_card';
    const isFollowed = next?.tool === 'improve_card' || next?.tool === 'compare_versions';
    const { target } = ask;
    const only = ask.only === undefined ? {} : { only: ask.only };
    return [
      ...(isMeasured
        ? []
        : [
            {
              kind: 'call',
              tool: 'score_card',
              input: marketplace,
              target,
              title: 'Score the listing as it is',
              ...only,
            } as const,
          ]),
      ask,
      ...(isFollowed ? [] : [{ kind: 'call', tool: 'compare_versions', input: {}, target, ...only } as const]),
    ];
  });
}

function importCalls({ message, marketplace, asks }: Request): PlannedCall[] {
  if (asks.some((ask) => ask.kind === 'call' && ask.tool === 'schedule_task')) return [];
  const target = marketplace === null ? {} : { marketplace };
  const call = (input: Record<string, unknown>): PlannedCall => ({
    tool: 'import_listing',
    title: titles.import_listing,
    input: { ...input, ...target },
    target: null,
  });
  if (message.html !== null)
    return [call({ html: message.html, ...(message.urls[0] === undefined ? {} : { url: message.urls[0] }) })];
  if (message.text !== null) return [call({ text: message.text })];
  return message.urls.map((url) => call({ url }));
}

const plannedCall = ({ tool, input, target, title, only }: CallAsk): PlannedCall => ({
  tool,
  input,
  target,
  ...(only === undefined ? {} : { only }),
  title: title ?? titleOf(tool, input),
});

const titles: Record<ToolName, string> = {
  import_listing: 'Import the listing',
  reimport_card: 'Import the page again',
  create_card: 'Make a new card',
  import_file: 'Import the file',
  list_cards: 'Look through your listings',
  read_card: 'Read the card',
  answer_from_card: 'Look it up in the card',
  score_card: 'Score the listing',
  score_cards: 'Score your listings',
  improve_card: 'Improve it',
  improve_cards: 'Improve your listings',
  edit_card: 'Change the card',
  lock_fields: 'Change the locks',
  compare_versions: 'Compare with the original',
  restore_version: 'Bring the earlier version back',
  edit_image: 'Edit the image',
  generate_image: 'Make the image',
  add_image_to_gallery: 'Add the image to the gallery',
  export_cards: 'Export',
  schedule_task: 'Schedule the task',
  list_tasks: 'Look up your tasks',
  cancel_task: 'Cancel the task',
  remember_preference: 'Remember it',
  forget_preference: 'Forget it',
  list_preferences: 'Look up your preferences',
  publish_case: 'Publish the card',
  withdraw_case: 'Take the public page back',
  show_usage: 'Look up your credits',
};

function titleOf(tool: ToolName, { marketplace, format, dry_run, locked }: Record<string, unknown>): string {
  const forMarketplace =
    typeof marketplace === 'string' && marketplace !== 'generic'
      ? ` for ${marketplaceNames[marketplace as MarketplaceId] ?? marketplace}`
      : '';
  if (tool === 'export_cards' && format === undefined) return titles.export_cards;
  if (tool === 'export_cards') return `Export to ${formatName(String(format))}`;
  if (tool === 'lock_fields') return locked === true ? 'Lock it' : 'Unlock it';
  if (tool === 'improve_cards' || tool === 'score_cards')
    return dry_run === true ? 'Look up what it costs' : titles[tool];
  return tool === 'improve_card' || tool === 'score_card' ? titles[tool] + forMarketplace : titles[tool];
}
export const lookCall = (query?: string): PlannedCall => ({
  tool: 'list_cards',
  title: titles.list_cards,
  input: query === undefined ? {} : { query },
  target: null,
});
