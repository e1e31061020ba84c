import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { CreditsLink } from './CreditsLink.tsx';
import { remaining } from './remaining.ts';

afterEach(cleanup);

it.each([
  [{ imageCredits: 3, scoringCredits: 0 }, /^Image credits: 3 ?Scoring credits: 0 ?Upgrade$/],
  [{ imageCredits: 3 }, /^Image credits: 3 ?Scoring credits: 0 ?Upgrade$/],
  [{ scoringCredits: 1200 }, /^Image credits: 0 ?Scoring credits: 1,200 ?Upgrade$/],
  [{ imageCredits: null, scoringCredits: 2 }, /^Image credits: unlimited ?Scoring credits: 2 ?Upgrade$/],
])('%o reads %s', async (credits, name) => {
  await renderApp(<CreditsLink {...credits} />, testServices(fakeApi(() => json({}))));
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/pricing');
});

it('is not there without values', async () => {
  await renderApp(<CreditsLink />, testServices(fakeApi(() => json({}))));
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  [{ used: 2, limit: 10 }, 8],
  [{ used: 10, limit: 10 }, 0],
  [{ used: 12, limit: 10 }, 0],
  [{ used: 12, limit: null }, null],
])('of %o remain %s', (usage, left) => {
  expect(remaining(usage)).toBe(left);
});
