/** Builds what the server draws pages with: one file with everything in it, so that it runs wherever the build was carried. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { smallIcons } from './vite-plugins/small-icons.ts';
import { words } from './vite-plugins/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  publicDir: false,
  resolve: { alias: { '@': here('./src') } },
  plugins: [words(), react(), smallIcons()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: here('./dist/.server'),
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: here('./src/app/prerender/render-page.tsx'),
      output: { entryFileNames: 'render-page.js' },
    },
  },
});
