import { v7 } from 'uuid';

/** Makes a UUIDv7: ids sort by the time they were made. */
export type NewId = () => string;

export const newUuid: NewId = () => v7();
