import { isFailure } from '../../tool-types.ts';
import type { Conversation, Turn } from '../conversation.ts';
import { lead, tail } from '../said-around.ts';

/** "Improve it for the one with the higher score", behind the scores of one card for two marketplaces. */
const forScored = new RegExp(
  `^(${lead}(?:improve|optimi[sz]e|rewrite|polish|do|export) (?:it|this|that|this one)) for the (?:one|marketplace|place) (?:with|that has|which has|where it has|where it gets) (?:the |a )?(higher|better|highest|best|lower|worse|lowest|worst) (?:score|points|rating)${tail}`,
  'iu',
);

/** The order with the marketplace that the last two scores tell; null for other words, or where they tell none. */
export function forBetterMarket({ current, earlier }: Conversation): string | null {
  const said = current.text.trim();
  const [, order, which = ''] = said.length > 120 ? [] : (forScored.exec(said) ?? []);
  const [last, before] = scoresIn(earlier).toReversed();
  if (order === undefined || last === undefined || before === undefined) return null;
  if (last.card !== before.card || last.marketplace === before.marketplace) return null;
  const [low, high] = last.total < before.total ? [last, before] : [before, last];
  return `${order} for ${/^(?:low|worse|worst)/i.test(which) ? low.marketplace : high.marketplace}`;
}

const scoresIn = (earlier: readonly Turn[]) =>
  earlier.flatMap(({ steps }) =>
    steps.flatMap(({ tool, output }) =>
      tool === 'score_card' && !isFailure(output)
        ? [{ card: output.card.card_id, marketplace: output.marketplace, total: output.total }]
        : [],
    ),
  );
