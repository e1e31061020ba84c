import { registerHooks } from 'node:module';

const folder = '/node_modules/drizzle-orm/';

/**
 * Imports between the files of drizzle-orm need no look-up: they name each other in full. Otherwise Node parses the package's
 * package.json, 180 kB of it, for each of its hundred files, which is a fifth of a start.
 */
export function skipSiblingLookups(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL, conditions } = context;
      const isSibling = specifier.startsWith('.') && specifier.endsWith('.js') && parentURL?.includes(folder);
      if (!isSibling || conditions.includes('require')) return nextResolve(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
