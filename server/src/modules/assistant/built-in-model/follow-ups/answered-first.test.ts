import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const editsOf = (text: string) =>
  planOf({ ...conversationAfter('after_question', text), offered: null }).flatMap(({ input }) => input.edits ?? []);

describe('an answer before other changes', () => {
  it.each([
    ['brass. and the brand is Holm', 'brass', 'Holm'],
    ['oak wood, the brand is Holm by the way', 'oak wood', 'Holm'],
  ])('%s', (text, material, brand) => {
    expect(editsOf(text)).toEqual([
      { op: 'set', field: 'specifications', name: 'Material', value: material },
      { op: 'set', field: 'brand', value: brand },
    ]);
  });

  it('may be followed by a fact', () => {
    expect(editsOf('it is 18/10 steel and made in Sweden')).toMatchObject([
      { name: 'Material', value: '18/10 steel' },
      { name: 'Country of origin', value: 'Sweden' },
    ]);
  });

  it.each(['ok. the brand is Holm', 'no idea. the brand is Holm', 'thanks, the brand is Holm'])(
    'has to be one: %s',
    (text) => {
      expect(editsOf(text)).toEqual([{ op: 'set', field: 'brand', value: 'Holm' }]);
    },
  );
});

describe('an answer before the next improvement', () => {
  const toolsOf = (text: string) =>
    planOf({ ...conversationAfter('after_question', text), offered: null }).map(({ tool }) => tool);

  it.each([
    ['steel. and improve it again with that', 'steel'],
    ["It's aluminium. Now improve it once more please", 'aluminium'],
  ])('is written before it: %s', (text, value) => {
    expect(editsOf(text)).toEqual([{ op: 'set', field: 'specifications', name: 'Material', value }]);
    expect(toolsOf(text)).toEqual(['edit_card', 'score_card', 'improve_card', 'compare_versions']);
  });

  it.each(['no idea. improve it for etsy', 'improve it for amazon'])('has to be one: %s', (text) => {
    expect(toolsOf(text)).not.toContain('edit_card');
  });
});
