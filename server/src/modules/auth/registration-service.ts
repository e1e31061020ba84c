import type { RegisterRequest } from '@cardwright/contract/auth';
import type { Database } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import type { MailsService } from '../mails/mails-service.ts';
import { normalizeEmail, type UsersService } from '../users/users-service.ts';
import type { AccountTokens } from './account-tokens.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { HashPassword } from './password-hash.ts';

/** Neither the answers nor their timing tell whether an address is known: the statements are the same. */
export interface RegistrationService {
  /**
   * A new address gets an account; one that waits for its confirmation takes the newest password, and its older links
   * die; a confirmed one stays as it is. In each case an e-mail follows. @throws ProblemError `rate_limited`
   */
  register(request: RegisterRequest, address: string): Promise<void>;
  /** The e-mail again. @throws ProblemError `rate_limited` */
  resend(email: string, address: string): Promise<void>;
  /** @throws ProblemError `invalid_token`, `rate_limited` */
  activate(token: string, address: string): Promise<void>;
}

export interface RegistrationDeps {
  database: Database;
  users: UsersService;
  mails: Pick<MailsService, 'enqueue'>;
  tokens: AccountTokens;
  limits: AuthLimits;
  newId: NewId;
  hashPassword: HashPassword;
}

export function createRegistrationService(deps: RegistrationDeps): RegistrationService {
  const { database, users, mails, tokens, limits, newId, hashPassword } = deps;
  return {
    async register({ email, password }, address) {
      await limits.countMail(address, email);
      const password_hash = await hashPassword(password);
      await database.orm.transaction(async (tx) => {
        const waiting = await users.register(tx, { email, password_hash });
        await tokens.revoke(tx, 'activation', waiting ?? newId());
        await mails.enqueue('activation', normalizeEmail(email), tx);
      });
    },
    async resend(email, address) {
      await limits.countMail(address, email);
      await mails.enqueue('activation', normalizeEmail(email));
    },
    async activate(token, address) {
      await limits.countCall(address);
      await limits.countCallOf(await tokens.ownerOf(token));
      await database.orm.transaction(async (tx) => {
        await users.confirm(tx, await tokens.use(tx, 'activation', token));
      });
    },
  };
}
