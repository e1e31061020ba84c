import type { ModelMessage } from 'ai';
import { describe, expect, it } from 'vitest';
import { agreedPrices } from './agreed-prices.ts';
import { workName } from './tools/request-key.ts';

type Tool = 'improve_cards' | 'score_cards';

let calls = 0;
/** A call and what it answered. */
function answered(toolName: Tool, input: object, output: object): ModelMessage[] {
  calls += 1;
  const toolCallId = `call-${calls}`;
  const value = JSON.parse(JSON.stringify(output));
  return [
    { role: 'assistant', content: [{ type: 'tool-call', toolCallId, toolName, input }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output: { type: 'json', value } }] },
  ];
}
const quote = (total: number, dry_run = true) => ({ dry_run, cost: { feature: 'credits', each: 20, total } });
const improving = (scope: object, more: object = {}) => workName({ action: 'improve', ...more }, scope);
const all = { all: true } as const;

describe('what work on many cards may take', () => {
  it('is what the seller was told last for the same work, whatever the model passes on', () => {
    const agreed = agreedPrices(
      [
        ...answered('improve_cards', { scope: all, dry_run: true }, quote(60)),
        ...answered('improve_cards', { scope: all, title_max: 80, dry_run: true }, quote(80)),
        ...answered('improve_cards', { scope: all, marketplace: 'etsy', dry_run: true }, quote(500)),
        ...answered('score_cards', { scope: all, dry_run: true }, quote(4)),
      ],
      'yes',
    );
    expect(agreed(improving(all), undefined)).toEqual({ total: 80, isTold: true });
    expect(agreed(improving(all), 1_000)).toEqual({ total: 80, isTold: true });
    expect(agreed(improving(all), 40)).toEqual({ total: 40, isTold: true });
    expect(agreed(improving(all, { marketplace: 'etsy' }), undefined)).toMatchObject({ total: 500 });
    expect(agreed(workName({ action: 'score' }, all), undefined)).toMatchObject({ total: 4 });
  });

  it('is a single card where nobody was told a price', () => {
    const none = { total: 25, isTold: false };
    const started = answered('improve_cards', { scope: all }, quote(60, false));
    const failed = answered('improve_cards', { scope: { query: 'mug' }, dry_run: true }, { error: { code: 'x' } });
    const agreed = agreedPrices([{ role: 'user', content: 'improve all' }, ...started, ...failed], 'yes');
    expect(agreed(improving(all), undefined)).toEqual(none);
    expect(agreed(improving(all), 9_999)).toEqual(none);
    expect(agreed(improving({ query: 'mug' }), 60)).toEqual(none);
    for (const input of [{}, { scope: 'all' }, null])
      expect(agreedPrices(answered('improve_cards', input as object, quote(60)), '')(improving(all), 60)).toEqual(none);
  });

  it('is what the seller names in the request', () => {
    const agreed = agreedPrices([], 'improve them all, for 1,500 credits at most');
    expect(agreed(improving(all), 1_500)).toEqual({ total: 1_500, isTold: true });
    expect(agreed(improving(all), 500)).toMatchObject({ isTold: false });
  });
});
