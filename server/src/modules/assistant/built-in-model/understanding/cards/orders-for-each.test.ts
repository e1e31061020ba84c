import { describe, expect, it } from 'vitest';
import { answerOf, placeholders } from '../../../intents/seller-library.ts';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { isFailure, type ToolName } from '../../../tool-types.ts';
import type { ToolStep } from '../../conversation.ts';
import { decide } from '../../decide.ts';

const {
  $card: bottle = '',
  $1: first = '',
  $2: board = '',
  $3: mug = '',
  $4: apron = '',
  $5: lamp = '',
} = placeholders;

/** Every call of a turn but looks and comparisons, with the card, the marketplace and the format. */
function worked(given: string, text: string): unknown[] {
  const conversation = conversationAfter(given, text);
  const steps: ToolStep[] = [];
  while (steps.length < 12) {
    const action = decide({ ...conversation, current: { ...conversation.current, steps } });
    if (action.kind === 'say') break;
    const output = answerOf(action.tool, action.input);
    steps.push({ tool: action.tool, input: action.input, output } as ToolStep);
    if (isFailure(output as never)) break;
  }
  const silent = new Set<ToolName>(['list_cards', 'compare_versions']);
  return steps
    .filter(({ tool }) => !silent.has(tool))
    .map(({ tool, input = {} }) => {
      const { card_id, card_ids, marketplace, format } = input as Record<string, unknown>;
      return [tool, card_id ?? card_ids, format ?? marketplace];
    });
}
const scored = (...of: [string, string][]) => of.map(([card, marketplace]) => ['score_card', card, marketplace]);
const improved = (...of: [string, string][]) => of.map(([card, marketplace]) => ['improve_card', card, marketplace]);
const exported = (...of: [string, string][]) => of.map(([card, format]) => ['export_cards', [card], format]);

describe('each card for its own marketplace', () => {
  it.each([
    ['no_card', 'score the mug for Amazon and the apron for eBay', scored([mug, 'amazon'], [apron, 'ebay'])],
    ['card_shown', 'please rate the lamp on amazon, and the apron on etsy', scored([lamp, 'amazon'], [apron, 'etsy'])],
    ['cards_listed', 'score 1 for etsy, 3 for ebay', scored([first, 'etsy'], [mug, 'ebay'])],
    ['card_shown', 'Score this for walmart and the board for etsy.', scored([bottle, 'walmart'], [board, 'etsy'])],
    [
      'card_shown',
      'score the lamp for walmart, the board for google and the mug for etsy',
      scored([lamp, 'walmart'], [board, 'google'], [mug, 'etsy']),
    ],
    [
      'card_shown',
      'export the mug for etsy, the apron for shopify',
      exported([mug, 'etsy_csv'], [apron, 'shopify_csv']),
    ],
    ['no_card', 'export the mug as csv and the apron as xlsx', exported([mug, 'csv'], [apron, 'xlsx'])],
    [
      'cards_listed',
      'can you export the first for etsy and the third for shopify?',
      exported([first, 'etsy_csv'], [mug, 'shopify_csv']),
    ],
    [
      'card_shown',
      'what would the mug score on amazon and the apron on ebay?',
      scored([mug, 'amazon'], [apron, 'ebay']),
    ],
  ])('%s: %s', (given, text, calls) => {
    expect(worked(given, text)).toEqual(calls);
  });

  it.each([
    ['cards_listed', 'improve the mug for etsy, the apron for shopify', improved([mug, 'etsy'], [apron, 'shopify'])],
    ['cards_listed', 'improve 1 for etsy and 3 for ebay', improved([first, 'etsy'], [mug, 'ebay'])],
    ['card_shown', 'get the mug ready for etsy and the lamp ready for ebay', improved([mug, 'etsy'], [lamp, 'ebay'])],
  ])('improves, %s: %s', (given, text, calls) => {
    expect(worked(given, text).filter((call) => (call as string[])[0] === 'improve_card')).toEqual(calls);
  });

  it.each([
    "don't improve the mug for amazon and the apron for ebay",
    'what would it cost to improve the mug for amazon and the apron for ebay?',
    'should I improve the mug for amazon and the apron for ebay?',
    'I scored the mug for amazon and the apron for ebay yesterday',
  ])('starts nothing: %s', (text) => {
    expect(worked('card_shown', text)).toEqual([]);
  });

  it('is one card for two marketplaces, and two cards for one, where that is said', () => {
    expect(worked('no_card', 'score the mug for Amazon and eBay')).toEqual(scored([mug, 'amazon'], [mug, 'ebay']));
    expect(worked('no_card', 'export the mug and the lamp for etsy')).toEqual([
      ['export_cards', [mug, lamp], 'etsy_csv'],
    ]);
  });
});
