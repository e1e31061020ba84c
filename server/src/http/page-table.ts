import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** `pages.json` of the built web app: which file shows which address, and what that file's inline parts hash to. */
const pagesSchema = z.array(
  z.object({
    patterns: z.array(z.string()),
    file: z.string(),
    script_hashes: z.array(z.string()),
    style_hashes: z.array(z.string()),
  }),
);
type WebPage = z.infer<typeof pagesSchema>[number];

export interface PageTable {
  /** The page for an address (path without its query), or the not-found page. */
  pageAt(path: string): { page: WebPage; found: boolean };
}

const notFoundPattern = '/404';

/** `:name` stands for one segment, `*` at the end for any number of them. */
function patternTest(pattern: string): RegExp {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    return segment.startsWith(':') ? '/[^/]+' : `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`, 'i');
}

/** Reads the table of the built web app; null when it was not built. */
export function readPageTable(folder: string): PageTable | null {
  const file = join(folder, 'pages.json');
  if (!existsSync(file)) return null;
  const pages = pagesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const tests = pages.flatMap((page) => page.patterns.map((pattern) => ({ page, test: patternTest(pattern) })));
  const missing = pages.find(({ patterns }) => patterns.includes(notFoundPattern));
  if (missing === undefined) throw new Error(`${file} has no page for ${notFoundPattern}.`);
  return {
    pageAt(path) {
      const match = tests.find(({ test }) => test.test(path));
      return { page: match?.page ?? missing, found: match !== undefined };
    },
  };
}
