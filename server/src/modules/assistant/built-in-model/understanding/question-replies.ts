import type { ListingEdit } from '../../tool-types.ts';
import { statedParts } from './stated-facts.ts';

export interface OpenQuestion {
  question: string;
  path?: string;
}

/**
 * The seller's answer to questions that were asked: what is stated; what carries the number of a question is its answer,
 * and words without a number that state nothing known answer the first question.
 */
export function answeredQuestions(answer: string, questions: OpenQuestion[]): ListingEdit[] {
  const parts = statedParts(answer);
  const edits = parts.flatMap(({ text, number, fact, isUnknown }, index) => {
    if (isUnknown) return [];
    if (fact !== null) return [fact];
    const question = number === null ? (index === 0 ? questions[0] : undefined) : questions[number - 1];
    const said = text
      .replace(/^(?:it is|it's|they are|its)\s+/i, '')
      .replace(/,? please$/i, '')
      .replace(/^["“”']|["“”']$/g, '');
    return question === undefined ? [] : [answerTo(question, said)];
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
