import { emptyListing, type Listing } from '@cardwright/listing/listing';
import { expect, it } from 'vitest';
import { joinPage } from './page-changes.ts';

const last: Listing = {
  ...emptyListing,
  title: 'Steel bottle',
  bullets: ['Keeps cold', '750 ml'],
  specifications: [{ name: 'Capacity', value: '750 ml' }],
  price: { amount: '29.90', currency: 'USD' },
};
const page: Listing = {
  ...last,
  title: 'Steel bottle XL',
  bullets: ['Keeps cold', '1 l'],
  price: { amount: '24.90', currency: 'USD' },
};

it('a page that says the same changes nothing', () => {
  expect(joinPage(last, structuredClone(last), { ...last, title: 'Mine' }, [])).toEqual({
    listing: { ...last, title: 'Mine' },
    changes: [],
  });
});

it('takes what nobody has changed, and tells of the rest', () => {
  const current = { ...last, title: 'My own title' };
  const { listing, changes } = joinPage(last, page, current, ['bullets']);
  expect(listing).toEqual({ ...current, price: page.price });
  expect(changes).toEqual([
    { field: 'Title', before: 'Steel bottle', after: 'Steel bottle XL', kept: true },
    { field: 'Bullets', before: '750 ml', after: '1 l', kept: true },
    { field: 'Price', before: '29.90 USD', after: '24.90 USD', kept: false },
  ]);
});

it('tells of a new order, and of what is gone', () => {
  const { changes } = joinPage(last, { ...last, bullets: ['750 ml', 'Keeps cold'], price: null }, last, []);
  expect(changes).toEqual([
    { field: 'Bullets', before: 'Keeps cold; 750 ml', after: '750 ml; Keeps cold', kept: false },
    { field: 'Price', before: '29.90 USD', after: '', kept: false },
  ]);
});
