import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { AddProduct } from './AddProduct.tsx';
import type { ProductSource } from './product-request.ts';

afterEach(cleanup);

function Page({ address }: { address: string }) {
  const [source, setSource] = useState<ProductSource>('address');
  return (
    <AddProduct
      source={source}
      onSource={setSource}
      address={address}
      marketplaces={['generic']}
      startMeasuring={() => ({ measure: () => undefined, close: () => undefined })}
      onAdded={() => undefined}
    />
  );
}

/** The page with these addresses, and the way to answer the requests one by one. */
async function show(address: string) {
  const waiting: (() => void)[] = [];
  let cards: object[] = [];
  const api = fakeApi(({ method, path }) =>
    path === '/cards/summaries'
      ? json({ items: cards })
      : method === 'POST'
        ? new Promise<Response>((resolve) => waiting.push(() => resolve(json({ id: `card-${waiting.length}` }, 201))))
        : json({ plans: [], costs: {} }),
  );
  await renderApp(<Page address={address} />, testServices(api));
  const sent = () =>
    api.calls.filter(({ method, path }) => method === 'POST' && path === '/cards').map(({ body }) => body);
  const answer = async (number: number) => {
    await expect.poll(() => waiting.length).toBe(number);
    waiting[number - 1]?.();
  };
  return { sent, answer, has: (items: object[]) => (cards = items) };
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

it('sends each address once, however often Enter is pressed while they are imported', async () => {
  const { sent, answer } = await show('shop.example/1\nshop.example/2');
  await userEvent.type(box(), '{Enter}{Enter}');
  await answer(1);
  await expect.poll(() => sent().length).toBe(2);
  await userEvent.type(box(), '{Enter}');
  await answer(2);
  await expect.poll(() => box().value).toBe('');
  expect(sent()).toEqual([
    { source_url: 'https://shop.example/1', marketplace: 'generic' },
    { source_url: 'https://shop.example/2', marketplace: 'generic' },
  ]);

  await userEvent.type(box(), 'shop.example/3{Enter}');
  await expect.poll(() => sent().length).toBe(3);
});

it('takes out each address that was added, keeps what is written meanwhile, and is busy after a look at another tab', async () => {
  const { sent, answer } = await show('shop.example/1\nshop.example/2');
  await userEvent.type(box(), '{Enter}');
  await answer(1);
  await expect.poll(() => box().value).toBe('shop.example/2');
  await userEvent.type(box(), '{Shift>}{Enter}{/Shift}shop.example/3');
  await userEvent.click(screen.getByRole('tab', { name: 'By hand' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Address' }));
  await userEvent.type(box(), '{Enter}');
  expect(sent()).toHaveLength(2);
  await answer(2);
  await expect.poll(() => box().value).toBe('shop.example/3');
});

it('tells what became of each address: on its way, its title, or why it could not be imported', async () => {
  const { answer, has } = await show('shop.example/1\nshop.example/2');
  has(['card-1', 'card-2'].map((id) => ({ id, status: 'importing', title: '', failure: null })));
  await userEvent.type(box(), '{Enter}');
  await answer(1);
  await answer(2);
  await expect.poll(() => screen.queryAllByText('Being imported')).toHaveLength(2);
  const reason = 'The server stopped while this page was being imported. Please import it again.';
  has([
    { id: 'card-1', status: 'ready', title: 'Oak bowl', failure: null },
    { id: 'card-2', status: 'failed', title: '', failure: { code: 'unreachable', message: reason } },
  ]);
  await screen.findByText(reason, undefined, { timeout: 4_000 });
  expect(screen.getByText('Oak bowl')).toBeTruthy();
  expect(screen.queryByText('Being imported')).toBeNull();
});
