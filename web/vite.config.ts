import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite-plugins/precompress.ts';
import { preloadFonts } from './vite-plugins/preload-fonts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  resolve: { alias: { '@': here('./src') } },
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(['fraunces-latin-wght-normal', 'figtree-latin-wght-normal']),
    precompress(),
  ],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    // The content security policy allows fonts from our own files only, so nothing may become a data: URI.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
