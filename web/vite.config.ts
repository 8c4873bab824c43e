import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fewerChunks } from './vite-plugins/fewer-chunks.ts';
import { precompress } from './vite-plugins/precompress.ts';
import { preloadCode } from './vite-plugins/preload-code.ts';
import { preloadFonts } from './vite-plugins/preload-fonts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  resolve: { alias: { '@': here('./src') } },
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts('index.html', ['fraunces-latin-wght-normal', 'figtree-latin-wght-normal']),
    fewerChunks({
      groups: [
        { name: 'start', importedByAll: ['src/app/lesson/start-lesson.ts'] },
        { name: 'app', importedByAll: ['src/main.ts'] },
        { name: 'common', importedByAll: ['src/app/routes/lesson.tsx', 'src/app/routes/catalogue.tsx'] },
        {
          name: 'reading',
          importedByAll: ['src/app/routes/lesson.tsx'],
          importedByNone: ['src/app/routes/home.tsx', 'src/app/routes/sign-in.tsx'],
          minShareCount: 2,
        },
        { name: 'pieces', importedByAll: ['src/app/routes/lesson.tsx'], minShareCount: 2 },
      ],
    }),
    preloadCode('lesson.html', {
      now: ['src/player/engine/prefetch-hls.ts'],
      later: [
        'src/app/app.tsx',
        'src/app/routes/lesson.tsx',
        'src/features/videos/components/lesson-player.tsx',
      ],
    }),
    precompress(),
  ],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    // The content security policy allows fonts from our own files only, so nothing may become a data: URI.
    assetsInlineLimit: 0,
    // Every browser that the app runs in knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here('./index.html'), lesson: here('./lesson.html') },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
