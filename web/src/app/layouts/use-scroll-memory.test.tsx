import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Box() {
  const boxRef = useRef<HTMLElement>(null);
  useScrollMemory(boxRef);
  return <main ref={boxRef} />;
}

it('begins at the top of an address that is opened by hand, and where the reader was after a reload', async () => {
  const services = testServices(fakeApi(() => json({})));
  const open = async (address: string) => {
    cleanup();
    await renderApp(<Box />, services, address);
    return screen.getByRole('main');
  };
  const library = await open('/library');
  library.scrollTop = 400;
  fireEvent.scroll(library);
  expect((await open('/profile')).scrollTop).toBe(0);
  expect((await open('/library')).scrollTop).toBe(400);
  const later = (type: string) => {
    cleanup();
    vi.stubGlobal('performance', { timeOrigin: performance.timeOrigin + 1, getEntriesByType: () => [{ type }] });
  };
  later('reload');
  expect((await open('/library')).scrollTop).toBe(400);
  later('navigate');
  expect((await open('/library')).scrollTop).toBe(0);
});
