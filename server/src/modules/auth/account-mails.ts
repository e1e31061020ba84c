import { mailContent } from '../mails/mail-layout.ts';
import type { MailsService } from '../mails/mails-service.ts';
import type { UsersService } from '../users/users-service.ts';
import type { AccountTokens } from './account-tokens.ts';

export interface AccountMailsDeps {
  mails: Pick<MailsService, 'onDue'>;
  users: Pick<UsersService, 'accountByEmail'>;
  tokens: AccountTokens;
  /** The whole address of a path of the web app. */
  publicUrl(path: string): string;
}

const notAsked = 'If you did not ask for this, you can ignore this e-mail: nothing changes.';

/** Writes the e-mails of accounts, each at the moment when it is due. */
export function writeAccountMails({ mails, users, tokens, publicUrl }: AccountMailsDeps): void {
  const link = (path: string, token: string) => publicUrl(`${path}?${new URLSearchParams({ token })}`);

  mails.onDue('activation', async ({ id, recipient }) => {
    const account = await users.accountByEmail(recipient);
    if (account === null) return null;
    if (account.email_verified)
      return mailContent({
        subject: 'You already have an account',
        paragraphs: [
          'Somebody asked for a Cardwright account with this e-mail address. You have one already, so there is nothing to confirm: just sign in.',
          `If you do not remember your password, choose a new one at ${publicUrl('/auth/reset-password')}`,
        ],
        action: { label: 'Sign in', url: publicUrl('/auth/login') },
        footnotes: [notAsked],
      });
    const token = await tokens.issue('activation', account.id, id);
    return mailContent({
      subject: 'Confirm your e-mail address',
      paragraphs: [
        'Welcome to Cardwright. Please confirm that this e-mail address is yours; after that you can sign in.',
        'The link works once, for 24 hours.',
      ],
      action: { label: 'Confirm my address', url: link('/auth/activate', token) },
      footnotes: [notAsked],
    });
  });

  mails.onDue('password_reset', async ({ id, recipient }) => {
    const account = await users.accountByEmail(recipient);
    if (account === null) return null;
    const token = await tokens.issue('password_reset', account.id, id);
    return mailContent({
      subject: 'Choose a new password',
      paragraphs: [
        'You asked for a new password for your Cardwright account.',
        'The link works once, for one hour. Choosing a new password signs you out everywhere.',
      ],
      action: { label: 'Choose a new password', url: link('/auth/reset-password-confirm', token) },
      footnotes: [notAsked],
    });
  });

  mails.onDue('password_changed', async ({ recipient }) => {
    if ((await users.accountByEmail(recipient)) === null) return null;
    return mailContent({
      subject: 'Your password was changed',
      paragraphs: [
        'The password of your Cardwright account was changed just now, and every device was signed out.',
        'If that was you, all is well. If it was not, choose a new password at once: your mailbox may be open to somebody else, so change its password too.',
      ],
      action: { label: 'Choose a new password', url: publicUrl('/auth/reset-password') },
    });
  });
}
