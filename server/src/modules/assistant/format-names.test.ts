import { exportFormatSchema } from '@cardwright/contract/exports';
import { expect, it } from 'vitest';
import { planCalls } from './built-in-model/plan-calls.ts';
import { withNamedCards } from './built-in-model/which-card/named-cards.ts';
import { formatName } from './format-names.ts';
import { conversationAfter } from './testing/conversation-after.ts';

it('formats have names for people', () => {
  for (const format of exportFormatSchema.options) expect(formatName(format)).not.toContain('_');
});

it.each([
  ['export it for eBay', 'Export to eBay CSV'],
  ['export it as csv', 'Export to CSV'],
  ['export it for Shopify', 'Export to Shopify CSV'],
])('%s: the plan says %s', (text, title) => {
  expect(planCalls(withNamedCards(conversationAfter('card_shown', text))).map((step) => step.title)).toEqual([title]);
});
