import type { CardImage } from '@cardwright/contract/cards';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { createUploadQueue, fileProblem, type UploadQueueDeps } from './upload-queue.ts';

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const imageOf = (id: string) => ({ id }) as CardImage;

/** A queue whose sendings end when the test says so. */
function queueWith(over: Partial<UploadQueueDeps> = {}) {
  const added: string[] = [];
  const sending = new Map<string, { resolve(): void; reject(error: unknown): void; key: string }>();
  let ids = 0;
  const queue = createUploadQueue({
    send: (sent, { idempotencyKey, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        sending.set(sent.name, { resolve: () => resolve(imageOf(sent.name)), reject, key: idempotencyKey });
      }),
    add: async (id) => imageOf(id),
    onAdded: ({ id }) => added.push(id),
    newId: () => String(ids++),
    ...over,
  });
  const states = () => queue.snapshot().map((upload) => `${upload.file.name} ${upload.failure?.kind ?? upload.status}`);
  return { queue, added, sending, states };
}

describe('upload queue', () => {
  it('sends three at once and adds in the order of choosing', async () => {
    const { queue, added, sending, states } = queueWith();
    queue.addFiles(['a', 'b', 'c', 'd'].map((name) => file(name)));
    await expect.poll(() => [...sending.keys()]).toEqual(['a', 'b', 'c']);
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting']);
    sending.get('c')?.resolve();
    await expect.poll(() => [...sending.keys()]).toEqual(['a', 'b', 'c', 'd']);
    expect([added, states()]).toEqual([[], ['a sending', 'b sending', 'c adding', 'd sending']]);
    sending.get('a')?.resolve();
    await expect.poll(() => added).toEqual(['a']);
    sending.get('b')?.resolve();
    sending.get('d')?.resolve();
    await expect.poll(() => added).toEqual(['a', 'b', 'c', 'd']);
    expect(states()).toEqual([]);
    // Of those that were on their way together.
    expect(queue.addedCount()).toBe(4);
    queue.addFiles([file('e')]);
    await expect.poll(() => sending.has('e')).toBe(true);
    expect(queue.addedCount()).toBe(0);
    sending.get('e')?.resolve();
    await expect.poll(() => queue.addedCount()).toBe(1);
  });

  it('refuses what is too large or no picture before it is sent, and sends the others', async () => {
    const { queue, sending, states } = queueWith();
    const large = file('large.png');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    expect(fileProblem(large)).toBe('too_large');
    queue.addFiles([
      large,
      file('a.pdf', 'application/pdf'),
      file('b.svg', 'image/svg+xml'),
      file('c', ''),
      file('d.png'),
    ]);
    await expect.poll(() => [...sending.keys()]).toEqual(['c', 'd.png']);
    expect(states().slice(0, 3)).toEqual(['large.png too_large', 'a.pdf type', 'b.svg type']);
  });

  it("names the server's reason, and tries again under the same key", async () => {
    const { queue, added, sending, states } = queueWith();
    queue.addFiles([file('a'), file('b')]);
    await expect.poll(() => sending.size).toBe(2);
    const key = sending.get('a')?.key;
    sending.get('a')?.reject(new TypeError('gone'));
    sending.get('b')?.reject(new ApiError(415, { code: 'unsupported_type', detail: 'This image is damaged.' }));
    await expect.poll(states).toEqual(['a upload', 'b type']);
    expect(queue.snapshot()[1]?.failure?.reason).toBe('This image is damaged.');
    sending.clear();
    queue.retry('0');
    await expect.poll(() => sending.get('a')?.key).toBe(key);
    sending.get('a')?.resolve();
    await expect.poll(() => added).toEqual(['a']);
  });

  it('does not send again what only failed to come into the gallery', async () => {
    let works = false;
    const { queue, added, sending, states } = queueWith({
      add: async (id) => {
        if (!works) throw new TypeError('gone');
        return imageOf(id);
      },
    });
    queue.addFiles([file('a')]);
    await expect.poll(() => sending.size).toBe(1);
    sending.get('a')?.resolve();
    await expect.poll(states).toEqual(['a gallery']);
    sending.clear();
    works = true;
    queue.retry('0');
    await expect.poll(() => added).toEqual(['a']);
    expect(sending.size).toBe(0);
  });

  it('stops what is dismissed, and goes on with the next', async () => {
    const { queue, added, sending, states } = queueWith();
    queue.addFiles([file('a'), file('b')]);
    await expect.poll(() => sending.size).toBe(2);
    queue.dismiss('0');
    expect(states()).toEqual(['b sending']);
    sending.get('b')?.resolve();
    await expect.poll(() => added).toEqual(['b']);
  });
});
