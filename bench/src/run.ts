import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const rivals = new URL('../rivals/', import.meta.url);
const benchmarks: Record<string, () => Promise<(args: string[]) => Promise<void>>> = {
  listing: async () => (await import('./listing.ts')).benchListing,
};

const [name = '', ...args] = process.argv.slice(2);
const load = benchmarks[name];
if (load === undefined) {
  console.error(`Which benchmark? npm run bench -- NAME, with NAME one of: ${Object.keys(benchmarks).join(', ')}`);
  process.exit(1);
}
if (!existsSync(new URL('node_modules', rivals))) {
  // Without install scripts: one rival would compile an optional native module, and falls back without it.
  console.log('Installing what the benchmark compares with, once.');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: rivals,
    stdio: 'inherit',
  });
}
await (await load())(args);
