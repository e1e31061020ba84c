const ordersBehind = /(?<=[.!]) *(?:please|kindly|(?:can|could|would|will) you)\b[^.!?:]{0,80}[.!?]*\s*$/i;
const where = '(?: (?:on|at|in|to|for) [^.,:;]{3,30})?';
/** "We want to put our bird house on Amazon": what the new card is of, told before its facts. */
const thing = `(?:(?:i|we) (?:want|would like|need|plan) to (?:put|list|sell|offer|add|have) )?(?:(?:our|my|an?|the|some) )?([^.,:;]{3,60}?)${where}`;
const thingAlone = new RegExp(`^(?=(?:i|we) )${thing}$`, 'i');
const thingFirst = new RegExp(
  `^${thing}[.!] (?:please |kindly )?(?:create|set up|make|write|add|prepare) (?:me )?(?:an?|the|one) (?:new )?(?:card|listing)\\b[^:.]{0,40}: (?=\\S)`,
  'i',
);
/** "There is no page yet, so create a card from this: ..." */
const fromThis =
  /^[^:]{0,120}\b(?:create|make|set up|add|write) (?:me )?(?:an?|the|one) (?:new )?(?:card|listing) (?:from|of|out of|for) (?:this|these|it|the following)\b[^:]{0,30}: (?=\S)/i;

/** What the new card is of, where words that lead to its facts tell it. */
export const thingTold = (words: string): string | null => thingAlone.exec(words)?.[1] ?? null;

/** The facts of a new card without the sentence that orders it, before or behind them. */
export const factsAlone = (text: string): string =>
  text.replace(ordersBehind, '').replace(thingFirst, '$1, ').replace(fromThis, '').trim();
