import type { ToolStep } from '../conversation.ts';

/** "The same for Etsy", "Etsy too", "no, for Etsy": the work before, with all that was said of it. */
const asBefore =
  /\b(?:same|again|too|also|as well|both|do it|it|that|this|thing|no|nope|sorry|rather|i mean(?:t)?|instead|actually|i want(?:ed)?)\b/;

/**
 * "Now for Etsy", behind work on a part of the card: the whole card for that marketplace, without what was wished of the
 * part alone. Words that are to be left out stay left out.
 */
export function forMarketAlone({ tool, input = {} }: Pick<ToolStep, 'tool' | 'input'>, text: string) {
  const isOfPart = tool === 'improve_card' && (input.sections !== undefined || input.rules !== undefined);
  if (!isOfPart || asBefore.test(text)) return { tool, input };
  const { card_id, avoid_words } = input;
  return { tool, input: { card_id, ...(avoid_words === undefined ? {} : { avoid_words }) } };
}
