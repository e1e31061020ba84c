import type { Listing, Specification } from '@cardwright/listing/listing';
import {
  type DetailProblem,
  detailProblems,
  emptyDetails,
  fieldsOfDetails,
  type ProductDetails,
} from '../../lib/product-details.ts';

/** The form's fields as they are typed. */
export interface ManualValues extends ProductDetails {
  title: string;
  description: string;
  bullets: string;
  specifications: string;
  keywords: string;
}
export const emptyManual: ManualValues = {
  title: '',
  description: '',
  bullets: '',
  specifications: '',
  keywords: '',
  ...emptyDetails,
};

/** A key under `errors` for each field that is wrong. */
export type ManualProblems = Partial<
  Record<keyof ManualValues, DetailProblem | { key: 'titleMissing' } | { key: 'specificationInvalid'; line: string }>
>;

/** Bounds of the contract's listing. */
const longest = { title: 2_000, description: 500_000 } as const;
const longestEntry = 5_000;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const pairOf = (line: string): Specification | null => {
  const colon = line.indexOf(':');
  const [name, value] = [line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim()];
  return name === '' || value === '' || name.length > 300 || value.length > longestEntry ? null : { name, value };
};

export function manualProblems(values: ManualValues): ManualProblems {
  const problems: ManualProblems = {};
  if (values.title.trim() === '') problems.title = { key: 'titleMissing' };
  for (const [field, max] of Object.entries(longest) as [keyof typeof longest, number][])
    if (values[field].trim().length > max) problems[field] = { key: 'tooLong', max };
  if (linesOf(values.bullets).some((bullet) => bullet.length > longestEntry))
    problems.bullets = { key: 'tooLong', max: longestEntry };
  const wrong = linesOf(values.specifications).find((line) => pairOf(line) === null);
  if (wrong !== undefined) problems.specifications = { key: 'specificationInvalid', line: wrong.slice(0, 80) };
  return { ...problems, ...detailProblems(values) };
}

/** The listing in the form; for unfinished fields, what can already be read. */
export function manualListing(values: ManualValues): Listing {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    bullets: linesOf(values.bullets),
    specifications: linesOf(values.specifications).flatMap((line) => pairOf(line) ?? []),
    keywords: values.keywords
      .split(/[,\n]/u)
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== ''),
    ...fieldsOfDetails(values),
    language: null,
  };
}
