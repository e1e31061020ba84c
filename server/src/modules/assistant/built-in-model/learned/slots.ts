import { improveWishes } from '@cardwright/contract/improve-wishes';
import { sectionSchema } from '@cardwright/contract/listings';

interface Slots {
  /** An argument that is there or not. */
  given: string[];
  /** An argument with one of these values, or a list of some of them. */
  among: Record<string, readonly string[]>;
}

const wishes: Slots = {
  given: ['marketplace'],
  among: {
    sections: sectionSchema.options,
    length: improveWishes.length.unwrap().options,
    tone: improveWishes.tone.unwrap().options,
  },
};
const byTool: Record<string, Slots> = {
  improve_card: wishes,
  improve_cards: wishes,
  list_cards: { given: ['query', 'marketplace'], among: { sort: ['score', 'title', 'changed'] } },
};
/** Tools with the same slots share what is learned of them. */
export const slotTool = (tool: string): string => (tool === 'improve_cards' ? 'improve_card' : tool);

/** The slots of a tool, each with whether this input fills it. */
export function slotsIn(tool: string, input: Record<string, unknown>): [slot: string, isFilled: boolean][] {
  const slots = byTool[tool];
  if (slots === undefined) return [];
  const prefix = slotTool(tool);
  const isAmong = (key: string, value: string) => [input[key]].flat().includes(value);
  return [
    ...slots.given.map((key): [string, boolean] => [`${prefix}.${key}`, input[key] !== undefined]),
    ...Object.entries(slots.among).flatMap(([key, values]) =>
      values.map((value): [string, boolean] => [`${prefix}.${key}.${value}`, isAmong(key, value)]),
    ),
  ];
}
