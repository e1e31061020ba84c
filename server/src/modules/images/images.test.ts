import type { CardImage } from '@cardwright/contract/cards';
import { type ImageChecks, maxImageBytes } from '@cardwright/contract/images';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { multipartForm } from '../../testing/multipart-form.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type CardCalls, cardCalls, picture } from '../cards/testing/card-calls.ts';

describe.each(testDatabases)('images on $name', ({ open }) => {
  let app: TestApp;
  let clock: ManualClock;
  let seller: SignedIn;
  let stranger: SignedIn;
  let calls: CardCalls;

  beforeAll(async () => {
    clock = manualClock(new Date());
    app = await openTestApp(open, { clock });
    seller = await app.signIn();
    stranger = await app.signIn();
    calls = cardCalls(app, seller);
  });
  afterAll(() => app.close());

  interface Sending {
    bytes: Uint8Array;
    name?: string;
    alt?: string;
    as?: SignedIn;
    key?: string;
  }
  const send = async (url: string, { bytes, name, alt, as = seller, key }: Sending) => {
    const form = await multipartForm(
      { bytes, ...(name === undefined ? {} : { name }) },
      alt === undefined ? {} : { alt },
    );
    return app.http.inject({
      method: 'POST',
      url: `/api${url}`,
      payload: form.payload,
      headers: { ...as.headers, ...form.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    });
  };
  const upload = async (colour = '#123456') =>
    (await send('/images', { bytes: await picture(colour) })).json<CardImage>();
  const toRemove = () => app.database.query('select key from files_to_remove');
  const imagesOf = async (id: string) => (await calls.read(id)).images;
  const status = async (url: string) => (await app.http.inject(url)).statusCode;
  const addressesOf = (image: CardImage) => [
    image.url,
    image.thumbnail_url,
    ...(image.variants ?? []).map(({ url }) => url),
  ];

  it('keeps a file that comes onto a card, with its smaller forms', async () => {
    const card = await calls.make();
    const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#eeeeee' } })
      .jpeg()
      .toBuffer();
    const answer = await send(`/cards/${card.id}/images`, {
      bytes,
      name: '../../\u202egpj.exe',
      alt: ' A bottle\u0000 ',
    });
    expect(answer.statusCode).toBe(201);
    const image = answer.json<CardImage>();
    expect(image).toMatchObject({
      width: 1200,
      height: 600,
      content_type: 'image/jpeg',
      bytes: bytes.length,
      origin: 'upload',
      position: 0,
    });
    expect(image.alt.trim()).toBe('A bottle');
    expect(image.variants?.map(({ width, content_type }) => [width, content_type])).toEqual([
      [320, 'image/avif'],
      [320, 'image/webp'],
      [960, 'image/avif'],
      [960, 'image/webp'],
    ]);
    for (const variant of image.variants ?? []) {
      const served = await app.http.inject(variant.url);
      expect(served.headers['content-type']).toBe(variant.content_type);
      expect(served.headers['content-disposition']).toBe('inline');
      expect((await sharp(served.rawPayload).metadata()).width).toBe(variant.width);
    }
    expect(await imagesOf(card.id)).toEqual([image]);
    expect((await calls.read(card.id)).score).not.toBe(card.score);
  });

  it('refuses what is too large, no picture or no file, each with its sentence', async () => {
    const card = await calls.make();
    for (const url of ['/images', `/cards/${card.id}/images`]) {
      const large = await send(url, { bytes: new Uint8Array(maxImageBytes + 1) });
      expect(large.json()).toMatchObject({
        status: 413,
        code: 'too_large',
        detail: 'File is too large. Maximum size is 10MB',
      });
      const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      expect((await send(url, { bytes: drawing, name: 'harmless.png' })).json()).toMatchObject({
        status: 415,
        code: 'unsupported_type',
      });
      expect((await send(url, { bytes: new Uint8Array() })).json()).toMatchObject({ status: 415 });
      for (const form of [
        await multipartForm(null, { alt: 'x' }),
        await multipartForm(null, { file: 'x' }),
        await multipartForm({ bytes: await picture('#00ff00'), field: 'image' }, { alt: 'x' }),
        await multipartForm({ bytes: await picture('#00ff00'), field: 'file[]' }),
      ]) {
        const headers = { ...seller.headers, ...form.headers };
        const without = await app.http.inject({ method: 'POST', url: `/api${url}`, payload: form.payload, headers });
        expect(without.json()).toMatchObject({
          status: 422,
          code: 'invalid_request',
          detail: 'Please send a file in the field "file".',
          errors: [{ path: 'file' }],
        });
      }
      const asJson = await app.http.inject({
        method: 'POST',
        url: `/api${url}`,
        payload: { file: 'abc' },
        headers: seller.headers,
      });
      expect(asJson.json()).toMatchObject({ status: 415, code: 'unsupported_type' });
    }
    expect(await imagesOf(card.id)).toEqual([]);
  });

  it('takes a file of exactly 10 MB', async () => {
    const bytes = Buffer.concat([await picture('#abcdef'), Buffer.alloc(maxImageBytes)]).subarray(0, maxImageBytes);
    const answer = await send('/images', { bytes });
    expect([answer.statusCode, answer.json<CardImage>().bytes]).toEqual([201, maxImageBytes]);
  });

  it('takes files where files belong only', async () => {
    const answer = await send('/cards', { bytes: await picture('#123456') });
    expect(answer.json()).toMatchObject({ status: 415, code: 'unsupported_type' });
  });

  it('keeps one picture for one key, and tells another file from it', async () => {
    const card = await calls.make();
    const url = `/cards/${card.id}/images`;
    const bytes = await picture('#101010');
    const key = newUuid();
    const [first, second] = await Promise.all([send(url, { bytes, key }), send(url, { bytes, key })]);
    expect(second.json()).toEqual(first.json());
    expect(await imagesOf(card.id)).toHaveLength(1);
    expect((await send(url, { bytes: await picture('#202020'), key })).json()).toMatchObject({ code: 'conflict' });
  });

  it('puts an uploaded picture into the gallery once, however often it is asked to', async () => {
    const card = await calls.make();
    const image = await upload('#ff8800');
    const add = () => calls.call('POST', `/${card.id}/images`, { image_id: image.id });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map((answer) => [answer.statusCode, answer.json<CardImage>().id])).toEqual([
      [201, image.id],
      [201, image.id],
    ]);
    const other = await calls.make();
    const share = () => calls.call('POST', `/${other.id}/images`, { image_id: image.id });
    const shared = [await share(), await share()].map((answer) => answer.json<CardImage>().id);
    expect(shared[0]).not.toBe(image.id);
    expect(shared[1]).toBe(shared[0]);
    expect(await imagesOf(other.id)).toHaveLength(1);
  });

  it('removes every file of a picture with its last user, and no earlier', async () => {
    const [one, two] = [await calls.make(), await calls.make()];
    const image = await upload('#00ff88');
    await calls.call('POST', `/${one.id}/images`, { image_id: image.id });
    const copy = (await calls.call('POST', `/${two.id}/images`, { image_id: image.id })).json<CardImage>();
    const addresses = addressesOf(image);
    expect(addresses).toHaveLength(4);
    await calls.call('DELETE', `/${one.id}/images/${image.id}`);
    expect(await Promise.all(addresses.map(status))).toEqual(addresses.map(() => 200));
    await calls.call('DELETE', `/${two.id}/images/${copy.id}`);
    expect(await Promise.all(addresses.map(status))).toEqual(addresses.map(() => 404));
  });

  it('lets the maintenance remove files that a process which died had only written down', async () => {
    const [one, two] = [await calls.make(), await calls.make()];
    const [shared, alone] = [await upload('#0088ff'), await upload('#ff0088')];
    for (const image of [shared, alone]) await calls.call('POST', `/${one.id}/images`, { image_id: image.id });
    await calls.call('POST', `/${two.id}/images`, { image_id: shared.id });
    await app.database.orm.transaction(async (tx) => {
      for (const image of [shared, alone]) await app.images.remove(seller.id, one.id, image.id, tx);
    });
    expect(await status(alone.url)).toBe(200);
    await app.maintain();
    expect(await Promise.all([alone, shared].map(({ url }) => status(url)))).toEqual([404, 200]);
    expect(await toRemove()).toEqual([]);
  });

  it('changes the alternative text', async () => {
    const { id, images } = await calls.withPictures();
    const [image] = images;
    const answer = await calls.call('PATCH', `/${id}/images/${image?.id}`, { alt: '  Steel bottle, front\u0000 ' });
    expect([answer.statusCode, answer.json<CardImage>().alt]).toEqual([200, 'Steel bottle, front']);
    expect((await imagesOf(id)).map(({ alt }) => alt)).toEqual(['Steel bottle, front', '#00ff00', '#0000ff']);
    expect((await calls.call('PATCH', `/${id}/images/${image?.id}`, { alt: 'x'.repeat(1_001) })).statusCode).toBe(422);
  });

  it('checks each picture by the rules of a marketplace', async () => {
    const { id, images, marketplace } = await calls.withPictures();
    const again = await send(`/cards/${id}/images`, { bytes: await picture('#ff0000') });
    const read = async (query: string) => (await calls.call('GET', `/${id}/images/checks${query}`)).json<ImageChecks>();
    const own = await read('');
    expect(own.marketplace).toBe(marketplace);
    const amazon = await read('?marketplace=amazon');
    expect(amazon.images.map(({ image_id }) => image_id)).toEqual([
      ...images.map((image) => image.id),
      again.json().id,
    ]);
    const states = amazon.images.map(({ checks }) =>
      Object.fromEntries(checks.map((check) => [check.id, check.state])),
    );
    expect(states[0]).toMatchObject({ size: 'refused', background: 'advice' });
    expect(amazon.images[3]?.checks.find((check) => check.id === 'duplicate')?.message).toBe(
      'The same file as image 1.',
    );
    expect((await calls.call('GET', `/${id}/images/checks?marketplace=nowhere`)).statusCode).toBe(422);
  });

  it('tells a stranger nothing', async () => {
    const { id, images } = await calls.withPictures();
    const image = images[0]?.id ?? '';
    const mine = (await send('/images', { bytes: await picture('#333333'), as: stranger })).json<CardImage>();
    const bytes = await picture('#444444');
    const answers = [
      await send(`/cards/${id}/images`, { bytes, as: stranger }),
      await calls.call('POST', `/${id}/images`, { image_id: mine.id }, stranger),
      await calls.call('POST', `/${id}/images`, { image_id: mine.id }),
      await calls.call('PATCH', `/${id}/images`, { image_ids: images.map((one) => one.id) }, stranger),
      await calls.call('PATCH', `/${id}/images/${image}`, { alt: 'x' }, stranger),
      await calls.call('GET', `/${id}/images/checks`, undefined, stranger),
      await calls.call('DELETE', `/${id}/images/${image}`, undefined, stranger),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(await imagesOf(id)).toEqual(images);
    expect((await calls.call('GET', `/${id}/images/checks`, undefined, null)).statusCode).toBe(401);
  });

  it('holds at most 100 pictures on a card', async () => {
    const card = await calls.make();
    const image = await upload('#777777');
    await app.database.query(
      `insert into images (id, user_id, card_id, position, origin, alt, created_at)
       select gen_random_uuid(), $1::uuid, $2::uuid, place, 'import', '', now() from generate_series(1, 100) as place`,
      [seller.id, card.id],
    );
    const refused = await calls.call('POST', `/${card.id}/images`, { image_id: image.id });
    expect(refused.json()).toMatchObject({ status: 422, detail: expect.stringContaining('at most 100 images') });
  });

  // The last one: sessions do not live that long.
  it('forgets pictures that no card has had for a week', async () => {
    const card = await calls.make();
    const [left, used] = [await upload('#880000'), await upload('#008800')];
    await calls.call('POST', `/${card.id}/images`, { image_id: used.id });
    const kept = async () => {
      const rows = await app.database.query<{ id: string }>('select id from images where user_id = $1', [seller.id]);
      return [left, used].map(({ id }) => rows.some((row) => row.id === id));
    };
    await app.maintain();
    expect(await kept()).toEqual([true, true]);
    clock.advance(8 * 24 * 3_600_000);
    await app.maintain();
    expect(await kept()).toEqual([false, true]);
    const files: string[] = [];
    for await (const key of app.parts.files.list('images')) files.push(key);
    expect(files.some((key) => key.includes(left.id))).toBe(false);
    expect(files.some((key) => key.includes(used.id))).toBe(true);
  });

  it('leaves no file of a picture whose row a process that died did not keep', async () => {
    const own = await app.signIn();
    const card = await cardCalls(app, own).make();
    await app.images.upload(own.id, { bytes: await picture('#00bb11'), alt: '' });
    const kept = await app.images.keep(own.id, card.id, { bytes: await picture('#00bb33'), alt: '' });
    await app.database.orm.transaction((tx) => app.images.append(kept, card.id, tx));
    expect(await toRemove()).toEqual([]);
    const lost = await app.images.keep(own.id, null, { bytes: await picture('#00bb22'), alt: '' });
    const { url } = app.images.view(lost);
    await app.maintain();
    expect(await status(url)).toBe(200);
    clock.advance(25 * 3_600_000);
    await app.maintain();
    expect([await status(url), await toRemove()]).toEqual([404, []]);
  });
});
