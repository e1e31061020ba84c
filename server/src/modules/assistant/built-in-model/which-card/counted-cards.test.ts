import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { callsAfter } from '../../testing/done-after.ts';
import type { ToolStep, Turn } from '../conversation.ts';
import { decide } from '../decide.ts';

const { $1: bottle = '', $2: board = '', $3: mug = '' } = placeholders;
const loaded = (card_ids: string[]): Turn => ({
  text: 'import the file',
  steps: [
    {
      tool: 'import_file',
      input: {},
      output: { file_name: 'soaps.csv', card_count: card_ids.length, failed_rows: 0, card_ids },
    } as ToolStep,
  ],
});
const first = (given: string, text: string, ...turns: Turn[]) => {
  const conversation = conversationAfter(given, text);
  return decide({ ...conversation, earlier: [...conversation.earlier, ...turns] });
};
const three = [bottle, board, mug];

describe('as many cards as the seller counts', () => {
  it.each([
    ['improve all three for etsy', 'improve_cards', { marketplace: 'etsy', dry_run: true }],
    ['please rewrite all 3 of them', 'improve_cards', { dry_run: true }],
    ['ok, now score all three cards for eBay', 'score_cards', { marketplace: 'ebay', dry_run: true }],
    ['make all three shorter', 'improve_cards', { length: 'shorter', dry_run: true }],
    ['improve all three titles', 'improve_cards', { sections: ['title'], dry_run: true }],
  ])('are those of the file, and the price is told: %s', (text, tool, wishes) =>
    expect(first('card_shown', text, loaded(three))).toMatchObject({
      tool,
      input: { ...wishes, scope: { card_ids: three } },
    }),
  );

  it('are exported together', () =>
    expect(first('card_shown', 'export all three as csv', loaded(three))).toMatchObject({
      tool: 'export_cards',
      input: { card_ids: three, format: 'csv' },
    }));

  it('are changed as the seller says, word for word', () =>
    expect(first('card_shown', 'make both titles start with "Handmade Soap"', loaded([board, mug]))).toMatchObject({
      tool: 'edit_card',
      input: { card_id: board, edits: [{ op: 'add', field: 'title', value: 'Handmade Soap', position: 1 }] },
    }));

  it.each([
    ['card_shown', 'improve all three for etsy'],
    ['after_improve', 'make both titles start with "Handmade Soap"'],
    ['card_shown', 'make both titles shorter'],
    ['card_shown', 'score all 3'],
    ['cards_listed', 'improve all three for etsy'],
    ['cards_listed', 'export all three'],
  ])('are asked for where there are not so many (%s): %s', (given, text) =>
    expect(callsAfter(given, text)).toEqual([]),
  );

  it.each(['improve all three', 'fix all three'])('are what a score named, right behind it: %s', (text) =>
    expect(callsAfter('after_score', text)).toContainEqual({
      tool: 'improve_card',
      input: { card_id: bottle },
    }),
  );

  it.each([
    ['improve all 3 bullets', ['bullets']],
    ['make all three bullets shorter', ['bullets']],
    ['improve both title and description', ['title', 'description']],
    ['rewrite both titles and bullets', ['title', 'bullets']],
  ])('are no parts of one card: %s', (text, sections) =>
    expect(callsAfter('card_shown', text)).toContainEqual({
      tool: 'improve_card',
      input: expect.objectContaining({ card_id: bottle, sections }),
    }),
  );

  it('is no place of a list', () =>
    expect(callsAfter('no_card', 'improve all 5')).toEqual([
      { tool: 'improve_cards', input: { scope: { all: true }, dry_run: true } },
    ]));
});
