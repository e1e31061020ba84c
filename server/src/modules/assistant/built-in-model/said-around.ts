/** What stands before words of sellers and changes nothing of them, as a part of a pattern. */
export const lead =
  '(?:(?:ok(?:ay)?|al(?:l )?right|and|now|then|so|also|please|pls|hm+|oh|well|no|hi|hello|thanks|great|good|perfect|nice|lovely|cool|super|can you|could you|would you)[\\s,.!]+)*';
/** What stands behind what is told. A question mark is none of it: that would be asked. */
export const tail = '(?:,? (?:please|pls|now|then|too|thanks|thx|instead|as ?well))*[\\s.!]*$';

/** A whole message, or a part of one, that tells or orders just this. */
export const saidAs = (pattern: string): RegExp => new RegExp(`^${lead}(?:${pattern})${tail}`, 'iu');
/** A question in few words, with what stands before it. */
export const askedAs = (pattern: string): RegExp => new RegExp(`^${lead}(?:so |but )*(?:${pattern})[\\s?.!]*$`, 'iu');
