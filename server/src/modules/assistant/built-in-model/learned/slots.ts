import { improveWishes } from '@cardwright/contract/improve-wishes';
import { sectionSchema } from '@cardwright/contract/listings';

/** The words name a card, other than the one in hand. */
export const cardSlot = 'card';

export const imageOperations = [
  'white_background',
  'square',
  'crop',
  'resize',
  'straighten',
  'lighten',
  'shadow',
  'enhance',
];
const fields = [
  'title',
  'description',
  'bullets',
  'specifications',
  'keywords',
  'brand',
  'category',
  'price',
  'marketplace',
  'availability',
];

interface Slots {
  /** An argument that is there or not. */
  given?: string[];
  /** An argument with one of these values, or a list of some of them. */
  among?: Record<string, readonly string[]>;
}

const wishes: Slots = {
  given: ['marketplace', 'title_max', 'description_max', 'bullets_max', 'include_keywords', 'avoid_words', 'rules'],
  among: {
    sections: sectionSchema.options,
    length: improveWishes.length.unwrap().options,
    tone: improveWishes.tone.unwrap().options,
  },
};
const byTool: Record<string, Slots> = {
  improve_card: wishes,
  improve_cards: wishes,
  list_cards: {
    given: ['query', 'score_below', 'changed_within_days', 'marketplace'],
    among: { sort: ['score', 'title', 'changed'] },
  },
  score_card: { given: ['marketplace'] },
  edit_image: { among: { operations: imageOperations, image: ['all', 'main'] } },
  restore_version: { among: { version: ['original', 'previous'] } },
  export_cards: { given: ['all'] },
  lock_fields: { among: { fields: sectionSchema.options } },
};
/** Tools with the same slots share what is learned of them. */
const prefixes: Record<string, string> = { improve_cards: 'improve_card' };

/** The slots of a tool, each with whether this input fills it. */
export function slotsIn(tool: string, input: Record<string, unknown>): [slot: string, isFilled: boolean][] {
  const { given = [], among = {} } = byTool[tool] ?? {};
  const prefix = prefixes[tool] ?? tool;
  const isAmong = (key: string, value: string) => [input[key]].flat().includes(value);
  const edits = Array.isArray(input.edits) ? (input.edits as { field?: string }[]) : null;
  return [
    ...given.map((key): [string, boolean] => [`${prefix}.${key}`, input[key] !== undefined]),
    ...Object.entries(among).flatMap(([key, values]) =>
      values.map((value): [string, boolean] => [`${prefix}.${key}.${value}`, isAmong(key, value)]),
    ),
    ...(edits === null
      ? []
      : fields.map((field): [string, boolean] => [`edit_card.${field}`, edits.some((edit) => edit.field === field)])),
  ];
}
