import type { LoginRequest, Tokens } from '@cardwright/contract/auth';
import type { Database } from '../../db/database.ts';
import type { VerifyAccessToken } from '../../http/auth-guard.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { UsersService } from '../users/users-service.ts';
import { type AccessTokens, accessTokenLife } from './access-tokens.ts';
import type { AuthLimits } from './auth-limits.ts';
import { type HashPassword, type RandomBytes, verifyPassword } from './password-hash.ts';
import type { RefreshTokens, SessionToken } from './refresh-tokens.ts';

export interface AuthService {
  /** @throws ProblemError `invalid_credentials`, `email_not_verified`, `rate_limited` */
  login(request: LoginRequest, address: string): Promise<Tokens>;
  /**
   * A session for an account whose owner has been recognised: the end of every way to sign in.
   * @throws ProblemError `invalid_credentials` when the account has just been deleted
   */
  startSession(userId: string): Promise<Tokens>;
  /** @throws ProblemError `invalid_refresh_token`, `rate_limited` */
  refresh(refreshToken: string, address: string): Promise<Tokens>;
  logout(refreshToken: string, address: string): Promise<void>;
  /** What an access token of ours says that has not expired. */
  sessionOf: VerifyAccessToken;
}

export interface AuthServiceDeps {
  database: Database;
  users: UsersService;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  limits: AuthLimits;
  randomBytes: RandomBytes;
  hashPassword: HashPassword;
}

export function createAuthService(deps: AuthServiceDeps): AuthService {
  const { database, users, accessTokens, refreshTokens, limits, randomBytes, hashPassword } = deps;
  let decoy: Promise<string> | null = null;
  const decoyHash = () => {
    decoy ??= hashPassword(randomBytes(16).toString('hex'));
    return decoy;
  };
  const tokens = async (session: SessionToken): Promise<Tokens> => ({
    access_token: await accessTokens.sign(session),
    refresh_token: session.token,
    token_type: 'Bearer',
    expires_in: accessTokenLife,
  });
  const countCall = async (refreshToken: string, address: string) => {
    await limits.countCall(address);
    await limits.countCallOf(await refreshTokens.ownerOf(refreshToken));
  };
  /** With `passwordHash`, only while that is the account's password: a reset may have come since it was compared. */
  const startSession = async (userId: string, passwordHash: string | null): Promise<Tokens> => {
    const session = await database.orm.transaction(async (tx) =>
      (await users.recordLogin(tx, userId, passwordHash)) ? refreshTokens.issue(tx, userId) : null,
    );
    if (session === null) throw wrongPassword();
    return tokens(session);
  };
  return {
    startSession: (userId) => startSession(userId, null),
    async login({ email, password }, address) {
      await limits.countPassword(address, email);
      const account = await users.accountByEmail(email);
      // An unknown address takes as much time as a wrong password, so that timing reveals nothing.
      const hash = account?.password_hash ?? (await decoyHash());
      const right = await verifyPassword(password, hash);
      if (account === null || account.password_hash === null || !right) throw wrongPassword();
      if (!account.email_verified)
        throw new ProblemError(
          'email_not_verified',
          'Please confirm your e-mail address first. The link is in the message that we sent you.',
        );
      await limits.forgive(email, address);
      return startSession(account.id, account.password_hash);
    },
    async refresh(refreshToken, address) {
      await countCall(refreshToken, address);
      const rotated = await refreshTokens.rotate(refreshToken);
      if (rotated === null)
        throw new ProblemError('invalid_refresh_token', 'Your session has ended. Please sign in again.');
      return tokens(rotated);
    },
    async logout(refreshToken, address) {
      await countCall(refreshToken, address);
      await refreshTokens.revoke(refreshToken);
    },
    async sessionOf(accessToken) {
      const claims = await accessTokens.verify(accessToken);
      if (claims === null) return null;
      const { session_id, user_id } = claims;
      return { user: { id: user_id }, isLive: refreshTokens.isLive(session_id, user_id) };
    },
  };
}

const wrongPassword = () => new ProblemError('invalid_credentials', 'Invalid email or password.');
