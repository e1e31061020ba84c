import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = ['Yoga Mat', 'Peppermint Tea', 'Wool Rug'];
const last = (...texts: string[]) => talkInLibrary(shop, 'show me the mat', ...texts).works.at(-1);
const edited = (card: number, ...edits: object[]) => ({ tool: 'edit_card', input: { card, edits } });
const rewritten = (input: object) => ({ tool: 'improve_card', input: { card: 1, ...input } });
const undone = { tool: 'restore_version', input: { card: 1, version: 'previous' } };
const asked = (question: string) => ({ tool: 'answer_from_card', input: { card: 1, question } });

describe('what is said shortly of the turn before', () => {
  it.each<[string[], object]>([
    [['keywords please', 'add "raw honey" and "gift"'], { tool: 'edit_card' }],
    [
      ['keywords please', 'add "raw honey" and "gift"', 'remove gift again'],
      edited(1, { op: 'remove', field: 'keywords', value: 'gift' }),
    ],
    [['improve it', 'undo that, I want to think about it'], undone],
    [['improve it', 'undo', 'hm no the new one'], undone],
    [['make it shorter', 'the bullets i mean'], rewritten({ sections: ['bullets'], length: 'shorter' })],
    [
      ['make the title at most 60 characters', 'same for the description'],
      rewritten({ sections: ['description'], description_max: 60 }),
    ],
    [
      ['add to the description: for tanks up to 120 l', 'and the bullets'],
      edited(1, { op: 'add', field: 'bullets', value: 'for tanks up to 120 l' }),
    ],
    [['improve it', 'and now?'], { tool: 'score_card', input: { card: 1 } }],
    [['what price should i ask?', 'ok put 280'], edited(1, { op: 'set', field: 'price', value: '280' })],
    [['what is my listing missing'], { tool: 'score_card', input: { card: 1 } }],
    [['make the title shorter', 'how many characters is it now'], asked('how long is the title?')],
    [['whats the max title length on amazon', 'and ebay?'], asked('whats the max title length on ebay?')],
    [['make the bullets shorter', 'good. same for the title'], rewritten({ sections: ['title'], length: 'shorter' })],
    [['title is to long imo'], rewritten({ sections: ['title'], length: 'shorter' })],
    [
      ['rename peppermint to "Organic Peppermint Tea"'],
      edited(2, { op: 'set', field: 'title', value: 'Organic Peppermint Tea' }),
    ],
    [['how much is plus?', 'and yearly?'], { tool: 'show_usage', input: {} }],
    [['never use the word cheap', 'apply it here'], { tool: 'improve_card' }],
    [['also comes in a gift box'], edited(1, { op: 'add', field: 'bullets', value: 'Comes in a gift box' })],
    [['write me better bullets, 5 of them'], rewritten({ bullets_max: 5, sections: ['bullets'] })],
    [['cant we make this sound nicer without lying?'], rewritten({})],
  ])('%j', (texts, work) => {
    expect(last(...texts)).toMatchObject(work);
  });

  it('tells what was spent where no card can be asked', () => {
    expect(talkInLibrary([], 'what can you do?', 'what did that cost me?').works).toEqual([
      { tool: 'show_usage', input: {} },
    ]);
  });

  it('leaves out no word that only tells how to write', () => {
    expect(last('cant we make this sound nicer without lying?')?.input).not.toHaveProperty('avoid_words');
  });

  it.each([
    [['make the bullets shorter', 'max 60 characters each'], 'each bullet to a number of characters'],
    [['use "and"'], 'What shall it be?'],
    [['titles should always start with my brand Paper & Pine', 'apply it here'], 'changed nothing'],
    [['more elegant please'], 'a tone that is elegant'],
    [['hmm, no, without shadow was better'], 'changed nothing'],
  ])('costs nothing: %j', (texts, answer) => {
    const { said, works } = talkInLibrary(shop, 'show me the mat', ...texts);
    expect(said).toContain(answer);
    expect(works).toEqual([]);
  });

  it('scores both of two that were listed, and lists what is asked for', () => {
    const two = ['Yoga Mat', 'Wool Rug'];
    expect(talkInLibrary(two, 'show my cards', 'score both').works).toMatchObject([
      { tool: 'score_cards', input: { dry_run: true, scope: { card_ids: [expect.any(String), expect.any(String)] } } },
    ]);
    expect(talkInLibrary(two, 'which rugs do i have').said).toMatch(/^Your listings:\n\n1\. \[\*\*Wool Rug/);
  });
});
