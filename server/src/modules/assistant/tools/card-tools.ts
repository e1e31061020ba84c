import type { Comparison } from '@cardwright/contract/cards';
import { measuredImage } from '@cardwright/listing/listing';
import { tool } from 'ai';
import { answerQuestion } from '../built-in-model/answers/question-answers.ts';
import { listingOf, scoreResultOf, summaryOf, wholeListingOf } from '../tool-results.ts';
import { toolInputs } from '../tool-types.ts';
import { priceSums } from './price-sums.ts';
import { rankedCards } from './ranked-cards.ts';
import type { ToolContext, Tools } from './tool-context.ts';

const listed = 50;
/** Results are kept in the conversation for good. */
const mostTexts = 40;
const longestText = 600;
const mostCharacters = 12_000;

/** What stood there before and what stands there now. */
function textsOf(parts: Comparison['fields'][number]['parts']): { before: string; after: string } {
  const without = (op: 'insert' | 'delete') =>
    parts
      .flatMap((part) => (part.op === op ? [] : [part.text]))
      .join('')
      .slice(0, longestText)
      .toWellFormed();
  return { before: without('insert'), after: without('delete') };
}

/** The first fields with their texts, those behind them by name. */
function changesOf<Change>(changed: { path: string; change: Change; parts: Comparison['fields'][number]['parts'] }[]) {
  let left = mostCharacters;
  return changed.slice(0, 60).map(({ path, change, parts }, index) => {
    if (index >= mostTexts || left <= 0) return { path, change };
    const texts = textsOf(parts);
    left -= texts.before.length + texts.after.length;
    return { path, change, ...texts };
  });
}

/** Reading, listing, scoring and comparing cards. */
export function createCardTools(context: ToolContext): Tools {
  const { cards, userId, chatId, runId } = context;
  return {
    read_card: tool({
      description: 'Read the current listing of a card, to show it or before editing it.',
      inputSchema: toolInputs.read_card,
      execute: ({ card_id }, options) =>
        context.run('read_card', 'Read the card', options, async (step) => {
          const card = await cards.get(userId, card_id);
          context.showCard(step, card, { score_before: card.score });
          const flags = card.current.flags.slice(0, 40).map(({ path, text }) => ({ path, text }));
          return { card: summaryOf(card), listing: listingOf(card), flags };
        }),
    }),
    answer_from_card: tool({
      description:
        'Answer a question about the facts of a card from the card alone. Use it for every such question: never answer from memory.',
      inputSchema: toolInputs.answer_from_card,
      execute: ({ card_id, question }, options) =>
        context.run('answer_from_card', 'Look it up in the card', options, async () => {
          const whole = await cards.get(userId, card_id);
          const card = summaryOf(whole);
          const { images, marketplace } = whole;
          const limits = { marketplace, images: images.map((image) => ({ ...measuredImage(image), look: null })) };
          return { card, ...answerQuestion(question, { card, listing: wholeListingOf(whole), images, limits }) };
        }),
    }),
    list_cards: tool({
      description:
        "List the seller's cards, the last changed first, or those that match: words of the title, marketplace, score, price, brand, availability, what they lack, time of the last change.",
      inputSchema: toolInputs.list_cards,
      execute: ({ sort, most: few, prices: isPriced = false, ...match }, options) =>
        context.run('list_cards', 'Look through your listings', options, async (step) => {
          const most = few ?? listed;
          const isFew = few !== undefined;
          const found = await rankedCards(context, match, { sort, most, isFew, isWhole: isPriced });
          const sums = isPriced ? await priceSums(context, found.cards) : null;
          const shown = found.cards.slice(0, most);
          step.detail(`${found.cards.length}${found.more ? ' or more' : ''} found`);
          const cards = shown.map(({ id, title, marketplace, score, price = sums?.byId.get(id) }) => ({
            card_id: id,
            title,
            marketplace,
            score,
            ...(price === undefined ? {} : { price }),
          }));
          const priced = sums === null ? {} : { prices: sums.prices, unpriced: sums.unpriced };
          return { cards, more: found.more || shown.length < found.cards.length, ...priced };
        }),
    }),
    score_card: tool({
      description: 'Score a card for a marketplace (0 to 100) and list what to fix, with the points each fix brings.',
      inputSchema: toolInputs.score_card,
      execute: ({ card_id, marketplace }, options) =>
        context.run('score_card', 'Score the listing', options, async (step) => {
          const isFree = context.paidCards.has(card_id) || context.isToBeImproved(card_id);
          // "Why?" behind a score is answered by the same score, which the chat has paid for.
          const { score, is_charged } = isFree
            ? { score: await cards.score(userId, card_id, marketplace), is_charged: false }
            : await cards.paidScore(userId, card_id, marketplace, chatId, runId);
          if (is_charged && context.scorePrice !== undefined) step.takes(context.scorePrice, 'scoring_credits');
          const card = await cards.get(userId, card_id);
          await context.onCard(card.id);
          context.showCard(step, card, { score_before: score.total });
          step.detail(`Score ${score.total}`);
          return scoreResultOf(card, score);
        }),
    }),
    compare_versions: tool({
      description:
        'List the fields in which two versions of a card differ; by default the original and the current one.',
      inputSchema: toolInputs.compare_versions,
      execute: ({ card_id, from, to }, options) =>
        context.run('compare_versions', 'Compare with the original', options, async (step) => {
          const { fields } = await cards.compare(userId, card_id, from, to);
          const changed = fields.flatMap(({ path, change, parts }) =>
            change === 'same' ? [] : [{ path, change, parts }],
          );
          step.detail(changed.length === 1 ? '1 field differs' : `${changed.length} fields differ`);
          return { card: summaryOf(await cards.get(userId, card_id)), fields: changesOf(changed) };
        }),
    }),
  };
}
