import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId, protected_texts: string[] = []) {
  const listing = listingWith({ brand: 'Norvik', language: 'ru', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace, options: { protected_texts } });
}

describe('the title on Ozon', () => {
  it.each([
    ['Norvik Trail бутылка для воды с трубочкой, сталь, 750 мл', 'Бутылка для воды Norvik Trail с трубочкой, сталь'],
    ['Norvik Galaxy A5 смартфон с экраном 6.1", чёрный', 'Смартфон Norvik Galaxy A5 с экраном 6.1", чёрный'],
    ['Norvik бутылка для воды 750 мл, сталь, синяя', 'Бутылка для воды Norvik'],
    ['Бутылка для воды Trail, сталь, 750 мл', 'Бутылка для воды Norvik Trail, сталь, 750 мл'],
    ['Бутылка для воды, сталь, NV-32, бутылка синяя', 'Бутылка для воды Norvik, NV-32, сталь'],
    ['Бутылка для воды Norvik Trail, сталь, 750 мл', 'Бутылка для воды Norvik Trail, сталь, 750 мл'],
  ])('says type, brand, model and properties: %j', (title, expected) => {
    expect(improved({ title }, 'ozon').listing.title).toMatch(new RegExp(`^${expected}`, 'u'));
  });

  it('stays as it is in Latin letters, without a brand, and where it is protected', () => {
    const latin = 'Norvik Trail Bottle with Straw Lid, 32 oz';
    expect(improved({ title: latin }, 'ozon').listing.title).toBe(latin);
    const plain = 'Бутылка для воды Trail, сталь, 750 мл';
    expect(improved({ title: plain, brand: 'Нет бренда' }, 'ozon').listing.title).toBe(plain);
    const kept = 'Norvik Trail бутылка для воды, сталь';
    expect(improved({ title: kept }, 'ozon', [kept]).listing.title).toBe(kept);
  });

  it('is the same when it is improved again with a brand that has a word of the type', () => {
    const once = improved({ title: 'для', brand: 'water для oz' }, 'ozon').listing;
    expect(improved(once, 'ozon').listing.title).toBe(once.title);
  });
});

it('a Wildberries title begins with the type and has no brand', () => {
  const title = 'Norvik Galaxy A5 смартфон с экраном 6.1", чёрный';
  expect(improved({ title }, 'wildberries').listing.title).toMatch(/^Смартфон Galaxy A5 с экраном/u);
});

it('keywords for Ozon are single words, for Etsy they stay phrases', () => {
  const fields = { title: 'Бутылка для воды с трубочкой, сталь', keywords: ['бутылка для воды', 'спорт'] };
  const { keywords } = improved(fields, 'ozon').listing;
  expect(keywords.slice(0, 2)).toEqual(['бутылка_для_воды', 'спорт']);
  expect(keywords.filter((keyword) => /\s/u.test(keyword))).toEqual([]);
  // What only follows a small word is no search word of its own.
  expect(keywords).not.toContain('трубочкой');
  expect(improved(fields, 'etsy').listing.keywords[0]).toBe('бутылка для воды');
});
