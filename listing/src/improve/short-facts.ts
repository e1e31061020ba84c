import { factsIn } from '../ground/facts.ts';
import { readingLanguages } from '../ground/word-fact-index.ts';
import { wordList } from '../text/words.ts';
import { factOfShortLine } from './bare-facts.ts';
import { namesOf, sameProperty } from './property-names.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { propertiesOf } from './told-facts.ts';

const fewestOfShort = 2;

/** Two or three words that state something: a number of things or with its unit, a material, a certificate, a property. */
export function isShortFact(text: string, context: RewriteContext): boolean {
  if (wordList(text).length < fewestOfShort || isBareValue(text, context)) return false;
  return factsIn(text, readingLanguages(context.language)).some(
    ({ kind, number, counted }) =>
      kind !== 'code' && kind !== 'brand' && (kind !== 'number' || number?.unit !== '' || counted !== undefined),
  );
}

/** "30 x 22 x 12 cm" and "Recycled polyester" say more with their names, as the specifications have them. */
export function isBareValue(text: string, { listing, language }: RewriteContext): boolean {
  const names = namesOf(language);
  const fact = factOfShortLine(text, language);
  if (fact === null || names === null || fact.value.length < text.length) return false;
  const isNamed = [names.material, names.colour, names.dimensions, 'Capacity'].includes(fact.name);
  return isNamed && propertiesOf(listing, language).some((known) => sameProperty(known, fact));
}
