import type { Plugin } from 'vite';

/** Text on the screen keeps its font: Inter is used at once if it arrives in time, else from the next page on. */
export function fontsWithoutSwap(): Plugin {
  return {
    name: 'cardwright:fonts-without-swap',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]@fontsource-variable[\\/].*\.css$/ },
      handler(code, id) {
        if (!code.includes('font-display: swap')) this.error(`${id} has no font-display: swap to replace`);
        return { code: code.replaceAll('font-display: swap', 'font-display: optional'), map: null };
      },
    },
  };
}
