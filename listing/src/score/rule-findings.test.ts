import { describe, expect, it } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import type { Listing } from '../listing.ts';
import { imageWith, listingWith } from '../listing-builders.ts';
import { type MarketplaceId, rulePackOf } from '../marketplaces/profiles.ts';
import { type RuleScore, scoreByPack, scoreListing } from './score-listing.ts';

function ruleOf(id: string, fields: Partial<Listing>, marketplace: MarketplaceId = 'generic'): RuleScore {
  const listing = listingWith({ language: 'en', ...fields });
  const rule = scoreListing({ listing, images: [imageWith({})], marketplace }).rules.find((item) => item.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return rule;
}

const placesOf = (rule: RuleScore) => rule.where.map(({ path, start, end, text }) => [path, start, end, text]);

describe('findings in the title', () => {
  it('show what is over the limit, and the number to reach', () => {
    const title = `  ${'Steel bottle '.repeat(6)}end  `;
    const rule = ruleOf('T1', { title }, 'amazon');
    expect(placesOf(rule)).toEqual([['title', 77, 83, 'le end']]);
    expect(rule.fix).toContain('Shorten the title by 6 characters, to 75 at most.');
    expect(rule.moves).toContain('T2');
    expect(rule.fix).toContain('On top of the gain, points can change for: good title length');
  });

  it('name each repeated word and each forbidden sign at its place', () => {
    expect(placesOf(ruleOf('T3', { title: 'Mug, blue mug, MUG' }, 'etsy'))).toEqual([
      ['title', 10, 13, 'mug'],
      ['title', 15, 18, 'MUG'],
    ]);
    expect(placesOf(ruleOf('T5', { title: ' Mug! 5% off, 10% wool 🔥' }, 'etsy'))).toEqual([
      ['title', 16, 17, '%'],
      ['title', 23, 25, '🔥'],
    ]);
  });

  it('do not depend on how accents are encoded', () => {
    const title = 'Café mug in Sèvres porcelain, cream with a fine rim';
    for (const form of ['NFC', 'NFD'] as const)
      expect(ruleOf('T5', { title: title.normalize(form) }, 'etsy').gain).toBe(0);
    const repeated = `${'café'.normalize('NFC')} ${'café'.normalize('NFD')} mug`;
    expect(ruleOf('T3', { title: repeated }, 'etsy').where).toHaveLength(1);
    const flagged = `Cafe\u0301 \u2605 mug`;
    expect(placesOf(ruleOf('T5', { title: flagged }, 'etsy'))).toEqual([['title', 6, 7, '\u2605']]);
  });

  it('judge neither repetition nor new words where a script has no spaces', () => {
    expect(ruleOf('T3', { title: '不锈钢水杯 大容量便携 不锈钢水杯' }).points).toBeNull();
    expect(ruleOf('D5', { title: 'Mug', description: 'ขวดน้ำสแตนเลส' }).points).toBeNull();
    expect(ruleOf('T3', { title: 'Steel ⺀ mug' }).points).toBe(4);
  });
});

describe('findings in the description', () => {
  it('name a web address once, and the tags that the marketplace does not take', () => {
    const description = '<h3>Care</h3><p>See https://www.example.com/a or mail me@shop.com</p>';
    const rule = ruleOf('D4', { description }, 'walmart');
    expect(rule.where.map(({ text }) => text)).toEqual(['<h3>', '</h3>', 'https://www.example.com/a', 'me@shop.com']);
  });

  it('say how many words the title does not have are needed', () => {
    const title = 'Steel bottle with straw';
    expect(ruleOf('D5', { title, description: 'Steel bottle with straw lid' }).fix).toContain('Add at least 3 words');
    const mended = ruleOf('D5', { title, description: 'Steel bottle with straw lid one two six' });
    expect(mended.points).toBe(2);
  });

  it('point to a long paragraph also where markup stands inside, without quoting all of it', () => {
    const description = `<p>Short.</p><p>First of all ${'steel <b>wall</b> '.repeat(80)}to the very end.</p>`;
    const [place] = ruleOf('D3', { description }).where;
    expect(description.slice(place?.start, place?.end)).toMatch(/^First of all .*to the very end$/);
    expect(place?.text).toBeUndefined();
  });
});

describe('findings in lists', () => {
  it('flag the repetition, not what is repeated', () => {
    const bullets = ['Steel body', '', 'Steel body', 'Straw lid'];
    expect(ruleOf('B3', { bullets }).where.map(({ path }) => path)).toEqual(['bullets/2']);
    const keywords = ['flask', 'Flask ', 'mug'];
    expect(placesOf(ruleOf('K3', { keywords }))).toEqual([['keywords/1', 0, 6, 'Flask ']]);
  });

  it('show the small letter, the sign and the promotion of a bullet', () => {
    const rule = ruleOf('B4', { bullets: ['- keeps cold', 'Cheap 🔥 steel', 'Steel'] });
    expect(placesOf(rule)).toEqual([
      ['bullets/0', 2, 3, 'k'],
      ['bullets/1', 6, 8, '🔥'],
      ['bullets/1', 0, 5, 'Cheap'],
    ]);
    expect(rule.fix).toContain('Begin bullet 1 with a capital. Take out “🔥”, “Cheap”.');
  });

  it('say which bullet to lengthen or cut, and by how much', () => {
    const rule = ruleOf('B2', { bullets: ['Steel', 'x'.repeat(260)] }, 'amazon');
    expect(rule.fix).toContain('Add 5 characters to bullet 1. Cut 5 characters from bullet 2.');
  });

  it('say what removing would cost instead', () => {
    const specifications = [
      { name: 'Colour', value: 'N/A' },
      { name: 'colour ', value: 'Blue' },
    ];
    const rule = ruleOf('S4', { specifications });
    expect(rule.fix).toBe(
      'Fill in “Colour”. Give the second “colour ” another name. Removing instead leaves 0 specifications.',
    );
    expect(ruleOf('K4', { keywords: ['cheap mug', 'mug'] }).fix).toContain('Leaving out instead keeps 1 keyword.');
  });
});

describe('fixes that depend on the marketplace', () => {
  it('offer a word for unbranded goods only where there is one', () => {
    expect(ruleOf('S1', {}, 'amazon').fix).toContain('Generic');
    expect(ruleOf('S1', {}, 'etsy').fix).toBe('Enter the brand.');
  });

  it('say that an optional product number may be left out', () => {
    const identifiers = { gtin: '4006381333932' };
    expect(ruleOf('S2', { identifiers }, 'etsy').fix).toContain('empty the field');
    expect(ruleOf('S2', { identifiers }, 'amazon').fix).not.toContain('empty the field');
  });
});

it('scores by any rule pack as by the one in force', () => {
  const listing = listingWith({ title: 'Norvik mug', description: 'Steel.', language: 'en' });
  const images = [imageWith({})];
  const { marketplace, ...score } = scoreListing({ listing, images, marketplace: 'etsy' });
  expect(marketplace).toBe('etsy');
  expect(scoreByPack({ listing, images }, rulePackOf('etsy'))).toEqual(score);
});

it('stays quick on a listing that is nothing but findings', () => {
  const listing = listingWith({
    title: '🔥!'.repeat(8_000),
    description: '<b>me@shop.com</b>'.repeat(8_000),
    keywords: Array.from({ length: 8_000 }, () => 'cheap 🔥'),
    language: 'en',
  });
  const score = () => {
    const { rules } = scoreListing({ listing, images: [], marketplace: 'amazon' });
    expect(rules.find(({ id }) => id === 'T5')?.where).toHaveLength(16_000);
    expect(rules.find(({ id }) => id === 'K1')?.where).toHaveLength(8_000 - 22);
  };
  expect(processorTime(score)).toBeLessThan(4_000);
});
