import type { BulkJob, BulkQuote, BulkRequest } from '@cardwright/contract/library';
import { tool } from 'ai';
import { ProblemError } from '../../../http/problem-error.ts';
import type { AgreedPrice } from '../agreed-prices.ts';
import { plain } from '../built-in-model/safe-markdown.ts';
import { summaryOf } from '../tool-results.ts';
import type { ToolRun } from '../tool-runner.ts';
import { type ToolInput, type ToolOutputs, toolInputs } from '../tool-types.ts';
import { idsInScope } from './card-scope.ts';
import { isOfState } from './card-state.ts';
import { jobResults, scoresOf } from './job-results.ts';
import { isPriced } from './price-range.ts';
import { requestKey, workName } from './request-key.ts';
import { withinLimit } from './spending-limit.ts';
import type { ToolContext, Tools } from './tool-context.ts';
import { watchJob } from './watched-job.ts';
import { workGoingOn } from './work-going-on.ts';

/** So many cards are waited for, so that the answer says what became of them; more go on in the background. */
const mostWatched = 25;

/** Who agrees to the cheapest ones, to those below a price or a score, or to those with some words, is told which. */
const isChosen = (scope: ToolInput<'score_cards'>['scope']): boolean =>
  isPriced(scope) ||
  isOfState(scope) ||
  [
    scope.cheapest,
    scope.dearest,
    scope.score_below,
    scope.score_from,
    scope.changed_within_days,
    scope.query,
    scope.any_of,
  ].some((given) => given !== undefined);

/** So many of them are named in the answer. */
const mostNamed = 10;

type WorkOnMany = ToolOutputs['improve_cards'];
type Work = Omit<BulkRequest, 'card_ids' | 'match' | 'dry_run'> &
  Pick<ToolInput<'score_cards'>, 'scope' | 'dry_run' | 'agreed_total' | 'spend_at_most'>;

/** The same work on many cards: what it costs, and starting it. */
export function createManyCardsTools(context: ToolContext): Tools {
  const { bulk, userId, runId, messageId } = context;
  if (bulk === undefined) return {};
  /** Those that were not deleted meanwhile. */
  const namedCards = async (ids: string[]) => {
    const found = ids.slice(0, mostNamed).map((id) =>
      context.cards.get(userId, id).then(
        (card) => [summaryOf(card)],
        (error: unknown) => {
          // The work is done, whether or not its cards can be named.
          if (!(error instanceof ProblemError && error.code === 'not_found')) context.onError(error);
          return [];
        },
      ),
    );
    return (await Promise.all(found)).flat();
  };
  const work = async (
    { scope, dry_run = false, agreed_total, spend_at_most, ...what }: Work,
    callId: string,
    step: ToolRun,
  ) => {
    const name = workName(what, scope);
    const key = dry_run || messageId === undefined ? null : requestKey(messageId, name);
    // By an earlier try of this turn, whose cards may not match any more.
    const isBegun = key !== null && (await bulk.isRequested?.(userId, key)) === true;
    const found = await idsInScope(context, scope);
    if (found.length === 0 && !isBegun)
      return { error: { code: 'not_found', message: 'No card of yours matches that.' } };
    const whole = await bulk.quote(userId, { ...what, card_ids: found, dry_run });
    const enough = spend_at_most === undefined ? null : withinLimit(found, whole, spend_at_most);
    if (enough !== null && enough.card_ids.length === 0 && !isBegun)
      return { error: { code: 'conflict', message: enough.note } };
    const { card_ids } = enough ?? { card_ids: found };
    const request = { ...what, card_ids, dry_run };
    const limited = card_ids.length === found.length ? whole : await bulk.quote(userId, request);
    const quote = enough === null ? limited : { ...limited, notes: [...(limited.notes ?? []), enough.note] };
    step.detail(countOf(quote));
    const isPicked = isChosen(scope) || card_ids.length < found.length;
    if (dry_run) {
      const told = isPicked ? withNames(quote, await namedCards(card_ids)) : quote;
      const ongoing = await workGoingOn(context, quote);
      return resultOf(ongoing.length === 0 ? told : { ...told, notes: [...(told.notes ?? []), ...ongoing] }, null);
    }
    const objection = isBegun ? null : objectionTo(quote, context.agreedFor(callId, name, agreed_total));
    if (objection !== null) return resultOf({ ...quote, notes: [...(quote.notes ?? []), objection] }, null);
    step.signal.throwIfAborted();
    const before = card_ids.length > mostWatched ? [] : await scoresOf(context, card_ids);
    const job = await bulk.start(userId, request, {
      part_of: runId,
      ...(key === null ? {} : { request_key: key }),
    });
    if (step.signal.aborted && step.signal.reason === 'stopped') await bulk.stop?.(userId, job.id);
    step.signal.throwIfAborted();
    const { each, feature } = quote.cost;
    const begun = isBegun ? { ...limited, left_out: 0 } : limited;
    step.detail(countOf(job));
    step.takes(each * job.card_count, feature === 'credits' ? undefined : feature);
    const seen = job.card_count > mostWatched ? job : await watchJob(context, bulk, job, step);
    const { done_count, failed_count, unchanged_count = 0, free_count = 0, charged = 0 } = seen;
    step.charged(charged);
    if (seen.status === 'queued' || seen.status === 'running') return resultOf(begun, seen);
    if (charged === 0) step.takes(0);
    step.detail(done_count === seen.card_count ? countOf(seen) : `${done_count} of ${countOf(seen)}`);
    const reason = reasonOf(seen);
    if (done_count === 0 && reason !== null) return { error: { code: 'conflict', message: reason } };
    const changed_ids = what.action === 'improve' ? await bulk.changedCards?.(userId, job.id) : undefined;
    // Which of the scored ones were left out is not known here.
    const scored = done_count === card_ids.length ? card_ids : [];
    const named = await namedCards(what.action === 'improve' ? (changed_ids ?? []) : scored);
    const free = free_count === 0 ? {} : { free_count };
    const results = before.length === 0 ? {} : { results: await jobResults(context, before, seen) };
    const done = { done_count, unchanged_count, ...free, failed_count, charged, reason, cards: named, ...results };
    return { ...resultOf(begun, seen), done: changed_ids === undefined ? done : { ...done, changed_ids } };
  };
  return {
    score_cards: tool({
      description:
        'Score many cards in the background. With dry_run it only says what it costs: do that first and ask the seller.',
      inputSchema: toolInputs.score_cards,
      execute: ({ marketplace, ...input }, options) =>
        context.run('score_cards', 'Score your listings', options, (step) =>
          work(
            { ...input, action: 'score', ...(marketplace === undefined ? {} : { marketplace }) },
            options.toolCallId,
            step,
          ),
        ),
    }),
    improve_cards: tool({
      description: 'Improve many cards. With dry_run it only says what it costs: do that first and ask the seller.',
      inputSchema: toolInputs.improve_cards,
      execute: ({ scope, dry_run, agreed_total, spend_at_most, marketplace, sections, ...wishes }, options) =>
        context.run('improve_cards', 'Improve your listings', options, (step) =>
          work(
            {
              scope,
              dry_run,
              agreed_total,
              spend_at_most,
              action: 'improve',
              ...(marketplace === undefined ? {} : { marketplace }),
              ...(sections === undefined ? {} : { sections }),
              wishes,
            },
            options.toolCallId,
            step,
          ),
        ),
    }),
  };
}

