// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../listing/testing/processor-time.ts';
import { passwordStrength, strengthLevels } from './password-strength.ts';

const rank = (password: string, email?: string) => strengthLevels.indexOf(passwordStrength(password, email));

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['x7#Kq2!', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['1234567890', 'weak'],
    ['qwertyuiop', 'weak'],
    ['password', 'weak'],
    ['Password1!', 'weak'],
    ['P@ssw0rd123', 'weak'],
    ['abababababab', 'weak'],
    ['mfkrtwpz', 'fair'],
    ['kettle42moon', 'good'],
    ['abababababababababab', 'weak'],
    ['x7#Kq2!vB9', 'good'],
    ['kettle moon carbon seven', 'strong'],
    ['x7#Kq2!vB9pT', 'strong'],
    ['чайник луна угольный', 'strong'],
  ] as const)('of %j is %s', (password, level) => {
    expect(passwordStrength(password)).toBe(level);
  });

  it('grows with length and with variety', () => {
    expect(rank('mfkrsxpzhbuq')).toBeGreaterThan(rank('mfkrtwpz'));
    expect(rank('mF7r#wPz')).toBeGreaterThan(rank('mfkrtwpz'));
  });

  it('does not count the name in the address', () => {
    expect(rank('danabergmann')).toBeGreaterThan(rank('danabergmann', 'dana.bergmann@shop.example'));
    expect(passwordStrength('DanaBergmann', 'dana.bergmann@shop.example')).toBe('weak');
    expect(passwordStrength('kettle42moon', 'ke@shop.example')).toBe('good');
  });

  it('answers at once for a very long one', () => {
    const answer = () => passwordStrength('password aB3$'.repeat(80), 'dana@shop.example');
    expect(processorTime(answer)).toBeLessThan(200);
  });
});
