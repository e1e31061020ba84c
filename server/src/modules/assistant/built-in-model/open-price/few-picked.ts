import type { CardScope } from '../../tool-types.ts';
import type { Ask } from '../understanding/ask.ts';
import type { PickedFew } from '../understanding/cards/picked-few.ts';
import type { Target } from '../understanding/cards/targets.ts';

/** "The two cheapest" of a price for many: the tool looks up what they cost; the lowest scores stand first in a list. */
export function fewPicked(
  scope: CardScope,
  { by, count }: PickedFew,
): { input: { scope?: CardScope | undefined }; target: Target | null; asks: Ask[] } | null {
  if (count === null) return null;
  const { all: _, ...others } = scope;
  if (by !== 'worst') return { input: { scope: { ...others, [by]: count } }, target: null, asks: [] };
  if (Object.keys(others).length > 0) return null;
  const places = Array.from({ length: count }, (_, index) => index + 1);
  return {
    input: { scope: undefined },
    target: { kind: 'places', places },
    asks: [{ kind: 'call', tool: 'list_cards', input: { sort: 'score' }, target: null }],
  };
}
