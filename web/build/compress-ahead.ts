import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(html|js|css|json|svg)$/;
/** Below this a compressed answer is no shorter on the wire; bytes. */
const smallest = 512;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `x.br` and `x.gz`, at the highest compression, beside every text file of the folder that gets smaller by it. */
export async function compressAhead(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => worthIt.test(name));
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const bytes = readFileSync(path);
      if (bytes.length < smallest) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
      writeFileSync(`${path}.br`, br);
      writeFileSync(`${path}.gz`, gz);
    }),
  );
}
