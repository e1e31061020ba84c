import { exportFormatSchema } from '@cardwright/contract/exports';
import type { z } from 'zod';
import type { CardSummary, ToolInput, ToolName, ToolOutputs } from '../tool-types.ts';

/** The library that the requests of the intent set speak of. */
export const idOf = (number: number) => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const summary = (number: number, title: string, score: number): CardSummary => ({
  card_id: idOf(number),
  title,
  marketplace: 'generic',
  score,
});
const library: CardSummary[] = [
  summary(1, 'Acme Stainless Steel Water Bottle 500 ml', 58),
  summary(2, 'Bamboo Cutting Board with Juice Groove', 71),
  summary(3, 'Handmade Ceramic Mug, Blue Glaze', 64),
  summary(4, 'Linen Kitchen Apron with Pockets', 49),
  summary(5, 'LED Desk Lamp with USB Port', 80),
];
/** A shop with more cards, two candles among them and one with a German title: the library of the requests `of a shop`. */
export const shop: CardSummary[] = [
  summary(1, 'Lavender Handmade Soap Bar 100 g', 61),
  summary(2, 'Oak Serving Board with Handle', 72),
  summary(3, 'Speckled Stoneware Coffee Mug 350 ml', 66),
  summary(4, 'Linen Kitchen Apron, Olive Green', 48),
  summary(5, 'LED Desk Lamp with Dimmer', 80),
  summary(6, 'Soy Wax Candle, Vanilla & Sandalwood', 55),
  summary(7, 'Kids Rain Jacket, Yellow, Waterproof', 44),
  summary(8, 'Insulated Steel Bottle 750 ml', 77),
  summary(9, 'Yoga Mat, Natural Rubber, 5 mm', 69),
  summary(10, 'Macrame Wall Hanging, Large', 52),
  summary(11, 'Bluetooth Speaker BoomBox Mini', 74),
  summary(12, 'Dog Collar, Leather, Size M', 58),
  summary(13, 'Beeswax Candle Set of 3', 63),
  summary(14, 'Keramik Vase Handgetöpfert Weiß', 57),
];
/** The words of these titles. */
export const libraryWords: ReadonlySet<string> = new Set(
  library.flatMap(({ title }) =>
    (title.toLowerCase().match(/[a-z]{3,}/g) ?? []).flatMap((word) => [word, `${word}s`, word.replace(/s$/, '')]),
  ),
);
/** What the words of an expectation that start with `$` stand for. */
export const placeholders: Record<string, string> = {
  $card: idOf(1),
  ...Object.fromEntries(shop.map(({ card_id }, index) => [`$${index + 1}`, card_id])),
  $file: idOf(91),
  $image: idOf(92),
  $task: idOf(93),
  $task2: idOf(94),
};

const tasks = [
  ['$task', 'Score all cards', 'score all my cards', '0 9 * * 1'],
  ['$task2', 'Export all cards', 'export all my cards as csv', '30 7 * * *'],
].map(([id = '', title = '', instruction = '', schedule = '']) => ({
  task_id: placeholders[id] ?? '',
  title,
  instruction,
  schedule,
  timezone: 'UTC',
  enabled: true,
  next_run_at: '2026-11-30T09:00:00.000Z',
}));

const listing = {
  title: 'Acme Stainless Steel Water Bottle 500 ml',
  description: 'A black bottle of stainless steel that keeps drinks cold for 24 hours.',
  bullets: ['Keeps drinks cold for 24 hours', 'Leakproof lid', 'Fits most bags', 'Easy to clean'],
  specifications: [
    { name: 'Capacity', value: '500 ml' },
    { name: 'Material', value: 'Stainless steel' },
    { name: 'Weight', value: '320 g' },
  ],
  keywords: ['water bottle', 'flask', 'steel bottle'],
  brand: 'Acme',
  category: 'Water bottles',
  price: '24.90 USD',
  identifiers: { sku: 'ACME-500' },
  availability: 'in_stock',
};
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
const singular = (word: string) => word.replace(/s$/, '');

