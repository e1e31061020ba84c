import { describe, expect, it } from 'vitest';
import { agreedPrices } from './agreed-prices.ts';
import type { ToolStep, Turn } from './built-in-model/conversation.ts';
import { workName } from './tools/request-key.ts';

type Tool = 'improve_cards' | 'score_cards';

const answered = (tool: Tool, input: object, output: object) => ({ tool, input, output }) as ToolStep;
const turn = (text: string, ...steps: ToolStep[]): Turn => ({ text, steps });
const quote = (total: number, dry_run = true) => ({ dry_run, cost: { feature: 'credits', each: 20, total } });
const improving = (scope: object, more: object = {}) => workName({ action: 'improve', ...more }, scope);
const all = { all: true } as const;
const none = { total: 25, isTold: false };
const asked = turn('improve all my cards', answered('improve_cards', { scope: all, dry_run: true }, quote(60)));
/** What a message may take for improving all cards, behind these turns. */
const afterwards = (text: string, ...earlier: Turn[]) => agreedPrices({ earlier, current: turn(text) });

describe('what work on many cards may take', () => {
  it('is what the seller was told last for the same work, whatever the model passes on', () => {
    const told = turn(
      'improve and score them all',
      ...asked.steps,
      answered('improve_cards', { scope: all, title_max: 80, dry_run: true }, quote(80)),
      answered('improve_cards', { scope: all, marketplace: 'etsy', dry_run: true }, quote(500)),
      answered('score_cards', { scope: all, dry_run: true }, quote(4)),
    );
    const agreed = afterwards('yes', told);
    expect(agreed(improving(all), undefined)).toEqual({ total: 80, isTold: true });
    expect(agreed(improving(all), 1_000)).toEqual({ total: 80, isTold: true });
    expect(agreed(improving(all), 40)).toEqual({ total: 40, isTold: true });
    expect(agreed(improving(all, { marketplace: 'etsy' }), undefined)).toMatchObject({ total: 500 });
    expect(agreed(workName({ action: 'score' }, all), undefined)).toMatchObject({ total: 4 });
  });

  it('is a single card where nobody was told a price', () => {
    const started = answered('improve_cards', { scope: all }, quote(60, false));
    const failed = answered('improve_cards', { scope: { query: 'mug' }, dry_run: true }, { error: { code: 'x' } });
    const agreed = afterwards('yes', turn('improve all', ...asked.steps, started, failed));
    expect(agreed(improving(all), undefined)).toEqual(none);
    expect(agreed(improving(all), 9_999)).toEqual(none);
    expect(agreed(improving({ query: 'mug' }), 60)).toEqual(none);
    for (const input of [{}, { scope: 'all' }])
      expect(afterwards('', turn('', answered('improve_cards', input, quote(60))))(improving(all), 60)).toEqual(none);
  });

  it('stays open while the seller only talks, and no longer', () => {
    const price = (text: string, ...since: Turn[]) => afterwards(text, asked, ...since)(improving(all), undefined);
    const open = { total: 60, isTold: true };
    expect(price('ok, do it', turn('thanks'), turn('how does scoring work?'))).toEqual(open);
    expect(price('no, thanks')).toEqual(none);
    expect(price('yes', turn('no'))).toEqual(none);
    expect(price('yes', turn('yes', answered('improve_cards', { scope: all }, quote(60, false))))).toEqual(none);
    expect(price('yes', turn('show my cards', { tool: 'list_cards', output: { cards: [], more: false } }))).toEqual(
      none,
    );
  });

  it('is what the seller names in the request as credits', () => {
    for (const text of [
      'improve them all, for 1,500 credits at most',
      'Improve all up to 1500 credits',
      'at most 1 500 credits please',
      'no more than 1.500 credits',
      'score all of 2026, 1500 scoring credits are fine',
      'take a 1500-credit budget',
    ]) {
      const agreed = afterwards(text);
      expect([text, agreed(improving(all), 1_500)]).toEqual([text, { total: 1_500, isTold: true }]);
      expect(agreed(improving(all), 500)).toMatchObject({ isTold: false });
    }
  });

  it('is no other number of the request', () => {
    for (const text of [
      'titles at most 1500 characters',
      'improve my first 1500 cards',
      'improve all, I have 1500 credits left',
      'there are 1500 credits left',
      'not for 1500 credits',
      'last time it took 1500 credits',
      '1500 credits is too much',
      'the bottle AB1500 credits the maker',
      'improve all for 1500 points',
    ])
      expect([text, afterwards(text)(improving(all), 1_500)]).toEqual([text, none]);
  });
});
