import type { BulkJob } from '@cardwright/contract/library';
import type { BriefCard } from '../../cards/cards-list.ts';
import type { ToolOutputs } from '../tool-types.ts';
import { findCards } from './card-scope.ts';
import type { ToolContext } from './tool-context.ts';

type Result = NonNullable<NonNullable<ToolOutputs['improve_cards']['done']>['results']>[number];
type Scores = Pick<BriefCard, 'id' | 'title' | 'score' | 'marketplace'>[];

/** What the cards score before work on them. */
export const scoresOf = async (
  context: Pick<ToolContext, 'cards' | 'clock' | 'userId'>,
  card_ids: string[],
): Promise<Scores> => (await findCards(context, { card_ids }, { most: card_ids.length, sort: '-updated_at' })).cards;

/** What became of each card of a job that has ended, for the questions about it. */
export async function jobResults(
  context: Pick<ToolContext, 'cards' | 'clock' | 'userId'>,
  before: Scores,
  { failures }: Pick<BulkJob, 'failures'>,
): Promise<Result[]> {
  const now = await scoresOf(
    context,
    before.map(({ id }) => id),
  );
  return before.map(({ id, title, score, marketplace }) => {
    const after = now.find((card) => card.id === id);
    const failure = failures.find(({ card_id }) => card_id === id)?.message;
    return {
      card_id: id,
      title: after?.title ?? title,
      // A score for another marketplace is no better or worse one.
      before: after !== undefined && after.marketplace !== marketplace ? null : score,
      after: after?.score ?? null,
      ...(failure === undefined ? {} : { failure }),
    };
  });
}
