import { type ImproveInput, improveListing } from '@cardwright/listing/improve/improve-listing';
import { emptyListing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { improveApart } from './improve-apart.ts';

const inputOf = (lines: number): ImproveInput => {
  const text = Array.from({ length: lines }, (_, n) => `keeps drinks cold for ${n} hours.`).join('\n');
  const listing = { ...emptyListing, title: 'steel bottle', description: text, language: 'en' };
  return { listing, images: [], marketplace: 'generic', sources: [{ id: 'page', kind: 'page', text }] };
};

/** The answer, and whether others had their turn before it came. */
async function besideOthers<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; hadTurn: boolean }> {
  let hadTurn = false;
  const turn = setImmediate(() => {
    hadTurn = true;
  });
  const answer = await work();
  clearImmediate(turn);
  return { answer, hadTurn };
}

it.each([
  [3, false],
  [800, true],
])(
  'a listing of %i lines is improved as by the rules; others have their turn meanwhile: %s',
  async (lines, isApart) => {
    const input = inputOf(lines);
    const { answer, hadTurn } = await besideOthers(() => improveApart(input));
    expect(answer).toEqual(improveListing(input));
    expect(hadTurn).toBe(isApart);
  },
);

it('a long improvement ends when it is stopped, and does not begin when it was stopped before', async () => {
  const stop = new AbortController();
  const stopped = improveApart(inputOf(800), stop.signal);
  stop.abort('stopped');
  await expect(stopped).rejects.toBe('stopped');
  await expect(improveApart(inputOf(800), stop.signal)).rejects.toBe('stopped');
});

it('what goes wrong in the thread is told with its place', async () => {
  const input = { ...inputOf(800), marketplace: 'nowhere' as ImproveInput['marketplace'] };
  await expect(improveApart(input)).rejects.toThrow(/improve-thread\.ts/);
});
