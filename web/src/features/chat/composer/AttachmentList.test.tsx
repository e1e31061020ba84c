import { maxFilesOfMessage } from '@cardwright/contract/chats';
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

it('says once which files a message has no room for, and takes them out together', async () => {
  let made = 0;
  const attachments = createAttachments({
    send: () => new Promise(() => undefined),
    onFiles: () => undefined,
    newId: () => `f${++made}`,
  });
  const files = Array.from({ length: maxFilesOfMessage + 3 }, (_, number) => new File(['x'], `${number + 1}.csv`));
  attachments.add(files);
  const services = testServices(fakeApi(() => json({})));
  await renderApp(<AttachmentList list={attachments.snapshot()} attachments={attachments} />, services);
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'A message can have 20 files at most.',
  ]);
  screen.getByRole('button', { name: 'Remove 21.csv and 2 more' }).click();
  expect(attachments.snapshot()).toHaveLength(maxFilesOfMessage);
});

it.each([
  [413, 'wide.png', 'image/png', 'The image has more than 50 megapixels. Use a smaller version of it.'],
  [422, 'scan.pdf', 'application/pdf', 'No text was found in this PDF file: its pages seem to be pictures.'],
])("says the server's reason when a file is refused for good: %i", async (status, name, type, reason) => {
  const attachments = createAttachments({
    send: () => Promise.reject(new ApiError(status, { code: 'refused', detail: reason })),
    onFiles: () => undefined,
    newId: () => 'f1',
  });
  attachments.add([new File(['x'], name, { type })]);
  await expect.poll(() => attachments.snapshot()[0]?.status).toBe('failed');
  await renderApp(
    <AttachmentList list={attachments.snapshot()} attachments={attachments} />,
    testServices(fakeApi(() => json({}))),
  );
  expect((await screen.findByRole('alert')).textContent).toBe(reason);
});
