import { describe, expect, it } from 'vitest';
import { createFakeCards } from '../testing/fake-cards.ts';
import { sectionsBefore } from './sections-before.ts';

const userId = 'seller';
const version = (number: number, title: string, description: string) => ({
  id: `v${number}`,
  number,
  label: `Version ${number}`,
  author: 'seller' as const,
  created_at: '2026-03-01T12:00:00.000Z',
  evidence: [],
  flags: [],
  listing: { title, description },
});

function cardOf(...texts: [string, string][]) {
  const fake = createFakeCards();
  const card = fake.add(userId, 'Mug');
  const versions = texts.map(([title, description], at) => {
    const made = version(at + 1, title, description);
    return { ...made, listing: { ...card.current.listing, ...made.listing } };
  });
  const [original] = versions;
  const current = versions.at(-1);
  if (original === undefined || current === undefined) throw new Error('a card has a version');
  const cards = { ...fake, versions: async () => ({ items: versions.toReversed(), next_cursor: null }) };
  return { context: { cards, userId }, card: { ...card, original, current } };
}

describe('sections as they were before', () => {
  const texts: [string, string][] = [
    ['Mug', 'Blue.'],
    ['Mug', 'Blue and big.'],
    ['Big mug', 'Blue and big.'],
  ];

  it('are those before their own last change, whatever was changed since', async () => {
    const { context, card } = cardOf(...texts);
    expect(await sectionsBefore(context, card, 'previous', ['description'])).toEqual({
      versions: { description: 'v1' },
      label: 'Version 1',
    });
    expect(await sectionsBefore(context, card, 'previous', ['title', 'description'])).toMatchObject({
      versions: { title: 'v2', description: 'v1' },
    });
  });

  it('are those of the original where that is wanted', async () => {
    const { context, card } = cardOf(['Cup', 'Blue.'], ...texts);
    expect(await sectionsBefore(context, card, 'original', ['title'])).toMatchObject({ versions: { title: 'v1' } });
  });

  it('are told to be unchanged where they are', async () => {
    const { context, card } = cardOf(...texts);
    expect(await sectionsBefore(context, card, 'previous', ['bullets'])).toMatchObject({
      error: { code: 'conflict', message: 'The bullets are as in the original: nothing was changed there.' },
    });
  });
});
