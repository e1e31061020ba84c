import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../outside/file-store/s3-file-store.ts';

/** A server that speaks like Amazon S3, with one empty bucket, on a port of its own. */
export async function startS3Server(): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'cardwright-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: 'cards', configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: {
      bucket: 'cards',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      // The only pair that this server knows.
      access_key_id: 'S3RVER',
      secret_access_key: 'S3RVER',
      force_path_style: true,
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
