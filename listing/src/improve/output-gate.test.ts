import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import { gateRewrite } from './output-gate.ts';

const before = listingWith({
  title: 'Norvik steel bottle 32 oz',
  description: 'A steel bottle with a straw lid.',
  bullets: ['Straw lid opens with one hand'],
  specifications: [{ name: 'Capacity', value: '32 oz' }],
  keywords: ['steel bottle'],
  brand: 'Norvik',
  identifiers: { gtin: '4006381333931' },
  language: 'en',
});

const gate = (change: Partial<Listing>, marketplace: 'amazon' | 'ebay' = 'amazon') =>
  gateRewrite({ before, after: { ...before, ...change }, sources: [listingSource(before, 's1', 'page')], marketplace });

describe('gateRewrite', () => {
  it('lets a grounded rewrite through with its evidence, converted units too', () => {
    const { listing, flags, evidence } = gate({ title: 'Steel Bottle with Straw Lid, 946 ml' });
    expect(listing.title).toBe('Steel Bottle with Straw Lid, 946 ml');
    expect(flags).toEqual([]);
    expect(evidence.map(({ path, quote }) => [path, quote])).toEqual([
      ['title', 'A steel bottle with a straw lid.'],
      ['title', 'Norvik steel bottle 32 oz'],
    ]);
  });

  it('says where the sources state each fact, and of which fact nothing is said', () => {
    const { facts, evidence } = gate({ title: 'Blue Steel Bottle, 946 ml' });
    const inTitle = facts.filter(({ path }) => path === 'title');
    expect(inTitle.map(({ text, source }) => [text, source?.quote ?? null])).toEqual([
      ['Blue', null],
      ['Steel', 'steel'],
      ['946 ml', '32 oz'],
    ]);
    const quotes = evidence.filter(({ path }) => path === 'title');
    expect(quotes.find(({ quote }) => quote === 'Norvik steel bottle 32 oz')?.facts).toEqual(['Steel', '946 ml']);
  });

  it('flags invented facts and foreign brands with their words', () => {
    const { flags } = gate({ title: 'Norvik Titanium Bottle 40 oz, better than Stanley' });
    expect(flags.filter(({ kind }) => kind === 'ungrounded').map(({ text }) => text.match(/“(.+)”/u)?.[1])).toEqual([
      'Titanium',
      '40 oz',
      'Stanley',
    ]);
  });

  it.each([
    "I'm sorry, but I cannot help with that.",
    'As an AI language model I do not know the size.',
    'Here is the improved title: Norvik Bottle',
    '[Insert brand] bottle',
    'Bottle {{size}}',
    'N/A',
    '   ',
    '<script>alert(1)</script>',
  ])('keeps the earlier title instead of %j', (title) => {
    const { listing, flags } = gate({ title });
    expect(listing.title).toBe(before.title);
    expect(flags).toMatchObject([{ path: 'title' }]);
  });

  it('keeps earlier bullets when one of the new ones is a refusal', () => {
    expect(gate({ bullets: ['Steel body', 'I cannot write this'] }).listing.bullets).toEqual(before.bullets);
  });

  it('removes HTML that the marketplace does not take and keeps what it does', () => {
    const description = '<p onclick="x()">Steel <b>bottle</b></p><script>alert(1)</script>';
    expect(gate({ description }).listing.description).toBe('Steel bottle');
    expect(gate({ description }, 'ebay').listing.description).toBe('<p>Steel <b>bottle</b></p>');
    expect(gate({ title: '<b>Norvik</b> bottle' }).listing.title).toBe('Norvik bottle');
  });

  it('lets a model change nothing but the five sections', () => {
    const { listing } = gate({
      brand: 'Other',
      identifiers: {},
      price: { amount: '1', currency: 'USD' },
      category: 'X',
    });
    expect(listing).toEqual(before);
  });

  it('drops specifications without a value', () => {
    const specifications = [...before.specifications, { name: 'Weight', value: 'TBD' }];
    expect(gate({ specifications }).listing.specifications).toEqual(before.specifications);
  });

  describe('with protected texts', () => {
    const kept = ['Straw lid opens with one hand', 'A steel bottle with a straw lid.', 'Capacity: 32 oz'];
    const protecting = (change: Partial<Listing>) =>
      gateRewrite({
        before,
        after: { ...before, ...change },
        sources: [listingSource(before, 's1', 'page')],
        marketplace: 'ebay',
        protected_texts: kept,
      });

    it.each<[string, Partial<Listing>]>([
      ['bullets', { bullets: ['Straw lid opens with a hand', 'Steel body'] }],
      ['bullets', { bullets: [] }],
      ['description', { description: '<p>A steel bottle, with a straw lid.</p>' }],
      ['specifications', { specifications: [{ name: 'Capacity', value: '946 ml' }] }],
    ])('refuses the whole new %s that lost one, and says which', (section, change) => {
      const { listing, flags } = protecting(change);
      expect(listing).toEqual(before);
      expect(flags).toMatchObject([{ path: section }]);
    });

    it('takes a section that moved one, wrapped it or put words around it', () => {
      const change = {
        bullets: ['Steel body', 'Straw lid opens with one hand'],
        description: '<p>Norvik. A steel bottle with a straw lid.</p>',
      };
      expect(protecting(change)).toMatchObject({ listing: change, flags: [] });
    });

    it('asks for nothing that the section did not have before', () => {
      expect(protecting({ title: 'Norvik bottle 32 oz, steel' }).flags).toEqual([]);
    });
  });
});
