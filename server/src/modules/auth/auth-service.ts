import type { LoginRequest, Tokens } from '@cardwright/contract/auth';
import { ProblemError } from '../../http/problem-error.ts';
import type { UsersService } from '../users/users-service.ts';
import { type AccessTokens, accessTokenLife } from './access-tokens.ts';
import type { AuthLimits } from './auth-limits.ts';
import { hashPassword, type RandomBytes, verifyPassword } from './password-hash.ts';
import type { RefreshTokens } from './refresh-tokens.ts';

export interface AuthService {
  /** @throws ProblemError `invalid_credentials`, `email_not_verified`, `rate_limited` */
  login(request: LoginRequest, address: string): Promise<Tokens>;
  /** A session for an account whose owner has been recognised: the end of every way to sign in. */
  startSession(userId: string): Promise<Tokens>;
  /** @throws ProblemError `invalid_refresh_token`, `rate_limited` */
  refresh(refreshToken: string, address: string): Promise<Tokens>;
  logout(refreshToken: string, address: string): Promise<void>;
}

export interface AuthServiceDeps {
  users: UsersService;
  accessTokens: AccessTokens;
  refreshTokens: RefreshTokens;
  limits: AuthLimits;
  randomBytes: RandomBytes;
}

export function createAuthService(deps: AuthServiceDeps): AuthService {
  const { users, accessTokens, refreshTokens, limits, randomBytes } = deps;
  let decoy: Promise<string> | null = null;
  const decoyHash = () => {
    decoy ??= hashPassword(randomBytes(16).toString('hex'), randomBytes);
    return decoy;
  };
  const tokens = async (userId: string, refreshToken: string): Promise<Tokens> => ({
    access_token: await accessTokens.sign(userId),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    expires_in: accessTokenLife,
  });
  const startSession = async (userId: string): Promise<Tokens> => {
    await users.recordLogin(userId);
    return tokens(userId, await refreshTokens.issue(userId));
  };
  return {
    startSession,
    async login({ email, password }, address) {
      await limits.countPassword(address, email);
      const account = await users.accountByEmail(email);
      // An unknown address costs as much time as a wrong password, so that timing tells nothing.
      const hash = account?.password_hash ?? (await decoyHash());
      const right = await verifyPassword(password, hash);
      if (account === null || account.password_hash === null || !right)
        throw new ProblemError('invalid_credentials', 'Invalid email or password.');
      if (!account.email_verified)
        throw new ProblemError(
          'email_not_verified',
          'Please confirm your email address first. We have sent you a link.',
        );
      await limits.forgive(email);
      return startSession(account.id);
    },
    async refresh(refreshToken, address) {
      await limits.countCall(address);
      const rotated = await refreshTokens.rotate(refreshToken);
      if (rotated === null)
        throw new ProblemError('invalid_refresh_token', 'Your session has ended. Please sign in again.');
      return tokens(rotated.user_id, rotated.token);
    },
    async logout(refreshToken, address) {
      await limits.countCall(address);
      await refreshTokens.revoke(refreshToken);
    },
  };
}
