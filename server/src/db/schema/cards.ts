import type { Marketplace } from '@cardwright/contract/listings';
import type { Evidence, Flag, Source } from '@cardwright/listing/evidence';
import type { Listing, ListingSection } from '@cardwright/listing/listing';
import { doublePrecision, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

/** A flag that the seller has confirmed, for as long as the words that it is about stay in its section. */
export interface Confirmation {
  section: string;
  kind: string;
  text: string;
  /** The sentence or entry that was confirmed; empty for a flag about something that is not there. */
  stands: string;
  /** The source that holds the confirmed words; null when they need none. */
  source_id: string | null;
}

export const cards = pgTable('cards', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  chat_id: uuid('chat_id'),
  status: text('status', { enum: ['importing', 'ready', 'improving', 'failed'] }).notNull(),
  failure_code: text('failure_code'),
  failure_message: text('failure_message'),
  source_url: text('source_url'),
  brand_store: text('brand_store'),
  marketplace: text('marketplace').$type<Marketplace>().notNull(),
  original_version_id: uuid('original_version_id').notNull(),
  current_version_id: uuid('current_version_id').notNull(),
  title: text('title').notNull(),
  score: integer('score'),
  /** Sections that an improvement leaves alone. */
  locks: jsonb('locks').$type<ListingSection[]>().notNull().default([]),
  /** Sentences and entries that an improvement keeps word for word. */
  protected_texts: jsonb('protected_texts').$type<string[]>().notNull().default([]),
  confirmations: jsonb('confirmations').$type<Confirmation[]>().notNull().default([]),
  created_at: time('created_at').notNull(),
  updated_at: time('updated_at').notNull(),
});

export const cardVersions = pgTable(
  'card_versions',
  {
    id: uuid('id').primaryKey(),
    card_id: uuid('card_id').notNull(),
    number: integer('number').notNull(),
    label: text('label').notNull(),
    author: text('author', { enum: ['import', 'seller', 'assistant'] }).notNull(),
    listing: jsonb('listing').$type<Listing>().notNull(),
    evidence: jsonb('evidence').$type<Evidence[]>().notNull(),
    flags: jsonb('flags').$type<Flag[]>().notNull(),
    /** The editing session whose next save overwrites this version, while it is the current one. */
    draft_session: uuid('draft_session'),
    /** The source that holds what the seller wrote in this version. */
    source_id: uuid('source_id'),
    created_at: time('created_at').notNull(),
  },
  (table) => [unique().on(table.card_id, table.number)],
);

export const cardSources = pgTable('card_sources', {
  id: uuid('id').primaryKey(),
  card_id: uuid('card_id').notNull(),
  kind: text('kind').$type<Source['kind']>().notNull(),
  text: text('text').notNull(),
  created_at: time('created_at').notNull(),
});

/** A smaller form of a picture. */
export interface ImageVariant {
  key: string;
  width: number;
  height: number;
  content_type: string;
}

export const images = pgTable('images', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  card_id: uuid('card_id'),
  position: integer('position').notNull(),
  origin: text('origin', { enum: ['import', 'upload', 'assistant'] }).notNull(),
  source_url: text('source_url'),
  file_key: text('file_key'),
  thumbnail_key: text('thumbnail_key'),
  content_type: text('content_type'),
  format: text('format'),
  width: integer('width'),
  height: integer('height'),
  bytes: integer('bytes'),
  white_share: doublePrecision('white_share'),
  content_hash: text('content_hash'),
  look: text('look'),
  variants: jsonb('variants').$type<ImageVariant[]>(),
  alt: text('alt').notNull(),
  created_at: time('created_at').notNull(),
});
