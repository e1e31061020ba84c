import { type Conversation, outputFrom } from '../conversation.ts';
import { cardsOf } from '../follow-ups/from-before.ts';
import { lead, tail } from '../said-around.ts';

const next = new RegExp(
  `^${lead}(?:(?:do|fix|improve|take|same (?:for|with)|the same (?:for|with)) )?the (?:next|second|2nd|third)(?:[- ](?:worst|weakest|lowest|poorest|best|oldest|newest|cheapest))(?: (?:one|card|listing|product))?${tail}`,
  'i',
);
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** "Now the next worst", behind work on the first of an order: the same for the one behind it; null for other words. */
export function nextOfOrder({ current, earlier }: Conversation): string | null {
  if (current.text.length > 80 || !next.test(current.text.trim())) return null;
  const from = earlier.findLastIndex(({ steps }) => steps.some(isOrdered));
  const cards = from < 0 ? [] : (outputFrom(earlier[from]?.steps.filter(isOrdered) ?? [], 'list_cards')?.cards ?? []);
  const worked = new Set(
    earlier
      .slice(from)
      .flatMap(({ steps }) =>
        steps.filter(({ tool }) => tool !== 'list_cards').flatMap(({ input }) => cardsOf(input ?? {})),
      ),
  );
  if (worked.size === 0) return null;
  const place = ordinals[cards.findIndex(({ card_id }) => !worked.has(card_id))];
  return place === undefined ? null : `the same for the ${place} one`;
}
const isOrdered = ({ tool, input }: { tool: string; input?: Record<string, unknown> }) =>
  tool === 'list_cards' && input?.sort !== undefined;
