import { describe, expect, it } from 'vitest';
import { isHealthClaim } from './health-claims.ts';
import { isInvitation, isSellerTalk } from './seller-asks.ts';

describe('what sellers write about the sale', () => {
  it.each([
    'Please check your VIN with us, call 0161 496 0000.',
    'Bei Fragen rufen Sie uns an: 030 1234567.',
    'Free P&P to UK mainland.',
    'Hi guys!',
    'Check my other items!',
    'Prices excl. VAT.',
    'Ships in 2 days.',
    '¡Compra ya!',
    'Подпишитесь на наш магазин и получите скидку!',
  ])('is %s', (text) => {
    expect(isSellerTalk(text)).toBe(true);
  });

  it.each([
    'It ships in a double box.',
    'Fits phones of 4.7 to 6.7 inches.',
    'The phone stand holds 10 kg.',
    'Measure your finger before ordering.',
    'A hi-hat of brass.',
  ])('is not %s', (text) => {
    expect(isSellerTalk(text)).toBe(false);
  });

  it('takes an invitation to write where buyers order from a person', () => {
    const text = 'Please send me a message if you need a half size.';
    expect([isInvitation(text, 'etsy'), isInvitation(text, 'amazon')]).toEqual([false, true]);
  });
});

describe('promises to heal', () => {
  it.each(['Treats arthritis pain, cures diabetes', 'cancer cure', 'Cures acne', 'Лечит артрит', 'Heilt Diabetes'])(
    'are %s',
    (text) => {
      expect(isHealthClaim(text)).toBe(true);
    },
  );

  it.each([
    'Each bar cures for six weeks',
    'Acne treatment gel with 2% salicylic acid',
    'Treat yourself to a hot drink',
    'UV resin that cures in 60 seconds',
    'Prevents scratches',
  ])('are not %s', (text) => {
    expect(isHealthClaim(text)).toBe(false);
  });
});
