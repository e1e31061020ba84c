import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

type Chunks = Map<string, Rolldown.OutputChunk>;

/** Modules of the app that a chunk and everything it imports at once are made of. */
function modulesOf(chunks: Chunks, start: Rolldown.OutputChunk): Set<string> {
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(chunks.get(name));
  };
  visit(start);
  return new Set([...seen].flatMap((chunk) => Object.keys(chunk.modules)).map((id) => id.replace(bareMark, '')));
}

/** The bundler's own division of the app, which loads nothing in vain but in dozens of files. */
async function dividedByDefault(root: string, plugins: Plugin[]): Promise<Chunks> {
  const outputs = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, modulePreload: { polyfill: false } },
    plugins: [react(), ...plugins, bareStyles],
  });
  const output = (Array.isArray(outputs) ? outputs : [outputs]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])));
}

/** Style sheets count as modules here, only without their rules; an effect keeps each in its place. */
const bareStyles: Plugin = {
  name: 'cardwright:bare-styles',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith('.css')) return null;
    const styles = id.startsWith('virtual:') ? { id: `\0${id}` } : await this.resolve(id, importer, { skipSelf: true });
    return styles === null ? null : `${styles.id}${bareMark}`;
  },
  load: (id) => (id.endsWith(bareMark) ? 'globalThis.styles = 1; export default {};' : null),
};
const bareMark = '#bare';

/**
 * Puts modules that are loaded together into one file: `app` is what every page needs, `guest` what pages for guests share,
 * `seller` what most signed-in pages share. A phone asks for four files instead of forty, and loads little that it does not use.
 * @param isGuestPage whether the source file of a lazily loaded page or layout is for guests
 * @param plugins those that decide which modules the app is made of
 */
export function sharedChunks(isGuestPage: (file: string) => boolean, plugins: () => Plugin[]): Plugin {
  return {
    name: 'cardwright:shared-chunks',
    apply: 'build',
    async config({ root = process.cwd() }) {
      const chunks = await dividedByDefault(root, plugins());
      const all = [...chunks.values()];
      const app = new Set(all.filter(({ isEntry }) => isEntry).flatMap((entry) => [...modulesOf(chunks, entry)]));
      const users = new Map<string, { guest: number; seller: number }>();
      for (const page of all.filter(({ isDynamicEntry }) => isDynamicEntry)) {
        const kind = isGuestPage(page.facadeModuleId ?? '') ? 'guest' : 'seller';
        for (const id of modulesOf(chunks, page)) {
          const count = users.get(id) ?? { guest: 0, seller: 0 };
          count[kind] += 1;
          users.set(id, count);
        }
      }
      const group = (name: string, priority: number, test: (id: string) => boolean) => ({
        name,
        priority,
        test,
        includeDependenciesRecursively: false,
      });
      const isUsed = (id: string, kind: 'guest' | 'seller', least: number) => (users.get(id)?.[kind] ?? 0) >= least;
      const groups = [
        group('app', 3, (id) => app.has(id)),
        group('guest', 2, (id) => isUsed(id, 'guest', 2)),
        group('seller', 1, (id) => isUsed(id, 'seller', 3) && !isUsed(id, 'guest', 1)),
      ];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}
