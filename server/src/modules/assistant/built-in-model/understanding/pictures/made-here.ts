/** All pictures of the work that was done last, in this message or before it: known once the work is done. */
export const allMade = 'made';
/** "The image": those of one message alone, however many that made. */
export const madeByLastTurn = 'made_last';
