// @vitest-environment node
import type { ChatFile, FilePart } from '@cardwright/contract/chats';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { attachmentProblem, createAttachments } from './attachments.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });
const partOf = (file_id: string) => ({ file_id, name: file_id, kind: 'csv', bytes: 1 }) as FilePart;

function attach() {
  const told: string[][] = [];
  const sending = new Map<
    string,
    { resolve(): void; reject(error: unknown): void; key: string; progress(share: number): void }
  >();
  let ids = 0;
  const attachments = createAttachments({
    send: (sent, { idempotencyKey, onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const answer = { ...partOf(sent.name), id: sent.name } as ChatFile;
        sending.set(sent.name, { resolve: () => resolve(answer), reject, key: idempotencyKey, progress: onProgress });
      }),
    onFiles: (files) => told.push(files.map(({ file_id }) => file_id)),
    newId: () => String(ids++),
  });
  const states = () => attachments.snapshot().map(({ name, status, failure }) => `${name} ${failure?.kind ?? status}`);
  return { attachments, told, sending, states };
}

describe('files of the next message', () => {
  it('go up at once, each with its progress, and are told when they are up', async () => {
    const { attachments, told, sending, states } = attach();
    attachments.add([file('a.csv', 'text/csv'), file('b.png', 'image/png')]);
    sending.get('b.png')?.progress(0.5);
    expect(attachments.snapshot().map(({ progress }) => progress)).toEqual([0, 0.5]);
    sending.get('b.png')?.resolve();
    await expect.poll(states).toEqual(['a.csv sending', 'b.png done']);
    expect(told).toEqual([['b.png']]);
  });

  it('name the reason of a failure, and try again under the same key', async () => {
    const { attachments, sending, states } = attach();
    attachments.add([file('a.csv', 'text/csv'), file('b.png', 'image/png'), file('c.pdf', 'application/pdf')]);
    const key = sending.get('a.csv')?.key;
    sending.get('a.csv')?.reject(new TypeError('gone'));
    sending.get('b.png')?.reject(new ApiError(500, { code: 'internal_error', detail: 'Broken.' }));
    sending.get('c.pdf')?.reject(new ApiError(415, { code: 'unsupported_type', detail: 'This PDF is locked.' }));
    await expect.poll(states).toEqual(['a.csv upload', 'b.png image', 'c.pdf type']);
    expect(attachments.snapshot()[2]?.failure).toEqual({
      kind: 'type',
      reason: 'This PDF is locked.',
      can_retry: false,
    });
    attachments.retry('0');
    expect([states()[0], sending.get('a.csv')?.key]).toEqual(['a.csv sending', key]);
  });

  it('stop when they are removed, and are not told', async () => {
    const { attachments, told, sending, states } = attach();
    attachments.add([file('a.csv', 'text/csv'), file('b.csv', 'text/csv')]);
    attachments.remove('0');
    sending.get('a.csv')?.resolve();
    sending.get('b.csv')?.resolve();
    await expect.poll(states).toEqual(['b.csv done']);
    expect(told.at(-1)).toEqual(['b.csv']);
  });

  it('of a draft come back once', () => {
    const { attachments, states } = attach();
    attachments.put([partOf('x')]);
    attachments.put([partOf('x'), partOf('y')]);
    expect(states()).toEqual(['x done', 'y done']);
    attachments.clear();
    expect(states()).toEqual([]);
  });

  it('are what a stored draft says, without those that another tab has sent, and with those under way', () => {
    const { attachments, told, states } = attach();
    attachments.put([partOf('x'), partOf('y')]);
    attachments.add([file('a.csv', 'text/csv')]);
    attachments.show([partOf('y'), partOf('z')]);
    expect(states()).toEqual(['y done', 'a.csv sending', 'z done']);
    expect(told).toEqual([['x', 'y']]);
  });

  it('are twenty at most', () => {
    const { attachments, states } = attach();
    attachments.add(Array.from({ length: 21 }, (_, number) => file(`${number}.csv`, 'text/csv')));
    expect(states().filter((state) => state.endsWith('count'))).toEqual(['20.csv count']);
  });

  it.each([
    ['a.png', 'image/png', 1, null],
    ['a.csv', 'application/vnd.ms-excel', 1, null],
    ['A.XLSX', '', 1, null],
    ['noname', '', 1, null],
    ['a.exe', 'application/x-msdownload', 1, 'type'],
    ['a.svg', 'image/svg+xml', 1, 'type'],
    ['a.pdf', 'application/pdf', 10 * 1024 * 1024, null],
    ['a.pdf', 'application/pdf', 10 * 1024 * 1024 + 1, 'too_large'],
  ])('%s of type "%s" with %i bytes: %s', (name, type, size, problem) => {
    expect(attachmentProblem({ name, type, size })).toBe(problem);
  });
});
