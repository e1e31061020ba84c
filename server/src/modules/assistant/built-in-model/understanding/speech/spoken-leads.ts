import { anywhere, type Rewording } from './rewording.ts';

const order =
  '(?:(?:please|pls|kindly|can you|could you|just|now) )*(?:make|create|write|draft|build|prepare|generate|set up|add|do)(?: me| us)? (?:an?|one|another|the|this)(?: [a-z]+){0,2} (?:listing|card|product page|product|offer|item)\\b';

/** "Ok in English: please make a listing of …": what is said before an order, and no part of the product. */
export const spokenLeads: Rewording[] = [
  anywhere(
    `^(?:(?:ok(?:ay)?|sorry|hm+|well|so|now|then|and|no|wait|oh)[\\s,.!]+)*(?:(?:now|again|once more|this time|rather|try)[\\s,]+)*(?:(?:in |it in )?english(?:[\\s,]+(?:please|pls|now|again|then|this time))*|again|once more|one more time|from the (?:start|top)|new (?:try|attempt))[:,.;!-]+\\s+(?=${order})`,
    '',
  ),
];
