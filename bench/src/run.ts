import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Benchmark {
  /** Folder with packages that only this benchmark needs; installed when it is run for the first time. */
  packages?: URL;
  load(): Promise<(args: string[]) => Promise<void>>;
}

const folder = (name: string) => new URL(`../${name}/`, import.meta.url);
const benchmarks: Record<string, Benchmark> = {
  listing: { packages: folder('rivals'), load: async () => (await import('./listing.ts')).benchListing },
  formats: { packages: folder('rivals'), load: async () => (await import('./formats.ts')).benchFormats },
  export: { load: async () => (await import('./export.ts')).benchExport },
  library: { load: async () => (await import('./library.ts')).benchLibrary },
  ledger: { load: async () => (await import('./ledger.ts')).benchLedger },
  search: { load: async () => (await import('./search.ts')).benchSearch },
  chat: { load: async () => (await import('./chat.ts')).benchChat },
  streams: { load: async () => (await import('./streams.ts')).benchStreams },
  web: { packages: folder('lighthouse'), load: async () => (await import('./web.ts')).benchWeb },
};

const [name = '', ...args] = process.argv.slice(2);
const benchmark = benchmarks[name];
if (benchmark === undefined) {
  console.error(`Which benchmark? npm run bench -- NAME, with NAME one of: ${Object.keys(benchmarks).join(', ')}`);
  process.exit(1);
}
if (benchmark.packages !== undefined && !existsSync(new URL('node_modules', benchmark.packages))) {
  // Without install scripts: one rival would compile an optional native module, and falls back without it.
  console.log('Installing what only this benchmark needs, once.');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: benchmark.packages,
    stdio: 'inherit',
  });
}
await (await benchmark.load())(args);
