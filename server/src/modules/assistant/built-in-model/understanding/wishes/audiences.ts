import { marketplaceName } from '../marketplace-words.ts';

const towards =
  '(?:written|worded|writing|aimed|meant|tailored|geared|pitched|targeted|directed|addressed|appealing) (?:for|at|to|towards?)|that (?:speaks?|appeals?) to|(?:with )?(?:a |the |my )?(?:target )?(?:audience|readers|buyers)(?: (?:is|are|of))?:?';
const who =
  "(?!(?:me|us|it|this|that|them|the (?:card|listing|product|title)|all|sale|search|seo|mobile|phones?)\\b)((?:the |an? |young |old |busy )?[\\p{L}][\\p{L}'’-]*(?: (?!(?:and|but|with|without|please|in|on)\\b)[\\p{L}'’-]+){0,4})";
const audience = new RegExp(`(?:,? (?:and |but )?)?\\b(?:${towards}) ${who}`, 'iu');
const noReader = new RegExp(`^(?:${marketplaceName}|google|search engines?)\\b`, 'i');

/** "Written for hikers": the readers that are wished for; null where none are named. */
export function audienceIn(said: string): string | null {
  const [, readers] = said.length > 300 ? [] : (audience.exec(said) ?? []);
  return readers === undefined || noReader.test(readers) ? null : readers;
}

export const withoutAudience = (said: string): string => said.replace(audience, '');
