import { expect, it } from 'vitest';
import { asksSeller } from './asks-seller.ts';

const nothingAsked = () => false;
const questions = [{ question: 'What does it weigh?' }, { question: 'What is in the box?' }];

it('waits for answers to questions that the chat has not asked yet', () => {
  expect(asksSeller({ questions }, nothingAsked)).toBe(true);
  expect(asksSeller({ questions }, (question) => question === 'What does it weigh?')).toBe(true);
  expect(asksSeller({ questions }, () => true)).toBe(false);
  expect(asksSeller({ questions: [] }, nothingAsked)).toBe(false);
  expect(asksSeller({ card: null }, nothingAsked)).toBe(false);
});

it('waits for a yes to a price, where there is something that can be paid', () => {
  const price = { dry_run: true, card_count: 12, covered: true };
  expect(asksSeller(price, nothingAsked)).toBe(true);
  expect(asksSeller({ ...price, covered: false }, nothingAsked)).toBe(false);
  expect(asksSeller({ ...price, card_count: 0 }, nothingAsked)).toBe(false);
  expect(asksSeller({ ...price, dry_run: false }, nothingAsked)).toBe(false);
});
