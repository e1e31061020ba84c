import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The content security policy allows fonts and scripts from the same origin only, so nothing may become a data: address.
  build: { outDir: 'dist', assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
