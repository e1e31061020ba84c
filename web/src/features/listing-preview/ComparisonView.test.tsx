import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ComparisonFields } from './ComparisonView.tsx';

afterEach(cleanup);

const show = (fields: Parameters<typeof ComparisonFields>[0]['fields']) =>
  renderApp(<ComparisonFields fields={fields} />, testServices(fakeApi(() => json({}))));

describe('the comparison', () => {
  it('marks words put in and taken out by tag and by hidden words', async () => {
    const { container } = await show([
      {
        path: 'title',
        change: 'changed',
        parts: [
          { op: 'equal', text: 'Hollowell ' },
          { op: 'delete', text: 'cheap' },
          { op: 'insert', text: 'insulated' },
          { op: 'equal', text: ' mug' },
        ],
      },
    ]);
    expect(container.querySelector('ins')?.textContent).toBe('added: insulated end of addition');
    expect(container.querySelector('del')?.textContent).toBe('removed: cheap end of removal');
    expect(screen.getByText('Title')).toBeTruthy();
    expect(screen.getByText('Changed')).toBeTruthy();
  });

  it('names list entries by their place and gathers what is unchanged', async () => {
    await show([
      { path: 'bullets/2', change: 'added', parts: [{ op: 'insert', text: 'New' }] },
      { path: 'brand', change: 'same', parts: [{ op: 'equal', text: 'Hollowell' }] },
      { path: 'price', change: 'same', parts: [] },
    ]);
    expect(screen.getByText('Bullet 3')).toBeTruthy();
    expect(screen.getByText('Added')).toBeTruthy();
    expect(screen.getByText('Not changed: Brand; Price.')).toBeTruthy();
    expect(screen.queryByText('Hollowell')).toBeNull();
  });

  it('names specifications and identifiers, and groups what is unchanged', async () => {
    const same = (path: string) => ({ path, change: 'same' as const, parts: [] });
    await show([
      { path: 'specifications/Lid/straw type', change: 'removed', parts: [{ op: 'delete', text: 'Flat' }] },
      { path: 'identifiers/gtin', change: 'added', parts: [{ op: 'insert', text: '4006381333931' }] },
      ...['bullets/1', 'bullets/2', 'specifications/Capacity', 'specifications/Color'].map(same),
      ...['keywords', 'identifiers/sku', 'identifiers/mpn'].map(same),
    ]);
    expect(screen.getByText('Specification: Lid/straw type')).toBeTruthy();
    expect(screen.getByText('GTIN')).toBeTruthy();
    expect(screen.getByText('Not changed: Bullets 2, 3; Specifications (2); Keywords; SKU, MPN.')).toBeTruthy();
  });

  it('says so when only markup of the description differs', async () => {
    const { container } = await show([
      {
        path: 'description',
        change: 'changed',
        parts: [
          { op: 'delete', text: '<p>' },
          { op: 'equal', text: 'Keeps tea hot.' },
          { op: 'delete', text: '</p>' },
        ],
      },
    ]);
    expect(container.querySelector('del')).toBeNull();
    expect(screen.getByText('Only spaces or formatting differ.')).toBeTruthy();
  });

  it('shows markup in a listing as text', async () => {
    const { container } = await show([
      { path: 'title', change: 'changed', parts: [{ op: 'insert', text: '<script>alert(1)</script>' }] },
    ]);
    expect(container.querySelector('script')).toBeNull();
    expect(container.textContent).toContain('<script>alert(1)</script>');
  });

  it('says so when nothing differs', async () => {
    await show([{ path: 'title', change: 'same', parts: [] }]);
    expect(screen.getByText('The two versions say the same.')).toBeTruthy();
  });
});
