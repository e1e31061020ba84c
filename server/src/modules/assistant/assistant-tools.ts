import type { Card, CreateCardRequest } from '@cardwright/contract/cards';
import { type Tool, type ToolExecutionOptions, type ToolSet, tool } from 'ai';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import { progressOf } from './progress.ts';
import type { AssistantCards, AssistantExports, ImproveOptions, RewriteInput } from './seller-ports.ts';
import { cardPartOf, improveTitle, listingOf, scoreResultOf, summaryOf } from './tool-results.ts';
import type { ToolRun, ToolRunner } from './tool-runner.ts';
import { type ToolFailure, type ToolInput, type ToolName, type ToolOutputs, toolInputs } from './tool-types.ts';

export interface AssistantToolsDeps {
  cards: AssistantCards;
  exports: AssistantExports;
  clock: Clock;
  runner: ToolRunner;
  /** Bound here for the whole turn: no model can name another user. */
  userId: string;
  chatId: string;
  /** The turn: what its tools do is part of it. */
  runId: string;
  /** Names of the tools that the turn means to use, as far as that is known before. */
  plannedTools: string[];
  /** Told of each card that the turn brings into the chat. */
  onCard(cardId: string): Promise<void>;
  /** Writes listing texts with a language model; null leaves it to the listing engine. */
  rewrite: ((input: RewriteInput, signal: AbortSignal) => Promise<RewriteInput['listing']>) | null;
  onError(error: unknown): void;
}

const seconds = 1_000;
/** A model may take minutes to write; everything else answers fast or not at all. */
const timeouts: Partial<Record<ToolName, number>> = { import_listing: 60 * seconds, improve_card: 180 * seconds };
const defaultTimeoutMs = 30 * seconds;
const maxExported = 10_000;

