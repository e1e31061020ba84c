import { ProblemError } from '../../http/problem-error.ts';
import type { AssistantCards } from '../assistant/seller-ports.ts';

/**
 * Checks the card that a message is about.
 * @throws ProblemError `not_found` whose only error names `card_id`: the same message can be sent without it
 */
export async function checkNamedCard(
  cards: Pick<AssistantCards, 'get'>,
  userId: string,
  cardId: string,
): Promise<void> {
  try {
    await cards.get(userId, cardId);
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'not_found') throw error;
    const message = 'This card is not there any more.';
    throw new ProblemError(
      'not_found',
      'The card that this message is about is not there any more. Send the message again without it.',
      { errors: [{ path: 'card_id', message }] },
    );
  }
}
