// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emptyManual, manualListing, manualProblems } from './manual-listing.ts';

describe('a listing typed by hand', () => {
  it('is read from its fields', () => {
    const listing = manualListing({
      ...emptyManual,
      title: ' Steel mug ',
      bullets: 'Double wall\n\n Leak-proof ',
      specifications: 'Capacity: 450 ml\nRatio: 16:9',
      keywords: 'mug, travel mug,',
      price: '24,90',
      currency: 'eur',
      gtin: '4006381333931',
      availability: 'in_stock',
    });
    expect(listing).toMatchObject({
      title: 'Steel mug',
      bullets: ['Double wall', 'Leak-proof'],
      specifications: [
        { name: 'Capacity', value: '450 ml' },
        { name: 'Ratio', value: '16:9' },
      ],
      keywords: ['mug', 'travel mug'],
      price: { amount: '24.90', currency: 'EUR' },
      identifiers: { gtin: '4006381333931' },
      brand: null,
      availability: 'in_stock',
    });
  });

  it('needs a title, and says what else is wrong', () => {
    expect(manualProblems(emptyManual)).toEqual({ title: { key: 'titleMissing' } });
    const wrong = {
      ...emptyManual,
      title: 'x'.repeat(2_001),
      price: 'ten',
      currency: 'euro',
      gtin: '4006381333932',
      specifications: 'Capacity 450 ml',
    };
    expect(manualProblems(wrong)).toEqual({
      title: { key: 'tooLong', max: 2_000 },
      price: { key: 'priceInvalid' },
      currency: { key: 'currencyInvalid' },
      gtin: { key: 'gtinInvalid' },
      specifications: { key: 'specificationInvalid', line: 'Capacity 450 ml' },
    });
    expect(manualProblems({ ...emptyManual, title: 'Mug', price: '24.90' })).toEqual({});
  });
});
