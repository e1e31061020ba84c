import { notifications } from '@mantine/notifications';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { NoticeList } from './NoticeList.tsx';

afterEach(cleanup);

it('names the button that closes a notice', async () => {
  await renderApp(<NoticeList />, testServices(fakeApi(() => json({}))));
  act(() => void notifications.show({ message: 'The cards could not be deleted.', autoClose: false }));
  await screen.findByText('The cards could not be deleted.');
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
});
