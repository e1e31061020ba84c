import { tidy } from './clean-text.ts';

// Amazon takes none of these in bullets since 2024-08-15 (source A5).
const claims =
  '(?:eco|environmentally|ecologically|planet|earth)[ -]?friendly|anti[ -]?(?:microbial|bacterial|fungal|viral)|umweltfreundlich\\p{L}*|antibakteriell\\p{L}*|écologique|antibactérien\\p{L}*|ecológic\\p{L}*|antibacterian\\p{L}*';
const claim = new RegExp(`(?<![\\p{L}-])(?:${claims})(?![\\p{L}-])`, 'iu');
// In front of its noun, at the beginning or behind an article, it can go and leave a sentence.
const inFront = new RegExp(
  `(?<=^|(?<!\\p{L})(?:a|an|the|our|and|of|from|with) )(?:${claims})(?:,| and)? (?=\\p{L})`,
  'giu',
);

/** True for a text with a claim about the environment or against germs. */
export const isUnprovable = (text: string): boolean => claim.test(text);

/** "TPE material" of "Eco-friendly TPE material"; a text that needs the word to be a sentence stays, and is left out. */
export const withoutUnprovable = (text: string): string =>
  isUnprovable(text) ? tidy(text.replace(inFront, '')) : text;
