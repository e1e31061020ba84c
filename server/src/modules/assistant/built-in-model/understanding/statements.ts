import type { ListingEdit } from '../../tool-types.ts';
import { isColors, isPlace, mayBeBrand, mayBeColor } from './fact-values.ts';
import { unquoted } from './normal-form.ts';

/** Facts as a seller states them in a sentence, each with the specification that it is. */
const facts: [RegExp, string, ((value: string) => boolean)?][] = [
  [/\b(?:is |are )?made (?:of|from|out of) (.+)$/i, 'Material'],
  [/\bmaterial is (.+)$/i, 'Material'],
  [/\b(?:it |which |and )?weighs? (?:about |around )?(.+)$/i, 'Weight'],
  [/\b(?:it )?holds? (?:up to )?(\d.+)$/i, 'Capacity'],
  [/\b(?:it )?measures? (.+)$/i, 'Dimensions'],
  [/\b(?:is|are) (\d[\d.,]* ?(?:cm|mm|m|in|inch(?:es)?|ft|feet)) (?:long)$/i, 'Length'],
  [/\b(?:is|are) (\d[\d.,]* ?(?:cm|mm|m|in|inch(?:es)?|ft|feet)) (?:wide)$/i, 'Width'],
  [/\b(?:is|are) (\d[\d.,]* ?(?:cm|mm|m|in|inch(?:es)?|ft|feet)) (?:high|tall)$/i, 'Height'],
  [/\bcolou?rs? (?:is|are) (.+)$/i, 'Color', mayBeColor],
  [/\bcomes in (?:the )?colou?rs? (.+)$/i, 'Color', mayBeColor],
  [/\bcomes in (.+)$/i, 'Color', isColors],
  [/\b(?:is )?made in (.+)$/i, 'Country of origin', isPlace],
  [/\bcountry of origin is (.+)$/i, 'Country of origin'],
  [/\bwarranty (?:is|of) (.+)$/i, 'Warranty'],
];

const clean = (text: string) =>
  unquoted(text)
    .replace(/[.!;,]+$/, '')
    .replace(/,? please$/i, '')
    .trim();
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "it is made of bamboo": a fact that is stated about the product; null when the sentence states none that is known. */
export function statedFact(sentence: string): ListingEdit | null {
  const text = sentence.trim();
  const brand = /^(?:the |its |my |our )?brand(?: name)? (?:is|:) (.+)$/i.exec(text)?.[1];
  if (brand !== undefined && mayBeBrand(clean(brand))) return { op: 'set', field: 'brand', value: clean(brand) };
  for (const [pattern, name, fits] of facts) {
    const stated = pattern.exec(text)?.[1];
    const value = stated === undefined ? '' : clean(stated);
    if (value !== '' && fits?.(value) !== false) return { op: 'set', field: 'specifications', name, value };
  }
  const pair = /^([^:=\n]{2,60}?)\s*[:=]\s*(\S.{0,400})$/.exec(text);
  if (pair?.[1] === undefined || pair[2] === undefined) return null;
  return ofField(capital(pair[1].trim()), clean(pair[2]));
}

function ofField(name: string, value: string): ListingEdit {
  const field = name.toLowerCase();
  if (field === 'brand' || field === 'category' || field === 'price' || field === 'title' || field === 'description')
    return { op: 'set', field, value };
  if (/^keywords?$/.test(field)) return { op: 'add', field: 'keywords', value };
  if (/^bullets?$/.test(field)) return { op: 'add', field: 'bullets', value };
  return { op: 'set', field: 'specifications', name, value };
}
