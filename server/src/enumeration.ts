const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Amazon, eBay and Etsy". */
export const enumerated = (words: Iterable<string>): string => conjunction.format(words);
