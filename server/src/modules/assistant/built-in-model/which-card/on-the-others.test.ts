import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import type { ToolStep } from '../conversation.ts';
import { planOf } from '../decide.ts';

const mugs = ['Blue Speckled Mug', 'Green Speckled Mug', 'Stoneware Bowl'];
const moon = ['Poster Moon', 'Poster Sun', 'Poster Stars'];
const price = { edits: [{ op: 'set', field: 'price', value: '24.90' }] };

describe('the other cards, behind work on one', () => {
  it.each(['now the other mug', 'same for the other mug', 'can you do the other mug too?'])('%s', (text) => {
    const { works } = talkInLibrary(mugs, 'improve the blue speckled mug', text);
    expect(works.at(-1)).toEqual({ tool: 'improve_card', input: { card: 2 } });
  });

  it('is the one that had no such work yet', () => {
    const { works } = talkInLibrary(mugs, 'improve the blue mug', 'improve the green mug', 'and the other one too');
    expect(works.at(-1)).toEqual({ tool: 'improve_card', input: { card: 3 } });
  });

  it('changes the rest alike', () => {
    const { works } = talkInLibrary(moon, 'change the price of the moon to 24.90', 'same for the rest');
    expect(works.map(({ input }) => input)).toEqual([
      { card: 2, ...price },
      { card: 3, ...price },
    ]);
    expect(talkInLibrary(moon, 'set the title of the moon to Full Moon', 'same for the rest').works).toEqual([]);
  });

  it('asks where no other has the name, and pays for nothing', () => {
    const { works, said } = talkInLibrary(mugs, 'improve the bowl', 'now the other bowl');
    expect(works).toEqual([]);
    expect(said).toContain('Which listing do you mean?');
  });

  it('is planned with its work, of which the score is a part', () => {
    const input = { card_id: idOf(1) };
    const step = { tool: 'improve_card', input, output: answerOf('improve_card', input) };
    const earlier = [{ text: 'improve the blue mug', steps: [step as ToolStep] }];
    const current = { text: 'now the other mug', steps: [] };
    const planned = planOf({ earlier, current, shownCardId: null, files: [] }).map(({ tool }) => tool);
    expect(planned).toContain('list_cards');
    expect(planned).toContain('improve_card');
  });

  it('tells the price of work on several first', () => {
    const { works } = talkInLibrary([...moon, 'Poster Comet'], 'improve the moon', 'and for the other posters too');
    expect(works).toMatchObject([{ tool: 'improve_cards', input: { dry_run: true } }]);
  });
});
