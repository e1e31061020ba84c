import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { callsAfter, doneAfter } from '../../../testing/done-after.ts';
import type { Turn } from '../../conversation.ts';
import { planOf } from '../../decide.ts';

const page = 'https://shop.example.com/p/1';
const toolsAfter = (text: string) => callsAfter('no_card', text).map(({ tool }) => tool);

describe('a question about an address', () => {
  const questions = [
    `is ${page} any good?`,
    'can you import from https://shop.example/x?',
    `can you import products from ${page}`,
    `do you support ${page} ?`,
    `what do you think of www.shop.example.com/p/1?`,
    `does ${page} work`,
    `have you seen ${page}?`,
    `hi, is it possible to import ${page}?`,
    `should I import ${page}?`,
    `what's wrong with ${page}?`,
    `can you access ${page}?`,
    `can I import ${page}?`,
    `Just curious: will Amazon accept ${page}?`,
    `what about ${page}?`,
  ];

  it.each(questions)('is answered, and imports nothing: %s', (text) => {
    for (const given of ['no_card', 'card_shown', 'after_improve']) {
      const { said, works } = doneAfter(given, text);
      expect(works).toEqual([]);
      expect(said).toContain('Shall I import it');
    }
  });

  const answered = (said: string, text = questions[0] ?? '') => {
    const asked: Turn = { text, steps: [] };
    const { earlier, ...rest } = conversationAfter('no_card', said);
    return planOf({ ...rest, earlier: [...earlier, asked] }).map(({ tool, input }) => [tool, input]);
  };
  it.each(['yes', 'ok', 'Sure, import it', 'then score it'])('is an import once the seller agrees: %s', (said) => {
    expect(answered(said)).toEqual([
      ['import_listing', { url: page }],
      ['score_card', {}],
    ]);
  });

  it('is followed by other work on the page, or by none', () => {
    expect(answered('import it and improve it for Amazon').map(([tool]) => tool)).toEqual([
      'import_listing',
      'score_card',
      'improve_card',
      'compare_versions',
    ]);
    expect(answered('no thanks')).toEqual([]);
    expect(answered('score it', 'is the title good?').map(([tool]) => tool)).not.toContain('import_listing');
  });
});

describe('an order that holds an address', () => {
  it.each([
    `can you import ${page}?`,
    `can you import ${page} please`,
    `could you fetch ${page} for me?`,
    `Could you please import it from ${page}?`,
    `would you mind importing ${page}?`,
    `how good is this listing? ${page}`,
    `what score does ${page} get?`,
    `have ${page} improved`,
    `do ${page} for amazon`,
    `What material is the product at ${page}?`,
    `Is ${page} any good? If so import it`,
    `My page is at ${page}, could you bring it over here?`,
  ])('imports it: %s', (text) => {
    expect(toolsAfter(text)[0]).toBe('import_listing');
  });
});
