import type { Card, CardImage } from '@cardwright/contract/cards';
import { describe, expect, it } from 'vitest';
import { newUuid } from './db/ids.ts';
import { picture } from './modules/cards/testing/card-calls.ts';
import { openChargingStage } from './testing/charging-stage.ts';
import { multipartForm } from './testing/multipart-form.ts';
import { testDatabases } from './testing/test-databases.ts';

/** As Swift and .NET write UUIDs. */
const capital = (id: string) => id.toUpperCase();

describe.each(testDatabases)('ids in capitals on $name', ({ open }) => {
  const stage = openChargingStage(open);
  const { call, newCard, newChat, chatOf } = stage;
  const patch = (url: string, payload: object) =>
    stage.app.http.inject({ method: 'PATCH', url: `/api${url}`, headers: stage.seller.headers, payload });
  const upload = async <Kept>(url: string) => {
    const form = await multipartForm({ bytes: await picture('#ff0000') });
    const headers = { ...form.headers, ...stage.seller.headers };
    const answer = await stage.app.http.inject({ method: 'POST', url: `/api${url}`, ...form, headers });
    return answer.json<Kept>();
  };

  it('name messages and their files', async () => {
    const chat = await newChat();
    const file = await upload<{ file_id: string }>(`/chats/${capital(chat)}/files`);
    const [id, edited] = [newUuid(), newUuid()];
    const sent = { id: capital(id), text: 'Hello', file_ids: [capital(file.file_id)] };
    const answer = await call('POST', `/chats/${capital(chat)}/messages`, sent);
    expect([answer.statusCode, answer.body.includes('[DONE]')]).toEqual([200, true]);
    await stage.app.runs.idle();
    const [question, first] = (await chatOf(capital(chat))).messages;
    expect([question?.id, first?.run?.status]).toEqual([id, 'done']);
    expect((await call('POST', `/chats/${chat}/messages`, { ...sent, id })).body).toBe(answer.body);
    await call('POST', `/chats/${chat}/messages/${capital(id)}/edit`, { id: capital(edited), text: 'Good morning' });
    await stage.app.runs.idle();
    const [wording, second] = (await chatOf(chat)).messages;
    expect([wording?.id, second?.run?.status]).toEqual([edited, 'done']);
  });

  it('name versions, pictures and cards', async () => {
    const id = await newCard();
    const images = [
      await upload<CardImage>(`/cards/${capital(id)}/images`),
      await upload<CardImage>(`/cards/${id}/images`),
    ].map((image) => image.id);
    const card = (await call('GET', `/cards/${capital(id)}`)).json<Card>();
    const edit = { base_version: capital(card.current.id), listing: { title: 'Bottle' } };
    expect((await patch(`/cards/${id}`, edit)).statusCode).toBe(200);
    const order = await patch(`/cards/${id}/images`, { image_ids: images.toReversed().map(capital) });
    expect(order.json<CardImage[]>().map((image) => image.id)).toEqual(images.toReversed());
    const removed = await call('POST', '/cards/delete', { card_ids: [capital(id), id] });
    expect(removed.json()).toMatchObject({ deleted: [id] });
  });
});
