import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHints } from './vite-plugins/compile-hints.ts';
import { fewerChunks } from './vite-plugins/fewer-chunks.ts';
import { fontRecipes } from './vite-plugins/font-recipes.ts';
import { nameEveryPart } from './vite-plugins/name-every-part.ts';
import { pageFrame } from './vite-plugins/page-frame.ts';
import { pageLanguages } from './vite-plugins/page-languages.ts';
import { precompress } from './vite-plugins/precompress.ts';
import { preloadCode } from './vite-plugins/preload-code.ts';
import { preloadFonts } from './vite-plugins/preload-fonts.ts';
import { serviceWorker } from './vite-plugins/service-worker.ts';
import { smallIcons } from './vite-plugins/small-icons.ts';
import { subsetFonts } from './vite-plugins/subset-fonts.ts';
import { words, wordsConfig } from './vite-plugins/words.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const startLesson = 'src/app/lesson/start-lesson.ts';
const prefetchHls = 'src/player/engine/prefetch-hls.ts';
const prefetchedAnswers = 'src/app/prefetched-answers.ts';
const lessonPlayer = 'src/features/videos/components/lesson-player.tsx';
const studentAction = 'src/features/enrollments/components/student-action.tsx';
const themeSwitch = 'src/features/shell/theme-switch.tsx';
const studentDesk = 'src/app/student-desk.tsx';
const route = (name: string) => `src/app/routes/${name}.tsx`;
const anyTwo = (one: string, others: readonly string[]) => others.map((other) => [route(one), route(other)]);

export default defineConfig({
  root: here('.'),
  resolve: {
    alias: {
      '@': here('./src'),
      // React has had the hook itself since 18; this is what stands in for it where it does not.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      'use-sync-external-store/shim': 'react',
    },
  },
  plugins: [
    words(),
    react(),
    tailwindcss(),
    smallIcons(),
    subsetFonts(fontRecipes),
    preloadFonts('index.html', ['fraunces-latin', 'figtree-latin']),
    fewerChunks({
      groups: [
        // What the page of a lesson and the app have both to begin with, and what only that page begins with.
        {
          name: 'start',
          sharedBy: [['src/main.ts'], [startLesson, 'src/app/app.tsx']],
          // A home needs this one of what a lesson begins with, and would load all of it.
          with: ['contract/src/videos/moments.ts'],
        },
        { name: 'start-lesson', sharedBy: [[startLesson]] },
        { name: 'app', sharedBy: [['src/app/app.tsx']], with: ['src/app/app.tsx'] },
        { name: 'prefetch-hls', sharedBy: [[prefetchHls]], with: [prefetchHls] },
        { name: 'theme', sharedBy: [[themeSwitch]], with: [themeSwitch] },
        // Of the first pages that somebody sees, and little of the others.
        {
          name: 'desk',
          sharedBy: [
            ...['lesson', 'course-detail', 'profile', 'course-students'].map((other) => [
              studentDesk,
              route(other),
            ]),
            ...anyTwo('course-detail', ['faq', 'home']),
            ...anyTwo('sign-in', ['lesson', 'creator-dashboard']),
            ...anyTwo('home', ['lesson', 'profile']),
          ],
        },
        // The end of the header, and what its menu has in common with others.
        {
          name: 'account',
          sharedBy: [
            ['src/features/shell/user-button.tsx'],
            ['src/features/notices/notice-bell.tsx'],
            ['src/features/shell/mobile-menu-sheet.tsx'],
            // What changes something, of which a card that enrolls needs no more than this.
            [studentAction, route('course-detail')],
          ],
        },
        { name: 'enroll', sharedBy: [[route('course-enroll'), studentAction]] },
        // What a course's page and a lesson have in common with each other, and a lesson with small pages.
        {
          name: 'course',
          sharedBy: [
            ...anyTwo('course-detail', ['course-enroll', 'lesson']),
            ...anyTwo('lesson', [
              'course-enroll',
              'certificate',
              'notebook',
              'resume-lesson',
              'admin-cohorts',
              'creator-dashboard',
            ]),
            ...['features/finder/finder', 'features/uploads/pill/upload-pill'].map((part) => [
              route('lesson'),
              `src/${part}.tsx`,
            ]),
          ],
          // Otherwise the page of a course would load the studio for this alone.
          with: ['src/lib/use-focus-kept.ts'],
        },
        // Of those that a user sees who is signed in.
        {
          name: 'panels',
          sharedBy: anyTwo('lesson', ['profile', 'creator-course-editor', 'course-students']),
        },
        {
          name: 'account-menus',
          sharedBy: [['src/features/shell/user-menu.tsx'], ['src/features/notices/notice-menu.tsx']],
        },
        {
          name: 'studio',
          sharedBy: anyTwo('creator-dashboard', ['creator-course-detail', 'creator-course-editor']),
        },
        { name: 'lesson-page', sharedBy: [[route('lesson')]], with: [route('lesson'), prefetchedAnswers] },
        { name: 'video-player', sharedBy: [[lessonPlayer]], with: [lessonPlayer] },
      ],
    }),
    preloadCode('lesson.html', {
      now: [prefetchHls],
      later: ['src/app/app.tsx', prefetchedAnswers, route('lesson'), lessonPlayer],
    }),
    pageFrame({ 'index.html': 'page', 'lesson.html': 'stage' }),
    pageLanguages({
      config: wordsConfig(),
      fonts: { bn: ['hind-siliguri-400', 'noto-serif-bengali'] },
    }),
    serviceWorker({
      source: here('./src/service-worker/service-worker.ts'),
      first: ['src/main.ts', 'src/app/app.tsx'],
    }),
    nameEveryPart(),
    compileHints(['app', 'lesson-page', 'panels', 'video-player']),
    precompress(),
  ],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    // The content security policy allows fonts from our own files only, so nothing may become a data: URI.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that the app runs in knows modulepreload.
      polyfill: false,
      // The list of a page's parts is code that every visitor loads. A lesson has one; others have what
      // they import named by themselves, a moment later. What the app begins with is there.
      resolveDependencies: (file, needed) =>
        needed.filter(
          (name) =>
            !/\/(start|rolldown-runtime)-/.test(name) &&
            (name.endsWith('.css') || /\/lesson[^/]*$/.test(file)),
        ),
    },
    rolldownOptions: {
      input: { index: here('./index.html'), lesson: here('./lesson.html') },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
