import { createSecretKey } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../outside/clock/clock.ts';

/** Seconds. */
export const accessTokenLife = 15 * 60;
const issuer = 'cardwright';
/** How many verified tokens are remembered. */
const mostKnown = 10_000;
const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() });

interface AccessClaims {
  user_id: string;
  /** The family of refresh tokens that this token came with. */
  session_id: string;
}

export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** Null for anything but a token of ours that has not expired. */
  verify(token: string): Promise<AccessClaims | null>;
}

/** JSON Web Tokens signed with HS256: one party signs and verifies. */
export function createAccessTokens(secret: Uint8Array, clock: Clock): AccessTokens {
  // Every request verifies one, and a key is imported once.
  const key = createSecretKey(secret);
  // A page sends the same one with each request, and its signature does not change. `until`: seconds, exclusive.
  const known = new Map<string, { claims: AccessClaims; until: number }>();
  const remember = (token: string, claims: AccessClaims, until: number) => {
    const [oldest] = known.keys();
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
    known.set(token, { claims, until });
  };
  return {
    sign: ({ user_id, session_id }) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: session_id })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(user_id)
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessTokenLife)
        .sign(key);
    },
    async verify(token) {
      const verified = known.get(token);
      if (verified !== undefined && clock.now().getTime() < verified.until * 1_000) return verified.claims;
      known.delete(token);
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer,
          audience: issuer,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        const claims = claimsSchema.safeParse(payload);
        if (!claims.success) return null;
        const { sub: user_id, sid: session_id, exp: until } = claims.data;
        remember(token, { user_id, session_id }, until);
        return { user_id, session_id };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
