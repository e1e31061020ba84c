import type { FastifyBaseLogger } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { createAccessTokens } from './modules/auth/access-tokens.ts';
import { writeAccountMails } from './modules/auth/account-mails.ts';
import { createAccountTokens } from './modules/auth/account-tokens.ts';
import { createAuthLimits } from './modules/auth/auth-limits.ts';
import { createAuthService } from './modules/auth/auth-service.ts';
import { type HashPassword, hashPassword as hashWithCosts } from './modules/auth/password-hash.ts';
import { createPasswordResetService } from './modules/auth/password-reset-service.ts';
import { createRefreshTokenStore } from './modules/auth/refresh-token-store.ts';
import { createRefreshTokens } from './modules/auth/refresh-tokens.ts';
import { createRegistrationService } from './modules/auth/registration-service.ts';
import { createSocialAccounts } from './modules/auth/social-accounts.ts';
import { createSocialSignIn } from './modules/auth/social-sign-in.ts';
import { createSocialStore } from './modules/auth/social-store.ts';
import type { MailsService } from './modules/mails/mails-service.ts';
import type { UsersService } from './modules/users/users-service.ts';

interface AccountsDeps {
  users: UsersService;
  mails: MailsService;
  /** A secret of its own for each purpose. */
  key(purpose: string): Uint8Array;
  publicUrl(path: string): string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Wires accounts: registration, sign-in and sessions. */
export function createAccounts(parts: AppParts, { users, mails, key, publicUrl, log }: AccountsDeps) {
  const { database, clock, newId, randomBytes } = parts;
  const accessTokens = createAccessTokens(key('access tokens'), clock);
  const refreshTokens = createRefreshTokens({
    store: createRefreshTokenStore(database),
    lockAccount: users.lock,
    secret: key('refresh tokens'),
    clock,
    newId,
    randomBytes,
  });
  const limits = createAuthLimits(database, parts.rates);
  const hashPassword: HashPassword = (password) => hashWithCosts(password, randomBytes, parts.password_costs);
  const auth = createAuthService({ database, users, accessTokens, refreshTokens, limits, randomBytes, hashPassword });
  const accountTokens = createAccountTokens({ database, lockAccount: users.lock, secret: key('account links'), clock });
  writeAccountMails({ mails, users, tokens: accountTokens, publicUrl });
  const registration = createRegistrationService({
    database,
    users,
    mails,
    tokens: accountTokens,
    limits,
    newId,
    hashPassword,
  });
  const passwordReset = createPasswordResetService({
    database,
    users,
    mails,
    tokens: accountTokens,
    refreshTokens,
    limits,
    hashPassword,
  });
  const socialStore = createSocialStore(database);
  const social = createSocialSignIn({
    providers: parts.identity_providers,
    store: socialStore,
    accounts: createSocialAccounts({ store: socialStore, clock, newId }),
    startSession: auth.startSession,
    limits,
    clock,
    randomBytes,
    publicUrl,
    onRefusal: (failure) => log.warn({ err: failure }, 'a provider refused a sign-in'),
  });
  return { auth, limits, refreshTokens, accountTokens, registration, passwordReset, social };
}
