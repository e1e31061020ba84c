import type { Tokens } from '@cardwright/contract/auth';
import { newUuid } from '../../../db/ids.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export const firstPassword = 'a first good password';

/** The answer to a link that was used, is too old or is made up. */
export const deadLink = {
  status: 400,
  code: 'invalid_token',
  detail: 'This link has expired or was used already. Please ask for a new one.',
};

/** The token of the link in an e-mail. */
export function tokenIn({ text }: { text: string }): string {
  const [, token] = /\?token=([\w-]+)/.exec(text) ?? [];
  if (token === undefined) throw new Error(`no link in: ${text}`);
  return token;
}

export type AccountCalls = ReturnType<typeof accountCalls>;

/** What a visitor does with an account, through the API and the mailbox. */
export function accountCalls(app: TestApp) {
  const post = (path: string, payload: object, remoteAddress = '198.51.100.7') =>
    app.http.inject({ method: 'POST', url: `/api/auth/${path}`, payload, remoteAddress });
  const login = (email: string, password: string) => post('login', { email, password });
  const me = (accessToken: string) =>
    app.http.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${accessToken}` } });
  /** The next e-mail to this address, once it is recorded as sent: if the clock moved before, it would be sent again. */
  const mailTo = async (email: string) => {
    const mail = await app.mailer.take(email);
    await app.mails.work();
    return mail;
  };
  return {
    post,
    login,
    me,
    newEmail: () => `${newUuid()}@seller.test`,
    mailTo,
    activate: (token: string) => post('activate', { token }),
    register: (email: string, password = firstPassword) => post('register', { email, password }),
    reset: (token: string, password: string) => post('password-reset/confirm', { token, password }),
    /** Registers and confirms a new account. */
    async newAccount(password = firstPassword): Promise<string> {
      const email = `${newUuid()}@seller.test`;
      await post('register', { email, password });
      await post('activate', { token: tokenIn(await mailTo(email)) });
      return email;
    },
    /** The token of a fresh reset link. */
    async resetToken(email: string): Promise<string> {
      await post('password-reset', { email });
      return tokenIn(await mailTo(email));
    },
    async tokens(email: string, password = firstPassword): Promise<Tokens> {
      const answer = await login(email, password);
      if (answer.statusCode !== 200) throw new Error(`not signed in: ${answer.body}`);
      return answer.json<Tokens>();
    },
  };
}
