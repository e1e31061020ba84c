import { type Conversation, cardInHand } from '../conversation.ts';
import { tail } from '../said-around.ts';
import { knownCards } from '../which-card/known-cards.ts';

const unit = '(mm|cm|m|kg|g|mg|ml|cl|l|oz|lbs?|w|watts?|v|volts?|mah|gb|tb|inch(?:es)?|ft|hours?|h|pieces|pcs)';
const measured = new RegExp(
  `^(?:(?:no|oh|well|actually|sorry|and|but|so|ok(?:ay)?)[\\s,.!]+)*(?:it['’]?s|it is|its|they are|they['’]re)(?: (?:actually|now|only|really|just))* (\\d+(?:[.,]\\d+)?) ?${unit}(?: (?:now|actually|thick|long|wide|high))?${tail}`,
  'i',
);

const corrected = new RegExp(
  `(?<![\\d.,])(\\d+(?:[.,]\\d+)?) ?${unit}(?![\\p{L}\\d])[^.!]{0,60}?\\?\\s*(?:but |and |no,? )?(?:it['’]?s|it is|its)(?: (?:actually|now|only|really|just))* (\\d+(?:[.,]\\d+)?)(?: ?\\2)?(?: (?:now|actually|since [\\p{L} ]{3,20}|from (?:now|this) [\\p{L} ]{0,12}))*[\\s.!]*$`,
  'iu',
);
/** "The rating, 3000 mm, is it good enough? It is 4000 since this year": the figure that was named is the old one. */
export function figureCorrected({ current }: Conversation): string | null {
  const [said = '', old = '', of = '', fresh = ''] = corrected.exec(current.text.trim()) ?? [];
  const gap = new RegExp(`${old.replace('.', '\\.')}( ?)${of}`, 'i').exec(said)?.[1] ?? ' ';
  return said === '' || old === fresh ? null : `replace "${old}${gap}${of}" with "${fresh}${gap}${of}" everywhere`;
}

/** "It's 5 mm", of a card whose title says 6 mm: the same measure, with another figure; null where the title names none, or two. */
export function measureOfTitle(conversation: Conversation): string | null {
  const [, figure, of = ''] = measured.exec(conversation.current.text.trim()) ?? [];
  if (figure === undefined) return null;
  const inHand = cardInHand(conversation.earlier, conversation.shownCardId);
  const title = knownCards(conversation).cards.find(({ card_id }) => card_id === inHand)?.title ?? '';
  const found = [...title.matchAll(new RegExp(`(?<![\\d.,x×])\\d+(?:[.,]\\d+)? ?${of}(?![\\p{L}\\d])`, 'giu'))];
  const [old, ...others] = found.map(([words]) => words);
  if (old === undefined || others.length > 0) return null;
  const fresh = old.replace(/^\d+(?:[.,]\d+)?/, figure);
  return fresh === old ? null : `replace "${old}" with "${fresh}" everywhere`;
}
