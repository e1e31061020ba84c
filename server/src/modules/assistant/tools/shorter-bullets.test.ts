import { emptyListing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { builtInWriter } from './built-in-writer.ts';
import { notShorter } from './length-notes.ts';

const wishes = { length: 'shorter', sections: ['bullets'] } as const;
const shortened = async (...bullets: string[]) =>
  (
    await builtInWriter({
      listing: { ...emptyListing, title: 'Garden hose, 30 m', bullets, language: 'en' },
      images: [],
      sources: [],
      marketplace: 'generic',
      sections: ['bullets'],
      options: { length: 'shorter' },
    } as unknown as Parameters<typeof builtInWriter>[0])
  ).bullets;

it('each bullet that is long ends earlier, and none is left out or longer', async () => {
  const before = [
    'Made of three layers of reinforced PVC that does not kink even when the water is turned on quickly',
    'Comes with two quick connectors for standard taps. Fits all taps.',
    '30 m long',
  ];
  expect(await shortened(...before)).toEqual([
    'Made of three layers of reinforced PVC that does not kink',
    'Comes with two quick connectors for standard taps.',
    '30 m long',
  ]);
});

it('what is said under a condition keeps it', async () => {
  const bounded = 'Suitable for drinking water, but only if the hose was rinsed for ten minutes before the first use';
  expect(await shortened(bounded)).toEqual([bounded]);
});

it('bullets that are short already are told to be', () => {
  const listing = { ...emptyListing, bullets: ['30 m long', 'Brass nozzle'] };
  expect(notShorter({ ...wishes, sections: ['bullets'] }, listing, listing)).toContain('the longest has 12 characters');
});
