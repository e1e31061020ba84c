import type { ImageModelV4 } from '@ai-sdk/provider';
import type { Card, CardImage } from '@cardwright/contract/cards';
import type { ImageEdit, ImageEditRequest } from '@cardwright/contract/images';
import { APICallError } from 'ai';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { createBuiltInImageModel } from '../../outside/image-model/built-in/built-in-image-model.ts';
import { productPicture } from '../../outside/image-model/testing/product-pictures.ts';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { multipartForm } from '../../testing/multipart-form.ts';
import { buildTestApp, openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { withPlenty } from '../billing/base-plan.ts';
import { planOf } from '../billing/plan-catalogue.ts';
import { type CardCalls, cardCalls } from '../cards/testing/card-calls.ts';
import { createImageWork, type ImageWorkDeps } from './image-work.ts';

const plenty = withPlenty(planOf('free'));

/** What the generator does next. */
type Answer = (signal: AbortSignal | undefined) => Promise<Uint8Array> | Uint8Array;

function scriptedGenerator() {
  const calls: { prompt: string | undefined; files: number }[] = [];
  let answer: Answer = () => new Uint8Array();
  const model: ImageModelV4 = {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'painter',
    maxImagesPerCall: 1,
    supportsFileInputs: true,
    async doGenerate({ prompt, files, abortSignal }) {
      calls.push({ prompt, files: files?.length ?? 0 });
      const response = { timestamp: new Date(0), modelId: 'painter', headers: undefined };
      return { images: [await answer(abortSignal)], warnings: [], response };
    },
  };
  const will = (next: Answer) => {
    answer = next;
  };
  return { model, calls, will };
}

describe.each(testDatabases)('work on images on $name', ({ open }) => {
  let app: TestApp;
  let clock: ManualClock;
  let seller: SignedIn;
  let stranger: SignedIn;
  let calls: CardCalls;
  const painter = scriptedGenerator();

  beforeAll(async () => {
    clock = manualClock(new Date());
    app = await openTestApp(open, {
      clock,
      base_plan: { ...plenty, limits: { ...plenty.limits, image_credits: 12 } },
      image_models: { built_in: createBuiltInImageModel(), generator: painter.model },
    });
    seller = await app.signIn();
    stranger = await app.signIn();
    calls = cardCalls(app, seller);
  });
  afterAll(() => app.close());

  const call = <T>(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, as = seller, key?: string) =>
    app.http
      .inject({
        method,
        url: `/api${url}`,
        headers: { ...as.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
        ...(payload === undefined ? {} : { payload }),
      })
      .then((answer) => ({ status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as T }));
  const credits = async (as = seller) => (await app.ledger.usage(as.id)).image_credits.used;
  const cardWith = async (bytes: Uint8Array): Promise<Card & { main: CardImage }> => {
    const card = await calls.make();
    const main = await app.cards.keepImage(seller.id, card.id, { bytes, alt: 'A blue bottle' });
    return { ...(await calls.read(card.id)), main };
  };
  const edit = (request: ImageEditRequest, as = seller, key?: string) =>
    call<{ run_id: string; code?: string; detail?: string; feature?: string }>(
      'POST',
      '/images/edit',
      request,
      as,
      key,
    );
  const ended = async (request: ImageEditRequest): Promise<ImageEdit> => {
    const { status, body } = await edit(request);
    expect(status, JSON.stringify(body)).toBe(202);
    await app.runs.idle();
    return (await call<ImageEdit>('GET', `/images/edits/${body.run_id}`)).body;
  };
  const fileOf = async (image: CardImage | null) => (await app.http.inject(image?.url ?? '')).rawPayload;

  it('keeps the result apart from the card until it is added, and takes a credit for each operation', async () => {
    const before = await credits();
    const { id, main } = await cardWith(await productPicture({ background: '#dcdcda' }));
    const done = await ended({ image_id: main.id, operation: 'white_background', options: { also: ['square'] } });
    expect(done).toMatchObject({ status: 'done', credits: 2, card_id: id, error: null, progress: null });
    expect(done.before?.id).toBe(main.id);
    expect(done.image).toMatchObject({ origin: 'assistant', alt: 'A blue bottle' });
    expect(done.image?.width).toBe(done.image?.height);
    expect(done.image?.measures?.white_share).toBe(1);
    expect((await sharp(await fileOf(done.image)).metadata()).width).toBe(done.image?.width);
    expect(await credits()).toBe(before + 2);

    const open = await call<{ items: ImageEdit[]; can_generate: boolean }>('GET', `/images/edits?card_id=${id}`);
    expect(open.body).toMatchObject({ can_generate: true, items: [{ run_id: done.run_id }] });
    expect((await calls.read(id)).images).toHaveLength(1);
    const added = await call('POST', `/cards/${id}/images`, { image_id: done.image?.id });
    expect(added.status).toBe(201);
    expect((await call<{ items: ImageEdit[] }>('GET', `/images/edits?card_id=${id}`)).body.items).toEqual([]);
    expect((await calls.read(id)).images.map((image) => image.id)).toEqual([main.id, done.image?.id]);
  });

  it('charges nothing for what cannot be done, and only for what there was to do', async () => {
    const before = await credits();
    const pattern = await cardWith(await productPicture({ pattern: true }));
    const refused = await ended({ image_id: pattern.main.id, operation: 'crop' });
    expect(refused).toMatchObject({ status: 'failed', credits: 0, image: null, error: { code: 'conflict' } });
    expect(refused.error?.message).toMatch(/not plain enough.*Nothing was charged for it\.$/);
    const white = await cardWith(await productPicture({ background: '#ffffff' }));
    const partly = await ended({
      image_id: white.main.id,
      operation: 'white_background',
      options: { also: ['square'] },
    });
    expect(partly).toMatchObject({ status: 'done', credits: 1, notes: ['The background is white already.'] });
    expect(await credits()).toBe(before + 1);
    const sizeless = await call<{ code: string }>('POST', '/images/edit', {
      operation: 'size_chart',
      options: { card_id: (await calls.make({ specifications: [] })).id },
    });
    expect(sizeless).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await credits()).toBe(before + 1);
  });

  it('says so when a picture is already as it was asked for: that is no failure, and takes nothing', async () => {
    const before = await credits();
    const { id, main } = await cardWith(await productPicture({ background: '#ffffff', width: 400, height: 400 }));
    const same = await ended({ image_id: main.id, operation: 'white_background', options: { also: ['square'] } });
    expect(same).toMatchObject({ status: 'done', credits: 0, image: null, error: null, progress: null });
    expect(same.notes).toEqual([
      'The background is white already. The picture is square already. There was nothing to change, so nothing was charged for it.',
    ]);
    expect(await credits()).toBe(before);
    const open = async () => (await call<{ items: ImageEdit[] }>('GET', `/images/edits?card_id=${id}`)).body.items;
    expect(await open()).toMatchObject([{ run_id: same.run_id, notes: same.notes }]);
    expect((await call('DELETE', `/images/edits/${same.run_id}`)).status).toBe(204);
    expect(await open()).toEqual([]);
  });

  it('shows work no more whose result was removed from the gallery', async () => {
    const { id, main } = await cardWith(await productPicture({ background: '#dcdcda' }));
    const done = await ended({ image_id: main.id, operation: 'white_background', options: { also: ['square'] } });
    expect((await call('POST', `/cards/${id}/images`, { image_id: done.image?.id })).status).toBe(201);
    expect((await call('DELETE', `/cards/${id}/images/${done.image?.id}`)).status).toBe(204);
    expect((await call<{ items: ImageEdit[] }>('GET', `/images/edits?card_id=${id}`)).body.items).toEqual([]);
  });

  it('draws a size chart of what the card states, and says so in words', async () => {
    const card = await calls.make({
      specifications: [
        { name: 'Height', value: '25 cm' },
        { name: 'Colour', value: 'Blue' },
      ],
    });
    const done = await ended({ operation: 'size_chart', options: { card_id: card.id } });
    expect(done.image).toMatchObject({ width: 1600, height: 1600, alt: 'Size chart: Height: 25 cm' });
  });

  it('makes pictures of words with a model, and charges for none that it does not give', async () => {
    const card = await calls.make();
    const generate = () =>
      ended({ operation: 'generate', options: { prompt: 'The bottle on a rock', card_id: card.id } });
    painter.will(() => productPicture({ background: '#336699' }));
    const made = await generate();
    expect(made).toMatchObject({ status: 'done', credits: 1, image: { origin: 'assistant' } });
    expect(painter.calls.at(-1)).toEqual({ prompt: 'The bottle on a rock', files: 0 });
    const before = await credits();
    const failing = (statusCode: number) => () => {
      throw new APICallError({
        message: 'secret host',
        url: 'http://secret',
        requestBodyValues: {},
        statusCode,
        isRetryable: false,
      });
    };
    const expected: [Answer, RegExp][] = [
      [failing(400), /refused this request/],
      [failing(401), /does not accept the key/],
      [failing(429), /too much to do/],
      [failing(500), /could not be reached/],
      [() => Buffer.from('no picture'), /no picture that can be used/],
      [() => new Uint8Array(11 * 1024 * 1024), /no picture that can be used/],
    ];
    for (const [answer, sentence] of expected) {
      painter.will(answer);
      const failed = await generate();
      expect(failed).toMatchObject({ status: 'failed', credits: 0, image: null });
      expect(failed.error?.message).toMatch(sentence);
      expect(failed.error?.message).not.toMatch(/secret/);
    }
    expect(await credits()).toBe(before);
  });

  it('asks the model for a white background only where the rules cannot do it, and says so', async () => {
    const pattern = await cardWith(await productPicture({ pattern: true }));
    painter.will(() => productPicture({ background: '#ffffff' }));
    const asked = painter.calls.length;
    const done = await ended({ image_id: pattern.main.id, operation: 'white_background' });
    expect(painter.calls.slice(asked)).toEqual([{ prompt: expect.stringContaining('pure white'), files: 1 }]);
    expect(done.notes.join()).toMatch(/drew the picture anew/);
    // What is left to do is nothing: what the model drew is kept, and paid for alone.
    painter.will(() => productPicture({ width: 300, height: 300 }));
    const image_id = pattern.main.id;
    const rest = await ended({ image_id, operation: 'white_background', options: { also: ['square'] } });
    expect(rest).toMatchObject({ status: 'done', credits: 1, image: { width: 300 } });
    expect(rest.notes[1]).toMatch(/square already/);
  });

  it('stops without a charge, and throws results away', async () => {
    const before = await credits();
    const card = await calls.make();
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    painter.will(
      (signal) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          begin();
        }),
    );
    const { body } = await edit({ operation: 'generate', options: { prompt: 'Slow', card_id: card.id } });
    await began;
    expect((await call<ImageEdit>('GET', `/images/edits/${body.run_id}`)).body).toMatchObject({
      status: 'running',
      credits: 1,
      progress: 'Making the image',
    });
    await call('POST', `/images/edits/${body.run_id}/stop`);
    await app.runs.idle();
    expect((await call<ImageEdit>('GET', `/images/edits/${body.run_id}`)).body).toMatchObject({
      status: 'stopped',
      credits: 0,
    });
    expect(await credits()).toBe(before);

    painter.will(() => productPicture({ background: '#ffffff' }));
    const made = await ended({ operation: 'generate', options: { prompt: 'Quick', card_id: card.id } });
    expect((await call('DELETE', `/images/edits/${made.run_id}`)).status).toBe(204);
    expect((await app.http.inject(made.image?.url ?? '')).statusCode).toBe(404);
    expect((await call<{ items: ImageEdit[] }>('GET', `/images/edits?card_id=${card.id}`)).body.items).toEqual([]);
  });

  it('is the same run for the same request, and nobody else’s', async () => {
    const { id, main } = await cardWith(await productPicture({ background: '#dcdcda' }));
    const key = newUuid();
    const request: ImageEditRequest = { image_id: main.id, operation: 'square' };
    const before = await credits();
    const [first, second] = await Promise.all([edit(request, seller, key), edit(request, seller, key)]);
    expect(second.body.run_id).toBe(first.body.run_id);
    await app.runs.idle();
    expect((await edit(request, seller, key)).body.run_id).toBe(first.body.run_id);
    await app.runs.idle();
    expect(await credits()).toBe(before + 1);
    expect((await edit(request, stranger)).status).toBe(404);
    expect((await call('GET', `/images/edits/${first.body.run_id}`, undefined, stranger)).status).toBe(404);
    expect((await call('DELETE', `/images/edits/${first.body.run_id}`, undefined, stranger)).status).toBe(404);
    expect((await call('POST', `/images/edits/${first.body.run_id}/stop`, undefined, stranger)).status).toBe(404);
    expect((await call('GET', `/images/edits?card_id=${id}`, undefined, stranger)).status).toBe(404);
    const foreign = {
      image_id: main.id,
      operation: 'compose',
      options: { image_ids: [newUuid()] },
    } satisfies ImageEditRequest;
    expect((await edit(foreign)).status).toBe(404);
  });

  it('costs once from two tabs at the same time, and again when it is asked for once more', async () => {
    const tabs = await app.signIn();
    const form = await multipartForm({ bytes: await productPicture({ background: '#dcdcda' }) }, {});
    const headers = { ...tabs.headers, ...form.headers };
    const uploaded = await app.http.inject({ method: 'POST', url: '/api/images', payload: form.payload, headers });
    const request: ImageEditRequest = { image_id: uploaded.json<CardImage>().id, operation: 'square' };
    const both = await Promise.all([edit(request, tabs, newUuid()), edit(request, tabs, newUuid())]);
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
    expect(both[1]?.body.run_id).toBe(both[0]?.body.run_id);
    await app.runs.idle();
    expect(await credits(tabs)).toBe(1);
    expect((await edit(request, tabs, newUuid())).body.run_id).not.toBe(both[0]?.body.run_id);
    await app.runs.idle();
    expect(await credits(tabs)).toBe(2);
  });

  it('costs nothing when its server dies in the middle', async () => {
    const owner = await app.signIn();
    const card = await cardCalls(app, owner).make();
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    const { promise: painted, resolve: paint } = Promise.withResolvers<Uint8Array>();
    painter.will(() => {
      begin();
      return painted;
    });
    const { body } = await edit({ operation: 'generate', options: { prompt: 'Slow', card_id: card.id } }, owner);
    await began;
    expect(await credits(owner)).toBe(1);
    // As it looks to another server: nobody has told of it for long, and it is given up.
    await app.database.query(`update runs set owner = 'dead', beat = now() - interval '1 hour' where id = $1`, [
      body.run_id,
    ]);
    const other = await buildTestApp(app.database, { clock });
    await other.runs.reap();
    paint(await productPicture({ background: '#ffffff' }));
    await app.runs.idle();
    const { body: lost } = await call<ImageEdit>('GET', `/images/edits/${body.run_id}`, undefined, owner);
    expect(lost).toMatchObject({ status: 'failed', credits: 0, image: null });
    expect(await credits(owner)).toBe(0);
    await other.close();
  });

  it('is tried again in the place of what failed, once from two tabs, and by nobody else', async () => {
    const owner = await app.signIn();
    const card = await cardCalls(app, owner).make();
    painter.will(() => Promise.reject(new Error('away')));
    const { body } = await edit({ operation: 'generate', options: { prompt: 'A mug', card_id: card.id } }, owner);
    await app.runs.idle();
    const listed = async () =>
      (await call<{ items: ImageEdit[] }>('GET', `/images/edits?card_id=${card.id}`, undefined, owner)).body.items;
    expect(await listed()).toMatchObject([{ id: body.run_id, status: 'failed', credits: 0 }]);
    const retry = (who: typeof owner) =>
      call<{ run_id: string }>('POST', `/images/edits/${body.run_id}/retry`, {}, who);
    expect((await retry(stranger)).status).toBe(404);
    painter.will(() => productPicture({ background: '#ffffff' }));
    const [first, second] = await Promise.all([retry(owner), retry(owner)]);
    expect([first.status, second.status].toSorted()).toEqual([202, 409]);
    await app.runs.idle();
    const next = [first, second].find(({ status }) => status === 202)?.body.run_id;
    expect(await listed()).toMatchObject([{ id: next, status: 'done', credits: 1 }]);
    expect(await credits(owner)).toBe(1);
    const again = await call('POST', `/images/edits/${next}/retry`, {}, owner);
    expect(again.status).toBe(409);
    expect(await credits(owner)).toBe(1);
  });

  it('refuses with what is left when the credits do not do, and keeps results for 30 days', async () => {
    const poor = await app.signIn();
    const form = await multipartForm({ bytes: await productPicture({ background: '#dcdcda' }) }, {});
    const uploaded = await app.http.inject({
      method: 'POST',
      url: '/api/images',
      payload: form.payload,
      headers: { ...poor.headers, ...form.headers },
    });
    const image = uploaded.json<CardImage>();
    expect((await edit({ image_id: image.id, operation: 'enhance' }, poor)).status).toBe(202);
    await app.runs.idle();
    const request: ImageEditRequest = {
      image_id: image.id,
      operation: 'enhance',
      options: { also: Array<'enhance'>(7).fill('enhance') },
    };
    const large = await edit(request, poor);
    expect(large.status).toBe(202);
    const refused = await edit({ ...request, image_id: image.id, operation: 'lighten' }, poor);
    await call('POST', `/images/edits/${large.body.run_id}/stop`, undefined, poor);
    await app.runs.idle();
    expect(refused).toMatchObject({ status: 402, body: { code: 'credits_exhausted', feature: 'image_credits' } });

    const made = () =>
      app.database.query<{ id: string }>(`select id from images where user_id = $1 and origin = 'assistant'`, [
        poor.id,
      ]);
    const count = (await made()).length;
    expect(count).toBeGreaterThan(0);
    clock.advance(8 * 24 * 3_600_000);
    await app.maintain();
    expect(await made()).toHaveLength(count);
    clock.advance(23 * 24 * 3_600_000);
    await app.maintain();
    expect(await made()).toEqual([]);
  });
});

describe('a request of a conversation', () => {
  it('is held to the contract before anything is read', async () => {
    const runs = { define: () => {} };
    const work = createImageWork({ runs, newId: newUuid } as unknown as ImageWorkDeps);
    const step = { chat_id: newUuid(), part_of: newUuid(), signal: new AbortController().signal, onProgress: () => {} };
    const options = { width: 8_000, height: 8_000 };
    await expect(work.runNow('user', { image_id: newUuid(), operation: 'resize', options }, step)).rejects.toThrow(
      'The sides of an image can be 100 to 4,096 pixels.',
    );
  });
});
