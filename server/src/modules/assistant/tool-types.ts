import { idSchema } from '@cardwright/contract/common';
import { exportFormatSchema } from '@cardwright/contract/exports';
import { marketplaceSchema, sectionSchema } from '@cardwright/contract/listings';
import { z } from 'zod';

/** What each tool takes. The seller's id is never among it: it is bound when the tools are made. */
export const toolInputs = {
  import_listing: z
    .object({
      url: z.string().max(2_000).optional().describe('Address of the product page'),
      html: z.string().max(200_000).optional().describe('The HTML of a saved product page, when the seller pasted it'),
      text: z.string().max(200_000).optional().describe('The listing as plain text, when the seller pasted it'),
      marketplace: marketplaceSchema.optional(),
    })
    .refine(({ url, html, text }) => url !== undefined || html !== undefined || text !== undefined, {
      message: 'One of url, html and text is needed',
    }),
  read_card: z.object({ card_id: idSchema }),
  list_cards: z.object({ query: z.string().max(200).optional().describe('Words of the title') }),
  score_card: z.object({ card_id: idSchema, marketplace: marketplaceSchema.optional() }),
  improve_card: z.object({
    card_id: idSchema,
    marketplace: marketplaceSchema.optional(),
    sections: z.array(sectionSchema).min(1).optional().describe('Only these sections; all when left out'),
    title_max: z.number().int().min(20).max(500).optional().describe('Longest title, in characters'),
    include_keywords: z.array(z.string().min(1).max(100)).max(20).optional(),
    avoid_words: z.array(z.string().min(1).max(100)).max(50).optional(),
  }),
  compare_versions: z.object({
    card_id: idSchema,
    from: z.union([z.literal('original'), z.literal('current'), idSchema]).default('original'),
    to: z.union([z.literal('original'), z.literal('current'), idSchema]).default('current'),
  }),
  export_cards: z
    .object({
      card_ids: z.array(idSchema).min(1).max(10_000).optional(),
      all: z.boolean().optional().describe("All of the seller's cards"),
      changed_within_days: z.number().int().min(1).max(366).optional().describe('With all: only cards changed lately'),
      format: exportFormatSchema.default('xlsx'),
      marketplace: marketplaceSchema.optional(),
    })
    .refine(({ card_ids, all }) => card_ids !== undefined || all === true, { message: 'card_ids or all is needed' }),
};
export type ToolName = keyof typeof toolInputs;
export type ToolInput<Name extends ToolName> = z.input<(typeof toolInputs)[Name]>;

export interface CardSummary {
  card_id: string;
  title: string;
  marketplace: string;
  score: number | null;
}
/** A tool that could not do its work says why in a sentence that the seller may read. */
export interface ToolFailure {
  error: { code: string; message: string };
}
export interface ToolOutputs {
  import_listing: { card: CardSummary; source_url: string | null } | { progress: string };
  read_card: { card: CardSummary; listing: CardListing; flags: { path: string; text: string }[] };
  list_cards: { cards: CardSummary[]; more: boolean };
  score_card: {
    card: CardSummary;
    marketplace: string;
    total: number;
    blockers: string[];
    sections: { id: string; score: number | null }[];
    fixes: { message: string; fix: string; gain: number; blocks: boolean }[];
  };
  improve_card: {
    card: CardSummary;
    marketplace: string;
    score_before: number;
    score_after: number;
    changes: { path: string; reason: string }[];
    flags: { path: string; text: string }[];
    questions: { question: string; gain: number }[];
    /** Set when the work was not done as asked, for example by the built-in rules instead of the model. */
    note: string | null;
  };
  compare_versions: { card: CardSummary; fields: { path: string; change: 'changed' | 'added' | 'removed' }[] };
  export_cards: { export_id: string; format: string; card_count: number };
}

/** The listing as tools show it: long texts are cut. */
export interface CardListing {
  title: string;
  description: string;
  bullets: string[];
  specifications: { name: string; value: string }[];
  keywords: string[];
  brand: string | null;
  category: string | null;
  price: string | null;
  identifiers: Record<string, string>;
  availability: string | null;
}

export const isFailure = (output: object): output is ToolFailure => 'error' in output;
export const isToolName = (name: string): name is ToolName => Object.hasOwn(toolInputs, name);
