import { factsOf } from '@cardwright/listing/ground/facts';
import { wordListsOf } from '@cardwright/listing/text/word-lists';
import { phrasePattern, spansOf } from '@cardwright/listing/text/words';

/** Claims that marketplaces want proved, by their key in the vocabulary of facts. */
const proved: ReadonlySet<string> = new Set([
  'heals',
  'clinically proven',
  'medical grade',
  'antibacterial',
  'dermatologically tested',
  'hypoallergenic',
  'non toxic',
  'organic',
  'eco friendly',
  'sustainable',
  'biodegradable',
  'baby safe',
  'patented',
  'award winning',
  'licensed',
]);
/** Praise that nobody can prove. */
const praise: ReadonlySet<string> = new Set(['best seller', 'best', 'number one']);
const promo = phrasePattern(wordListsOf('en').promo);
const quoted = (words: string[]) =>
  [...new Map(words.map((text) => [text.toLowerCase(), text])).values()].map((text) => `“${text}”`).join(', ');

/** A short text is quoted as it stands, without the name of the specification. */
const phraseAround = (text: string, found: string): string => {
  const own = text.replace(/^[^:]{1,40}: /, '').trim();
  return own.length <= 40 && own.toLowerCase() !== found.toLowerCase() ? own : found;
};

/**
 * What a seller should know of claims that they had written into a card: it is theirs to state, so it stands there, but
 * marketplaces refuse promotion, and ask for proof of certificates and of claims about health and environment.
 */
export function claimNotes(changes: { field: string; before: string | null; after: string | null }[]): string[] {
  const texts = changes.flatMap(({ before, after }) => (after === null ? [] : [{ before: before ?? '', after }]));
  const promotion: string[] = [];
  const unproved: string[] = [];
  for (const { before, after } of texts) {
    const facts = factsOf(after, 'en').filter(({ text }) => !before.toLowerCase().includes(text.toLowerCase()));
    for (const { start, end } of spansOf(after, promo)) {
      const phrase = after.slice(start, end);
      if (!before.toLowerCase().includes(phrase.toLowerCase())) promotion.push(phrase);
    }
    for (const { kind, key, text, denied } of facts) {
      if (denied) continue;
      if (kind === 'claim' && praise.has(key)) promotion.push(text);
      if (kind === 'certification' || (kind === 'claim' && proved.has(key))) unproved.push(phraseAround(after, text));
    }
  }
  const isShouting = changes.some(
    ({ field, after }) =>
      field === 'title' && after !== null && /\p{Lu}{4}/u.test(after) && after === after.toUpperCase(),
  );
  return [
    ...(isShouting ? ['Most marketplaces refuse titles in capital letters. Say "undo" to take it back.'] : []),
    ...(promotion.length === 0
      ? []
      : [
          `It stands there because you said so, but marketplaces refuse praise and promotion such as ${quoted(promotion)}. Say "undo" to take it out again.`,
        ]),
    ...(unproved.length === 0
      ? []
      : [
          `I cannot check ${quoted(unproved)}: it stands there as your own statement. Marketplaces ask for proof of such claims, so have it at hand.`,
        ]),
  ];
}
