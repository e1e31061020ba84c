import { expect, it } from 'vitest';
import type { CallAsk } from '../understanding/ask.ts';
import { answerOffered } from './offer-answers.ts';

const improving = (card_ids: string[], marketplace: string) =>
  ({ kind: 'call', tool: 'improve_card', input: { marketplace }, target: { kind: 'cards', card_ids } }) as CallAsk;
const offered = (...works: CallAsk[]) => answerOffered({ offered: works } as Parameters<typeof answerOffered>[0]);

it('offers work at what all of its listings and marketplaces take', () => {
  expect(offered(improving(['a'], 'etsy'))).toContain('Shall I improve the listing for Etsy? That takes 20 credits');
  expect(offered(improving(['a', 'b', 'c'], 'etsy'), improving(['a', 'b', 'c'], 'ebay'))).toContain(
    'Shall I improve 3 listings for Etsy and eBay? That takes 120 credits',
  );
  expect(offered()).toBeNull();
});
