import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { LongText } from './LongText.tsx';

afterEach(cleanup);

it('opens when something in what is cut off gets the focus, which scrolls it into view', async () => {
  // Nothing has a height here.
  await renderApp(<LongText maxHeight={-1}>A long description</LongText>, testServices(fakeApi(() => json({}))));
  const more = await screen.findByRole('button', { name: 'View more' });
  const box = document.getElementById(more.getAttribute('aria-controls') ?? '') as HTMLElement;
  expect(more.getAttribute('aria-expanded')).toBe('false');
  box.scrollTop = 40;
  fireEvent.scroll(box);
  await screen.findByRole('button', { name: 'Show less' });
  expect(more.getAttribute('aria-expanded')).toBe('true');
  // It stands behind the text that it is about.
  expect(box.compareDocumentPosition(more) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
