import type { Orm } from '../../db/database.ts';
import type { mails } from '../../db/schema/accounts.ts';
import type { MailContent } from '../../outside/mail/mailer.ts';

export type MailKind = (typeof mails.$inferSelect)['kind'];

/** One e-mail that is due. `id` is the same at every try. */
export interface DueMail {
  id: string;
  recipient: string;
}

export interface MailsService {
  /** Puts an e-mail into the queue, with the caller's transaction. It is sent soon after that commits. */
  enqueue(kind: MailKind, recipient: string, tx?: Orm): Promise<void>;
  /** Says how to write a kind of e-mail when it is due; null: there is nothing to say, and nothing is sent. */
  onDue(kind: MailKind, write: (mail: DueMail) => Promise<MailContent | null>): void;
  /** Removes what waits for an address or was sent to it. */
  erase(recipient: string, tx?: Orm): Promise<void>;
  /** Starts sending what waits. */
  begin(): Promise<void>;
  /** Ends after the e-mail under way; the rest waits for the next start. */
  close(): Promise<void>;
}
