import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CorpusPage {
  name: string;
  bytes: Uint8Array;
}

const saved = new URL('../../../shared/pages/', import.meta.url).pathname;
const own = new URL('../../e2e/fixtures/', import.meta.url).pathname;

/** Saved product pages, if there is a folder of them beside the project, else the project's own page. */
export function readCorpus(folder = existsSync(saved) ? saved : own): CorpusPage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}
