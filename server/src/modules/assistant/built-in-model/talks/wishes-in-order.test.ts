import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { doneAfter } from '../../testing/done-after.ts';
import type { ToolStep } from '../conversation.ts';
import { decide } from '../decide.ts';

const worksOf = (text: string) =>
  doneAfter('card_shown', text)
    .works.map(({ tool }) => tool)
    .filter((tool) => tool !== 'compare_versions');

describe('several wishes in one message', () => {
  it.each([
    [
      'improve it for eBay, then lower the price to 19.90, make a white background and export it to CSV',
      'score_card improve_card edit_card edit_image export_cards',
    ],
    ['set the price to 25, score it and export it as json', 'edit_card score_card export_cards'],
    ['add the keyword camping, white background, export csv', 'edit_card edit_image export_cards'],
    ['1. improve it 2. set the price to 20 3. export as csv', 'score_card improve_card edit_card export_cards'],
    ['a) set brand to Acme b) add keyword camping c) score it', 'edit_card score_card'],
    ['a. set brand to Acme\nb. make the background white\nc. export it as csv', 'edit_card edit_image export_cards'],
    [
      'a - rename it to Camp Bottle\nb - improve the bullets\nc - publish it',
      'edit_card score_card improve_card publish_case',
    ],
    ['make a white background and improve it', 'edit_image score_card improve_card'],
    ['put it on white and optimize it for etsy', 'edit_image score_card improve_card'],
    ['improve it and put it on white', 'score_card improve_card edit_image'],
    ['crop the photo and improve it', 'edit_image'],
    ['1. white background 2. improve it', 'edit_image score_card improve_card'],
    ['i need 3 things done: new keywords, brand Lumo and a csv', 'score_card improve_card edit_card export_cards'],
    ['i want 3 things: a better title, price 19, and a csv', 'score_card improve_card edit_card export_cards'],
    ['two changes: shorter description, and price 21', 'score_card improve_card edit_card'],
    ['make it shorter, the price must be 21', 'score_card improve_card edit_card'],
    // What the texts are written of is there before they are.
    ['make it better, the brand is Acme', 'edit_card score_card improve_card'],
  ])('are all done in their order: %s', (text, tools) => {
    expect(worksOf(text).join(' ')).toBe(tools);
  });

  it('of numbered ones none falls away in a running conversation', () => {
    const { works } = doneAfter('after_export', 'do these: (1) score it (2) set the price to 20 (3) export as csv');
    expect(works.map(({ tool }) => tool)).toEqual(['score_card', 'edit_card', 'export_cards']);
  });

  it.each([
    ['rename it to Camp Bottle and change nothing else', 'Camp Bottle'],
    ['set the brand to Acme, translate nothing', 'Acme'],
    ['add the bullet: Folding handle and touch nothing else', 'Folding handle'],
    ['add the bullet: Leaves nothing behind', 'Leaves nothing behind'],
  ])('what is to stay is no part of a value: %s', (text, value) => {
    expect(doneAfter('card_shown', text).works).toMatchObject([{ tool: 'edit_card', input: { edits: [{ value }] } }]);
  });

  it('what has no value is asked for, and the rest is done', () => {
    const bullet = doneAfter('card_shown', 'rename it to Camp Bottle, add a bullet about the handle');
    expect(bullet.works).toMatchObject([{ input: { edits: [{ field: 'title', value: 'Camp Bottle' }] } }]);
    expect(bullet.said).toContain('What shall the bullet say?');
    const named = doneAfter('card_shown', 'rename it and export it');
    expect(named.works.map(({ tool }) => tool)).toEqual(['export_cards']);
    expect(named.said).toContain('What shall it be?');
    expect(doneAfter('card_shown', 'rename it, add a bullet about the lid and translate nothing').works).toEqual([]);
  });

  it.each(['rename it, add a bullet about the handle', 'add a bullet about the handle and rename it'])(
    'two values are asked for in one question: %s',
    (text) => {
      const { said, works } = doneAfter('card_shown', text);
      expect(works).toEqual([]);
      expect(said).toContain('What shall the title be, and what shall the bullet say?');
    },
  );

  it('what stands behind one that did not work is told', () => {
    const start = conversationAfter('card_shown', 'make a white background, then export it to csv');
    const error = { code: 'conflict', message: 'The product does not stand out.' };
    const failed = { tool: 'edit_image', input: {}, output: { error } } as unknown as ToolStep;
    expect(decide({ ...start, current: { ...start.current, steps: [failed] } })).toMatchObject({
      text: expect.stringContaining('I have not begun "Export to CSV"'),
    });
  });
});
