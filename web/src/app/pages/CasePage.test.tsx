import type { PublicCase } from '@cardwright/contract/cases';
import { emptyListing } from '@cardwright/listing/listing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { CasePage } from './CasePage.tsx';

afterEach(cleanup);

const version = (id: string, title: string) => ({
  id,
  number: 1,
  created_at: '2026-03-01T10:00:00.000Z',
  listing: { ...emptyListing, title, bullets: ['keeps drinks cold'] },
});
const shown: PublicCase = {
  case_id: 'c1',
  marketplace: 'amazon',
  brand_store: 'Norvik',
  original: version('v1', 'bottle'),
  current: version('v2', 'Norvik trail bottle'),
  images: [],
  score: 84,
  published_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T10:00:00.000Z',
};
const picture = {
  url: '/api/public/cases/c1/pictures/i/full',
  thumbnail_url: '/api/public/cases/c1/pictures/i/320',
  width: 800,
  height: 600,
  content_type: 'image/webp',
  bytes: 1_000,
  alt: '',
  origin: 'upload' as const,
};
const open = async (respond: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi(respond);
  const page = (
    <Routes>
      <Route path="/case/:caseId" element={<CasePage />} />
    </Routes>
  );
  return { api, ...(await renderApp(page, testServices(api), '/case/c1')) };
};

describe('the public page of a card', () => {
  it('shows the listing, its score and where it was made, and asks search engines to pass by', async () => {
    const { api } = await open(() => json(shown));
    await screen.findByRole('heading', { level: 1, name: 'Norvik trail bottle' });
    expect(screen.getByText('keeps drinks cold')).toBeTruthy();
    expect(screen.getByText('Amazon · \u2068Norvik\u2069')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Score 84 of 100' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See what Cardwright does' }).getAttribute('href')).toBe('/');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(api.calls.map(({ path }) => path)).toEqual(['/public/cases/c1']);
  });

  it('says how many questions the visitor has left', async () => {
    await open(() => new Response(JSON.stringify(shown), { headers: { 'x-messages-left': '0' } }));
    await screen.findByText(/come back tomorrow/);
  });

  it('leaves out what the listing does not have, and says so when that is everything', async () => {
    await open(() => json(shown));
    await screen.findByRole('heading', { name: 'Bullets' });
    for (const name of ['Description', 'Specifications', 'Keywords'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    cleanup();
    const bare = { ...version('v1', 'Plain bowl'), listing: { ...emptyListing, title: 'Plain bowl' } };
    await open(() => json({ ...shown, original: bare, current: bare }));
    await screen.findByText('Its seller has written nothing more than the title so far.');
  });

  it('folds a long gallery and many specifications, which is printed whole', async () => {
    const images = Array.from({ length: 30 }, (_, index) => ({ ...picture, id: `i${index}`, position: index }));
    const specifications = Array.from({ length: 12 }, (_, index) => ({ name: `Name ${index}`, value: 'x' }));
    const current = { ...shown.current, listing: { ...shown.current.listing, specifications } };
    await open(() => json({ ...shown, current, images }));
    const tiles = () => screen.getAllByRole('button', { name: /^Open image/ }).length;
    await screen.findByRole('button', { name: 'Open image 7 of 30' });
    expect(tiles()).toBe(7);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 30 images' }));
    expect(tiles()).toBe(30);
    expect(screen.queryByRole('rowheader', { name: 'Name 8' })).toBeNull();
    expect(screen.getByText('Name 8').closest('tr')?.hidden).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'View more (4)' }));
    screen.getByRole('rowheader', { name: 'Name 11' });
  });

  it('compares before and after, asked for when it is looked at', async () => {
    const fields = [{ path: 'title', change: 'changed', parts: [{ op: 'insert', text: 'Norvik' }] }];
    const { api } = await open(({ path }) =>
      json(path.endsWith('/comparison') ? { from: 'v1', to: 'v2', fields } : shown),
    );
    fireEvent.click(await screen.findByRole('tab', { name: 'Before and after' }));
    expect((await screen.findByText('Norvik', { selector: 'ins' })).tagName).toBe('INS');
    expect(api.calls.map(({ path }) => path)).toEqual(['/public/cases/c1', '/public/cases/c1/comparison']);
  });

  it('compares nothing while there is only the original, and leaves out what is not known', async () => {
    await open(() => json({ ...shown, current: shown.original, score: null, brand_store: null }));
    await screen.findByRole('heading', { level: 1, name: 'bottle' });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('img', { name: /Score/ })).toBeNull();
  });

  it('says so when the page was taken back, with a way on', async () => {
    await open(() => problem(404, 'not_found', 'Case not found.'));
    expect((await screen.findByRole('alert')).textContent).toContain('This listing is not public');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });

  it('has a heading while it loads', async () => {
    await open(() => new Promise(() => {}));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Opening the listing…');
  });

  it('tries again after another failure', async () => {
    let answers = 0;
    await open(() => {
      answers += 1;
      return answers === 1 ? problem(503, 'unavailable', 'The server is busy.') : json(shown);
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The server is busy.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Norvik trail bottle' })).toBeTruthy();
  });
});
