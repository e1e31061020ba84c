/** Builds a statement: its text with `$1` placeholders, and their values. */
export interface SqlText {
  values: unknown[];
  param(value: unknown): string;
}

export function sqlText(): SqlText {
  const values: unknown[] = [];
  return { values, param: (value) => `$${values.push(value)}` };
}
