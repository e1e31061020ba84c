import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { ToolStep } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const result = (title: string, before: number, after: number, failure?: string) => ({
  card_id: title,
  title,
  before,
  after,
  ...(failure === undefined ? {} : { failure }),
});
const done = {
  done_count: 3,
  failed_count: 1,
  charged: 60,
  reason: 'It is being imported.',
  results: [
    result('Mug', 40, 55),
    result('Lamp', 70, 90),
    result('Apron', 61, 61),
    result('Socks', 50, 50, 'It is being imported.'),
  ],
};
const job = (of: object | undefined) =>
  ({
    tool: 'improve_cards',
    input: { scope: { query: 'kitchen' } },
    output: { dry_run: false, card_count: 4, left_out: 0, cost: { feature: 'credits', each: 20, total: 80 }, done: of },
  }) as unknown as ToolStep;
const after = (text: string, of: object | undefined = done) => ({
  ...conversationAfter('no_card', text),
  earlier: [{ text: 'yes', steps: [job(of)] }],
});
const said = (text: string) => {
  const action = decide(after(text));
  return action.kind === 'say' ? action.text : action.tool;
};

describe('questions about finished work on many cards', () => {
  it.each([
    ['did any stay under 60?', '2 of 4 listings', ['Mug', 'Socks']],
    ['which ones are still below 60?', '2 of 4 listings', ['Mug', 'Socks']],
    ['how many are above 61 now', '1 of 4 listings', ['Lamp']],
    ['how many got better?', '2 of 4 listings', ['Mug', 'Lamp']],
    ['which improved the most?', '20 points', ['Lamp']],
    ['which stayed the same?', '2 of 4 listings', ['Apron', 'Socks']],
    ['which failed?', '1 listing failed', ['Socks']],
    ['any errors?', 'It is being imported', ['Socks']],
    ['did anything go wrong?', '1 listing failed', ['Socks']],
  ])('%s', (text, told, names) => {
    expect(said(text)).toContain(told);
    for (const { title } of done.results) expect(said(text).includes(title)).toBe(names.includes(title));
  });

  it.each([
    'what became of it?',
    'how did it go?',
    'how is it going?',
    "how's it going?",
    'is it done yet?',
    'how far are you with them?',
    'the results please',
  ])('tells how it ended: %s', (text) => {
    expect(said(text)).toMatch(/^It has ended: 3 listings done, 1 failed\. It is being imported\./);
    for (const { title } of done.results) expect(said(text)).toContain(title);
    const { earlier } = after(text, done);
    const started = { ...job(undefined), input: { scope: { all: true } } } as ToolStep;
    const action = decide({ ...after(text), earlier: [...earlier, { text: 'yes', steps: [started] }] });
    expect(action).toMatchObject({ kind: 'say', text: expect.stringContaining('went on in the background') });
  });

  it('are not read without such work', () => {
    expect(decide(conversationAfter('after_improve', 'what became of it?'))).not.toMatchObject({
      text: expect.stringContaining('background'),
    });
  });

  it('tells where there is none', () => {
    expect(said('which got worse?')).toContain('None of them scores lower');
    expect(said('did all reach 95?')).toContain('None of them scores 95 or more');
  });

  it('counts one point as one', () => {
    const one = after('which improved the most?', { ...done, results: [result('Mug', 50, 51)] });
    expect(decide(one)).toMatchObject({ text: expect.stringContaining('This one gained most, 1 point:') });
  });

  it('looks up what went on behind the turn', () => {
    const [look] = planOf({ ...after('did any stay under 60?'), earlier: [{ text: 'yes', steps: [job(undefined)] }] });
    expect(look).toMatchObject({ tool: 'list_cards', input: { query: 'kitchen', score_below: 60 } });
  });

  it.each(['no_card', 'card_shown'])('is none without such work: %s', (given) => {
    expect(planOf(conversationAfter(given, 'did any stay under 60?')).map(({ tool }) => tool)).not.toContain(
      'improve_cards',
    );
    expect(decide(conversationAfter(given, 'which failed?'))).not.toMatchObject({
      text: expect.stringContaining('None of them'),
    });
  });
});
