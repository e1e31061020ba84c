import { nothingAround } from '../built-in-model/understanding/ask.ts';

/** A request on a card, with nothing said before it and no files. */
export const onCard = { ...nothingAround, hasCard: true };
