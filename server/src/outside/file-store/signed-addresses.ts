import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock/clock.ts';

export interface SignedAddresses {
  /** Address of a picture: an `<img>` cannot carry a bearer header. Lives 24 to 25 hours and stays the same for an hour. */
  ofImage(key: string): string;
  /** Address of a file to download under `name`; lives until `expiresAt`. */
  ofDownload(key: string, name: string, expiresAt: Date): string;
  /** False for a wrong signature, or after its time. */
  valid(key: string, query: SignedQuery): boolean;
}

interface SignedQuery {
  /** Seconds since 1970. */
  expires: string;
  signature: string;
  /** The file name of a download. */
  name?: string | undefined;
}

const hour = 3600;
/** Addresses of pictures that are remembered: somebody who scrolls asks for the same ones again. */
const remembered = 10_000;

export function createSignedAddresses(secret: Uint8Array, clock: Clock): SignedAddresses {
  // A list signs many addresses, and importing the key costs more than signing.
  const signingKey = createSecretKey(secret);
  const signatureOf = (key: string, expires: string, name: string) =>
    createHmac('sha256', signingKey)
      .update(JSON.stringify([key, expires, name]))
      .digest();
  const address = (key: string, expires: number, name: string) => {
    const query = new URLSearchParams({ expires: String(expires) });
    if (name !== '') query.set('name', name);
    query.set('signature', signatureOf(key, String(expires), name).toString('base64url'));
    return `/api/files/${key}?${query}`;
  };
  const ofImages = new Map<string, string>();
  let imagesExpire = 0;
  return {
    ofImage(key) {
      const expires = Math.floor(clock.now().getTime() / 1000 / hour) * hour + 25 * hour;
      if (expires !== imagesExpire || ofImages.size >= remembered) ofImages.clear();
      imagesExpire = expires;
      const known = ofImages.get(key) ?? address(key, expires, '');
      ofImages.set(key, known);
      return known;
    },
    ofDownload: (key, name, expiresAt) => address(key, Math.floor(expiresAt.getTime() / 1000), name),
    valid(key, { expires, signature, name = '' }) {
      const expected = signatureOf(key, expires, name);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number(expires) * 1000 > clock.now().getTime();
    },
  };
}
