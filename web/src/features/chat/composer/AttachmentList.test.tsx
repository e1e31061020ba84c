import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
import { AttachmentList } from './AttachmentList.tsx';
import { createAttachments } from './attachments.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows the end of the files, where the newest stand', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
  let made = 0;
  const newId = () => `f${++made}`;
  const attachments = createAttachments({
    send: () => Promise.reject(new Error('unused')),
    onFiles: () => undefined,
    newId,
  });
  attachments.add([new File(['x'], 'program.exe', { type: 'application/x-msdownload' })]);
  await renderApp(
    <AttachmentList list={attachments.snapshot()} attachments={attachments} />,
    testServices(fakeApi(() => json({}))),
  );
  const files = await screen.findByRole('list');
  expect(files.scrollTop).toBe(500);
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid file type');
});

it("says the server's reason when a picture of few bytes is too large", async () => {
  const reason = 'The image has more than 50 megapixels. Use a smaller version of it.';
  const attachments = createAttachments({
    send: () => Promise.reject(new ApiError(413, { code: 'too_large', detail: reason })),
    onFiles: () => undefined,
    newId: () => 'f1',
  });
  attachments.add([new File(['x'], 'wide.png', { type: 'image/png' })]);
  await expect.poll(() => attachments.snapshot()[0]?.status).toBe('failed');
  await renderApp(
    <AttachmentList list={attachments.snapshot()} attachments={attachments} />,
    testServices(fakeApi(() => json({}))),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(reason);
});
