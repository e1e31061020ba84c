import type { Mailer, OutgoingMail } from '../outside/mail/mailer.ts';

export interface MemoryMailer extends Mailer {
  /** Everything that was sent, oldest first. */
  sent: OutgoingMail[];
  /** The oldest e-mail to this address that was not taken yet; waits for it if need be. */
  take(to: string): Promise<OutgoingMail>;
}

/** Keeps what it is given to send. */
export function createMemoryMailer(): MemoryMailer {
  const sent: OutgoingMail[] = [];
  const untaken: OutgoingMail[] = [];
  const waiting: { to: string; resolve(mail: OutgoingMail): void }[] = [];
  return {
    sent,
    take: (to) => {
      const at = untaken.findIndex((mail) => mail.to === to);
      const [mail] = at === -1 ? [] : untaken.splice(at, 1);
      return mail === undefined ? new Promise((resolve) => waiting.push({ to, resolve })) : Promise.resolve(mail);
    },
    send: async (mail) => {
      sent.push(mail);
      const at = waiting.findIndex(({ to }) => to === mail.to);
      const [waiter] = at === -1 ? [] : waiting.splice(at, 1);
      if (waiter === undefined) untaken.push(mail);
      else waiter.resolve(mail);
    },
    close: async () => {},
  };
}
