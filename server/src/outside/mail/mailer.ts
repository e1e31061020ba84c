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

/** Hands an e-mail on. It rejects when that failed; the caller tries again later. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
