import { type Conversation, outputFrom } from '../conversation.ts';
import { mostCards } from '../plan-calls.ts';
import type { Request } from '../request.ts';
import { works } from './named-reads.ts';

const lead = '(?:(?:ok(?:ay)?|oh|yes|sorry|please|well|i mean(?:t)?|i want|do)[\\s,.!]+)*';
const every = new RegExp(
  `^${lead}(?:both|all(?: of)?(?: (?:them|these|those))?|them all|every one|the two|all (?:of )?(?:the )?(?:two|three|four|five))(?: of (?:them|these|those))?(?: (?:please|pls|of course))*[\\s.!]*$`,
  'i',
);

/** "Which listing do you mean?" "Both." The order before, on the cards that it was asked of; null for other words. */
export function everyAsked(
  conversation: Conversation,
  readAs: (conversation: Conversation) => Request,
): Request | null {
  const { earlier, current } = conversation;
  const last = earlier.at(-1);
  const listed = last === undefined ? null : outputFrom(last.steps, 'list_cards');
  const isAsked = last?.steps.every(({ tool }) => tool === 'list_cards') === true && listed !== null && !listed.more;
  if (!isAsked || current.text.length > 60 || !every.test(current.text.trim())) return null;
  const ids = listed.cards.map(({ card_id }) => card_id);
  const before = readAs({ ...conversation, earlier: earlier.slice(0, -1), current: last });
  const isOrder =
    works(before).length > 0 && works(before).every(({ target, tool }) => target !== null && tool !== 'list_cards');
  if (!isOrder || ids.length < 2 || ids.length > mostCards) return null;
  return {
    ...before,
    asks: works(before).map((ask) => ({ ...ask, target: { kind: 'cards' as const, card_ids: ids } })),
  };
}
