import { basename } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const componentClasses = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/;
const themeStyles = 'virtual:theme.css';

/**
 * Each component of the library brings its own style sheet, so that a page loads those of its components and no others.
 * The layered sheets are used, so that the app's rules win whichever file a browser happens to load last.
 */
export function stylesWithComponents(): Plugin {
  return {
    name: 'cardwright:styles-with-components',
    apply: 'build',
    transform: {
      filter: { id: componentClasses },
      handler(code, id) {
        const component = componentClasses.exec(id)?.[1];
        return { code: `import '@mantine/core/styles/${component}.layer.css';\n${code}`, map: null };
      },
    },
  };
}

/**
 * Modules of the library that we replace. It writes `<style>` elements, which the content security policy refuses: those
 * for responsive properties become style sheet objects, and those of the theme are already a file. If a new version of it
 * lacks such a module, the build fails.
 * @param replacements our module by the name of the library's
 */
export function replacedModules(replacements: Record<string, string>): Plugin {
  const missing = new Set(Object.keys(replacements));
  return {
    name: 'cardwright:replaced-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`[\\\\/](${[...missing].join('|')})\\.mjs$`) },
      async handler(source, importer) {
        const name = basename(source, '.mjs');
        const replacement = replacements[name];
        if (replacement === undefined || !/[\\/]@mantine[\\/]core[\\/]/.test(importer ?? '')) return null;
        missing.delete(name);
        return this.resolve(replacement, importer);
      },
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(`@mantine/core has these modules no more: ${[...missing].join(', ')}. See mantine-styles.ts.`);
    },
  };
}

/** `import 'virtual:theme.css'`: the theme's variables as a file; the library would write them into a `<style>` element. */
export function themeAsStyles(themeFile: URL): Plugin {
  return {
    name: 'cardwright:theme-as-styles',
    resolveId: { filter: { id: /^virtual:theme\.css$/ }, handler: () => `\0${themeStyles}` },
    load: {
      filter: { id: /^\0virtual:theme\.css$/ },
      async handler() {
        const { MantineProvider } = await import('@mantine/core');
        const { theme, cssVariables } = (await import(themeFile.href)) as typeof import('../src/app/theme.ts');
        const markup = renderToStaticMarkup(
          createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables, defaultColorScheme: 'light' }),
        );
        const sheets = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
        if (sheets.length !== 2)
          this.error(`The theme gave ${sheets.length} style sheets instead of variables and classes.`);
        return sheets.join('\n');
      },
    },
  };
}
