import { describe, expect, it } from 'vitest';
import { judge } from '../../../intents/judge.ts';
import { isPraise } from './praise.ts';

const praises = [
  'great',
  'lovely',
  'nice work, much better!',
  "that's better",
  'Much better now',
  'wow, this reads a lot nicer',
  'I love the new title',
  'exactly what I wanted',
  'The description is so much clearer now.',
  'well done!',
  'a big improvement',
  'that looks professional',
  'great job on the bullets',
  'It sounds much friendlier and better than before',
  'Brilliant 👏',
  '👍',
  'so happy with this',
  'that is a much better title!',
  'good one',
  'fantastic result, thank you so much',
  'my wife says it reads better now',
  'thanks, looks perfect',
];
const states = [
  'after_improve',
  'after_question',
  'after_score',
  'after_import',
  'after_export',
  'after_image',
  'card_shown',
  'no_card',
  'cards_listed',
  'case_published',
];

describe('praise', () => {
  it('is only thanked for, whatever came before it', async () => {
    const cases = praises.flatMap((text) =>
      states.map((given) => ({ kind: 'praise', given, text, expect: 'talk' as const })),
    );
    const { share, report } = await judge(cases);
    expect(share, report).toBe(1);
  });

  it.each([
    'make it better',
    'better title',
    'even better please',
    'it should be nicer',
    'could be better',
    'the old one was better',
    'I liked it better before',
    'great, now for eBay',
    'good, export it',
    'is it better?',
    'nice, but shorter',
    'switch bullet 2 with bullet 4, reads better',
    'not good',
    'how good is it',
    'it is too formal',
    'perfect it for Etsy',
  ])('is not seen in “%s”', (text) => {
    expect(isPraise(text.toLowerCase())).toBe(false);
  });
});
