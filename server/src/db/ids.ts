import { createHash } from 'node:crypto';
import { v4, v7 } from 'uuid';

/** Makes a UUIDv7: ids sort by the time they were made. */
export type NewId = () => string;

export const newUuid: NewId = () => v7();

/** A UUIDv4 of 16 random bytes, for ids that are a secret: nothing in it can be guessed. */
export const secretUuid = (random: Uint8Array): string => v4({ random });

/** The UUIDv7 of a moment that follows from a name: the same again gives the same id, so that what it names is made once. */
export function namedUuid(at: Date, name: string): string {
  const digest = createHash('sha256').update(name).digest();
  return v7({ msecs: at.getTime(), random: digest.subarray(0, 16), seq: digest.readUInt32BE(16) });
}
