import reactPlugin from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

type Chunks = Map<string, Rolldown.OutputChunk>;

/** The app's modules in a chunk and in everything that it imports statically. */
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

/** The bundler's own division of the app, which loads nothing unnecessary, but in dozens of files. */
async function dividedByDefault(root: string, plugins: Plugin[]): Promise<Chunks> {
  const outputs = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, modulePreload: { polyfill: false } },
    plugins: [reactPlugin(), ...plugins, bareStyles],
  });
  const output = (Array.isArray(outputs) ? outputs : [outputs]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])));
}

/** Style sheets count as modules here, but without their rules; a side effect keeps each in its place. */
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

const reactItself = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;
/**
 * How many pages a page or layout counts for: whatever a layout needs, each of its pages needs. Most people sign in, few
 * register or have forgotten their password.
 */
const weights: [RegExp, number][] = [
  [/AuthLayout\.tsx$/, 3],
  [/Layout\.tsx$/, 2],
  [/LoginPage\.tsx$/, 2],
];
const weightOf = (file: string): number => weights.find(([pattern]) => pattern.test(file))?.[1] ?? 1;

/** The audience of a lazily loaded page or layout. */
export type Audience = 'auth' | 'content' | 'seller';

/** For each module, how many pages of each audience need it. */
function countUsers(chunks: Chunks, audienceOf: (file: string) => Audience): (id: string) => Record<Audience, number> {
  const counts = new Map<string, Record<Audience, number>>();
  const countOf = (id: string) => counts.get(id) ?? { auth: 0, content: 0, seller: 0 };
  for (const page of chunks.values()) {
    if (!page.isDynamicEntry) continue;
    const file = page.facadeModuleId ?? '';
    const audience = audienceOf(file);
    for (const id of modulesOf(chunks, page)) {
      const count = countOf(id);
      counts.set(id, { ...count, [audience]: count[audience] + weightOf(file) });
    }
  }
  return countOf;
}

/**
 * Each group takes what those before it have left. What one page for guests shares with pages for sellers goes with the other
 * pages for guests, because as a file of its own it would be little more than its headers.
 */
const groups: [string, (count: Record<Audience, number>) => boolean][] = [
  ['guest', ({ auth, content }) => auth > 0 && content > 0],
  ['auth', ({ auth, seller }) => auth > 2 || (auth > 0 && seller > 0)],
  ['content', ({ content, seller }) => content > 1 || (content > 0 && seller > 0)],
  ['seller', ({ auth, content, seller }) => auth + content === 0 && seller > 2],
];

/**
 * Puts modules that are loaded together into one file: `app` is what every page needs, the others are what pages share. A phone
 * requests a handful of files instead of forty, and loads little that it does not use.
 * @param audienceOf by the source file of a lazily loaded page or layout
 * @param plugins those that decide which modules the app is made of
 */
export function sharedChunks(audienceOf: (file: string) => Audience, plugins: () => Plugin[]): Plugin {
  return {
    name: 'cardwright:shared-chunks',
    apply: 'build',
    async config({ root = process.cwd() }) {
      const chunks = await dividedByDefault(root, plugins());
      const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
      const app = new Set(entries.flatMap((entry) => [...modulesOf(chunks, entry)]));
      const countOf = countUsers(chunks, audienceOf);
      const all = [
        // Separate, because it stays the same from one version of the app to the next.
        { name: 'react', test: (id: string) => app.has(id) && reactItself.test(id) },
        { name: 'app', test: (id: string) => app.has(id) },
        ...groups.map(([name, belongs]) => ({ name, test: (id: string) => belongs(countOf(id)) })),
      ];
      const codeSplitting = {
        groups: all.map((group, index) => ({
          ...group,
          priority: all.length - index,
          includeDependenciesRecursively: false,
        })),
      };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}
