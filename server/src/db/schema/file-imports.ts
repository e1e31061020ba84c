import type { CardFile, CardFileImportRequest } from '@cardwright/contract/card-files';
import type { ImportProduct } from '@cardwright/listing/import-file/import-product';
import type { ProductPick } from '@cardwright/listing/import-file/picked-products';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './time-column.ts';

/** What an upload was found to be. */
export type FileReading = Pick<
  CardFile,
  | 'format'
  | 'template'
  | 'columns'
  | 'row_count'
  | 'rows'
  | 'product_count'
  | 'importable_count'
  | 'problems'
  | 'error_count'
  | 'warning_count'
>;

/** What is chosen at the start of an import; the assistant may pick single products. */
export type FileImportChoices = CardFileImportRequest & { pick?: ProductPick };

export const fileImports = pgTable('file_imports', {
  id: uuid('id').primaryKey(),
  user_id: uuid('user_id').notNull(),
  file_key: text('file_key'),
  file_name: text('file_name').notNull(),
  reading: jsonb('reading').$type<FileReading>().notNull(),
  status: text('status', { enum: ['uploaded', 'reading', 'creating', 'pictures', 'done', 'failed'] }).notNull(),
  choices: jsonb('choices').$type<FileImportChoices>(),
  attempts: integer('attempts').notNull().default(0),
  error_message: text('error_message'),
  held_until: time('held_until'),
  worked_at: time('worked_at').notNull(),
  created_at: time('created_at').notNull(),
  finished_at: time('finished_at'),
});

export const fileImportItems = pgTable(
  'file_import_items',
  {
    import_id: uuid('import_id').notNull(),
    place: integer('place').notNull(),
    row_numbers: jsonb('row_numbers').$type<number[]>().notNull(),
    title: text('title').notNull(),
    product: jsonb('product').$type<Omit<ImportProduct, 'images'>>(),
    pictures: jsonb('pictures').$type<ImportProduct['images']>(),
    status: text('status', { enum: ['waiting', 'created', 'failed'] }).notNull(),
    card_id: uuid('card_id'),
    message: text('message'),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.place] })],
);
