import { checkGtin } from '../identifiers/gtin.ts';
import { fieldOfName, plainHeader } from './header-names.ts';
import { type ImportField, takesSeveral } from './import-fields.ts';
import { shortValue } from './import-problem.ts';
import type { ImportTable } from './read-table.ts';

export interface ImportColumn {
  /** From 0. */
  index: number;
  name: string;
  /** The first different values, shortened. */
  samples: string[];
  field: ImportField | null;
  /** 0 to 1; 1: the layout of the file is known. */
  confidence: number;
}

const sampleRows = 200;
const shownSamples = 3;

/** What each column of a table holds, judged by its name and, if that says nothing, by its values. */
export function suggestColumns(table: ImportTable): ImportColumn[] {
  const columns = table.names.map((name, index): ImportColumn => {
    const values = valuesOf(table, index);
    const samples = [...new Set(values)].slice(0, shownSamples).map(shortValue);
    return { index, name, samples, ...guess(table, name, values) };
  });
  settle(columns);
  return columns;
}

const valuesOf = ({ rows }: ImportTable, index: number): string[] =>
  rows
    .slice(0, sampleRows)
    .map(({ cells }) => cells[index]?.trim() ?? '')
    .filter((value) => value !== '');

const nothing = { field: null, confidence: 0 } as const;

function guess({ template }: ImportTable, name: string, values: string[]): Pick<ImportColumn, 'field' | 'confidence'> {
  const plain = plainHeader(name);
  if (template !== null && Object.hasOwn(template.fields, plain))
    return { field: template.fields[plain] ?? null, confidence: 1 };
  if (template?.id === 'ebay' && /^\*?c:/iu.test(name.trim()))
    return { field: plain === 'c brand' ? 'brand' : 'specification', confidence: 1 };
  const byName = fieldOfName(name);
  if (byName !== null && (byName.confidence >= 0.9 || values.length === 0)) return byName;
  if (template?.rest === 'specification' && name.trim() !== '') return { field: 'specification', confidence: 0.9 };
  return byName ?? (values.length === 0 ? nothing : guessByValues(values));
}

const isPicture = (value: string): boolean =>
  /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:\?\S*)?(?:[\s|;,]|$)/iu.test(value);
const isPrice = (value: string): boolean =>
  /^(?:[€$£₽]|[A-Z]{3})?\s?\d[\d\s.,]*\s?(?:€|\$|£|₽|zł|руб\.?|[A-Z]{3})$|^(?:[€$£₽])\s?\d[\d\s.,]*$/u.test(value);

function guessByValues(values: string[]): Pick<ImportColumn, 'field' | 'confidence'> {
  const most = (test: (value: string) => boolean) => values.filter(test).length > values.length * 0.8;
  if (most(isPicture)) return { field: 'images', confidence: 0.6 };
  if (most((value) => /^\d{12,14}$/u.test(value) && checkGtin(value) === 'valid'))
    return { field: 'gtin', confidence: 0.6 };
  if (most(isPrice)) return { field: 'price', confidence: 0.5 };
  const length = values.reduce((sum, value) => sum + value.length, 0) / values.length;
  if (length > 150 && new Set(values).size > values.length / 2) return { field: 'description', confidence: 0.4 };
  return nothing;
}

/** Of two columns for a field that takes one, the more certain or first one stays. Some column is always the title. */
function settle(columns: ImportColumn[]): void {
  const taken = new Map<ImportField, ImportColumn>();
  for (const column of columns) {
    if (column.field === null || takesSeveral(column.field)) continue;
    const other = taken.get(column.field);
    if (other !== undefined && other.confidence >= column.confidence) Object.assign(column, nothing);
    else {
      if (other !== undefined) Object.assign(other, nothing);
      taken.set(column.field, column);
    }
  }
  if (taken.has('title')) return;
  const words = columns.find(
    ({ field, samples }) => field === null && samples.some((sample) => /\p{L}+\s+\p{L}+/u.test(sample)),
  );
  if (words !== undefined) Object.assign(words, { field: 'title', confidence: 0.3 });
}
