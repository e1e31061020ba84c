import { describe, expect, it } from 'vitest';
import type { SizeRule } from '../image-model.ts';
import { resized } from './resize.ts';

const ground = { r: 250, g: 250, b: 250 };
const picture = (width: number, height: number) => ({ data: new Uint8Array(width * height * 3), width, height });
const rule = (fields: Partial<SizeRule>): SizeRule => ({
  name: 'Ozon',
  min: null,
  good: { box: [900, 1_200] },
  aspect: [3 / 4],
  ...fields,
});
const toRule = async (width: number, height: number, fields: Partial<SizeRule> = {}) => {
  const { pixels, note } = await resized(picture(width, height), { rule: rule(fields) }, ground);
  return [pixels?.width, pixels?.height, note];
};

describe('to the rule of a marketplace', () => {
  it('makes a large picture smaller whose filled up shape would be too many pixels', async () => {
    const [width, height, note] = await toRule(4_000, 3_714);
    expect(Number(width) * Number(height)).toBeLessThanOrEqual(4_096 ** 2);
    expect(Number(width) / Number(height)).toBeCloseTo(3 / 4, 3);
    expect(Number(width)).toBeGreaterThan(3_500);
    expect(note).not.toContain('enlarged');
  });

  it('says that more is recommended where enlarging would blur', async () => {
    expect(await toRule(420, 380)).toEqual([420, 560, 'It is 420 × 560 pixels now. Ozon recommends a larger picture.']);
    expect(await toRule(700, 800)).toEqual([
      900,
      1_200,
      'It is 900 × 1200 pixels now. It was enlarged 1.3 times, which adds no detail.',
    ]);
  });

  it('calls no size recommended that is only accepted', async () => {
    const [width, , note] = await toRule(420, 560);
    expect(width).toBeUndefined();
    expect(note).toMatch(/^Ozon accepts the picture's size already. It recommends a larger one/);
    expect((await toRule(900, 1_200))[2]).toBe('The picture has a size that Ozon recommends already.');
  });

  it('refuses what is too small for anything', () =>
    expect(toRule(90, 70)).rejects.toThrow('90 × 70 pixels, which is too small to sell with. Use a larger picture.'));
});

it('follows sides that are stated, whatever a marketplace asks for', async () => {
  const small = { width: 100, rule: rule({}) };
  expect((await resized(picture(160, 120), small, ground)).note).toBe('It is 100 × 75 pixels now.');
  expect((await resized(picture(100, 75), small, ground)).note).toBe('The picture has this size already.');
});
