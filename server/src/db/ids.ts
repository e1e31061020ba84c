import { v4, v7 } from 'uuid';

/** Makes a UUIDv7: ids sort by the time they were made. */
export type NewId = () => string;

export const newUuid: NewId = () => v7();

/** A UUIDv4 of 16 random bytes, for ids that are a secret: nothing in it can be guessed. */
export const secretUuid = (random: Uint8Array): string => v4({ random });
