import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';

afterEach(cleanup);

it('writes no style element, which the content security policy refuses', async () => {
  await renderApp(<ColorSchemeButton />, testServices(fakeApi(() => json({}))));
  const before = document.querySelectorAll('style').length;
  const added: Node[] = [];
  const observer = new MutationObserver((records) =>
    added.push(...records.flatMap((record) => [...record.addedNodes])),
  );
  observer.observe(document.head, { childList: true });
  await userEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }));
  await screen.findByRole('button', { name: 'Use the light theme' });
  added.push(...observer.takeRecords().flatMap((record) => [...record.addedNodes]));
  observer.disconnect();
  expect(added).toEqual([]);
  expect(document.querySelectorAll('style')).toHaveLength(before);
  await userEvent.click(screen.getByRole('button', { name: 'Use the light theme' }));
});