/** What each tool would answer for a seller with these cards: enough of it for the next step of a conversation. */
function answersFor(library: CardSummary[]): Answers {
  const cardOf = (cardId: string | undefined): CardSummary =>
    library.find(({ card_id }) => card_id === cardId) ?? (library[0] as CardSummary);
  const found = ({ query, score_below }: ToolInput<'list_cards'>) =>
    library.filter(
      ({ title, score }) =>
        (score_below === undefined || (score ?? 0) < score_below) &&
        wordsOf(query ?? '').every((word) => wordsOf(title).some((of) => singular(of) === singular(word))),
    );
  const onMany = (dryRun: boolean | undefined) => ({
    dry_run: dryRun === true,
    card_count: library.length,
    left_out: 0,
    cost: { feature: 'credits', each: 20, total: 20 * library.length },
    balance: 1_300,
    covered: true,
    job_id: dryRun === true ? null : idOf(95),
  });
  const made = (cardId: string | undefined) => ({
    card: cardId === undefined ? null : cardOf(cardId),
    images: [{ image_id: idOf(92), width: 1600, height: 1600 }],
    notes: [],
  });
  return {
    import_listing: ({ url }) => ({ card: cardOf(idOf(1)), source_url: url ?? null }),
    reimport_card: ({ card_id }) => ({ card: cardOf(card_id), changes: [] }),
    create_card: () => ({ card: cardOf(idOf(1)), questions: [] }),
    import_file: () => ({
      file_name: 'products.csv',
      card_count: 2,
      failed_rows: 0,
      card_ids: [idOf(1), idOf(2)],
    }),
    list_cards: (input) => ({ cards: found(input), more: false }),
    read_card: ({ card_id }) => ({
      card: cardOf(card_id),
      listing: { ...listing, title: cardOf(card_id).title },
      flags: [],
    }),
    answer_from_card: ({ card_id }) => ({ card: cardOf(card_id), found: true, answer: '500 ml' }),
    score_card: ({ card_id, marketplace }) => ({
      card: cardOf(card_id),
      marketplace: marketplace ?? 'generic',
      total: 58,
      blockers: [],
      sections: [{ id: 'title', score: 60 }],
      fixes: [
        {
          message: 'The title is short.',
          fix: 'Add 30 characters to the title.',
          gain: 6,
          blocks: false,
          rules: ['T2'],
        },
        { message: 'Only 4 bullets.', fix: 'Add a bullet.', gain: 3, blocks: false, rules: ['B1'] },
        { message: 'Few keywords.', fix: 'Add keywords.', gain: 2, blocks: false, rules: ['K1'] },
      ],
      rules: [
        { id: 'T2', message: 'The title is short.', why: 'A longer title is found more often.', points: 1, weight: 7 },
        { id: 'B1', message: 'Only 4 bullets.', why: 'Five bullets are read.', points: 5, weight: 8 },
      ],
    }),
    score_cards: ({ dry_run }) => onMany(dry_run),
    improve_card: ({ card_id, marketplace }) => ({
      card: cardOf(card_id),
      marketplace: marketplace ?? 'generic',
      score_before: 58,
      score_after: 84,
      changes: [{ path: '/title', reason: 'The title names the material.' }],
      flags: [],
      questions: [],
      note: null,
    }),
    improve_cards: ({ dry_run }) => onMany(dry_run),
    edit_card: ({ card_id }) => ({ card: cardOf(card_id), edits: [], notes: [] }),
    lock_fields: ({ card_id, fields, locked }) => ({ card: cardOf(card_id), locked: locked ? fields : [] }),
    compare_versions: ({ card_id }) => ({ card: cardOf(card_id), fields: [{ path: '/title', change: 'changed' }] }),
    restore_version: ({ card_id, version, steps = 1, sections }) => ({
      card: cardOf(card_id),
      version,
      label: 'Imported',
      ...(steps > 1 ? { steps } : {}),
      ...(sections === undefined ? {} : { sections }),
    }),
    edit_image: ({ card_id }) => made(card_id),
    generate_image: ({ card_id }) => made(card_id),
    add_image_to_gallery: ({ card_id }) => ({ card: cardOf(card_id), image_id: idOf(92), position: 3 }),
    export_cards: ({ format, card_ids }) => ({
      export_id: idOf(96),
      format: exportFormatSchema.parse(format ?? 'xlsx') satisfies z.infer<typeof exportFormatSchema>,
      card_count: card_ids?.length ?? library.length,
    }),
    schedule_task: ({ instruction, schedule, timezone }) => ({
      task_id: idOf(93),
      title: instruction,
      instruction,
      schedule,
      timezone: timezone ?? 'UTC',
      enabled: true,
      next_run_at: '2026-11-30T09:00:00.000Z',
    }),
    list_tasks: () => ({ tasks }),
    cancel_task: ({ task_id }) => ({ task_id: task_id ?? idOf(93), title: 'Score all cards' }),
    remember_preference: (preference) => ({ preference, replaced: null }),
    forget_preference: () => ({ forgotten: [{ kind: 'brand_voice', value: 'friendly' }] }),
    list_preferences: () => ({ preferences: [{ kind: 'brand_voice', value: 'friendly' }] }),
    publish_case: ({ card_id }) => ({ card: cardOf(card_id), url: `https://cardwright.test/case/${idOf(97)}` }),
    withdraw_case: ({ card_id }) => ({ card: cardOf(card_id) }),
    show_usage: () => ({
      plan: 'Free',
      plans: [],
      usage: [{ feature: 'credits', used: 0, limit: 1_300, reset_date: '2026-12-01T00:00:00.000Z' }],
    }),
  };
}
type Answers = { [Name in ToolName]: (input: ToolInput<Name>) => ToolOutputs[Name] };
const ofFive = answersFor(library);
const ofShop = answersFor(shop);

export function answerOf(tool: ToolName, input: object, cards = library): object {
  const answers = cards === shop ? ofShop : ofFive;
  return (answers[tool] as (input: object) => object)(input);
}
