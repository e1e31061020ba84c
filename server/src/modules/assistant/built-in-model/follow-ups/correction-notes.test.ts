import { describe, expect, it } from 'vitest';
import { answerOf, placeholders } from '../../intents/seller-library.ts';
import type { Conversation, ToolStep } from '../conversation.ts';
import { correctionNote } from './correction-notes.ts';

/** What was asked, what was done, and what the seller says then. */
function note(asked: string, done: object, said: string, output: object = {}): string | null {
  const card_id = placeholders.$card ?? '';
  const improved = { ...answerOf('improve_card', { card_id }), ...output };
  const step = { tool: 'improve_card', input: { card_id, ...done }, output: improved } as unknown as ToolStep;
  const conversation: Conversation = {
    earlier: [{ text: asked, steps: [step] }],
    current: { text: said, steps: [] },
    shownCardId: card_id,
    files: [],
  };
  return correctionNote(conversation);
}
const price = 'one more improvement, for 20 credits';

describe('what a correction takes', () => {
  it.each([
    ['improve it', {}, 'not eBay, Etsy'],
    ['improve it for Amazon', { marketplace: 'amazon' }, 'no, I meant for eBay'],
    ['improve it', {}, 'no, the title only'],
    ['improve it', {}, 'no, I meant friendlier'],
  ])('is said before its work: %s, %j, %s', (asked, done, said) => {
    expect(note(asked, done, said)).toContain(price);
    expect(note(asked, done, said)).not.toContain('sorry');
  });

  it.each([
    ['improve it for Etsy', { marketplace: 'ebay' }, 'no, for Etsy'],
    ['improve only the title', { sections: ['bullets'] }, 'no, the title only'],
    ['improve it, friendly tone', { tone: 'formal' }, 'no, I meant friendlier'],
  ])('is owned up to when it was said before: %s, %j, %s', (asked, done, said) => {
    expect(note(asked, done, said)).toMatch(/one more improvement.*I got it wrong: I am sorry/);
  });

  it('is not said where nothing is corrected, or nothing had changed', () => {
    expect(note('improve it', {}, 'friendlier')).toBeNull();
    expect(note('improve it', {}, 'undo')).toBeNull();
    expect(note('improve it', {}, 'thanks')).toBeNull();
    expect(note('improve it', {}, 'no, I meant friendlier', { changes: [] })).toBeNull();
  });
});
