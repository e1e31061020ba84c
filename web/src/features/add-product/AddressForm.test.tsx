import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { AddressForm } from './AddressForm.tsx';

afterEach(cleanup);

it('sends each address once, however often Enter is pressed while they are imported', async () => {
  const waiting: (() => void)[] = [];
  const api = fakeApi(({ method }) =>
    method === 'POST'
      ? new Promise<Response>((resolve) => waiting.push(() => resolve(json({ id: `card-${waiting.length}` }, 201))))
      : json({ plans: [], costs: {} }),
  );
  await renderApp(
    <AddressForm address={'shop.example/1\nshop.example/2'} marketplaces={['generic']} onAdded={() => undefined} />,
    testServices(api),
  );
  const sent = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const box = screen.getByRole('textbox');
  await userEvent.type(box, '{Enter}{Enter}');
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  await expect.poll(() => waiting.length).toBe(2);
  await userEvent.type(box, '{Enter}');
  waiting[1]?.();
  await expect.poll(() => screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  expect(sent()).toEqual([
    { source_url: 'https://shop.example/1', marketplace: 'generic' },
    { source_url: 'https://shop.example/2', marketplace: 'generic' },
  ]);

  await userEvent.type(box, 'shop.example/3{Enter}');
  await expect.poll(() => waiting.length).toBe(3);
});
