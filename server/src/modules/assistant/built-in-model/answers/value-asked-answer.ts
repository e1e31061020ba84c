import { askedValue, asOrder } from '../understanding/questions/asked-values.ts';

/** What the card says comes with it. */
export function valueAsked(text: string): string {
  const asked = askedValue(text);
  const order = asked === null ? null : asOrder(asked);
  return `I only know what the card says, and I have not changed it. Say "${order ?? 'set the price to 24.90'}", and I write that, for no credits.`;
}
