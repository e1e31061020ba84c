import type { ResetConfirmRequest } from '@cardwright/contract/auth';
import type { Database } from '../../db/database.ts';
import type { MailsService } from '../mails/mails-service.ts';
import { normalizeEmail, type UsersService } from '../users/users-service.ts';
import type { AccountTokens } from './account-tokens.ts';
import type { AuthLimits } from './auth-limits.ts';
import type { HashPassword } from './password-hash.ts';
import type { RefreshTokens } from './refresh-tokens.ts';

export interface PasswordResetService {
  /** The same for every address; only a known one gets an e-mail. @throws ProblemError `rate_limited` */
  request(email: string, address: string): Promise<void>;
  /** Sets the password, confirms the address and ends every session. @throws ProblemError `invalid_token`, `rate_limited` */
  confirm(request: ResetConfirmRequest, address: string): Promise<void>;
}

export interface PasswordResetDeps {
  database: Database;
  users: UsersService;
  mails: Pick<MailsService, 'enqueue'>;
  tokens: AccountTokens;
  refreshTokens: Pick<RefreshTokens, 'revokeUser'>;
  limits: AuthLimits;
  hashPassword: HashPassword;
}

export function createPasswordResetService(deps: PasswordResetDeps): PasswordResetService {
  const { database, users, mails, tokens, refreshTokens, limits, hashPassword } = deps;
  return {
    async request(email, address) {
      await limits.countMail(address, email);
      await mails.enqueue('password_reset', normalizeEmail(email));
    },
    async confirm({ token, password }, address) {
      await limits.countCall(address);
      await limits.countCallOf(await tokens.ownerOf(token));
      const hash = await hashPassword(password);
      const email = await database.orm.transaction(async (tx) => {
        const userId = await tokens.use(tx, 'password_reset', token);
        // This link came to the mailbox, so a link that only confirms the address is no longer needed.
        await tokens.revoke(tx, 'activation', userId);
        await refreshTokens.revokeUser(tx, userId);
        const changed = await users.resetPassword(tx, userId, hash);
        if (changed !== null) await mails.enqueue('password_changed', changed, tx);
        return changed;
      });
      if (email !== null) await limits.forgive(email);
    },
  };
}
