import { describe, expect, it } from 'vitest';
import {
  caughtShare,
  countPlanted,
  type Figures,
  flaggedShare,
  measureGenerated,
  measureHandWritten,
} from '../../testing/grounding/measure.ts';

// Shown when a limit is missed, so that one sees what got worse.
const summary = ({ planted, honest, mistakes }: Figures): string =>
  [
    ...[...planted].map(([kind, { all, caught }]) => `${kind}: ${caught} of ${all} caught`),
    `honest: ${honest.flagged} of ${honest.all} flagged`,
    ...mistakes,
  ].join('\n');

describe('the grounding test set', () => {
  it('generated rewrites: at least 99 % of the planted caught, at most 2 % of the honest flagged', () => {
    const figures = measureGenerated();
    expect(countPlanted(figures)).toBeGreaterThanOrEqual(300);
    expect(figures.honest.all).toBeGreaterThanOrEqual(300);
    expect(caughtShare(figures), summary(figures)).toBeGreaterThanOrEqual(0.99);
    expect(flaggedShare(figures), summary(figures)).toBeLessThanOrEqual(0.02);
  });

  it('rewrites by hand: at least 99 % of the planted caught, at most 2 % of the honest flagged', () => {
    const figures = measureHandWritten('texts');
    expect(countPlanted(figures)).toBeGreaterThanOrEqual(60);
    expect(figures.honest.all).toBeGreaterThanOrEqual(60);
    expect(caughtShare(figures), summary(figures)).toBeGreaterThanOrEqual(0.99);
    expect(flaggedShare(figures), summary(figures)).toBeLessThanOrEqual(0.02);
  });
});
