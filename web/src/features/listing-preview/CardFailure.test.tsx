import type { Card } from '@cardwright/contract/cards';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { CardFailure } from './CardFailure.tsx';

afterEach(cleanup);

const show = (failure: Card['failure']) =>
  renderApp(
    <CardFailure card={{ failure, source_url: 'https://shop.example/mug' } as Card} />,
    testServices(fakeApi(() => json({}))),
  );
const ways = () => screen.getAllByRole('link').map((link) => link.textContent);

it('says why, and offers first what helps against that failure', async () => {
  await show({ code: 'unsupported_type', message: 'This address leads to a PDF file.' });
  expect(screen.getByRole('alert').textContent).toContain('This address leads to a PDF file.');
  expect(ways()).toEqual(['Paste the text', 'Change the address']);
  cleanup();
  await show({ code: 'unreachable', message: 'shop.example does not answer.' });
  expect(ways()[0]).toBe('Try the address again');
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toContain('shop.example%2Fmug');
});

it('says that nothing was charged, when the ledger does', async () => {
  await show({ code: 'unreachable', message: 'shop.example does not answer.', charged: 0 });
  expect(screen.getByRole('alert').textContent).toContain('You were not charged for this import.');
  cleanup();
  await show({ code: 'unreachable', message: 'shop.example does not answer.' });
  expect(screen.getByRole('alert').textContent).not.toContain('charged');
});

it('advises by itself when no reason is known', async () => {
  await show(null);
  expect(screen.getByRole('alert').textContent).toContain('Open the page in your browser');
  expect(ways()).toHaveLength(3);
});
