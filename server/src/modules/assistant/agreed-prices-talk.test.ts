import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPglite, type TestDatabase } from '../../testing/test-databases.ts';
import { bottle } from '../cards/testing/card-calls.ts';
import { type ModelStage, openModelStage } from './testing/model-stage.ts';

const scoreAll = (more: object = {}) => ({
  kind: 'calls' as const,
  calls: [{ name: 'score_cards', input: { scope: { all: true }, ...more } }],
});
const says = (text: string) => ({ kind: 'says' as const, text });

describe('a language model that does not ask', () => {
  let test: TestDatabase;
  let stage: ModelStage;
  beforeAll(async () => {
    test = await openTestPglite();
    stage = await openModelStage('compatible', test);
    for (const title of ['Steel bottle', 'Steel bottle, large']) await stage.makeCard({ ...bottle, title });
  });
  afterAll(async () => {
    await stage.close();
    await test.close();
  });

  const jobs = async () => (await stage.app.bulk.list(stage.seller.id, { limit: 20 })).items;

  it('starts work on many cards at the price that the seller was told, and at no other', async () => {
    const unasked = await stage.talk(
      [scoreAll(), scoreAll({ agreed_total: 90_000 }), says('It costs 2 scoring credits. Shall I?')],
      'score all my cards',
    );
    expect(unasked.stream).toContain('Nothing is started yet');
    expect(await jobs()).toEqual([]);
    const asked = [scoreAll({ dry_run: true }), says('It costs 2 scoring credits. Shall I?')];
    await stage.talk([...asked, scoreAll(), says('Done.')], 'score all my cards', 'yes');
    expect(await jobs()).toMatchObject([{ card_count: 2 }]);
  });
});
