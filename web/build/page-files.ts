import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plans } from '@cardwright/contract/billing';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { compressAhead } from './compress-ahead.ts';
import { pageDocument } from './written-pages.ts';

type Prerender = typeof import('../src/prerender.tsx');

interface PageFilesOptions {
  /** Fonts of the first view: parts of their source names. */
  fonts: string[];
  /** As `GET /billing/plans` gives them: pages with prices are written with them, and ask for the newest when they are open. */
  plans: Plans;
}

/** Scripts under `public` that become part of the pages. */
const inlineScripts = { beforePaint: 'before-paint.js', afterPaint: 'after-paint.js' };

/** Script files that `entries` need before they run, each behind those that it needs, and all style sheets. */
function filesOf(manifest: Manifest, entries: string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles: string[] = [];
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    // Dependencies first, as the browser needs their rules before those that refine them.
    for (const each of chunk.imports ?? []) visit(each);
    scripts.push(`/${chunk.file}`);
    styles.push(...(chunk.css ?? []).map((file) => `/${file}`));
  };
  for (const entry of entries) visit(entry);
  return { scripts, styles: [...new Set(styles)] };
}

/** Builds the app once more for Node.js, to write down what a guest sees first. */
async function prerenderOf(root: string, folder: string): Promise<Prerender> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'src/prerender.tsx', outDir: folder, emptyOutDir: false, copyPublicDir: false },
    plugins: [
      {
        name: 'cardwright:no-styles',
        enforce: 'pre',
        load: (id) => (isStyles(id) ? '' : null),
        resolveId: (id) => (id === 'virtual:theme.css' ? `\0${id}` : null),
      },
    ],
  });
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Prerender;
}
const isStyles = (id: string): boolean => id.endsWith('.css') && !id.endsWith('.module.css');

/** The entry is known by its address: it may share its file with other modules, whose name the manifest then gives. */
function entryOf(manifest: Manifest, index: string): { key: string; path: string } {
  // The last one, where the page's first module was divided into several files.
  const path = [...index.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1];
  const key = Object.keys(manifest).find((each) => `/${manifest[each]?.file}` === path);
  if (path === undefined || key === undefined) throw new Error('index.html names no script of the build');
  return { key, path };
}

function readTexts(folder: string): Record<string, Record<string, unknown>> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

/** Writes `pages/KEY.html` for each route and the list of them, `pages.json`; then every text file in its compressed forms. */
export function pageFiles(options: PageFilesOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'cardwright:page-files',
    apply: 'build',
    config: () => ({ build: { manifest: 'manifest.json' } }),
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const out = resolve(config.root, config.build.outDir);
      const read = (name: string) => readFileSync(join(out, name), 'utf8');
      const manifest = JSON.parse(read('manifest.json')) as Manifest;
      const texts = readTexts(join(config.publicDir, 'locales/en'));
      const modules = join(config.root, 'node_modules');
      mkdirSync(modules, { recursive: true });
      const work = mkdtempSync(join(modules, '.prerender-'));
      try {
        const { writePages, pageFile, layoutFile } = await prerenderOf(config.root, work);
        const index = read('index.html');
        const entry = entryOf(manifest, index);
        const template = index.replace(
          /\s*<(link rel="(modulepreload|stylesheet)"|script type="module")[^>]*>(<\/script>)?/g,
          '',
        );
        const app = filesOf(manifest, [entry.key]).scripts;
        const fonts = Object.values(manifest).filter(({ src }) => options.fonts.some((name) => src?.includes(name)));
        mkdirSync(join(out, 'pages'));
        const list = (await writePages({ texts, plans: options.plans }, (error) => this.warn(String(error)))).map(
          (page) => {
            const sources = [...(page.layout === null ? [] : [layoutFile(page.layout)]), pageFile(page.key)];
            const files = filesOf(manifest, [entry.key, ...sources]);
            const { html, ...hashes } = pageDocument({
              template,
              title: page.title,
              app,
              scripts: files.scripts.filter((path) => !app.includes(path)),
              styles: files.styles.map((path) => ({ path, css: read(path.slice(1)) })),
              fonts: fonts.map(({ file }) => `/${file}`),
              beforePaint: read(inlineScripts.beforePaint),
              afterPaint: read(inlineScripts.afterPaint),
              brought: {
                texts: Object.fromEntries(page.namespaces.map((name) => [name, texts[name]])),
                ...(page.markup === null ? {} : { plans: options.plans }),
              },
              markup: page.markup,
            });
            const file = `pages/${page.key}.html`;
            writeFileSync(join(out, file), html);
            return { patterns: page.patterns, file, ...hashes };
          },
        );
        writeFileSync(join(out, 'pages.json'), JSON.stringify(list, null, 1));
      } finally {
        rmSync(work, { recursive: true, force: true });
      }
      for (const name of ['index.html', 'manifest.json', ...Object.values(inlineScripts)]) rmSync(join(out, name));
      await compressAhead(out);
    },
  };
}
