import { picture, pictureWord } from './image-places.ts';

const joining =
  '(?:combin(?:e|ed|ing)|merg(?:e|ed|ing)|join(?:ed|ing)?|stitch(?:ed|ing)?|glu(?:e|ed|ing)|fus(?:e|ed|ing)|past(?:e|ed|ing)|compos(?:e|ed|ing)|blend(?:ed|ing)?)';
const one = `(?:an?|one)(?: (?:single|big|large|wide|new|nice|square))* ${picture.replace('s?', '')}`;
const beside =
  '(?:side by side|next to (?:each other|one another)|beside (?:each other|one another)|alongside each other|in a row)';

/** Words that put pictures together, whatever else they ask for. */
const certain = new RegExp(
  [
    `\\b${joining}\\b(?=.*\\b(?:${picture}|collage|into one|side by side)\\b)`,
    '\\bcollages?\\b',
    '\\bmosaic\\b',
    `\\b${beside}(?=.*\\b${picture}\\b)`,
    `\\b${picture}\\b.*\\b${beside}`,
    `\\b${picture}\\b.{0,40}\\b(?:in|into|as|to) (?:one\\b(?! (?:of|by)\\b)|${one}\\b)`,
    `\\b(?:put|place|lay|bring|set|stick) .{0,40}\\b${picture}\\b.{0,20}\\btogether\\b`,
    `\\bone ${picture.replace('s?', '')} (?:of|from|out of) (?:all|both|the|my|these)\\b`,
  ].join('|'),
);
/** The same of pictures that were made or sent just now, without the word: "combine them". */
const ofThem = new RegExp(
  `\\b${joining} (?:(?:all|both) (?:of )?)?(?:them|these|those|both|the (?:two|three|four|five|six))\\b|\\b(?:put|place|lay|stick) (?:them|these|those|both)(?: both| all)? (?:together|${beside}|into one)\\b`,
);
/** Pictures stand in rows: one above the other is no choice. */
const stacked =
  /\b(?:on top of|above|below|under(?:neath)?|over) (?:each other|one another)\b|\bone (?:above|below|under|over|on top of) the other\b|\bvertical(?:ly)?\b|\bstack(?:ed|ing)?\b|\btop and bottom\b/;
/** The text beside which two pictures stand, or what a set of products is. */
const ofElse = /\b(?:versions?|texts?|titles?|bullets?|keywords?|descriptions?|cards|listings|products together)\b/;

export const composes = (text: string): boolean => certain.test(text) && pictureWord.test(text) && !ofElse.test(text);
export const composesThem = (text: string): boolean => ofThem.test(text) && !ofElse.test(text);
export const isStacked = (text: string): boolean => stacked.test(text);
const joiningWords = new RegExp(`\\b(?:${beside}|${joining}|into ${one}|into one)\\b`, 'g');
/** The words without those that put together: "next to each other" and "into one" name no picture. */
export const withoutJoining = (text: string): string => text.replace(joiningWords, ' ');
