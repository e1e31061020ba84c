import { type Conversation, cardInHand } from '../conversation.ts';
import { tail } from '../said-around.ts';
import { knownCards } from '../which-card/known-cards.ts';

const unit = '(mm|cm|m|kg|g|mg|ml|cl|l|oz|lbs?|w|watts?|v|volts?|mah|gb|tb|inch(?:es)?|ft|hours?|h|pieces|pcs)';
const measured = new RegExp(
  `^(?:(?:no|oh|well|actually|sorry|and|but|so|ok(?:ay)?)[\\s,.!]+)*(?:it['’]?s|it is|its|they are|they['’]re)(?: (?:actually|now|only|really|just))* (\\d+(?:[.,]\\d+)?) ?${unit}(?: (?:now|actually|thick|long|wide|high))?${tail}`,
  'i',
);

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
