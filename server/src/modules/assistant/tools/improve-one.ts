import type { Card } from '@cardwright/contract/cards';
import { ProblemError } from '../../../http/problem-error.ts';
import type { AssistantCards } from '../seller-ports.ts';
import { summaryOf } from '../tool-results.ts';
import type { ToolRun } from '../tool-runner.ts';
import type { ToolInput, ToolOutputs } from '../tool-types.ts';
import { avoidedAs, rulesKept, stillSaid } from './avoided-notes.ts';
import { avoidedProperties } from './avoided-properties.ts';
import { builtInWriter, needsWriter } from './built-in-writer.ts';
import { type ResolvedWishes, resolveWishes } from './improve-wishes.ts';
import { notShorter, withinAlready } from './length-notes.ts';
import type { ToolContext } from './tool-context.ts';

const modelFailed = 'The language model could not rewrite the listing, so the built-in rules did it.';

/** Improves one card as asked and as the seller prefers; what a writer made passes the output gate of the cards module. */
export async function improveOne(
  context: ToolContext,
  input: ToolInput<'improve_card'>,
  step: ToolRun,
): Promise<ToolOutputs['improve_card']> {
  const { cards, userId, runId } = context;
  const card = await cards.get(userId, input.card_id);
  const wishes = resolveWishes(input, (await context.preferences?.list(userId)) ?? [], card, context.rewrite !== null);
  const properties = avoidedProperties(card.current.listing, input.avoid_words ?? []);
  const { outcome, note } = await improved(context, card, wishes, step);
  context.paidCards.add(card.id);
  await context.onCard(card.id);
  const { improvement, score_before, score_after, charged } = outcome;
  if (charged === 0) step.takes(0);
  context.showCard(step, outcome.card, { score_before, score_after });
  step.detail(`Score ${score_before} → ${score_after}`);
  const written = outcome.card.current.listing;
  const notes = [
    note,
    notShorter(input, card.current.listing, written),
    withinAlready(input, card.current.listing, written),
    ...avoidedAs(properties),
    ...stillSaid(
      { ...input, avoid_words: [...(wishes.options.avoid_words ?? []), ...properties.map(({ value }) => value)] },
      written,
    ),
    ...wishes.notes,
  ].filter((text) => text !== null);
  const kept = rulesKept(wishes.kept, input, written);
  return {
    card: summaryOf(outcome.card),
    marketplace: wishes.marketplace ?? outcome.card.marketplace,
    score_before,
    score_after,
    changes: improvement.changes.slice(0, 40),
    ...(improvement.changes.length > 0 ? {} : { unchanged: (improvement.unchanged ?? []).slice(0, 5) }),
    ...(improvement.changes.length > 0 && charged === 0 ? { is_free: true as const } : {}),
    flags: improvement.flags.slice(0, 40).map(({ path, text }) => ({ path, text })),
    questions: improvement.questions.slice(0, 10).map(({ path, question, gain }) => ({ path, question, gain })),
    note: notes.length === 0 ? null : notes.join(' '),
    ...(kept.length === 0 ? {} : { kept_preferences: kept }),
  };

  function improved(
    { rewrite, onError }: ToolContext,
    { id, current }: Card,
    { marketplace, sections, options }: ResolvedWishes,
    { signal }: ToolRun,
  ): Promise<{ outcome: Awaited<ReturnType<AssistantCards['improveNow']>>; note: string | null }> {
    const request = {
      ...(marketplace === undefined ? {} : { marketplace }),
      ...(sections === undefined ? {} : { sections }),
      options,
      signal,
      part_of: runId,
    };
    const byRule = (note: string | null) =>
      cards
        .improveNow(
          userId,
          id,
          needsWriter(options, current.listing) ? { ...request, rewrite: builtInWriter } : request,
        )
        .then((outcome) => ({ outcome, note }));
    if (rewrite === null) return byRule(null);
    return cards.improveNow(userId, id, { ...request, rewrite: (listing) => rewrite(listing, signal) }).then(
      (outcome) => ({ outcome, note: null }),
      (error: unknown) => {
        signal.throwIfAborted();
        if (error instanceof ProblemError && error.code !== 'unavailable') throw error;
        onError(error);
        return byRule(modelFailed);
      },
    );
  }
}
