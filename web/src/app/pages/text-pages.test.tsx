import type { Site } from '@cardwright/contract/site';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { AboutPage } from './AboutPage.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { TermsPage } from './TermsPage.tsx';

afterEach(cleanup);

const site: Site = {
  support_email: 'help@shop.example',
  community_url: null,
  help_url: null,
  offices: [{ city: 'Berlin', address: 'Musterstr. 1' }],
  gtm_id: null,
  has_outbox: false,
};
const servicesWith = (fields: Partial<Site> = {}) => testServices(fakeApi(() => json({ ...site, ...fields })));

it('tells the mission, how it works, where the offices are and how to reach them', async () => {
  const { container } = await renderApp(<AboutPage />, servicesWith());
  expect(await screen.findByText('Berlin')).toBeTruthy();
  expect(screen.getByText('Musterstr. 1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'help@shop.example' }).getAttribute('href')).toBe('mailto:help@shop.example');
  for (const id of ['mission', 'how', 'offices', 'contact'])
    expect(container.querySelector(`section#${id}`)).toBeTruthy();
});

it('says plainly that there is no office and no address', async () => {
  await renderApp(<AboutPage />, servicesWith({ offices: [], support_email: null }));
  expect(await screen.findByText(/have not given an office address/)).toBeTruthy();
  expect(screen.getByText(/has no support address/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  { name: 'terms', Page: TermsPage },
  { name: 'privacy', Page: PrivacyPage },
])('the $name lead from their contents to each section, and to the operator', async ({ Page }) => {
  const { container } = await renderApp(<Page />, servicesWith());
  expect(await screen.findByRole('link', { name: 'help@shop.example' })).toBeTruthy();
  const links = [...container.querySelectorAll('nav a')];
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    const section = container.querySelector(link.getAttribute('href') ?? '');
    expect(section?.querySelector('h2')?.textContent).toBe(link.textContent);
  }
  expect(container.querySelectorAll('section')).toHaveLength(links.length);
});
