import { describe, expect, it } from 'vitest';
import { idOf } from '../../../intents/seller-library.ts';
import type { Conversation } from '../../conversation.ts';
import { decide, planOf } from '../../decide.ts';
import { beforeCostQuestion } from './cost-questions.ts';

const after = (...said: string[]): Conversation => ({
  earlier: said.slice(0, -1).map((text) => ({ text, steps: [] })),
  current: { text: said.at(-1) ?? '', steps: [] },
  shownCardId: idOf(1),
  files: [],
});
const planned = (...said: string[]) => planOf(after(...said)).map(({ tool, input }) => ({ tool, input }));

describe('the price that is asked beside the work', () => {
  it.each([
    ['Only the bullets, and nothing else. What does that cost?', '20 credits'],
    ['I would like a warmer description. What would that cost me?', '20 credits'],
    ['rewrite it for Etsy, how many credits is that?', '20 credits'],
    ['can you improve this listing and how much would it be?', '20 credits'],
    ['rate it for Amazon and tell me what it costs', '1 scoring credit'],
    ['make the main photo white, what does that cost', '1 image credit'],
    ['improve it and score it, what do you charge for that?', 'improving a card 20'],
  ])('is told before anything is done: %s', (text, price) => {
    expect(decide(after(text))).toMatchObject({ kind: 'say', text: expect.stringContaining(price) });
  });

  it('is agreed to with all that was asked for', () => {
    const work = planned('rewrite only the title for Etsy, what would that cost?', 'That sounds fair, go ahead.');
    expect(work).toContainEqual({ tool: 'improve_card', input: { sections: ['title'], marketplace: 'etsy' } });
    const picture = planned('make the main photo square on white, how much is that?', 'ok do it');
    expect(picture).toMatchObject([{ tool: 'edit_image', input: { operations: ['white_background', 'square'] } }]);
  });

  it.each([
    'improve the title and tell me what it says',
    'improve the description, tell buyers how much it weighs',
    'improve it for Amazon',
    'improve the keywords, people ask how much it holds',
  ])('is none that is asked: %s', (text) => {
    expect(beforeCostQuestion(text)).toBeNull();
    expect(planned(text).map(({ tool }) => tool)).toContain('improve_card');
  });

  it('alone is a question about the card', () => {
    expect(planned('What does it cost?').map(({ tool }) => tool)).toEqual(['answer_from_card']);
  });
});

describe('the price of work on all cards', () => {
  it.each([
    ['What is the bill if you do all my cards for Etsy?', 'improve_cards'],
    ['whats the charge for redoing all descriptions', 'improve_cards'],
    ['what is the total for scoring the whole shop?', 'score_cards'],
    ['What will it set me back if you do everything for Shopify?', 'improve_cards'],
  ])('is priced: %s', (text, tool) => {
    const [first] = planOf({ ...after(text), shownCardId: null });
    expect(first).toMatchObject({ tool, input: { scope: { all: true }, dry_run: true } });
  });

  it.each(['show all my cards for Etsy', 'what is the total of my cards?', 'What is my bill this month?'])(
    'is not asked: %s',
    (text) => expect(planOf({ ...after(text), shownCardId: null })[0]?.input.dry_run).toBeUndefined(),
  );
});

describe('credits that come back', () => {
  it.each([
    "And if I don't like the result, do I get the credits back?",
    'do I get my credits back if I undo?',
    'are credits refunded?',
  ])('are asked about: %s', (text) => {
    expect(decide(after(text))).toMatchObject({ kind: 'say', text: expect.stringMatching(/^Work that is done keeps/) });
  });

  it('are not those that are left, nor words of a text', () => {
    expect(planned('how many credits do I have?')).toMatchObject([{ tool: 'show_usage' }]);
    expect(planned('add a bullet: refund within 30 days')).toMatchObject([{ tool: 'edit_card' }]);
  });
});
