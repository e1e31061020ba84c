import type { FilePart } from '@cardwright/contract/chats';

/** A message of the seller on its way to the server. */
export interface OutgoingMessage {
  id: string;
  text: string;
  cardId?: string | undefined;
  files?: readonly FilePart[] | undefined;
  /** The request that this is another wording of. */
  edits?: string | undefined;
}
