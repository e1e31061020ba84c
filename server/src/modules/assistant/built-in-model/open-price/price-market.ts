import { marketplaceName, marketplacesIn } from '../understanding/marketplace-words.ts';

const meantAtLast = new RegExp(
  `\\bnot (?:for |on )?${marketplaceName}\\b[^?]*[.,;!-] *(?:i|we) (?:actually |really |of course )?(?:meant|mean|wanted|want)(?: it for| to say)? (?:for )?(${marketplaceName})[\\s.!]*$`,
);

/** "Not Etsy, that was my old shop. I meant eBay": what is said between tells why. */
export function marketAtLast(text: string): string | undefined {
  return marketplacesIn(meantAtLast.exec(text)?.[1] ?? '')[0]?.id;
}

const reason =
  /(?:[,.;!]| -)+ ?(?:because |since |as |for |cause )?(?:it|its|it's|that one|this one|that|this|they|those|these|i|we|he|she|nobody|no one)\b(?! (?:is|are)? ?(?:also|too)\b)[^.;!?]*[.!]*$/;
/** "Leave out the lamp, it's not something for Etsy anyway" without the reason. */
export const withoutReason = (text: string): string => text.replace(reason, '');

const behind = new RegExp(`\\bfor (?:my )?(${marketplaceName})(?: (?:please|instead|now|first))*$`);
/** "Just the mug for eBay": other work than the one that was priced. */
export function marketBehind(text: string): { marketplace?: string } {
  const [market] = marketplacesIn(behind.exec(text)?.[1] ?? '');
  return market === undefined ? {} : { marketplace: market.id };
}
