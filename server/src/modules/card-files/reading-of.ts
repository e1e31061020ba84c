import { type CardFileRow, shownProblems, shownRows } from '@cardwright/contract/card-files';
import type { ColumnChoice } from '@cardwright/listing/import-file/import-fields';
import type { ImportProblem } from '@cardwright/listing/import-file/import-problem';
import type { ImportedRow } from '@cardwright/listing/import-file/import-product';
import type { ImportFile } from '@cardwright/listing/import-file/read-import-file';
import type { FileReading } from '../../db/schema/file-imports.ts';

/** What a seller sees of a file before the import: its columns, its first products, and what is wrong in all of them. */
export function readingOf(file: ImportFile, columns: readonly ColumnChoice[]): FileReading {
  const rows: CardFileRow[] = [];
  const errors: ImportProblem[] = [];
  const warnings: ImportProblem[] = [];
  const counts = { product: 0, importable: 0, error: 0, warning: 0 };
  const tell = (problem: ImportProblem) => {
    counts[problem.level] += 1;
    const list = problem.level === 'error' ? errors : warnings;
    if (list.length < shownProblems) list.push(problem);
  };
  file.problems(columns).forEach(tell);
  for (const row of file.products(columns)) {
    counts.product += 1;
    if (row.product !== null) counts.importable += 1;
    row.problems.forEach(tell);
    if (rows.length < shownRows) rows.push(shown(row));
  }
  return {
    format: file.format,
    template: file.template,
    columns: file.columns,
    row_count: file.row_count,
    rows,
    product_count: counts.product,
    importable_count: counts.importable,
    problems: [...errors, ...warnings].slice(0, shownProblems),
    error_count: counts.error,
    warning_count: counts.warning,
  };
}

const mostTitleCharacters = 300;

function shown({ rows, name, product }: ImportedRow): CardFileRow {
  const listing = product?.listing;
  const price = listing?.price ?? null;
  return {
    rows,
    title: name.slice(0, mostTitleCharacters).toWellFormed(),
    brand: listing?.brand ?? null,
    price: price === null ? null : [price.amount, price.currency].filter(Boolean).join(' '),
    sku: listing?.identifiers.sku ?? null,
    bullet_count: listing?.bullets.length ?? 0,
    specification_count: listing?.specifications.length ?? 0,
    image_count: product?.images.length ?? 0,
    is_importable: product !== null,
  };
}
