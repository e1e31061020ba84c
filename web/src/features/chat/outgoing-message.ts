import type { FilePart } from '@cardwright/contract/chats';
import { ApiError } from '../../lib/api-error.ts';

/** A message of the seller on its way to the server. */
export interface OutgoingMessage {
  id: string;
  text: string;
  cardId?: string | undefined;
  files?: readonly FilePart[] | undefined;
  /** The request that this is another wording of. */
  edits?: string | undefined;
}

/** The message as it can be sent again: without its card when the server says that the card is gone. */
export const withoutGoneCard = ({ cardId, ...message }: OutgoingMessage, error: unknown): OutgoingMessage =>
  cardId === undefined || isAboutGoneCard(error) ? message : { ...message, cardId };
const isAboutGoneCard = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.errors.some(({ path }) => path === 'card_id');