const countOf = ({ card_count }: Pick<BulkQuote, 'card_count'>) =>
  card_count === 1 ? '1 card' : `${card_count} cards`;

const withNames = (quote: BulkQuote, cards: { title: string }[]): BulkQuote => {
  const more = quote.card_count > cards.length ? ' and more' : '';
  const names = `${quote.card_count === 1 ? 'It is' : 'They are'} ${cards.map(({ title }) => `“${plain(title, 80)}”`).join(', ')}${more}.`;
  return { ...quote, notes: [...(quote.notes ?? []), names] };
};

const resultOf = (quote: BulkQuote, job: BulkJob | null): WorkOnMany => ({
  dry_run: job === null,
  card_count: (job ?? quote).card_count,
  left_out: quote.left_out,
  cost: job === null ? quote.cost : { ...quote.cost, total: quote.cost.each * job.card_count },
  balance: quote.balance,
  covered: quote.covered,
  job_id: job?.id ?? null,
  ...(quote.asked === undefined || quote.asked.length === 0 ? {} : { asked: quote.asked }),
  ...(quote.notes === undefined || quote.notes.length === 0 ? {} : { notes: quote.notes }),
});

/**
 * Why the work is not started at this price. Cards that came since it was told are not part of what the seller agreed to, and
 * what nobody was asked about is a single card at most.
 */
function objectionTo({ cost, card_count }: BulkQuote, agreed: AgreedPrice | null): string | null {
  if (agreed === null || (cost.total <= agreed.total && (agreed.isTold || card_count <= 1))) return null;
  if (!agreed.isTold) return 'Nothing is started yet: this is what it would cost.';
  return `When you were asked it was ${agreed.total.toLocaleString('en')}, so nothing is started yet: now there is more to do for ${cost.total.toLocaleString('en')}.`;
}

/** Why not all of a job was done. */
const reasonOf = ({ status, failures }: BulkJob): string | null =>
  status === 'stopped' ? 'The work was stopped.' : (failures[0]?.message ?? null);
