import type { BulkJob, BulkQuote, BulkRequest } from '@cardwright/contract/library';
import { tool } from 'ai';
import { ProblemError } from '../../../http/problem-error.ts';
import type { ToolRun } from '../tool-runner.ts';
import { type ToolInput, type ToolOutputs, toolInputs } from '../tool-types.ts';
import { idsInScope } from './card-scope.ts';
import { improveOne } from './improve-one.ts';
import type { ToolContext, Tools } from './tool-context.ts';

/** So many cards are improved inside the turn when there are wishes that work in the background does not carry. */
const mostWithWishes = 25;
/** No card is begun later than this: what was done has to be told within the tool's time. */
const beginMs = 100_000;

/** The same work on many cards: what it costs, and starting it. */
export function createManyCardsTools(context: ToolContext): Tools {
  const { bulk, userId } = context;
  if (bulk === undefined) return {};
  const resultOf = (quote: BulkQuote, job: BulkJob | null) => ({
    dry_run: job === null,
    card_count: quote.card_count,
    left_out: quote.left_out,
    cost: quote.cost,
    balance: quote.balance,
    covered: quote.covered,
    job_id: job?.id ?? null,
  });
  const work = async (
    input: Omit<BulkRequest, 'card_ids' | 'match' | 'dry_run'> & Pick<ToolInput<'score_cards'>, 'scope' | 'dry_run'>,
    step: ToolRun,
    runHere?: (ids: string[], each: number) => Promise<WorkDone>,
  ) => {
    const { scope, dry_run = false, ...what } = input;
    const card_ids = await idsInScope(context, scope);
    if (card_ids.length === 0) return { error: { code: 'not_found', message: 'No card of yours matches that.' } };
    const request = { ...what, card_ids, dry_run };
    const quote = await bulk.quote(userId, request);
    step.detail(quote.card_count === 1 ? '1 card' : `${quote.card_count} cards`);
    if (runHere !== undefined && quote.card_count > mostWithWishes) throw tooMany(quote.card_count);
    if (dry_run) return resultOf(quote, null);
    if (runHere === undefined) return resultOf(quote, await bulk.start(userId, request));
    if (!quote.covered)
      throw new ProblemError(
        'credits_exhausted',
        `This takes ${quote.cost.total} credits, and you have ${quote.balance ?? 0} left.`,
      );
    step.takes(quote.cost.total);
    return { ...resultOf(quote, null), dry_run: false, done: await runHere(card_ids, quote.cost.each) };
  };
  return {
    score_cards: tool({
      description:
        'Score many cards in the background. With dry_run it only says what it costs: do that first and ask the seller.',
      inputSchema: toolInputs.score_cards,
      execute: ({ marketplace, ...input }, options) =>
        context.run('score_cards', 'Score your listings', options, (step) =>
          work({ ...input, action: 'score', ...(marketplace === undefined ? {} : { marketplace }) }, step),
        ),
    }),
    improve_cards: tool({
      description: 'Improve many cards. With dry_run it only says what it costs: do that first and ask the seller.',
      inputSchema: toolInputs.improve_cards,
      execute: ({ scope, dry_run, marketplace, sections, ...wishes }, options) =>
        context.run('improve_cards', 'Improve your listings', options, async (step) => {
          const hasWishes = Object.values(wishes).some((wish) => wish !== undefined);
          const prefers = ((await context.preferences?.list(userId)) ?? []).length > 0;
          const target = {
            ...(marketplace === undefined ? {} : { marketplace }),
            ...(sections === undefined ? {} : { sections }),
          };
          return work(
            { scope, dry_run, action: 'improve', ...target },
            step,
            hasWishes || prefers
              ? (ids, each) => improveHere(context, ids, { ...target, ...wishes }, step, each)
              : undefined,
          );
        }),
    }),
  };
}

type WorkDone = NonNullable<ToolOutputs['improve_cards']['done']>;

const tooMany = (count: number) =>
  new ProblemError(
    'conflict',
    `With wishes or preferences of your own I can improve ${mostWithWishes} listings at once, and these are ${count}. Please choose fewer.`,
  );

/**
 * Improves the cards that are ready, one after the other. One that fails is passed over; used up credits and the end of
 * the step's time end it, and what was done is kept and told.
 * @throws ProblemError why the first card failed, when none was improved
 */
async function improveHere(
  context: ToolContext,
  cardIds: string[],
  wishes: Omit<ToolInput<'improve_card'>, 'card_id'>,
  step: ToolRun,
  each: number,
): Promise<WorkDone> {
  const { cards, clock, userId, onError } = context;
  const begun = clock.now().getTime();
  let done = 0;
  let failed = 0;
  let stopped: string | null = null;
  let problem: ProblemError | null = null;
  for (const [index, card_id] of cardIds.entries()) {
    if (clock.now().getTime() - begun > beginMs) {
      stopped = 'The time for one step was over.';
      break;
    }
    step.progress(`${index + 1} of ${cardIds.length}`);
    try {
      if ((await cards.get(userId, card_id)).status !== 'ready') continue;
      await improveOne(context, { card_id, ...wishes }, step);
      done += 1;
      step.charged(done * each);
    } catch (error) {
      step.signal.throwIfAborted();
      if (!(error instanceof ProblemError)) onError(error);
      else problem ??= error;
      failed += 1;
      if (!(error instanceof ProblemError) || error.code !== 'credits_exhausted') continue;
      stopped = error.detail;
      break;
    }
  }
  if (done === 0 && problem !== null) throw problem;
  step.detail(`${done} of ${cardIds.length}`);
  return { done_count: done, failed_count: failed, charged: done * each, stopped };
}
