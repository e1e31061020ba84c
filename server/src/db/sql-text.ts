/** A statement in the making: text with `$1` places, and what goes there. */
export interface SqlText {
  values: unknown[];
  param(value: unknown): string;
}

export function sqlText(): SqlText {
  const values: unknown[] = [];
  return { values, param: (value) => `$${values.push(value)}` };
}
