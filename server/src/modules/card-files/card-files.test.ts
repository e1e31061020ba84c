import { type CardFile, importFieldSchema, maxCardFileBytes, maxCardFileRows } from '@cardwright/contract/card-files';
import type { Card } from '@cardwright/contract/cards';
import { fileOf, plain } from '@cardwright/listing/formats/export-card-builders';
import { importFields } from '@cardwright/listing/import-file/import-fields';
import { maxImportBytes, maxImportRows } from '@cardwright/listing/import-file/import-limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, page, startPageServer } from '../../testing/page-server.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const boundary = 'the-boundary';
const form = (bytes: Uint8Array | string, name = 'products.csv') =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const mugs = [
  'Title;SKU;Preis;Farbe;Lagerort',
  'Steel mug;M-1;12,50 €;blau;A-17',
  ';M-2;9,90 €;rot;A-18',
  'Cup;M-3;1.299;;',
].join('\n');

it('has the fields and limits of the listing engine', () => {
  expect([maxCardFileBytes, maxCardFileRows]).toEqual([maxImportBytes, maxImportRows]);
  expect(importFieldSchema.options).toEqual(importFields);
});

describe.each(testDatabases)('files of products on $name', ({ open }) => {
  let app: TestApp;
  let seller: SignedIn;
  let other: SignedIn;
  let shop: PageServer;

  beforeAll(async () => {
    app = await openTestApp(open);
    [seller, other] = await Promise.all([app.signIn(), app.signIn()]);
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer();
    shop = await startPageServer({ '/front.jpg': page(picture, 'image/jpeg') });
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  const upload = (
    bytes: Uint8Array | string,
    { name, key, as = seller }: { name?: string; key?: string; as?: SignedIn } = {},
  ) =>
    app.http.inject({
      method: 'POST',
      url: '/api/cards/files',
      payload: form(bytes, name),
      headers: {
        ...as.headers,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, headers: object = {}) =>
    app.http.inject({
      method,
      url: `/api/cards/files${path === '' ? '' : `/${path}`}`,
      headers: { ...seller.headers, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  const uploaded = async (bytes: Uint8Array | string) => (await upload(bytes)).json<CardFile>();
  const finished = async (id: string) => {
    await app.cardFiles.idle();
    return (await call('GET', id)).json<CardFile>();
  };
  const imported = async (bytes: Uint8Array | string, request: object = {}) => {
    const { import_id } = await uploaded(bytes);
    expect((await call('POST', `${import_id}/import`, request)).statusCode).toBe(202);
    return finished(import_id);
  };
  const cardOf = (id = '') => app.cards.get(seller.id, id);

  it('shows columns, first products and problems, makes the cards, and tells what became of each row', async () => {
    const answer = await upload(mugs, { name: '../../etc/\u202egpj.csv' });
    expect(answer.statusCode).toBe(201);
    const file = answer.json<CardFile>();
    expect(file).toMatchObject({
      file_name: 'gpj.csv',
      format: 'csv',
      template: null,
      row_count: 3,
      product_count: 3,
      importable_count: 2,
      error_count: 1,
      status: 'uploaded',
      rows: [
        { rows: [2], title: 'Steel mug', price: '12.50 EUR', sku: 'M-1', is_importable: true },
        { is_importable: false },
        {},
      ],
    });
    expect(file.columns.map(({ name, field }) => [name, field])).toEqual([
      ['Title', 'title'],
      ['SKU', 'sku'],
      ['Preis', 'price'],
      ['Farbe', 'specification'],
      ['Lagerort', null],
    ]);
    expect(file.problems[0]).toMatchObject({ level: 'error', row: 3, code: 'no_title' });
    expect(file.problems).toContainEqual(expect.objectContaining({ code: 'unmapped_column', column: 'Lagerort' }));

    const started = await call('POST', `${file.import_id}/import`, { marketplace: 'amazon' });
    expect(started.statusCode).toBe(202);
    const done = await finished(file.import_id);
    expect(done).toMatchObject({
      status: 'done',
      progress: { total: 3, created: 2, failed: 1, pictures_left: 0 },
      failed_rows: [{ rows: [3], title: 'M-2', message: 'There is no title, so no card can be made.' }],
      error_message: null,
    });
    expect(done.card_ids).toHaveLength(2);
    const card = await cardOf(done.card_ids[0]);
    expect(card).toMatchObject({
      status: 'ready',
      marketplace: 'amazon',
      original: {
        label: 'Imported from a file',
        author: 'import',
        listing: {
          title: 'Steel mug',
          price: { amount: '12.50', currency: 'EUR' },
          specifications: [{ name: 'Farbe', value: 'blau' }],
          identifiers: { sku: 'M-1' },
        },
      },
    } satisfies Partial<Record<keyof Card, unknown>>);
    expect(card.score).toBeGreaterThan(0);
    const sources = await app.database.query('select kind, text from card_sources where card_id = $1', [card.id]);
    expect(sources).toEqual([{ kind: 'file', text: 'Steel mug\nSKU: M-1\nPreis: 12,50 €\nFarbe: blau' }]);
  });

  it('reads other columns on demand, and imports by them without the rows that were left out', async () => {
    const { import_id, columns } = await uploaded(mugs);
    const kept = columns.map(({ index, field }) => ({ index, field: field ?? 'specification' }));
    const preview = (await call('POST', `${import_id}/preview`, { columns: kept })).json<CardFile>();
    expect(preview.rows[0]).toMatchObject({ specification_count: 2 });
    expect(preview.problems.some(({ code }) => code === 'unmapped_column')).toBe(false);
    const none = await call('POST', `${import_id}/import`, { columns: [{ index: 1, field: 'sku' }] });
    expect([none.statusCode, none.json().detail]).toEqual([422, 'Please choose the column that holds the titles.']);
    await call('POST', `${import_id}/import`, { columns: kept, skip_rows: [3, 4] });
    const done = await finished(import_id);
    expect(done.progress).toMatchObject({ total: 1, created: 1, failed: 0 });
    expect((await cardOf(done.card_ids[0])).current.listing.specifications).toContainEqual({
      name: 'Lagerort',
      value: 'A-17',
    });
    expect((await call('POST', `${import_id}/preview`, { columns: kept })).statusCode).toBe(409);
  });

  it('loads the pictures after the cards are there, and counts them in the score', async () => {
    const images = ['front', 'gone'].map((name) => ({
      url: `${shop.url}/${name}.jpg`,
      alt: '',
      width: null,
      height: null,
    }));
    const { bytes } = await fileOf('xlsx', [plain({ title: 'Mug' }, { images, marketplace: 'etsy' })]);
    const done = await imported(bytes);
    expect(done).toMatchObject({ status: 'done', progress: { created: 1, pictures_left: 0 } });
    const card = await cardOf(done.card_ids[0]);
    expect(card.marketplace).toBe('etsy');
    expect(card.images.map(({ position, width, origin }) => [position, width, origin])).toEqual([
      [0, 600, 'import'],
      [1, null, 'import'],
    ]);
  });

  it('starts once: the same key gives the same answer, another start is refused', async () => {
    const first = await upload('Title\nMug', { key: 'upload-1' });
    const again = await upload('Title\nMug', { key: 'upload-1' });
    expect(again.json()).toEqual(first.json());
    expect((await upload('Title\nCup', { key: 'upload-1' })).statusCode).toBe(409);
    const { import_id } = first.json<CardFile>();
    const started = await call('POST', `${import_id}/import`, {}, { 'idempotency-key': 'import-1' });
    await app.cardFiles.idle();
    const repeated = await call('POST', `${import_id}/import`, {}, { 'idempotency-key': 'import-1' });
    expect([repeated.statusCode, repeated.json()]).toEqual([202, started.json()]);
    expect((await call('POST', `${import_id}/import`, {})).statusCode).toBe(409);
    expect((await finished(import_id)).card_ids).toHaveLength(1);
  });

  it.each([
    ['a picture named .xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 415, 'unsupported_type'],
    ['three bytes named .csv', Buffer.from([0, 1, 0]), 415, 'unsupported_type'],
    ['two rows of bytes', Buffer.from([1, 2, 0x0a, 3, 4, 0x0a]), 415, 'unsupported_type'],
    ['a page named .csv', '<!doctype html><title>Mug</title><script>alert(1)</script>', 415, 'unsupported_type'],
    ['0 bytes', '', 422, 'invalid_request'],
    ['half a workbook', Buffer.from('PK\u0003\u0004 and then nothing'), 422, 'invalid_request'],
    ['more than 10 MB', Buffer.alloc(10 * 2 ** 20 + 1, 'x'), 413, 'too_large'],
    ['16,384 columns', `Title${','.repeat(16_383)}\nMug`, 413, 'too_large'],
  ])('refuses %s', async (_, bytes, status, code) => {
    const answer = await upload(bytes, { name: 'products.xlsx' });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    if (status === 413) expect(answer.json().detail).toMatch(/Maximum size is 10MB|at most 1,000/);
    expect(answer.json().detail).toMatch(/\S/);
  });

  it('takes a file only as a form, and keeps formulas and NULs harmless', async () => {
    expect((await call('POST', '', { file: 'x' })).json()).toMatchObject({ status: 415, code: 'unsupported_type' });
    const done = await imported('Title,Brand\n"=cmd|\' /C calc\'!A0",No\0rvik');
    expect((await cardOf(done.card_ids[0])).current.listing).toMatchObject({
      title: "=cmd|' /C calc'!A0",
      brand: 'Norvik',
    });
  });

  it('is nobody else’s: other sellers do not find it, and it goes with the account', async () => {
    const { import_id } = await uploaded(mugs);
    for (const [method, path, payload] of [
      ['GET', import_id, undefined],
      ['POST', `${import_id}/preview`, { columns: [] }],
      ['POST', `${import_id}/import`, {}],
      ['DELETE', import_id, undefined],
    ] as const)
      expect((await call(method, path, payload, other.headers)).statusCode).toBe(404);
    expect((await call('DELETE', import_id)).statusCode).toBe(204);
    expect((await call('GET', import_id)).statusCode).toBe(404);
    await upload(mugs, { as: other });
    const keys = await app.database.orm.transaction((tx) => app.cardFiles.eraser.erase(other.id, tx));
    expect(keys).toEqual([expect.stringMatching(/^card-files\/[0-9a-f-]+\.txt$/)]);
  });

  it('goes on where a process stopped: every row becomes a card once', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `Mug ${index},M-${index}`);
    const { import_id } = await uploaded(`Title,SKU\n${rows.join('\n')}`);
    await app.cardFiles.start(seller.id, import_id, {});
    // As a process leaves it that dies after the first transaction with cards.
    await app.cardFiles.idle();
    await app.database.query(
      `update file_import_items i set status = 'waiting', card_id = null,
         product = jsonb_build_object('listing', v.listing, 'source_url', null, 'marketplace', null, 'source_text', 'x')
       from card_versions v where v.card_id = i.card_id and i.import_id = $1 and i.place >= 25`,
      [import_id],
    );
    await app.database.query(
      `delete from cards where title like 'Mug %' and substr(title, 5)::int >= 25 and user_id = $1`,
      [seller.id],
    );
    await app.database.query(`update file_imports set status = 'creating' where id = $1`, [import_id]);
    const done = await finished(import_id);
    expect(done).toMatchObject({ status: 'done', progress: { total: 60, created: 60, failed: 0 } });
    const [row] = await app.database.query<{ count: number }>(
      `select count(distinct title)::int as count from cards where user_id = $1 and title like 'Mug %'`,
      [seller.id],
    );
    expect(row?.count).toBe(60);
    expect(new Set(done.card_ids).size).toBe(60);
  });

  it('removes uploads that nobody imports', async () => {
    const { import_id } = await uploaded(mugs);
    await app.database.query(`update file_imports set created_at = now() - interval '25 hours' where id = $1`, [
      import_id,
    ]);
    await app.cardFiles.removeOld();
    expect((await call('GET', import_id)).statusCode).toBe(404);
  });
});
