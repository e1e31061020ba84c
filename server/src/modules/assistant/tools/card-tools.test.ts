import type { Card } from '@cardwright/contract/cards';
import { describe, expect, it } from 'vitest';
import { answerFromListing } from '../case-answers.ts';
import { createFakeCards } from '../testing/fake-cards.ts';
import type { ToolRun } from '../tool-runner.ts';
import { createCardTools } from './card-tools.ts';
import type { ToolContext } from './tool-context.ts';

const added = createFakeCards().add('seller', 'Steel bottle');
const card: Card = {
  ...added,
  current: {
    ...added.current,
    listing: {
      ...added.current.listing,
      description: `${'A bottle for every day. '.repeat(300)}It has a gasket of silicone.`,
      keywords: Array.from({ length: 100 }, (_, index) => `keyword ${index + 1}`),
      bullets: Array.from({ length: 40 }, (_, index) => `Point ${index + 1}`),
      specifications: Array.from({ length: 90 }, (_, index) => ({ name: `Trait ${index + 1}`, value: 'yes' })),
    },
  },
};

/** The tools, with a count of how often the card is read. */
function stage() {
  let reads = 0;
  const step = { detail: () => {} } as unknown as ToolRun;
  const context: Partial<ToolContext> = {
    userId: 'seller',
    cards: {
      ...createFakeCards(),
      get: async () => {
        reads += 1;
        return card;
      },
    },
    run: (_name, _title, _options, work) => work(step),
    showCard: () => {},
  };
  const tools = createCardTools(context as ToolContext);
  const call = { toolCallId: 'one', messages: [], context: {} };
  const answered = async (question: string): Promise<unknown> =>
    await tools.answer_from_card?.execute?.({ card_id: card.id, question }, call);
  const shown = async (): Promise<unknown> => await tools.read_card?.execute?.({ card_id: card.id }, call);
  return { answered, shown, reads: () => reads };
}

describe('comparing versions', () => {
  const part = (text: string) => [
    { op: 'delete' as const, text },
    { op: 'insert' as const, text: text.toUpperCase() },
  ];
  const compared = async (fields: object[]) => {
    const tools = createCardTools({
      userId: 'seller',
      cards: { ...createFakeCards(), get: async () => card, compare: async () => ({ fields }) },
      run: (_name: string, _title: string, _options: object, work: (step: object) => unknown) => work({ detail() {} }),
    } as never);
    const options = { toolCallId: 'one', messages: [], context: {} };
    const asked = { card_id: card.id, from: 'original', to: 'current' };
    return (await tools.compare_versions?.execute?.(asked, options)) as { fields: { path: string; before?: string }[] };
  };

  it('tells the texts of the fields that differ, however many are the same', async () => {
    const same = Array.from({ length: 50 }, (_, at) => ({ path: `same.${at}`, change: 'same', parts: part('a') }));
    const { fields } = await compared([...same, { path: 'title', change: 'changed', parts: part('mug') }]);
    expect(fields).toEqual([{ path: 'title', change: 'changed', before: 'mug', after: 'MUG' }]);
  });

  it('keeps a limit of what is told in all', async () => {
    const long = Array.from({ length: 30 }, (_, at) => ({
      path: `b.${at}`,
      change: 'changed',
      parts: part('x'.repeat(900)),
    }));
    const { fields } = await compared(long);
    expect(fields).toHaveLength(30);
    expect(fields.filter(({ before }) => before !== undefined)).toHaveLength(10);
    expect(JSON.stringify(fields).length).toBeLessThan(15_000);
  });
});

describe('questions about a long card', () => {
  it.each([
    ['how many keywords does it have?', 'The card has 100 keywords'],
    ['how many bullets are there?', 'The card has 40 bullets'],
    ['how many specifications?', 'The card has 90 specifications'],
    ['does it have a gasket?', 'It has a gasket of silicone'],
  ])('are answered from all of it, read once: %s', async (question, expected) => {
    const { answered, reads } = stage();
    expect(await answered(question)).toMatchObject({ found: true, answer: expect.stringContaining(expected) });
    expect(reads()).toBe(1);
  });

  it('get the same answer from visitors of a published one', () => {
    expect(answerFromListing('how many keywords does it have?', card.current.listing)).toContain('100 keywords');
  });

  it('keep a short copy in the conversation', async () => {
    const { shown } = stage();
    const { listing } = (await shown()) as { listing: Card['current']['listing'] };
    expect(listing.keywords).toHaveLength(60);
    expect(listing.bullets).toHaveLength(30);
    expect(listing.specifications).toHaveLength(60);
    expect(listing.description).toHaveLength(4_000);
  });
});
