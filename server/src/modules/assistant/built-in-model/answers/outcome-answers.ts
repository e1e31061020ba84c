import { outputFrom, type Turn } from '../conversation.ts';
import { lastOutcome } from '../questions/asked-of-outcome.ts';
import { bulletList, plain } from '../safe-markdown.ts';
import { cardLink, marketplaceName } from './improve-answers.ts';

/** So many fixes of a score are told. */
const mostTold = 5;
const target = (marketplace: string) =>
  marketplace === 'generic' ? 'any shop' : plain(marketplaceName(marketplace), 40);

function outcomesOf(earlier: Turn[]) {
  const steps = lastOutcome(earlier)?.steps ?? [];
  return { improved: outputFrom(steps, 'improve_card'), score: outputFrom(steps, 'score_card') };
}

/** "Did that help?": the score before and after; behind a score alone nothing has changed. */
export function helpedText(earlier: Turn[]): string {
  const { improved, score } = outcomesOf(earlier);
  if (improved === null)
    return score === null
      ? 'I have not worked on any listing in this chat yet.'
      : `Nothing was changed since its last score: ${cardLink(score.card)} has **${score.total}** of 100 for ${target(score.marketplace)}. Say "improve it", and I tell you the score before and after.`;
  const { card, marketplace, score_before: before, score_after: after } = improved;
  const scores =
    after === before
      ? `the score of ${cardLink(card)} for ${target(marketplace)} is **${after}** of 100, as before`
      : `the score of ${cardLink(card)} for ${target(marketplace)} went from **${before}** to **${after}** of 100`;
  return `${after > before ? 'Yes' : 'By the score it did not'}: ${scores}. What buyers make of it I cannot see.`;
}

/** "What was missing?": what cost points in that score, or in the one before the improvement. */
export function missingText(earlier: Turn[]): string {
  const { improved, score } = outcomesOf(earlier);
  if (score === null) return 'I have not scored any listing in this chat yet.';
  const lines = [
    ...score.blockers.map((blocker) => plain(blocker)),
    ...score.fixes.filter(({ blocks }) => !blocks).map(({ fix, gain }) => `${plain(fix)} (+${gain})`),
  ].slice(0, mostTold);
  const when = improved === null ? '' : ' before I improved it';
  if (lines.length === 0)
    return `Nothing that costs points${when}: ${cardLink(score.card)} had **${score.total}** of 100.`;
  return `${cardLink(score.card)} had **${score.total}** of 100 for ${target(score.marketplace)}${when}. What cost most points:\n\n${bulletList(lines)}${improved === null ? '' : '\n\n"Score it" tells what is still missing.'}`;
}

/** "For which marketplace?" */
export function forMarketText(earlier: Turn[]): string {
  const { improved, score } = outcomesOf(earlier);
  const work = improved ?? score;
  if (work === null) return 'I have not worked on any listing in this chat yet.';
  const done = improved === null ? 'scored' : 'worked on';
  return `I ${done} ${cardLink(work.card)} for ${target(work.marketplace)}.${work.marketplace === 'generic' ? ' That is what I take where no marketplace is named; say for example "now for Etsy".' : ''}`;
}
