import { numberWord } from '../speech/number-words.ts';

/** So many of the cards that work was priced for, by what they cost or score. */
export interface PickedFew {
  by: 'cheapest' | 'dearest' | 'worst';
  /** Null: the words do not say how many. */
  count: number | null;
}

const number = '(two|three|four|five|six|seven|eight|nine|ten|[1-9]\\d?)';
export const cheapest = '(?:cheapest|least expensive|least costly|lowest[- ]priced)';
export const dearest = '(?:dearest|priciest|most expensive|most costly|highest[- ]priced)';
const ends: [PickedFew['by'], string, string][] = [
  ['cheapest', cheapest, 'with the (?:lowest|smallest) prices?|that cost (?:the )?least'],
  ['dearest', dearest, 'with the (?:highest|biggest) prices?|that cost (?:the )?most'],
  [
    'worst',
    '(?:worst|weakest|poorest|lowest)(?:[- ](?:scoring|scored|rated))?',
    'with the (?:lowest|worst|fewest) (?:scores?|points)|that score (?:the )?(?:lowest|worst|least)',
  ],
];
const noun = '(ones|cards|listings|products|items|of (?:them|these|those|all))';
const one = '(?:one|card|listing|product|item|of (?:them|these|those|all))';

/** "The two cheapest ones", "the three with the lowest scores"; null for other words. */
export function pickedFewIn(words: string): PickedFew | null {
  for (const [by, end, ending] of ends) {
    const [found, before, behind, many] =
      new RegExp(`^(?:the |my )?(?:${number} )?${end}(?: ${number})?(?: ${noun})?$`).exec(words) ??
      new RegExp(`^(?:the |those )?${number} ()(?:${noun} )?(?:${ending})$`).exec(words) ??
      [];
    if (found !== undefined) {
      const count = numberWord(before ?? '') ?? numberWord(behind ?? '');
      return { by, count: count ?? (many === undefined || many.startsWith('of ') ? 1 : null) };
    }
    if (new RegExp(`^(?:the |my )?(?:${end} ${one}|one (?:${ending}))$`).test(words)) return { by, count: 1 };
  }
  return null;
}
