import type { Fact } from '../ground/facts.ts';

const digits = 4;

/** What two spellings of one fact share: "330lb" and "330 lbs", "1,5 l" and "1,5 Liter". */
export function sharedKey({ key, number }: Fact): string {
  const reading = number?.readings.find(({ dimension }) => dimension !== null);
  return reading === undefined ? key : `${reading.dimension} ${reading.value.toPrecision(digits)}`;
}
