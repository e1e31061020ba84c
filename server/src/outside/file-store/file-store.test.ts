import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../testing/s3-server.ts';
import { openDiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { openS3FileStore, type S3FileStore, s3Reason } from './s3-file-store.ts';

interface Opened {
  files: FileStore;
  close(): Promise<void>;
}

const kinds: Record<string, () => Promise<Opened>> = {
  disk: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cardwright-files-'));
    return { files: await openDiskFileStore(folder), close: () => rm(folder, { recursive: true, force: true }) };
  },
  S3: async () => {
    const server = await startS3Server();
    const files: S3FileStore = openS3FileStore(server.settings);
    return {
      files,
      close: async () => {
        files.close();
        await server.close();
      },
    };
  },
};

const text = (value: string) => new TextEncoder().encode(value);

describe.each(Object.keys(kinds))('file store on %s', (kind) => {
  let files: FileStore;
  let close: () => Promise<void>;
  const all = async (folder: string) => {
    const keys: string[] = [];
    for await (const key of files.list(folder)) keys.push(key);
    return keys.sort();
  };
  const read = async (key: string, range?: { start: number; end: number }) => {
    const file = await files.open(key, range);
    return file === null ? null : { text: (await buffer(file.stream)).toString(), bytes: file.bytes };
  };
  beforeAll(async () => {
    const opened = await kinds[kind]?.();
    if (opened === undefined) throw new Error(`no store of kind ${kind}`);
    ({ files, close } = opened);
  });
  afterAll(() => close());

  it('gives back what it was given, and replaces it', async () => {
    await files.put('images/a.webp', text('one'));
    expect(Buffer.from(await files.get('images/a.webp')).toString()).toBe('one');
    const before = await files.stat('images/a.webp');
    await files.put('images/a.webp', text('other'));
    expect(await read('images/a.webp')).toEqual({ text: 'other', bytes: 5 });
    const after = await files.stat('images/a.webp');
    expect(after).toEqual({ bytes: 5, etag: expect.stringMatching(/^"[^"]+"$/) });
    expect(after?.etag).not.toBe(before?.etag);
  });

  it('reads parts of a file', async () => {
    await files.put('exports/range.csv', text('0123456789'));
    expect(await read('exports/range.csv', { start: 0, end: 1 })).toEqual({ text: '01', bytes: 2 });
    expect(await read('exports/range.csv', { start: 3, end: 5 })).toEqual({ text: '345', bytes: 3 });
    expect(await read('exports/range.csv', { start: 8, end: 9 })).toEqual({ text: '89', bytes: 2 });
  });

  it('knows what is missing', async () => {
    expect(await files.open('images/none.webp')).toBeNull();
    expect(await files.stat('images/none.webp')).toBeNull();
    await expect(files.get('images/none.webp')).rejects.toThrow();
    await files.remove(['images/none.webp']);
  });

  it('keeps an empty file', async () => {
    await files.put('exports/empty.csv', text(''));
    await files.putStream('exports/empty-stream.csv', Readable.from([]));
    for (const key of ['exports/empty.csv', 'exports/empty-stream.csv'])
      expect(await read(key), key).toEqual({ text: '', bytes: 0 });
  });

  it('takes a stream of more than 10 MB as it is', async () => {
    const chunks = Array.from({ length: 21 }, () => randomBytes(512 * 1024));
    await files.putStream('exports/large.xlsx', Readable.from(chunks));
    const whole = Buffer.concat(chunks);
    expect((await files.stat('exports/large.xlsx'))?.bytes).toBe(whole.length);
    expect(Buffer.from(await files.get('exports/large.xlsx')).equals(whole)).toBe(true);
  });

  it.each([10, 20 * 1024 * 1024])('serves nothing of a stream that fails after %i bytes', async (bytes) => {
    const key = `exports/failing-${bytes}.csv`;
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(bytes, 'x');
      throw new Error('the source broke');
    }
    await expect(files.putStream(key, Readable.from(failing()))).rejects.toThrow('the source broke');
    expect(await files.stat(key)).toBeNull();
    await files.put(key, text('before'));
    await expect(files.putStream(key, Readable.from(failing()))).rejects.toThrow('the source broke');
    expect((await read(key))?.text).toBe('before');
  });

  it('says so when the source had failed before', async () => {
    const source = new Readable({ read() {} });
    source.on('error', () => {});
    source.destroy(new Error('gone already'));
    await new Promise((resolve) => source.once('close', resolve));
    await expect(files.putStream('exports/gone.csv', source)).rejects.toThrow('gone already');
    expect(await files.stat('exports/gone.csv')).toBeNull();
  });

  it('shows a file that is being replaced as it was', async () => {
    const key = 'exports/replaced.csv';
    await files.put(key, text('old'));
    let resume = () => {};
    const held = new Promise<void>((resolve) => {
      resume = resolve;
    });
    async function* slow(): AsyncGenerator<Uint8Array> {
      yield text('new ');
      await held;
      yield text('text');
    }
    const writing = files.putStream(key, Readable.from(slow()));
    expect((await read(key))?.text).toBe('old');
    resume();
    await writing;
    expect((await read(key))?.text).toBe('new text');
  });

  it('lists a folder with all below it, and nothing else', async () => {
    await files.put('lists/a.csv', text('1'));
    await files.put('lists/deep/er/b.csv', text('2'));
    await files.put('lists-of-others/c.csv', text('3'));
    expect(await all('lists')).toEqual(['lists/a.csv', 'lists/deep/er/b.csv']);
    expect(await all('nowhere')).toEqual([]);
  });

  it('removes files', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `removed/${index}.webp`);
    for (const key of keys) await files.put(key, text(key));
    await files.remove(keys.slice(1));
    expect(await all('removed')).toEqual(['removed/0.webp']);
  });

  it.each([
    '../outside.webp',
    'images/../../outside.webp',
    '/etc/passwd',
    'images//a.webp',
    'images/.hidden',
    '.unfinished/a',
    'images/a b.webp',
    'images/\u202egpj.exe',
    'images/a\\b',
    'images/a\0.webp',
    '',
    'x'.repeat(401),
  ])('takes no key such as %j', async (key) => {
    await expect(async () => files.put(key, text('x'))).rejects.toThrow('not a key');
    await expect(async () => files.putStream(key, Readable.from(['x']))).rejects.toThrow('not a key');
    expect(await files.open(key)).toBeNull();
    expect(await files.stat(key)).toBeNull();
  });

  it('is ready', async () => {
    await files.check();
  });
});

