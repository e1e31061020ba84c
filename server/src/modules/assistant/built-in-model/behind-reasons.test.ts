import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../testing/conversation-after.ts';
import { planOf } from './decide.ts';

const callsOf = (text: string, given = 'card_shown') => planOf({ ...conversationAfter(given, text), offered: null });
const toolsOf = (text: string, given?: string) => callsOf(text, given).map(({ tool }) => tool);
const editsOf = (text: string) => callsOf(text).flatMap(({ input }) => input.edits ?? []);

describe('sentences that only tell why', () => {
  it.each([
    ['I redid the bullets over the weekend and find them livelier. Could you measure the card again?', ['score_card']],
    ['My sister rewrote the title and polished the keywords. How does it score now?', ['score_card']],
    [
      'My accountant keeps a spreadsheet of the materials we sell. Could you tell me which material this one is made of?',
      ['answer_from_card'],
    ],
  ])('order nothing: %s', (text, tools) => expect(toolsOf(text)).toEqual(tools));

  it('say what those two are', () =>
    expect(callsOf('I believe the bullets and the keywords hold it back. Please rework those two only.')).toMatchObject(
      [
        { tool: 'score_card' },
        { tool: 'improve_card', input: { sections: ['bullets', 'keywords'] } },
        { tool: 'compare_versions' },
      ],
    ));

  it('leave a second wish what it is', () =>
    expect(toolsOf('The title should be shorter. Please score it as well.')).toContain('improve_card'));
});

describe('a request that points at what was told', () => {
  it('exchanges the words that were quoted before', () =>
    expect(editsOf('Nobody in our town says "Water Bottle". Please put "Flask" in its place in the title.')).toEqual([
      { op: 'set', field: 'title', name: 'Water Bottle', value: 'Flask' },
    ]));
  it.each([
    [
      'The third bullet is much too vague. I would like it to read: Fits most bike holders',
      { op: 'set', field: 'bullets', position: 3, value: 'Fits most bike holders' },
    ],
    [
      'A friend wrote a better description for us. Please use it word for word in place of the old one: A plain bottle. It keeps cold.',
      { op: 'set', field: 'description', value: 'A plain bottle. It keeps cold.' },
    ],
  ])('writes the text anew: %s', (text, edit) => expect(editsOf(text)).toEqual([edit]));
});

describe('a value that is named as the wrong one', () => {
  it.each([
    ['I weighed it twice: it weighs 310 g rather than the 290 g that the card gives. Please correct it.', '310 g'],
    ['It holds 530 ml instead of the 500 ml stated in the specs. Could you put that right?', '530 ml'],
  ])('is not written: %s', (text, value) => expect(editsOf(text)).toMatchObject([{ op: 'set', value }]));
});
