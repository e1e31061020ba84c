import type { ChatQueue } from '@cardwright/contract/chats';
import { describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { freePlan, openChargingStage } from '../../testing/charging-stage.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('messages that wait and their credits on $name', ({ open }) => {
  const stage = openChargingStage(open);

  it('are held when credits have run out, charged once each, and can be sent when there are some', async () => {
    Object.assign(stage.plan.limits, { daily_credits: 20, credits: 0 });
    await stage.newSeller();
    stage.holdWordsAfter(3);
    const chat = await stage.newChat();
    const first = stage.say(chat, 'Hello');
    await expect.poll(async () => (await stage.chatOf(chat)).status).toBe('running');
    const ids = [newUuid(), newUuid()];
    for (const id of ids) await stage.call('POST', `/chats/${chat}/queue`, { id, text: 'Thanks' });
    stage.gate.open();
    await first;
    await expect.poll(async () => (await stage.chatOf(chat)).queue_held).toBe('credits');
    const held = await stage.chatOf(chat);
    expect(held.queued_messages?.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(held.messages).toHaveLength(4);
    expect((await stage.settled())[0]).toBe(20);
    const refused = await stage.call('POST', `/chats/${chat}/queue/${ids[1]}/send`);
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'credits_exhausted']);
    const left = (await stage.call('DELETE', `/chats/${chat}/queue/${ids[1]}`)).json<ChatQueue>();
    expect(left).toEqual({ queued_messages: [], queue_held: null });
    Object.assign(stage.plan.limits, { daily_credits: freePlan.limits.daily_credits });
  });
});
