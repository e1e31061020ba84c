import { errors, jwtVerify, SignJWT } from 'jose';
import type { CurrentUser } from '../../http/auth-guard.ts';
import type { Clock } from '../../outside/clock/clock.ts';

/** Seconds. */
export const accessTokenLife = 15 * 60;
const issuer = 'cardwright';

export interface AccessTokens {
  sign(userId: string): Promise<string>;
  /** Null for anything but a token of ours that has not expired. */
  verify(token: string): Promise<CurrentUser | null>;
}

/** JSON Web Tokens signed with HS256: one party signs and verifies. */
export function createAccessTokens(secret: Uint8Array, clock: Clock): AccessTokens {
  return {
    sign: (userId) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenLife)
        .sign(secret);
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          issuer,
          audience: issuer,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp'],
        });
        return payload.sub === undefined ? null : { id: payload.sub };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
