export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export interface OutgoingMail extends MailContent {
  /** The same for every try, so that a receiver can tell a repeated mail. */
  id: string;
  to: string;
}

/** Delivers e-mails to a mail server or the outbox. */
export interface Mailer {
  /**
   * Resolves when the other side has accepted the mail. `signal` cuts the attempt short.
   * @throws MailRefusedError when this recipient can never be reached; after any other error the next try may succeed
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** An attempt that failed. The message names the step and the codes, never the text of the mail or a link in it. */
export class MailError extends Error {
  override readonly name: string = 'MailError';
}

/** The recipient is refused for good. */
export class MailRefusedError extends MailError {
  override readonly name = 'MailRefusedError';
}
