import { describe, expect, it } from 'vitest';
import { doneAfter } from '../../testing/done-after.ts';
import type { Turn } from '../conversation.ts';
import { askedValue } from '../understanding/questions/asked-values.ts';
import { asWasHeard } from './value-asked.ts';

describe('a question whether a value of the card is right', () => {
  it.each([
    ['is the price right? says 24.90 on the site', 'what is the price?', '"set the price to 24.90"'],
    ['the site says 24.90. is the price right?', 'what is the price?', '"set the price to 24.90"'],
    ['is the price correct? i thought 24.90', 'what is the price?', '"set the price to 24.90"'],
    ['price still ok? amazon has 24.90', 'what is the price?', '"set the price to 24.90"'],
    ['is that price up to date? we raised it to 24.90 last week', 'what is the price?', '"set the price to 24.90"'],
    ['is the weight right? scale says 210 g', 'what is the weight?', '"set the specification weight to 210 g"'],
    ['are the 500 ml correct, label says 0.6 l', 'are the 500 ml correct?', 'I have not changed anything'],
    ['is the brand right? the box says Acme Inc', 'what is the brand?', 'I have not changed anything'],
  ])('is answered, and what was heard elsewhere is not written: %s', (text, question, offer) => {
    const { works, said } = doneAfter('card_shown', text);
    expect(works).toMatchObject([{ tool: 'answer_from_card', input: { question } }]);
    expect(works).toHaveLength(1);
    expect(said).toContain(offer);
  });

  it.each([
    'is the price right? it should be 24.90',
    'is the weight right, change it to 210 g',
    'is the price right? if not, set it to 24.90',
    'is the price right?',
    'the price is 24.90',
  ])('is none where something is wanted, or nothing was heard: %s', (text) => {
    expect(askedValue(text)).toBeNull();
  });

  const asked: Turn = { text: 'is the price of the lamp right? my shop says 45 euros', steps: [] };
  it.each(['yes', 'then update it', 'ok change it please', 'yes, set it to that'])('is followed by: %s', (text) => {
    expect(asWasHeard(text, asked)).toBe('set the price to 45 euros');
  });
  it.each(['no', 'thanks', 'improve it', 'change it to 44'])('is not followed by: %s', (text) => {
    expect(asWasHeard(text, asked)).toBeNull();
  });
});
