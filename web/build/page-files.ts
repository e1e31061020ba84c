import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plans } from '@cardwright/contract/billing';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { compressAhead } from './compress-ahead.ts';
import { pageDocument } from './written-pages.ts';

type Prerender = typeof import('../src/prerender.tsx');

interface PageFilesOptions {
  /** Fonts of the first view, by parts of their source names. */
  fonts: string[];
  /** As from `GET /billing/plans`: pages with prices are prerendered with them, and ask for the newest when they are open. */
  plans: Plans;
}

/** Reads what Vite has put into `index.html`: the files of the start, not those of the page. */
const builtTags = /\s*<(link rel="(modulepreload|stylesheet)"|script type="module")[^>]*>(<\/script>)?/g;

/** Scripts under `public` that become part of the pages. */
const inlineScripts = { beforePaint: 'before-paint.js', afterPaint: 'after-paint.js', startWatch: 'start-watch.js' };

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const isChunk = (output: Bundle[string]): output is Chunk => output.type === 'chunk';

/** The file that a source file has become part of. */
function chunkWith(bundle: Bundle, source: string): Chunk {
  const chunk = Object.values(bundle).find((each) => isChunk(each) && each.moduleIds.includes(source));
  if (chunk === undefined || !isChunk(chunk)) throw new Error(`the build has no ${source}`);
  return chunk;
}

/** Script files that `chunks` need before they run, each after those that it needs, and all style sheets. */
function filesOf(bundle: Bundle, chunks: Chunk[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Bundle[string] | undefined) => {
    const path = `/${chunk?.fileName}`;
    if (chunk === undefined || !isChunk(chunk) || scripts.has(path)) return;
    // Dependencies first, as the browser needs their rules before those that refine them.
    for (const name of chunk.imports) visit(bundle[name]);
    scripts.add(path);
    for (const name of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${name}`);
  };
  for (const chunk of chunks) visit(chunk);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Builds the app once more for Node.js, to prerender what a guest sees first. */
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
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_options, bundle) {
      const out = resolve(config.root, config.build.outDir);
      const read = (name: string) => readFileSync(join(out, name), 'utf8');
      const entry = chunkWith(bundle, join(config.root, 'src/main.tsx'));
      const app = filesOf(bundle, [entry]).scripts;
      const fonts = Object.values(bundle).filter(({ fileName }) =>
        options.fonts.some((name) => fileName.includes(name)),
      );
      const texts = readTexts(join(config.publicDir, 'locales/en'));
      const modules = join(config.root, 'node_modules');
      mkdirSync(modules, { recursive: true });
      const work = mkdtempSync(join(modules, '.prerender-'));
      try {
        const { writePages, pageFile, layoutFile } = await prerenderOf(config.root, work);
        const template = read('index.html').replace(builtTags, '');
        mkdirSync(join(out, 'pages'));
        const list = (await writePages({ texts, plans: options.plans }, (error) => this.warn(String(error)))).map(
          (page) => {
            const sources = [...(page.layout === null ? [] : [layoutFile(page.layout)]), pageFile(page.key)];
            const files = filesOf(bundle, [
              entry,
              ...sources.map((file) => chunkWith(bundle, join(config.root, file))),
            ]);
            const { html, ...hashes } = pageDocument({
              template,
              title: page.title,
              app,
              scripts: files.scripts.filter((path) => !app.includes(path)),
              styles: files.styles.map((path) => ({ path, css: read(path.slice(1)) })),
              fonts: fonts.map(({ fileName }) => `/${fileName}`),
              beforePaint: read(inlineScripts.beforePaint),
              afterPaint: read(inlineScripts.afterPaint),
              startWatch: read(inlineScripts.startWatch),
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
      for (const name of ['index.html', ...Object.values(inlineScripts)]) rmSync(join(out, name));
      await compressAhead(out);
    },
  };
}
