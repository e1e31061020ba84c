import { z } from 'zod';

const count = z.number().int().nonnegative();

const doubtful = /^(?:unknown|unverified)\b/;

// `PackRule` in pack-rules.ts says what the fields mean.
function rule<T extends z.ZodType>(limit: T) {
  return z
    .strictObject({
      limit,
      kind: z.enum(['hard', 'recommended', 'ours']),
      source: z.array(z.string()),
      checked_on: z.iso.date(),
      note: z.string().min(1).optional(),
    })
    .refine((found: { limit?: unknown; note?: string | undefined }) => {
      return found.limit !== null || found.note !== undefined;
    }, 'a limit of null needs a note')
    .refine(
      ({ kind, source, note }) => kind === 'ours' || source.length > 0 || doubtful.test(note ?? ''),
      'a rule of the marketplace needs a source, or a note that it is unknown or unverified',
    );
}

const number = rule(count);
const limit = rule(count.nullable());
const text = rule(z.string());
const texts = rule(z.array(z.string()).min(1));
const flag = rule(z.boolean());
const side = rule(
  z
    .strictObject({
      longest: count.optional(),
      shortest: count.optional(),
      box: z.tuple([count, count]).optional(),
    })
    .nullable(),
);

const title = z.strictObject({
  max: limit,
  good_min: number,
  good_max: number,
  words: limit,
  repeat: number,
  banned_signs: text,
  once_signs: text,
  brand: rule(z.enum(['any', 'forbid'])),
  style: texts.optional(),
  subtitle_max: limit.optional(),
  highlights_max: limit.optional(),
  short_max: limit.optional(),
  short_good_min: limit.optional(),
  short_good_max: limit.optional(),
  seo_max: limit.optional(),
});

const description = z.strictObject({
  min: number,
  max: limit,
  ideal: number,
  html: rule(z.enum(['none', 'basic', 'full'])),
  seo_max: limit.optional(),
  api_max: limit.optional(),
  forbidden: texts.optional(),
});

const bullets = z.strictObject({
  ideal: number,
  max: limit,
  item_min: number,
  item_max: number,
  min: limit.optional(),
  together_max: limit.optional(),
  banned_signs: text.optional(),
  forbidden: texts.optional(),
});

const specifications = z.strictObject({
  ideal: number,
  brand_max: limit.optional(),
  unbranded: text.optional(),
  name_max: limit.optional(),
  value_max: limit.optional(),
  materials_max: limit.optional(),
  material_signs: text.optional(),
  styles_max: limit.optional(),
  weight_unit: text.optional(),
  size_unit: text.optional(),
});

const identifiers = z.strictObject({
  gtin: rule(z.enum(['required', 'recommended', 'optional'])),
  gtin_lengths: rule(z.array(count).min(1)).optional(),
  gtin_refused_prefixes: texts.optional(),
  gtin_absent: text.optional(),
  sku_field: text.optional(),
  sku_max: limit.optional(),
  sku_unique: flag.optional(),
  handle_signs: text.optional(),
});

const keywords = z.strictObject({
  mode: rule(z.enum(['count', 'bytes'])),
  ideal: number,
  max: limit,
  item_max: limit,
  item_signs: text.optional(),
  field: text.optional(),
});

const images = z.strictObject({
  ideal: number,
  max: limit,
  min_side: side,
  good_side: rule(side.shape.limit.unwrap()),
  formats: rule(z.array(z.string()).min(1).nullable()),
  megabytes: rule(z.number().positive().nullable()),
  aspect: rule(z.array(z.number().positive()).min(1).nullable()),
  white: flag,
  longest_max: limit.optional(),
  megapixels_max: limit.optional(),
  url_max: limit.optional(),
  url_ending: text.optional(),
  name: text.optional(),
  alt_max: limit.optional(),
  alt_good_max: limit.optional(),
  first_shortest: limit.optional(),
  videos_max: limit.optional(),
  forbidden: texts.optional(),
});

const variants = z.strictObject({
  options_max: limit.optional(),
  values_max: limit.optional(),
  variants_max: limit.optional(),
  images_max: limit.optional(),
});

const upload = z.strictObject({
  required_fields: texts.optional(),
  usual_fields: texts.optional(),
  /** The field for texts that a generative model wrote. */
  generated_text_fields: texts.optional(),
  status: text.optional(),
  file_megabytes: rule(z.number().positive().nullable()).optional(),
});

/** The dated rules of one marketplace: what it refuses, what it advises, and the thresholds that are our own. */
export const rulePackSchema = z.strictObject({
  /** Also the name of the pack's file and of what that exports. */
  id: z.string().regex(/^[a-z][a-z0-9]*$/),
  /** As people know it. */
  name: z.string().min(1),
  /** Place in lists for people, from 1. */
  order: count,
  title,
  description,
  /** Null: the marketplace has no such field. */
  bullets: bullets.nullable(),
  specifications,
  identifiers,
  keywords: keywords.nullable(),
  images,
  variants: variants.optional(),
  upload: upload.optional(),
  /** Ids of the rubric's rules that stop an upload whenever they are not fully met. */
  blocking_rules: rule(z.array(z.string())),
});

export type RulePack = z.infer<typeof rulePackSchema>;
