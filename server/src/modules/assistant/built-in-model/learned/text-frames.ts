import { improve } from '../tables/improve-rows.ts';
import { call, callOnCard } from '../understanding/ask.ts';
import { scopeIn } from '../understanding/cards/scope-words.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import type { Frames } from './frame.ts';

/** Improving and scoring, one card or many. */
export const textFrames: Frames = {
  improve_card: (clause) => improve(clause),
  improve_cards: (clause) => {
    const { marketplaces, ...wishes } = clause.wishes;
    const scope = scopeIn(clause.text) ?? { all: true };
    return call('improve_cards', { scope, ...wishes, marketplace: marketplaces[0], dry_run: true });
  },
  score_card: (clause) => {
    const markets = marketplacesIn(clause.text);
    const target = targetIn(clause.text);
    if (markets.length === 0) return callOnCard('score_card', clause, {}, target);
    return markets.map(({ id }) => callOnCard('score_card', clause, { marketplace: id }, target));
  },
  score_cards: ({ text }) =>
    call('score_cards', {
      scope: scopeIn(text) ?? { all: true },
      marketplace: marketplacesIn(text)[0]?.id,
      dry_run: true,
    }),
};
