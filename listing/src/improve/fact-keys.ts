import type { Fact } from '../ground/facts.ts';

const digits = 4;

/** What two spellings of one fact share: "330lb" and "330 lbs", "1,5 l" and "1,5 Liter". */
export function sharedKey({ key, number }: Fact): string {
  // "1,200 mAh" may be read in two ways; elsewhere it is written "1200 mAh".
  const [reading] = (number?.readings ?? [])
    .filter(({ dimension }) => dimension !== null)
    .sort((a, b) => b.value - a.value);
  return reading === undefined ? key : `${reading.dimension} ${reading.value.toPrecision(digits)}`;
}
