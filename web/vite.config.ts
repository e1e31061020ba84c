import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { planCatalogue } from '../server/src/modules/billing/plan-catalogue.ts';
import { fontsWithoutSwap } from './build/fonts.ts';
import { replacedModules, stylesWithComponents, themeAsStyles } from './build/mantine-styles.ts';
import { pageFiles } from './build/page-files.ts';
import { sharedChunks } from './build/shared-chunks.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const audienceOf = (file: string) => {
  if (/\/((Login|Registration|Activation|Reset\w+|AuthLanding)Page|AuthLayout)\.tsx$/.test(file)) return 'auth';
  if (/\/((Landing|Pricing|About|Terms|Privacy|NotFound)Page|(Main|Content)Layout)\.tsx$/.test(file)) return 'content';
  return 'seller';
};
const styling = () => [
  themeAsStyles(new URL('src/app/theme.ts', import.meta.url)),
  stylesWithComponents(),
  replacedModules({
    InlineStyles: here('src/ui/AdoptedStyles.tsx'),
    MantineCssVariables: here('src/ui/theme-styles.ts'),
    MantineClasses: here('src/ui/theme-styles.ts'),
    'default-colors': here('src/ui/default-colors.ts'),
  }),
];

export default defineConfig({
  plugins: [
    react(),
    fontsWithoutSwap(),
    ...styling(),
    sharedChunks(audienceOf, styling),
    pageFiles({ fonts: ['inter-latin-wght-normal'], plans: planCatalogue }),
  ],
  build: {
    outDir: 'dist',
    // The content security policy allows fonts and scripts from the same origin only, so nothing may become a data: address.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Every page needs React, the router and the texts: one file of about 500 kB before compression.
    chunkSizeWarningLimit: 600,
  },
  // The listing engine runs in a module worker.
  worker: { format: 'es' },
  // `:dir()` stays as it is (4: DirSelector): written as a list of languages it means nothing for `dir="auto"`.
  css: { lightningcss: { exclude: 4 } },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
