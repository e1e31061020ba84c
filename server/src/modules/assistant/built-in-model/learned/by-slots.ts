import { improveWishes } from '@cardwright/contract/improve-wishes';
import { sectionSchema } from '@cardwright/contract/listings';
import type { Ask } from '../understanding/ask.ts';
import { cardSlot, imageOperations } from './slots.ts';

type CallAsk = Extract<Ask, { kind: 'call' }>;

/** From here on the words surely say it, or surely do not (of a hundred such answers on unseen requests one is wrong). */
const sure = { said: 0.9, unsaid: 0.05 };
/** Arguments whose values only the words give: they can be taken away here, and not added. */
const valued: Partial<Record<string, string[]>> = {
  improve_card: [
    'marketplace',
    'title_max',
    'description_max',
    'bullets_max',
    'include_keywords',
    'avoid_words',
    'rules',
  ],
  list_cards: ['query', 'score_below', 'changed_within_days', 'marketplace'],
  score_card: ['marketplace'],
};

/**
 * The asks without what the tables read into the words and the learned reader surely does not ("because the description is
 * too long for phones" is no wish for a shorter title), and with choices that it surely reads.
 */
export function bySlots(asks: Ask[], slots: ReadonlyMap<string, number>, hasCard: boolean): Ask[] {
  const calls = asks.filter((ask) => ask.kind === 'call');
  const isAlone = (ask: CallAsk) => calls.filter(({ tool }) => tool === ask.tool).length === 1;
  return asks.map((ask) => (ask.kind === 'call' ? fitted(ask, slots, hasCard, isAlone(ask)) : ask));
}

function fitted(ask: CallAsk, slots: ReadonlyMap<string, number>, hasCard: boolean, isAlone: boolean): CallAsk {
  const tool = ask.tool === 'improve_cards' ? 'improve_card' : ask.tool;
  const chance = (slot: string) => slots.get(`${tool}.${slot}`);
  const isSaid = (slot: string) => isAlone && (chance(slot) ?? 0) > sure.said;
  const isUnsaid = (slot: string) => (chance(slot) ?? 1) < sure.unsaid;
  let input = { ...ask.input };
  for (const key of valued[tool] ?? []) if (isUnsaid(key)) delete input[key];
  if (tool === 'improve_card') {
    input = withList(input, 'sections', sectionSchema.options);
    input = withOne(input, 'length', improveWishes.length.unwrap().options);
    input = withOne(input, 'tone', improveWishes.tone.unwrap().options);
  }
  if (tool === 'list_cards') input = withOne(input, 'sort', ['score', 'title', 'changed']);
  if (tool === 'edit_image') input = withList(input, 'operations', imageOperations, false);
  if (tool === 'lock_fields') input = withList(input, 'fields', sectionSchema.options, false);
  const isOther =
    hasCard && ask.target?.kind === 'named' && ask.target.isSure !== true && (slots.get(cardSlot) ?? 1) < sure.unsaid;
  return { ...ask, input, ...(isOther ? { target: { kind: 'it' } as const } : {}) };

  function withList(
    of: Record<string, unknown>,
    key: string,
    values: readonly string[],
    mayBeNone = true,
  ): Record<string, unknown> {
    const before = (of[key] ?? []) as string[];
    const after = values.filter((value) =>
      before.includes(value) ? !isUnsaid(`${key}.${value}`) : isSaid(`${key}.${value}`),
    );
    if (after.length === 0 && (before.length === 0 || !mayBeNone)) return of;
    const { [key]: _, ...rest } = of;
    return after.length === 0 ? rest : { ...rest, [key]: after };
  }

  function withOne(of: Record<string, unknown>, key: string, values: readonly string[]): Record<string, unknown> {
    const before = of[key];
    const said = values.find((value) => isSaid(`${key}.${value}`));
    const isKept = typeof before === 'string' && !isUnsaid(`${key}.${before}`);
    if (isKept || (before === undefined && said === undefined)) return of;
    const { [key]: _, ...rest } = of;
    return said === undefined ? rest : { ...rest, [key]: said };
  }
}
