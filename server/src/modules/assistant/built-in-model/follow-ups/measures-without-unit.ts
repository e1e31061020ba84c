import type { Turn } from '../conversation.ts';

const name =
  '(?:the |its |and |with (?:a )?)*(?:(?:overall|total|inner|outer|max(?:imum)?) )?(?:height|width|length|depth|diameter|thickness|weight|radius|circumference|volume|capacity)';
const number = '\\d{1,5}(?:[.,]\\d{1,3})?';
const pair = `${name}(?: is| of| about|:| =)? ?${number}`;
/** "Height 20.50 and width 34.00", and nothing besides. */
const measures = new RegExp(
  `^(?:(?:please|set|add|change|put|it is|it has|ok(?:ay)?|and|actually)[\\s,.:]+)*${pair}(?:(?:[,;\\n]| and| x){0,2} ?${pair}){0,5}[\\s.!]*$`,
  'i',
);
/** What is weighed has no length, and what is long no litres. */
const weighed = /\bweight\b/i;
const filled = /\b(?:volume|capacity)\b/i;
const long = /\b(?:height|width|length|depth|diameter|thickness|radius|circumference)\b/i;
const kinds: [RegExp, RegExp[]][] = [
  [/^(?:g|k|o|lb|pound)/i, [filled, long]],
  [/^(?:ml|l)/i, [weighed, long]],
  [/./, [weighed, filled]],
];
const fits = (unit: string, said: string): boolean =>
  kinds.find(([units]) => units.test(unit))?.[1].every((other) => !other.test(said)) ?? true;
const units =
  /^(?:(?:it is|its|it's|in|all in|both in|that is|sorry|oh|everything in)[\s,]+)*(cm|mm|m|centimet(?:er|re)s?|millimet(?:er|re)s?|met(?:er|re)s?|in|inch(?:es)?|ft|feet|g|grams?|kg|kilos?|oz|lbs?|pounds?|ml|l|lit(?:er|re)s?)(?: of course| please| both)?[\s.!]*$/i;

/** Measurements that are stated without their unit: nobody knows what they are. */
export const isWithoutUnit = (text: string): boolean => text.length <= 200 && measures.test(text.trim());

/** "Cm", right after them: each with its unit. */
export function inUnit(text: string, last: Turn): string | null {
  const unit = units.exec(text.trim())?.[1];
  if (unit === undefined || last.steps.length > 0 || !isWithoutUnit(last.text) || !fits(unit, last.text)) return null;
  return last.text
    .trim()
    .replace(/(?<=\d)(?=[\s,.;!]*$|[\s,;]+(?:and|with|the|its|x)?\s*\p{L})(?![.,]\d)/giu, ` ${unit}`);
}
