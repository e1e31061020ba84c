import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import type { ToolStep } from '../conversation.ts';
import { decide } from '../decide.ts';

const unreachable = { error: { code: 'unreachable', message: 'No site could be found.' } };
const noCredits = { error: { code: 'credits_exhausted', message: 'No credits are left.' } };

/** What is called, with the page or the card it is for, where the pages of `failing` cannot be read; and what is said in the end. */
function turn(text: string, failing: Record<string, object>) {
  const steps: ToolStep[] = [];
  const done: string[] = [];
  let made = 0;
  for (;;) {
    const action = decide({ earlier: [], current: { text, steps: [...steps] }, shownCardId: null, files: [] });
    if (action.kind === 'say') return { done, said: action.text };
    const input = action.input as { url?: string; card_id?: string };
    const failure = failing[input.url?.at(-1) ?? ''];
    const card = {
      card_id: idOf(input.url === undefined ? made : ++made),
      title: 'Pot',
      marketplace: 'generic',
      score: 1,
    };
    const output = failure ?? { ...answerOf(action.tool, input), ...(input.url === undefined ? {} : { card }) };
    if (failure !== undefined) made -= 1;
    steps.push({ tool: action.tool, input, output } as ToolStep);
    done.push(`${action.tool} ${input.url?.at(-1) ?? input.card_id?.at(-1) ?? ''}`.trim());
  }
}
const [a, b, c] = ['a', 'b', 'c'].map((name) => `https://shop.example/${name}`);

describe('several pages of which some cannot be read', () => {
  it('are read all the same, and what is not there is not worked on', () => {
    const { done, said } = turn(`import ${a} ${b} ${c}`, { a: unreachable, c: unreachable });
    expect(done).toEqual(['import_listing a', 'import_listing b', 'score_card 1', 'import_listing c']);
    expect(said).toMatch(/scores \*\*58\*\*/);
    expect(said).toMatch(
      /could not import, and nothing was charged.*shop\.example\/a: No site.*shop\.example\/c: No site/s,
    );
  });

  it('are told by their addresses where none can be read', () => {
    const { done, said } = turn(`import these:\n${a}\n${b}`, { a: unreachable, b: unreachable });
    expect(done).toEqual(['import_listing a', 'import_listing b']);
    expect(said).toMatch(/^These pages I could not import.*shop\.example\/a.*shop\.example\/b/s);
  });

  it('are left alone once there are no credits', () => {
    const { done, said } = turn(`import ${a} ${b}`, { a: noCredits });
    expect(done).toEqual(['import_listing a']);
    expect(said).toContain('No credits are left.');
  });

  it('one alone is told as before', () =>
    expect(turn(`import ${a}`, { a: unreachable }).said).toContain('I could not import this listing.'));
});
