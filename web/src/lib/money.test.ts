import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it('writes whole amounts without decimals and others with them', () => {
  expect(formatMoney(1_900, 'USD')).toBe('$19');
  expect(formatMoney(19_000 / 12, 'USD')).toBe('$15.83');
  expect(formatMoney(0, 'USD')).toBe('$0');
});

it('knows how many minor units a currency has', () => {
  expect(formatMoney(1_900, 'JPY')).toBe('¥1,900');
  expect(formatMoney(1_900, 'KWD')).toMatch(/1\.900$/);
});
