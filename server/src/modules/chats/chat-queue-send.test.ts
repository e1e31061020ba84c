import { expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import type { Run } from '../../runs/run-store.ts';
import { type ChatQueueDeps, createChatQueue } from './chat-queue.ts';
import type { ChatRow } from './chats-store.ts';

it('leaves a hold alone that came after the message was sent', async () => {
  const chat = { id: newUuid(), running: false, queue_held: 'stopped' } as ChatRow;
  const holds: unknown[] = [];
  const deps = {
    store: {
      get: async () => chat,
      hold: async (_tx: unknown, _id: string, why: unknown) => void holds.push(why),
      transaction: (work: (tx: unknown) => Promise<unknown>) => work(null),
    },
    queue: { byId: async (_chat: string, id: string) => ({ id }) },
    updates: { tell: async () => {} },
    turns: {
      sendQueued: async () => {
        // The turn is stopped before the call that sent the message has been answered.
        holds.push('stopped');
        return { id: newUuid() } as Run;
      },
    },
  };
  await createChatQueue(deps as unknown as ChatQueueDeps).send('user', chat.id, newUuid());
  expect(holds).toEqual(['stopped']);
});
