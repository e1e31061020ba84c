import { describe, expect, it } from 'vitest';
import { fingerprintOf, trainingCases } from '../../intents/training-cases.ts';
import { onCard } from '../../testing/request-around.ts';
import { type ToolName, toolInputs } from '../../tool-types.ts';
import { nothingAround } from '../understanding/ask.ts';
import { wordsOf } from './features.ts';
import { readingOf } from './guess.ts';
import { intentWeights } from './intent-weights.ts';

const label = (text: string, around = onCard) => readingOf(text, around).guesses[0]?.label;

describe('the learned reader', () => {
  it('was learned from the cases that are there (else: npm run learn)', () => {
    expect(intentWeights().learned_from).toBe(fingerprintOf(trainingCases()));
  });

  it('knows the tools that there are', () => {
    const known = new Set<string>([...Object.keys(toolInputs), 'talk', 'refuse']);
    expect(intentWeights().labels.filter((one) => !known.has(one))).toEqual([]);
    const taught = new Set(intentWeights().labels);
    const untaught = (Object.keys(toolInputs) as ToolName[]).filter((tool) => !taught.has(tool));
    expect(untaught).toEqual([]);
  });

  it('gives probabilities that sum to one, for any text', () => {
    for (const text of ['', 'improve it', '🙂', 'ß'.repeat(5_000), 'a '.repeat(5_000)]) {
      const { guesses, slots } = readingOf(text, onCard);
      expect(guesses.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 6);
      expect([...slots.values()].every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    }
  });

  it.each([
    ['any chance of a rewrite, it reads like a manual', 'improve_card'],
    ['knock the price down to $17.20', 'edit_card'],
    ['sheet for my shopify shop please', 'export_cards'],
    ['each friday at 7 in the morning check my scores', 'schedule_task'],
    ['the backdrop of the first photo should be plain white', 'edit_image'],
    ['how heavy is it?', 'answer_from_card'],
    ['thanks, that was quick', 'talk'],
  ])('reads %j as %s', (text, tool) => {
    expect(label(text)).toBe(tool);
  });

  it('does not depend on what the products are called', () => {
    for (const name of ['mug', 'zorblat', 'Kettlewick 3000', 'rubber duck'])
      expect(label(`what does the ${name} score on Amazon?`, nothingAround)).toMatch(/^score_card/);
  });

  it('sees one word for all numbers, prices, times and marketplaces', () => {
    expect(wordsOf('Set it to $18.50 on eBay at 9am, 20% off 3')).toEqual(
      'set it to money on marketplace at clock percent off 0'.split(' '),
    );
    expect(wordsOf('say "hand made" at https://a.example/b')).toEqual(['say', 'quoted', 'at', 'url']);
  });
});
