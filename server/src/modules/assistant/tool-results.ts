import type { Card } from '@cardwright/contract/cards';
import type { CardPart } from '@cardwright/contract/chats';
import type { ScoreBody } from '@cardwright/contract/scores';
import { marketplaceNames } from '@cardwright/listing/marketplaces/profiles';
import { workOfFix } from '@cardwright/listing/score/score-listing';
import { ProblemError } from '../../http/problem-error.ts';
import type { CardListing, CardSummary, ToolFailure, ToolOutputs } from './tool-types.ts';

/** Tool results are kept in the conversation for good, so they are short. */
const maxText = 4_000;
const maxFixes = 12;

export const summaryOf = (card: Card): CardSummary => ({
  card_id: card.id,
  title: card.current.listing.title,
  marketplace: card.marketplace,
  score: card.score,
});

export function cardPartOf(card: Card, scores: Partial<Pick<CardPart, 'score_before' | 'score_after'>>): CardPart {
  return {
    card_id: card.id,
    title: card.current.listing.title,
    marketplace: card.marketplace,
    thumbnail_url: card.images[0]?.thumbnail_url ?? null,
    score_before: scores.score_before ?? null,
    score_after: scores.score_after ?? null,
    comparable: card.current.id !== card.original.id,
  };
}

/** All that the card says: questions are answered from this. */
export function wholeListingOf({ current: { listing } }: { current: Pick<Card['current'], 'listing'> }): CardListing {
  const { title, description, bullets, specifications, keywords, brand, category, price, availability } = listing;
  const identifiers = Object.entries(listing.identifiers).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    title,
    description,
    bullets,
    specifications,
    keywords,
    brand,
    category,
    price: price === null ? null : [price.amount, price.currency].filter(Boolean).join(' '),
    identifiers: Object.fromEntries(identifiers),
    availability,
  };
}

/** As much of it as is kept in the conversation. */
export function listingOf(card: Parameters<typeof wholeListingOf>[0]): CardListing {
  const { description, bullets, specifications, keywords, ...rest } = wholeListingOf(card);
  return {
    ...rest,
    description: description.slice(0, maxText).toWellFormed(),
    bullets: bullets.slice(0, 30).map((bullet) => bullet.slice(0, 500).toWellFormed()),
    specifications: specifications.slice(0, 60),
    keywords: keywords.slice(0, 60),
  };
}

export function scoreResultOf(card: Card, score: ScoreBody): ToolOutputs['score_card'] {
  // One fix can serve several rules: it is named once, with what it brings in all.
  const fixes = new Map<string, ToolOutputs['score_card']['fixes'][number]>();
  for (const { id, fix: told, message, gain } of score.rules) {
    if (told === null) continue;
    const fix = workOfFix(told);
    const same = fixes.get(fix);
    const blocks = score.blockers.includes(id);
    if (same === undefined) fixes.set(fix, { message, fix, gain, blocks, rules: [id] });
    else
      fixes.set(fix, {
        ...same,
        message: blocks && !same.blocks ? message : same.message,
        gain: same.gain + gain,
        blocks: same.blocks || blocks,
        rules: [...(same.rules ?? []), id],
      });
  }
  const sorted = [...fixes.values()].sort((a, b) => Number(b.blocks) - Number(a.blocks) || b.gain - a.gain);
  return {
    card: summaryOf(card),
    marketplace: score.marketplace,
    total: score.total,
    blockers: score.blockers,
    sections: score.sections.map(({ id, score: value }) => ({ id, score: value })),
    fixes: sorted.slice(0, maxFixes),
    rules: score.rules
      .flatMap(({ id, message, why, points, weight }) =>
        points === null ? [] : [{ id, message, why, points, weight }],
      )
      .sort((a, b) => b.weight - b.points - (a.weight - a.points)),
  };
}

export const improveTitle = (marketplace: keyof typeof marketplaceNames | undefined) =>
  marketplace === undefined || marketplace === 'generic'
    ? 'Improve it'
    : `Improve it for ${marketplaceNames[marketplace]}`;

/** The sentence of a refusal; of anything else only that it did not work. */
export function failureResult(error: unknown, timedOut: boolean): ToolFailure {
  if (error instanceof ProblemError) return { error: { code: error.code, message: error.detail } };
  // A run of its own, such as an import, may be stopped before the answer that waits for it.
  if (error === 'stopped') return { error: { code: 'conflict', message: 'This step was stopped.' } };
  if (timedOut) return { error: { code: 'timeout', message: 'This step took too long and was given up.' } };
  return { error: { code: 'internal_error', message: 'This step did not work because of an error on our side.' } };
}
