import type { Message } from '../../pasted.ts';
import type { Ask } from '../ask.ts';

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** The address of a card in our own library, on whichever host we run. */
const ownAddress = new RegExp(`^https?://[^/]+/library/(${id})(?:[/?#].*)?$`, 'i');
const inWords = new RegExp(
  `(?:\\b(?:the |my |this )?(?:card|listing|product)(?: with(?: the)?)?(?: id| number)?[ :#]*)?(?<![\\w/=-])(?:/library/)?(${id})(?![\\w-])`,
  'gi',
);

/** The cards that a message names by their id or by their address in our library, and the message without those. */
export function cardsNamedIn(message: Message): { message: Message; card_ids: string[] } {
  const ids = new Set<string>();
  const urls = message.urls.filter((url) => {
    const found = ownAddress.exec(url)?.[1]?.toLowerCase();
    if (found !== undefined) ids.add(found);
    return found === undefined;
  });
  const command = message.command.replace(inWords, (_, found: string) => {
    ids.add(found.toLowerCase());
    return 'this card';
  });
  return { message: { ...message, urls, command }, card_ids: [...ids] };
}

/** Work on these cards and no others; without any work they are shown. */
export function onCards(asks: Ask[], cardIds: string[]): Ask[] {
  if (cardIds.length === 0) return asks;
  const target = { kind: 'cards', card_ids: cardIds } as const;
  if (asks.length === 0) return [{ kind: 'call', tool: 'read_card', input: {}, target }];
  return asks.map((ask) => (ask.kind === 'call' && ask.target !== null ? { ...ask, target } : ask));
}
