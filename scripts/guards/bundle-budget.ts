import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FONT_BUDGET_BYTES, measureEnglishFonts } from './font-budget.ts';
import { reportViolations } from './report-violations.ts';

const BUDGET_BYTES = 105_000;
const ENTRY = 'index.html';
/** Fetched by the entry as soon as the page is shown; it has the catalogue in it. */
const APP = 'src/app/app.tsx';

/** What a page may load in all before it is drawn: one component in the wrong group of files costs as much as a page. */
const PAGE_BUDGETS: Readonly<Record<string, number>> = {
  'src/app/routes/course-detail.tsx': 130_000,
  'src/app/routes/course-enroll.tsx': 135_000,
  'src/app/routes/certificate.tsx': 145_000,
  'src/app/routes/lesson.tsx': 170_000,
};

/** All that the home of a student loads: with the header of who is signed in, and courses that they can enroll in. */
const SIGNED_IN = {
  parts: [
    'src/app/routes/home.tsx',
    'src/app/student-desk.tsx',
    'src/features/enrollments/components/student-action.tsx',
    'src/features/shell/theme-switch.tsx',
    'src/features/shell/user-button.tsx',
    'src/features/notices/notice-bell.tsx',
    'src/app/connection-notice.tsx',
  ],
  // Letters of the hashes in file names alone move it by 0.2 kB.
  budget: 127_000,
};

/** Words that survive minifying and give away a library that a first visit has no use for. */
const HEAVY_LIBRARIES = { zod: '_zod', 'hls.js': 'hlsManifestLoading' };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export interface FirstLoad {
  readonly compressedBytes: number;
  readonly violations: readonly string[];
}

/** What the first visit of /courses loads: the entry and the app, each with all it imports statically. */
export function measureFirstLoad(dist: string): FirstLoad {
  const manifest = readManifest(dist);
  const unknown = [ENTRY, APP].filter((name) => !manifest[name]);
  if (unknown.length > 0) {
    return { compressedBytes: 0, violations: unknown.map((name) => `The build has no part named ${name}.`) };
  }
  const sources = sourcesOf(dist, filesLoadedBy([ENTRY, APP], manifest));
  const compressedBytes = compressed(sources);
  const overBudget = `The first visit loads ${kilobytes(compressedBytes)} of JavaScript, more than ${kilobytes(BUDGET_BYTES)}.`;
  const heavy = sources.flatMap(({ file, content }) =>
    Object.entries(HEAVY_LIBRARIES)
      .filter(([, word]) => content.includes(word))
      .map(([library]) => `${file} holds ${library}, which the first visit has no use for.`),
  );
  return { compressedBytes, violations: [...(compressedBytes > BUDGET_BYTES ? [overBudget] : []), ...heavy] };
}

/** One sentence for each page that loads too much. */
export function heavyPages(dist: string, budgets = PAGE_BUDGETS): string[] {
  return Object.entries(budgets).flatMap(([name, budget]) => heavyPage(dist, { parts: [name], budget }));
}

/** One sentence for each file that has nothing of its own: it costs a request before the one that it names. */
export function emptyFiles(dist: string): string[] {
  const passesOn = /^(\/\/.*\n)?(export|import)\s*(\{[^}]*\}\s*from\s*)?["'`][^"'`]+["'`];?\s*$/;
  return readdirSync(path.join(dist, 'assets'))
    .filter(
      (file) => file.endsWith('.js') && passesOn.test(readFileSync(path.join(dist, 'assets', file), 'utf8')),
    )
    .map((file) => `assets/${file} only passes on what another file has.`);
}

function heavyPage(dist: string, { parts, budget }: typeof SIGNED_IN): string[] {
  const manifest = readManifest(dist);
  const unknown = parts.filter((name) => !manifest[name]);
  if (unknown.length > 0) return unknown.map((name) => `The build has no part named ${name}.`);
  const bytes = compressed(sourcesOf(dist, filesLoadedBy([ENTRY, APP, ...parts], manifest)));
  return bytes > budget
    ? [`${parts[0]} loads ${kilobytes(bytes)} of JavaScript, more than ${kilobytes(budget)}.`]
    : [];
}

interface Source {
  readonly file: string;
  readonly content: Buffer;
}

function sourcesOf(dist: string, files: Iterable<string>): Source[] {
  return Array.from(files, (file) => ({ file, content: readFileSync(path.join(dist, file)) }));
}

function compressed(sources: readonly Source[]): number {
  return sources.reduce((sum, { content }) => sum + brotliCompressSync(content).length, 0);
}

function filesLoadedBy(
  names: readonly string[],
  manifest: Readonly<Record<string, Chunk>>,
): ReadonlySet<string> {
  const files = new Set<string>();
  const load = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(load);
  };
  names.forEach(load);
  return files;
}

function readManifest(dist: string): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

if (import.meta.main) {
  const dist = path.resolve(import.meta.dirname, '../../web/dist');
  const { compressedBytes, violations } = measureFirstLoad(dist);
  const fonts = measureEnglishFonts(dist);
  console.log(
    `First visit of /courses: ${kilobytes(compressedBytes)} of ${kilobytes(BUDGET_BYTES)} JavaScript (brotli)`,
  );
  console.log(`An English page: ${kilobytes(fonts.bytes)} of ${kilobytes(FONT_BUDGET_BYTES)} fonts`);
  reportViolations([
    ...violations,
    ...heavyPages(dist),
    ...heavyPage(dist, SIGNED_IN),
    ...emptyFiles(dist),
    ...fonts.violations,
  ]);
}
