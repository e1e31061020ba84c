import { idSchema } from '@cardwright/contract/common';
import { exportFormatSchema } from '@cardwright/contract/exports';
import { imageOperationSchema, imageSideSchema } from '@cardwright/contract/images';
import { improveWishes, preferenceKindSchema } from '@cardwright/contract/improve-wishes';
import { longestCardQuery } from '@cardwright/contract/library';
import { marketplaceSchema, sectionSchema } from '@cardwright/contract/listings';
import { z } from 'zod';
import { cardState } from './tools/card-state.ts';
import { changedWithin } from './tools/changed-days.ts';
import { priceRange } from './tools/price-range.ts';
import { textStyles } from './tools/text-styles.ts';

export type { Preference, PreferenceKind } from '@cardwright/contract/improve-wishes';
export type { CardListing, CardSummary, ToolFailure, ToolOutputs } from './tool-outputs.ts';

const marketplace = marketplaceSchema.optional();

/** How a listing is to be rewritten. */
const wishes = {
  marketplace,
  sections: z.array(sectionSchema).min(1).optional().describe('Only these sections; all when left out'),
  ...improveWishes,
};

const howMany = z.number().int().min(1).max(99).optional();
const ofPrice = {
  cheapest: howMany.describe('Of those, so many with the lowest prices'),
  dearest: howMany.describe('Of those, so many with the highest prices'),
};

/** Which cards a work on many is about. */
const scope = z
  .object({
    all: z.literal(true).optional(),
    card_ids: z.array(idSchema).min(1).max(10_000).optional(),
    query: z.string().min(1).max(200).optional().describe('Words of the title'),
    marketplace_is: marketplaceSchema.optional(),
    changed_within_days: changedWithin.optional(),
    score_below: z.number().int().min(1).max(100).optional(),
    score_from: z.number().int().min(0).max(100).optional().describe('Only cards with this score or a better one'),
    any_of: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(20)
      .optional()
      .describe('Only cards whose titles have all words of one of these'),
    except: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(20)
      .optional()
      .describe('Without the cards whose titles have all words of one of these'),
    ...ofPrice,
    ...priceRange,
    ...cardState,
  })
  .refine((value) => Object.values(value).some((given) => given !== undefined), {
    message: 'Say which cards: all, their ids, or what they have in common',
  });
const dryRun = z.boolean().optional().describe('Only tells what it would cost; ask the seller before the real run');

const agreedTotal = z
  .number()
  .int()
  .min(0)
  .optional()
  .describe('The total cost that the dry run told and the seller agreed to; more than that is asked again');

const spendAtMost = z
  .number()
  .int()
  .min(0)
  .max(1_000_000)
  .optional()
  .describe('So many credits the seller wants to spend on it at most: only as many cards as that is enough for');

const editField = z.enum([
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
]);
const edit = z.object({
  op: z
    .enum(['set', 'add', 'remove', 'move', 'swap', 'restyle'])
    .describe(
      'move and swap: of bullets, keywords and specifications; restyle: a text in another `style`, or a list `a_to_z`',
    ),
  field: editField,
  value: z
    .string()
    .max(20_000)
    .optional()
    .describe('Of the price also a change that the seller states: "+10%", "-5 USD", "x2", "round up", "round .99"'),
  name: z
    .string()
    .max(300)
    .optional()
    .describe('Name of the specification; of a text, the words that `value` replaces or `remove` takes out'),
  at_most: z
    .union([z.literal('limit'), z.number().int().min(1).max(20_000)])
    .optional()
    .describe(
      'Of a title: it stays as it is where it would get longer, in characters; `limit`: than its marketplace takes',
    ),
  position: z
    .number()
    .int()
    .min(-1)
    .max(500)
    .optional()
    .describe('Which bullet, keyword or specification, from 1; -1 is the last'),
  to: z
    .number()
    .int()
    .min(-500)
    .max(500)
    .optional()
    .describe('Where `move` puts it, or what `swap` exchanges it with; -1 is the last'),
  style: z.enum(textStyles).optional().describe('Of `restyle`'),
  instead_of: z
    .string()
    .max(100)
    .optional()
    .describe('Of a specification: the value that the seller calls wrong; texts that say it of the product follow'),
});

const pixels = imageSideSchema.optional();

