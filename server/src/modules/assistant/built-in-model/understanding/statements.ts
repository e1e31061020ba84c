import type { ListingEdit } from '../../tool-types.ts';
import { unquoted } from './normal-form.ts';

/** Facts as a seller states them in a sentence, each with the specification that it is. */
const facts: [RegExp, string][] = [
  [/\b(?:is |are )?made (?:of|from|out of) (.+)$/i, 'Material'],
  [/\bmaterial is (.+)$/i, 'Material'],
  [/\b(?:it |which |and )?weighs? (?:about |around )?(.+)$/i, 'Weight'],
  [/\b(?:it )?holds? (?:up to )?(\d.+)$/i, 'Capacity'],
  [/\b(?:it )?measures? (.+)$/i, 'Dimensions'],
  [/\b(?:is|are) (\d[\d.,]* ?(?:cm|mm|m|in|inch(?:es)?|ft|feet)) (?:long)$/i, 'Length'],
  [/\b(?:is|are) (\d[\d.,]* ?(?:cm|mm|m|in|inch(?:es)?|ft|feet)) (?:wide)$/i, 'Width'],
  [/\b(?:is|are) (\d[\d.,]* ?(?:cm|mm|m|in|inch(?:es)?|ft|feet)) (?:high|tall)$/i, 'Height'],
  [/\bcolou?rs? (?:is|are) (.+)$/i, 'Color'],
  [/\bcomes in (?:the colou?rs? )?(.+)$/i, 'Color'],
  [/\b(?:is )?made in (.+)$/i, 'Country of origin'],
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
  const brand = /^(?:the |its |our )?brand(?: name)? (?:is|:) (.+)$/i.exec(text)?.[1];
  if (brand !== undefined) return { op: 'set', field: 'brand', value: clean(brand) };
  for (const [pattern, name] of facts) {
    const value = pattern.exec(text)?.[1];
    if (value !== undefined) return { op: 'set', field: 'specifications', name, value: clean(value) };
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

export interface OpenQuestion {
  question: string;
  path?: string;
}

/** The seller's answer to questions that were asked: what is stated, else the whole of it for the first question. */
export function answeredQuestions(answer: string, questions: OpenQuestion[]): ListingEdit[] {
  const parts = answer
    .split(/\n+|;\s*|,\s*(?:and\s+)?(?=it |the |weigh|made|hold|[a-z ]{2,30}:)|\.\s+|\s+and\s+(?=it |weighs|is made)/i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const first = questions[0];
  const edits = parts.flatMap((part, index) => {
    const stated = statedFact(part);
    if (stated !== null) return [stated];
    return index === 0 && first !== undefined
      ? [answerTo(first, clean(part.replace(/^(?:it is|it's|they are|its)\s+/i, '')))]
      : [];
  });
  return edits.filter(({ value }) => value !== undefined && value !== '').slice(0, 10);
}

const labels: [RegExp, string][] = [
  [/\bmaterial\b/i, 'Material'],
  [/\bweigh/i, 'Weight'],
  [/\bcolou?r\b/i, 'Color'],
  [/\bsize\b|\bdimension/i, 'Size'],
  [/\bcapacity\b|\bhold\b/i, 'Capacity'],
  [/\binclud|\bin the box\b/i, 'Included'],
  [/\borigin\b/i, 'Country of origin'],
  [/\bcare\b|\bwash/i, 'Care'],
  [/\bgtin\b|\bbarcode\b/i, 'GTIN'],
];

function answerTo({ question, path = '' }: OpenQuestion, value: string): ListingEdit {
  const field = path.replace(/^\//, '').split('/')[0] ?? '';
  if (field === 'brand') return { op: 'set', field: 'brand', value };
  if (field === 'bullets') return { op: 'add', field: 'bullets', value };
  if (field === 'keywords') return { op: 'add', field: 'keywords', value };
  if (field === 'description') return { op: 'add', field: 'description', value };
  const quoted = /[“"]([^”"]{1,80})[”"]/.exec(question)?.[1];
  const name = quoted ?? labels.find(([pattern]) => pattern.test(question))?.[1] ?? 'Details';
  return { op: 'set', field: 'specifications', name, value };
}
