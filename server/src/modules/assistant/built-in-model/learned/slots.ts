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

/** Tools of which it is learned whether a request asks for them, beside whatever else it asks for. */
const askedBeside = [
  'improve_card',
  'edit_image',
  'generate_image',
  'add_image_to_gallery',
  'score_card',
  'export_cards',
  'schedule_task',
  'answer_from_card',
  'edit_card',
  'remember_preference',
];
const ofOne: Record<string, string> = { improve_cards: 'improve_card', score_cards: 'score_card' };
/** One card or several, that is read from what the words name. */
export const askedSlot = (tool: string): string => `asked.${ofOne[tool] ?? tool}`;

/** For each of them whether it is among the tools that are asked for. */
export function askedIn(tools: string[]): Map<string, boolean> {
  const asked = new Set(tools.map(askedSlot));
  return new Map(askedBeside.map((tool) => [askedSlot(tool), asked.has(askedSlot(tool))]));
}