const place = z.number().int().min(-10_000).max(10_000);
const productPick = z
  .object({
    by: z
      .enum(['place', 'row', 'name'])
      .describe('place: the how-manieth product, from 1, the last is -1; row: as a spreadsheet counts, headings too'),
    ranges: z
      .array(z.object({ from: place, to: place }))
      .max(50)
      .optional(),
    names: z.array(z.string().min(1).max(200)).max(50).optional(),
    is_except: z.boolean().optional().describe('All products but these'),
  })
  .describe('Only when the seller wants some products of the file');

/** An image by its place in the gallery, or by its id. */
const imagePlace = z.union([z.literal('main'), z.literal('last'), z.number().int().min(1).max(100), idSchema]);

/** What each tool takes. The seller's id is never among it: it is bound when the tools are made. */
export const toolInputs = {
  import_listing: z
    .object({
      url: z.string().max(2_000).optional().describe('Address of the product page'),
      html: z.string().max(200_000).optional().describe('The HTML of a saved product page, when the seller pasted it'),
      text: z.string().max(200_000).optional().describe('The listing as plain text, when the seller pasted it'),
      marketplace,
    })
    .refine(({ url, html, text }) => url !== undefined || html !== undefined || text !== undefined, {
      message: 'One of url, html and text is needed',
    }),
  reimport_card: z.object({ card_id: idSchema }),
  create_card: z.object({
    text: z.string().min(1).max(20_000).describe("The facts of the product, in the seller's own words"),
    marketplace,
  }),
  import_file: z.object({ file_id: idSchema, marketplace, pick: productPick.optional() }),
  list_cards: z.object({
    query: z.string().max(longestCardQuery).optional().describe('Words of the title'),
    marketplace,
    changed_within_days: changedWithin.optional(),
    score_below: z.number().int().min(1).max(100).optional(),
    score_from: z.number().int().min(0).max(100).optional(),
    card_ids: z.array(idSchema).min(1).max(200).optional().describe('Only some of these'),
    published: z.literal(true).optional().describe('Only cards with a public page'),
    ...priceRange,
    ...cardState,
    sort: z
      .enum(['changed', 'title', 'score', 'best', 'oldest', 'newest', 'cheapest', 'dearest'])
      .optional()
      .describe('score: the lowest first; best: the highest first; oldest: those that were added first'),
    most: z.number().int().min(1).max(50).optional().describe('Only so many, the first of that order'),
    prices: z.literal(true).optional().describe('Also what they cost: together, on average, least and most'),
  }),
  read_card: z.object({ card_id: idSchema }),
  answer_from_card: z.object({ card_id: idSchema, question: z.string().min(1).max(2_000) }),
  score_card: z.object({ card_id: idSchema, marketplace }),
  score_cards: z.object({ scope, marketplace, dry_run: dryRun, agreed_total: agreedTotal, spend_at_most: spendAtMost }),
  improve_card: z.object({ card_id: idSchema, ...wishes }),
  improve_cards: z.object({
    scope,
    ...wishes,
    dry_run: dryRun,
    agreed_total: agreedTotal,
    spend_at_most: spendAtMost,
  }),
  edit_card: z.object({ card_id: idSchema, edits: z.array(edit).min(1).max(50) }),
  lock_fields: z.object({ card_id: idSchema, fields: z.array(sectionSchema).min(1).max(5), locked: z.boolean() }),
  compare_versions: z.object({
    card_id: idSchema,
    from: z.union([z.literal('original'), z.literal('current'), idSchema]).default('original'),
    to: z.union([z.literal('original'), z.literal('current'), idSchema]).default('current'),
  }),
  restore_version: z.object({
    card_id: idSchema,
    version: z.enum(['previous', 'original']),
    steps: z
      .number()
      .int()
      .min(1)
      .max(20)
      .optional()
      .describe('With `previous`: so many versions back; 1 when left out'),
    sections: z
      .array(sectionSchema)
      .min(1)
      .max(5)
      .optional()
      .describe(
        'Only these sections, as they were before their last change, whatever `steps` says, or in the original',
      ),
  }),
  edit_image: z.object({
    card_id: idSchema.optional(),
    image: z
      .union([z.literal('main'), z.literal('all'), z.number().int().min(1).max(100), idSchema])
      .describe('main, all, a number from 1, or the id of an image or of an attached file'),
    except: z
      .array(imagePlace)
      .min(1)
      .max(100)
      .optional()
      .describe('With all: images that are left out, such as those that were worked on before'),
    operations: z.array(imageOperationSchema).min(1).max(8),
    marketplace: marketplaceSchema.optional().describe('Whose rule of size the result meets'),
    width: pixels,
    height: pixels,
  }),
  generate_image: z.object({
    card_id: idSchema.optional(),
    kind: z.enum(['size_chart', 'feature_graphic', 'compose', 'picture']),
    prompt: z.string().max(2_000).optional(),
    images: z
      .array(imagePlace)
      .max(9)
      .optional()
      .describe(
        'Those that are meant: main, last, numbers from 1, ids of images or attached files; compose: all if left out',
      ),
    except: z
      .array(imagePlace)
      .min(1)
      .max(100)
      .optional()
      .describe('With compose: images of the card that are left out'),
    each: z
      .array(imageOperationSchema)
      .min(1)
      .max(8)
      .optional()
      .describe(
        'With compose, when the seller asks for it: what is done to each image before; each takes its own credits',
      ),
    count: z
      .number()
      .int()
      .min(1)
      .max(100)
      .optional()
      .describe('With compose and no images named: how many the card has to have for all of them to be meant'),
  }),
  add_image_to_gallery: z.object({
    card_id: idSchema.optional(),
    image: z.union([z.literal('last'), idSchema]).describe('last: the newest one made in this chat'),
    as_main: z.boolean().optional().describe('Puts it first: the main image'),
  }),
  export_cards: z
    .object({
      card_ids: z.array(idSchema).min(1).max(10_000).optional(),
      all: z.boolean().optional().describe("All of the seller's cards"),
      cheapest: ofPrice.cheapest.describe('With all: only so many with the lowest prices'),
      dearest: ofPrice.dearest.describe('With all: only so many with the highest prices'),
      changed_within_days: changedWithin.optional().describe(`With all. ${changedWithin.description}`),
      score_below: z.number().int().min(1).max(100).optional().describe('With all: only cards with a lower score'),
      score_from: z.number().int().min(0).max(100).optional().describe('With all: only cards with that score or more'),
      ...priceRange,
      ...cardState,
      format: exportFormatSchema.default('xlsx'),
      marketplace,
      as_last_time: z
        .literal(true)
        .optional()
        .describe('In the format of the last export, and of its cards when none are named'),
      other_format: exportFormatSchema.optional().describe('With as_last_time: of its cards, in this format instead'),
    })
    .refine(({ card_ids, all, as_last_time: again }) => card_ids !== undefined || all === true || again === true, {
      message: 'card_ids, all or as_last_time is needed',
    }),
  schedule_task: z.object({
    instruction: z
      .string()
      .min(1)
      .max(4_000)
      .describe('What to do each time, as the seller would write it; of a task that is changed, its own if that stays'),
    schedule: z.string().min(9).max(100).describe('Cron, five fields: 0 9 * * 1 is every Monday at 9:00'),
    timezone: z
      .string()
      .max(60)
      .optional()
      .describe("IANA name; left out, the seller's own, or what the changed task has"),
    task_id: idSchema.optional().describe('Changes this task instead of making another'),
    card_ids: z.array(idSchema).max(10).optional(),
  }),
  list_tasks: z.object({}),
  cancel_task: z.object({ task_id: idSchema.optional(), query: z.string().max(200).optional() }),
  remember_preference: z.object({ kind: preferenceKindSchema, value: z.string().min(1).max(500) }),
  forget_preference: z.object({ kind: preferenceKindSchema.optional(), value: z.string().max(500).optional() }),
  list_preferences: z.object({}),
  publish_case: z.object({ card_id: idSchema }),
  withdraw_case: z.object({ card_id: idSchema }),
  show_usage: z.object({}),
};
export type ToolName = keyof typeof toolInputs;
export type ToolInput<Name extends ToolName> = z.input<(typeof toolInputs)[Name]>;

export type ListingEdit = z.infer<typeof edit>;
export type ImproveWishes = Omit<ToolInput<'improve_card'>, 'card_id'>;
export type CardScope = z.infer<typeof scope>;
export type ImageOperation = z.infer<typeof imageOperationSchema>;

export const isFailure = (output: object): output is { error: { code: string; message: string } } => 'error' in output;
export const isToolName = (name: string): name is ToolName => Object.hasOwn(toolInputs, name);