/** The assistant's tools: each a thin call into a module's service, a step of the plan, and never an error thrown. */
export function createAssistantTools(deps: AssistantToolsDeps): ToolSet {
  const { cards, runner, userId, chatId, runId } = deps;
  /** Their score comes with the import or the improvement. */
  const paidCards = new Set<string>();
  /** The card that the turn means to improve: the first that it scores for that. */
  let plannedCard: string | null = null;
  const isToBeImproved = (cardId: string): boolean => {
    if (!deps.plannedTools.includes('improve_card')) return false;
    plannedCard ??= cardId;
    return plannedCard === cardId;
  };
  const run = <Name extends ToolName>(
    name: Name,
    title: string,
    options: ToolExecutionOptions<unknown>,
    work: (run: ToolRun) => Promise<ToolOutputs[Name] | ToolFailure>,
    onProgress?: (detail: string) => void,
  ) =>
    runner.run<ToolOutputs[Name]>(
      {
        name,
        title,
        id: options.toolCallId,
        signal: options.abortSignal,
        timeoutMs: timeouts[name] ?? defaultTimeoutMs,
      },
      work,
      onProgress,
    );
  const showCard = (step: ToolRun, card: Card, scores: Parameters<typeof cardPartOf>[1]) =>
    step.show({ type: 'data-card', id: card.id, data: cardPartOf(card, scores) });

  const importListing = (input: ToolInput<'import_listing'>, options: ToolExecutionOptions<unknown>) =>
    progressOf<ToolOutputs['import_listing'] | ToolFailure>((report) =>
      run(
        'import_listing',
        'Import the listing',
        options,
        async (step) => {
          const card = await cards.importNow(userId, importRequest(input), {
            chat_id: chatId,
            part_of: runId,
            signal: step.signal,
            onProgress: step.progress,
          });
          if (card.status === 'failed')
            return { error: card.failure ?? { code: 'unreachable', message: 'The page could not be imported.' } };
          paidCards.add(card.id);
          await deps.onCard(card.id);
          showCard(step, card, { score_before: card.score });
          step.detail(card.current.listing.title.slice(0, 120));
          return { card: summaryOf(card), source_url: card.source_url };
        },
        (progress) => report({ progress }),
      ),
    );

  const improveCard = async (input: ToolInput<'improve_card'>, step: ToolRun): Promise<ToolOutputs['improve_card']> => {
    const { card_id: cardId, marketplace, sections } = input;
    const request = {
      ...(marketplace === undefined ? {} : { marketplace }),
      ...(sections === undefined ? {} : { sections }),
      options: improveOptions(input),
      signal: step.signal,
      part_of: runId,
    };
    const { rewrite } = deps;
    let note: string | null = null;
    let outcome: Awaited<ReturnType<AssistantCards['improveNow']>> | null = null;
    if (rewrite !== null)
      try {
        outcome = await cards.improveNow(userId, cardId, {
          ...request,
          rewrite: (listing) => rewrite(listing, step.signal),
        });
      } catch (error) {
        step.signal.throwIfAborted();
        if (error instanceof ProblemError && error.code !== 'unavailable') throw error;
        deps.onError(error);
        note = 'The language model could not rewrite the listing, so the built-in rules did it.';
      }
    outcome ??= await cards.improveNow(userId, cardId, request);
    const { card, improvement, score_before, score_after } = outcome;
    paidCards.add(card.id);
    await deps.onCard(card.id);
    showCard(step, card, { score_before, score_after });
    step.detail(`Score ${score_before} → ${score_after}`);
    return {
      card: summaryOf(card),
      marketplace: marketplace ?? card.marketplace,
      score_before,
      score_after,
      changes: improvement.changes.slice(0, 40),
      flags: improvement.flags.slice(0, 40).map(({ path, text }) => ({ path, text })),
      questions: improvement.questions.slice(0, 10).map(({ question, gain }) => ({ question, gain })),
      note,
    };
  };

  const tools: Record<ToolName, Tool> = {
    import_listing: tool({
      description:
        'Import a product listing into a new card from the address of its page, from pasted HTML, or from pasted text.',
      inputSchema: toolInputs.import_listing,
      execute: importListing,
    }),
    read_card: tool({
      description: 'Read the current listing of a card. Use it to answer questions: never answer from memory.',
      inputSchema: toolInputs.read_card,
      execute: ({ card_id }, options) =>
        run('read_card', 'Read the card', options, async () => {
          const card = await cards.get(userId, card_id);
          const flags = card.current.flags.slice(0, 40).map(({ path, text }) => ({ path, text }));
          return { card: summaryOf(card), listing: listingOf(card), flags };
        }),
    }),
    list_cards: tool({
      description: "List the seller's cards, the newest first, or those whose title has the given words.",
      inputSchema: toolInputs.list_cards,
      execute: ({ query }, options) =>
        run('list_cards', 'Look through your listings', options, async (step) => {
          const page = await cards.list(userId, {
            limit: 50,
            sort: '-updated_at',
            status: 'ready',
            ...(query === undefined ? {} : { query }),
          });
          step.detail(`${page.items.length}${page.next_cursor === null ? '' : ' or more'} found`);
          return { cards: page.items.map(summaryOf), more: page.next_cursor !== null };
        }),
    }),
    score_card: tool({
      description: 'Score a card for a marketplace (0 to 100) and list what to fix, with the points each fix brings.',
      inputSchema: toolInputs.score_card,
      execute: ({ card_id, marketplace }, options) =>
        run('score_card', 'Score the listing', options, async (step) => {
          const isFree = paidCards.has(card_id) || isToBeImproved(card_id);
          const score = isFree
            ? await cards.score(userId, card_id, marketplace)
            : await cards.paidScore(userId, card_id, marketplace, `${runId}:${options.toolCallId}`);
          const card = await cards.get(userId, card_id);
          await deps.onCard(card.id);
          showCard(step, card, { score_before: score.total });
          step.detail(`Score ${score.total}`);
          return scoreResultOf(card, score);
        }),
    }),
    improve_card: tool({
      description:
        'Improve a card for a marketplace, inventing nothing. It makes a new version, flags what has no source, and answers the score before and after.',
      inputSchema: toolInputs.improve_card,
      execute: (input, options) =>
        run('improve_card', improveTitle(input.marketplace), options, (step) => improveCard(input, step)),
    }),
    compare_versions: tool({
      description:
        'List the fields in which two versions of a card differ; by default the original and the current one.',
      inputSchema: toolInputs.compare_versions,
      execute: ({ card_id, from, to }, options) =>
        run('compare_versions', 'Compare with the original', options, async (step) => {
          const { fields } = await cards.compare(userId, card_id, from, to);
          const changed = fields.flatMap(({ path, change }) => (change === 'same' ? [] : [{ path, change }]));
          step.detail(changed.length === 1 ? '1 field differs' : `${changed.length} fields differ`);
          return { card: summaryOf(await cards.get(userId, card_id)), fields: changed.slice(0, 60) };
        }),
    }),
    export_cards: tool({
      description:
        'Export cards to a file. The marketplaces’ own formats need a plan that has them. The seller is told when the file is ready.',
      inputSchema: toolInputs.export_cards,
      execute: (input, options) =>
        run('export_cards', `Export to ${input.format.toUpperCase()}`, options, async (step) => {
          const ids = input.all === true ? await allCardIds(deps, input.changed_within_days) : (input.card_ids ?? []);
          if (ids.length === 0) return { error: { code: 'not_found', message: 'There are no cards to export.' } };
          const made = await deps.exports.create(userId, {
            card_ids: ids,
            format: input.format,
            version: 'current',
            ...(input.marketplace === undefined ? {} : { marketplace: input.marketplace }),
          });
          const { id, format, card_count } = made;
          step.show({ type: 'data-export', id, data: { export_id: id, format, card_count } });
          step.detail(card_count === 1 ? '1 card' : `${card_count} cards`);
          return { export_id: id, format, card_count };
        }),
    }),
  };
  return tools;
}

function importRequest({ url, html, text, marketplace }: ToolInput<'import_listing'>): CreateCardRequest {
  const target = marketplace === undefined ? {} : { marketplace };
  if (html !== undefined) return { html, ...(url === undefined ? {} : { source_url: url }), ...target };
  return text === undefined ? { source_url: url ?? '', ...target } : { text, ...target };
}

function improveOptions({ title_max, include_keywords, avoid_words }: ToolInput<'improve_card'>): ImproveOptions {
  return {
    ...(title_max === undefined ? {} : { title_max }),
    ...(include_keywords === undefined ? {} : { include_keywords }),
    ...(avoid_words === undefined ? {} : { avoid_words }),
  };
}

async function allCardIds(
  { cards, clock, userId }: AssistantToolsDeps,
  withinDays: number | undefined,
): Promise<string[]> {
  const since =
    withinDays === undefined ? '' : new Date(clock.now().getTime() - withinDays * 86_400 * seconds).toISOString();
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await cards.list(userId, {
      limit: 100,
      sort: '-updated_at',
      status: 'ready',
      ...(cursor === undefined ? {} : { cursor }),
    });
    const recent = page.items.filter((card) => card.updated_at >= since);
    ids.push(...recent.map((card) => card.id));
    // Sorted by the time of the last change: the first older card ends it.
    cursor = recent.length < page.items.length ? undefined : (page.next_cursor ?? undefined);
  } while (cursor !== undefined && ids.length < maxExported);
  return ids.slice(0, maxExported);
}
