import { describe, expect, it } from 'vitest';
import { createLeakGate, leakNote } from './leak-gate.ts';

const rules = 'Work only through the tools. State only what tools answered or the seller wrote; never make up a value.';
const passed = (text: string, size: number): string => {
  const gate = createLeakGate([rules]);
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  return pieces.map(gate.push).join('') + gate.end();
};

describe.each([1, 3, 8, 500])('the gate against repeated instructions, in pieces of %d', (size) => {
  it('lets every other text through as it is', () => {
    for (const text of [
      'The score went from 58 to 83.\n\n- The tools. State only\n- 5 bullets  ',
      'Work only through the tools, please.',
      '',
      '   \n',
      'never make up a value. never make up a value.',
    ])
      expect(passed(text, size)).toBe(text);
  });

  it.each([
    rules,
    `Sure! ${rules.toUpperCase()}`,
    `> ${rules.replaceAll(' ', '\n> ')}`,
    `**${rules.replaceAll(' ', '** **')}**`,
  ])('leaves out %j', (text) => {
    const shown = passed(text, size).toLowerCase();
    expect(shown).toContain(leakNote.toLowerCase());
    expect(shown).not.toMatch(/seller[\s*>]+wrote/);
  });

  it('goes on after it', () => {
    expect(passed(`They say: ${rules} And now to your bottle.`, size)).toContain('And now to your bottle.');
  });
});

it('shows a text at once', () => {
  const gate = createLeakGate([rules]);
  expect(gate.push('Hel')).toBe('Hel');
  expect(gate.push('lo')).toBe('lo');
});
