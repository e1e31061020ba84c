import { describe, expect, it } from 'vitest';
import { readStateProduct } from './state-product.ts';

const read = (more: object) =>
  readStateProduct([{ item: { name: 'Krua Rice Cooker', price: '฿890.00', ...more } }], ['Krua Rice Cooker'], {}, null);

describe('what script data says of a product', () => {
  it.each([
    ['a list of features', { featureBullets: ['Ceramic inner pot', 'Keeps warm', 'UPF 40'] }],
    ['a list under sales talk', { sellingInfoVo: { sellingInfo: ['Ceramic inner pot', 'Keeps warm', 'UPF 40'] } }],
    [
      'a list in markup',
      { highlights: '<ul><li class="a">Ceramic inner pot</li><li><b>Keeps warm</b></li><li>UPF 40</li></ul>' },
    ],
  ])('its bullets are %s', (_form, more) => {
    expect(read(more)?.bullets).toEqual(['Ceramic inner pot', 'Keeps warm', 'UPF 40']);
  });

  it('a list of single short words is no features', () => {
    expect(read({ features: ['wifi', 'new', 'top'] })?.bullets).toEqual([]);
  });

  it.each([
    [
      'titles with a short description each',
      {
        essentials: [
          { title: 'Power', description: '700 W' },
          { title: 'Made in', description: 'Thailand' },
        ],
      },
    ],
    [
      'a list in edges and nodes',
      {
        customFields: {
          edges: [{ node: { name: 'Power', value: '700 W' } }, { node: { name: 'Made in', value: 'Thailand' } }],
        },
      },
    ],
    ['members named for people', { features: { Power: '700 W', 'Made in': 'Thailand' } }],
    ['details named for people', { details: { Power: '700 W', 'Made in': 'Thailand' } }],
  ])('its rows are %s', (_form, more) => {
    expect(read(more)?.specifications).toEqual([
      { name: 'Power', value: '700 W' },
      { name: 'Made in', value: 'Thailand' },
    ]);
  });

  it('members named for programs are no rows', () => {
    expect(read({ details: { madeIn: 'Thailand', isNew: 'yes', power_w: '700' } })?.specifications).toEqual([]);
  });

  it('its short description stands before the long one, once', () => {
    const description = 'Cooks ten cups of rice and steams vegetables above them at the same time.';
    const short = 'Ten cups, one pot.';
    expect(read({ shortDescription: short, longDescription: description })?.description).toBe(
      `<p>${short}</p>\n<p>${description}</p>`,
    );
    expect(read({ shortDescription: 'Cooks ten cups of rice', description })?.description).toBe(description);
    expect(read({ desc: description })?.description).toBe(description);
  });

  it.each([
    ['a path', { categoryPath: ['Kitchen', 'Rice cookers'] }, 'Kitchen > Rice cookers'],
    ['levels with names', { breadcrumbs: [{ name: 'Kitchen' }, { name: 'Rice cookers' }] }, 'Kitchen > Rice cookers'],
    ['one name', { category: { name: 'Rice cookers' } }, 'Rice cookers'],
    ['a kind of product', { productType: 'Rice cookers' }, 'Rice cookers'],
    ['no word for people', { productType: 'simple_product' }, undefined],
  ])('its category is %s', (_form, more, category) => {
    expect(read(more)?.category).toBe(category);
  });

  it('its pictures may be listed for each variant', () => {
    const skuGalleries = { 0: [{ src: 'https://img.example/a.jpg' }, { src: 'https://img.example/b.jpg' }] };
    expect(read({ skuGalleries })?.images?.map(({ url }) => url)).toEqual([
      'https://img.example/a.jpg',
      'https://img.example/b.jpg',
    ]);
  });

  it('a picture with a list of its sizes is one', () => {
    const image = { url: 'https://img.example/a.jpg', sizes: [{ width: 100 }, { width: 400 }] };
    expect(read({ image })?.images?.map(({ url }) => url)).toEqual(['https://img.example/a.jpg']);
  });

  it('its number may be called one of an article', () => {
    expect(read({ articleNumber: 'KT-18-W' })?.identifiers).toEqual({ sku: 'KT-18-W' });
  });
});
