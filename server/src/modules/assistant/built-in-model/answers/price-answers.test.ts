import { describe, expect, it } from 'vitest';
import { comparedPrice } from './price-answers.ts';

describe('a price compared with an amount', () => {
  it.each<[string, string]>([
    ['is it cheaper than 1,000 dollars?', 'yes'],
    ['is it cheaper than $1.000?', 'yes'],
    ['is it more expensive than 1 000 usd?', 'no'],
    ['is it under 24,95?', 'yes'],
    ['does it cost more than 20 in total?', 'yes'],
    ['does it cost less than 20.50 bucks?', 'no'],
  ])('%s', (question, answer) => {
    expect(comparedPrice(question, '24.90 USD')).toBe(`. So ${answer}.`);
  });
  it.each([
    'is it cheaper than 3000 yen?',
    'is it less than 500 rubles?',
    'is it more than 20 chf?',
    'is it under ¥3000?',
    'is it under 20 pesos?',
    'is it under c$ 30?',
    'is it less than 30 canadian dollars?',
    'is it under ₩30000?',
    'is it cheaper than 30 quid?',
  ])('is refused in another currency: %s', (question) => {
    expect(comparedPrice(question, '24.90 USD')).toBe('. That is another currency, so I do not compare it.');
  });
  it.each(['is it cheaper than 30 tokens?', 'is it cheaper than that?'])('is left out: %s', (question) => {
    expect(comparedPrice(question, '24.90 USD')).toBe('');
  });
  it('is left out without a currency in the card', () => {
    expect(comparedPrice('is it cheaper than 30?', '24.90')).toBe('');
    expect(comparedPrice('is it cheaper than 30?', null)).toBe('');
  });
});