describe('a store that cannot be used', () => {
  it('says so in its check', async () => {
    const server = await startS3Server();
    const files = openS3FileStore({ ...server.settings, bucket: 'not-there' });
    expect(s3Reason(await files.check().catch((error: unknown) => error))).toBe('there is no such bucket');
    files.close();
    await server.close();
    const folder = await mkdtemp(join(tmpdir(), 'cardwright-files-'));
    const disk = await openDiskFileStore(join(folder, 'files'));
    await rm(join(folder, 'files'), { recursive: true });
    await expect(disk.check()).rejects.toThrow();
    await rm(folder, { recursive: true, force: true });
  });
});

it.each([
  [403, 'the access key is not allowed to'],
  [301, 'it is in another region than S3_REGION'],
  [500, 'Broken'],
])('explains an answer of %i', (httpStatusCode, reason) => {
  const error = new S3ServiceException({
    name: 'X',
    $fault: 'client',
    $metadata: { httpStatusCode },
    message: 'Broken',
  });
  expect(s3Reason(error)).toBe(reason);
});

it('leaves no drafts on the disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cardwright-files-'));
  const files = await openDiskFileStore(folder);
  await files.put('images/a.webp', text('x'));
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield text('x');
    throw new Error('broken');
  }
  await expect(files.putStream('images/b.webp', Readable.from(failing()))).rejects.toThrow();
  expect(await readdir(join(folder, '.unfinished'))).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});
