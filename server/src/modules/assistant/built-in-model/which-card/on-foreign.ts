import type { Conversation } from '../conversation.ts';
import type { Request } from '../request.ts';
import type { Ask } from '../understanding/ask.ts';
import { quotedTitles } from '../understanding/cards/card-mentions.ts';
import { foreignName } from '../understanding/speech/foreign-names.ts';
import { knownCards } from './known-cards.ts';
import { onOne, type Work, works } from './named-reads.ts';
import { cardsNamed } from './title-match.ts';

/** "Verbessere die Lampe": the card whose title has nearly that word; else the seller is asked. */
export function onForeign(read: Request, text: string, conversation: Conversation): Request {
  const quoted = quotedTitles(text)[0]?.words ?? null;
  const name = foreignName(text);
  const words = quoted ?? (name === null ? null : [name]);
  if (words === null || !works(read).some(onOne)) return read;
  const known = knownCards(conversation);
  const [card, ...others] = cardsNamed({ words, isOne: false, isStrong: true }, known.cards);
  const isLooked = known.isAll || conversation.current.steps.length > 0;
  const target: Work['target'] =
    card !== undefined && others.length === 0
      ? { kind: 'cards', card_ids: [card.card_id] }
      : { kind: 'unknown', look: isLooked ? null : {} };
  return { ...read, asks: read.asks.map((ask) => (onOne(ask) ? { ...ask, target } : ask) as Ask) };
}
