import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/*
 * What takes minutes and seldom breaks by a change elsewhere: `npm test` leaves it out, `npm run test:whole` has it in, and so
 * has CI. A change to one of these parts runs its tests by name.
 */
export const LONG_TESTS = [
  // Films are encoded, speech is heard, documents are read.
  'worker/src/captions/{make-captions,other-language,uploaded-film}.test.ts',
  'worker/src/ffmpeg/{encode-faults,encode-renditions,safe-input,storyboard,take-poster}.test.ts',
  'worker/src/files/{pdf-file,read-resource}.test.ts',
  'worker/src/videos/{import-video,prepare-video}.test.ts',
  'platform/src/speech/moonshine/*.test.ts',
  'e2e/{creator-curriculum-upload,creator-story,free-preview,spoken-words,video-kinds,watching}.spec.ts',
  // Courses and texts that are made to be a burden.
  'worker/src/preflight/hostile-course.test.ts',
  'web/src/components/markdown/markdown-cost.test.tsx',
  // Programs that are started: the command line's, databases, poolers, stores, whole academies, those of earlier versions.
  'cli/src/backup/earlier-academy.test.ts',
  'cli/src/commands/{accounts,certificates,course-folders,page,preflight,secret}.test.ts',
  'cli/src/doctor/*.test.ts',
  'platform/src/backup/{backup-on-s3,repeated-backup}.test.ts',
  '{cli/src/storage,platform/src/blobs/s3}/*.test.ts',
  'platform/src/database/embedded-postgres/*.test.ts',
  'worker/src/main.test.ts',
  'e2e/{graduation,opening-a-school,taking-a-course-along}.spec.ts',
  // Whole stories of a school, whose parts have tests of their own.
  'e2e/{assistant-answers,assistant-model,invitations,leaving,preflight,running-a-school}.spec.ts',
  // Every screen once more: waiting, failing, on bad lines, in longer texts, in Bengali, by keys alone, as the server draws it.
  'e2e/{bad-lines,bengali,bengali-screens,keyboard,longer-texts,pages,waiting-and-failing}.spec.ts',
  // What the stories stand on.
  'e2e/fixtures.spec.ts',
];

export function isLong(file: string): boolean {
  return LONG_TESTS.some((pattern) => path.matchesGlob(file, pattern));
}

/** For Vitest, which is told what to leave out; also what runs on S3 once more. */
export const withoutLongTests: readonly string[] = [
  ...['--project', '!s3'],
  ...LONG_TESTS.filter((pattern) => !pattern.startsWith('e2e/')).flatMap((pattern) => ['--exclude', pattern]),
];

/** For Playwright, which is told what to run. */
export const everydayStories = (): string[] =>
  globSync('e2e/*.spec.ts', { cwd: root }).filter((file) => !isLong(file));
