import { expect, it } from 'vitest';
import type { Conversation, ToolStep } from '../conversation.ts';
import { decide } from '../decide.ts';

const shown = '0190a000-0000-7000-8000-000000000001';
const named = '0190a000-0000-7000-8000-000000000002';
const talk = (text: string, steps: ToolStep[] = [], earlier: Conversation['earlier'] = []): Conversation => ({
  earlier,
  current: { text, steps },
  shownCardId: earlier.length > 0 ? null : shown,
  files: [],
});

it.each([
  [`improve the card ${named}`, 'score_card'],
  [`score ${named.toUpperCase()} for Etsy`, 'score_card'],
  [`publish my listing with the id ${named}`, 'publish_case'],
  [`improve https://cardwright.example/library/${named} for Amazon`, 'score_card'],
  [`http://localhost:3000/library/${named}?tab=images`, 'read_card'],
  [`set the price of ${named} to 9.90`, 'edit_card'],
])('the card of an id or of our own address is meant by: %s', (text, tool) => {
  expect(decide(talk(text))).toMatchObject({ kind: 'call', tool, input: { card_id: named } });
});

it('a page of a shop is imported, whatever stands in its address', () => {
  const url = `https://shop.example/library/items/${named}`;
  expect(decide(talk(`import ${url}`))).toMatchObject({ tool: 'import_listing', input: { url } });
});

it('says that a card is unknown, and takes no other', () => {
  const failed = {
    tool: 'score_card',
    input: { card_id: named },
    output: { error: { code: 'not_found', message: 'There is nothing here.' } },
  } as ToolStep;
  expect(decide(talk(`improve the card ${named}`, [failed]))).toMatchObject({
    kind: 'say',
    text: expect.stringMatching(/^I cannot find that card\./),
  });
});

const failedImport = {
  text: 'import https://shop.example/none',
  steps: [
    { tool: 'import_listing', output: { error: { code: 'unprocessable', message: 'This is no product page.' } } },
  ] as ToolStep[],
};
const card = { card_id: shown, title: 'Oak Serving Board', marketplace: 'generic', score: 58 };
const list = { tool: 'list_cards', input: {}, output: { cards: [card], more: false } } as unknown as ToolStep;

it.each(['improve it', 'what is it made of?', 'export it as csv'])(
  'after an import that failed "%s" is about no other card',
  (text) => {
    expect(decide(talk(text, [], [failedImport]))).toMatchObject({ kind: 'call', tool: 'list_cards' });
    const answer = decide(talk(text, [list], [failedImport]));
    expect(answer).toMatchObject({ kind: 'say', text: expect.stringMatching(/the import did not work[\s\S]*Which/) });
  },
);

it('a card that is named is worked on after an import that failed', () => {
  const action = decide(talk('improve my oak serving board', [list], [failedImport]));
  expect(action).toMatchObject({ kind: 'call', input: { card_id: shown } });
});
