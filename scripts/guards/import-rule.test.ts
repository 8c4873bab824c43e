import { describe, expect, it } from 'vitest';
import { importViolations } from './import-rule.ts';
import { temporaryTree } from './testing/temporary-tree.ts';

function violationsOf(files: Record<string, string>): string[] {
  return importViolations(temporaryTree(files));
}

describe('rooms', () => {
  it('meet by package name in the direction of the design', () => {
    const violations = violationsOf({
      'contract/src/courses/course.ts': `export const course = 1;`,
      'platform/src/clock.ts': `import { course } from '@academy/contract/courses/course.ts'; export { course };`,
      'server/src/main.ts': `import { course } from '@academy/platform/clock.ts'; course;`,
      'web/src/main.tsx': `import { course } from '@academy/contract/courses/course.ts'; course;`,
    });
    expect(violations).toEqual([]);
  });

  it.each([
    ['server', 'worker'],
    ['server', 'cli'],
    ['worker', 'server'],
    ['cli', 'server'],
    ['platform', 'server'],
    ['contract', 'platform'],
    ['web', 'platform'],
    ['e2e', 'server'],
    ['bench', 'platform'],
  ])('stop %s from using %s', (from, to) => {
    const violations = violationsOf({
      [`${to}/src/thing.ts`]: `export const thing = 1;`,
      [`${from}/src/user.ts`]: `import { thing } from '@academy/${to}/thing.ts';\nthing;`,
    });
    expect(violations).toEqual([
      `${from}/src/user.ts:1 imports @academy/${to}/thing.ts: ${from} may not use ${to}.`,
    ]);
  });

  it('are not left by a relative path, not even for a type', () => {
    const violations = violationsOf({
      'contract/src/course.ts': `export interface Course {}`,
      'server/src/app.ts': `\nimport type { Course } from '../../contract/src/course.ts';`,
    });
    expect(violations).toEqual([
      'server/src/app.ts:2 leaves its room by the path ../../contract/src/course.ts: rooms meet by package name.',
    ]);
  });

  it('have to be known', () => {
    const violations = violationsOf({ 'attic/src/main.ts': `export const old = 1;` });
    expect(violations).toEqual([expect.stringContaining('attic/ holds code but is no room')]);
  });

  it('keep test code out of shipped code', () => {
    const violations = violationsOf({
      'server/src/testing/factories.ts': `export const make = 1;`,
      'server/src/http/health.ts': `import { make } from '../testing/factories.ts'; make;`,
      'server/src/http/health.test.ts': `import { make } from '../testing/factories.ts'; make;`,
    });
    expect(violations).toEqual([
      expect.stringMatching(/^server\/src\/http\/health\.ts:1 .* for tests alone\.$/),
    ]);
  });

  it('are watched in every form an import can have', () => {
    const forbidden = `'@academy/worker/x.ts'`;
    const violations = violationsOf({
      'worker/src/x.ts': `export type X = 1; export const x = 1;`,
      'server/src/a.ts': `import x from ${forbidden};`,
      'server/src/b.ts': `import type { X } from ${forbidden};`,
      'server/src/c.ts': `export { x } from ${forbidden};`,
      'server/src/d.ts': `export * from ${forbidden};`,
      'server/src/e.ts': `const x = await import(${forbidden});`,
      'server/src/f.ts': `type X = import(${forbidden}).X;`,
      'server/src/g.ts': `import\n  ${forbidden};`,
      'server/src/h.ts': `const name = 'x'; await import(name);`,
      'server/src/not-a.ts': `// import x from ${forbidden};\nconst text = "import x from ${forbidden}";`,
    });
    expect(violations.map((violation) => violation.slice(0, 'server/src/a'.length))).toEqual(
      [...'abcdefgh'].map((name) => `server/src/${name}`),
    );
  });
});

describe('features', () => {
  const courses = { 'web/src/features/courses/course-card.tsx': `export const Card = () => <p>Don't</p>;` };

  it('never use each other, also when they were made a moment ago', () => {
    const violations = violationsOf({
      ...courses,
      'web/src/features/brand-new/list.ts': `import { Card } from '../courses/course-card.tsx'; Card;`,
      'server/src/features/notes/notes.ts': `export const notes = 1;`,
      'server/src/features/quizzes/quizzes.ts': `import type { notes } from '../notes/notes.ts';`,
    });
    expect(violations).toEqual([
      expect.stringMatching(/^server\/src\/features\/quizzes\/quizzes\.ts:1 .* quizzes and notes meet/),
      expect.stringMatching(/^web\/src\/features\/brand-new\/list\.ts:1 .* brand-new and courses meet/),
    ]);
  });

  it('meet in the composition root', () => {
    const violations = violationsOf({
      ...courses,
      'web/src/app/routes/home.tsx': `import { Card } from '@/features/courses/course-card.tsx'; Card;`,
      'web/src/main.tsx': `import './app/routes/home.tsx';`,
    });
    expect(violations).toEqual([]);
  });

  it('are unknown to the shared parts of their room', () => {
    const violations = violationsOf({
      ...courses,
      'web/src/components/grid.tsx': `import { Card } from '@/features/courses/course-card.tsx'; Card;`,
    });
    expect(violations).toEqual([expect.stringContaining('only the composition root knows the features')]);
  });

  it('do not know the composition root', () => {
    const violations = violationsOf({
      'web/src/app/router.tsx': `export const router = 1;`,
      'web/src/features/faq/faq.tsx': `import { router } from '@/app/router.tsx'; router;`,
    });
    expect(violations).toEqual([expect.stringContaining('nothing below it may know')]);
  });

  it('use only the open parts of the web app', () => {
    const violations = violationsOf({
      'web/src/components/ui/button.tsx': `export const Button = 1;`,
      'web/src/drawer/misc.ts': `export const misc = 1;`,
      'web/src/features/faq/faq.tsx': `import '@/components/ui/button.tsx';\nimport '@/drawer/misc.ts';`,
    });
    expect(violations).toEqual([
      expect.stringMatching(/^web\/src\/features\/faq\/faq\.tsx:2 .*components, lib/),
    ]);
  });

  it('fetch by the api layer, which knows neither them nor what is drawn', () => {
    const violations = violationsOf({
      'web/src/api/courses.ts': `import '@/lib/log.ts';\nimport '@/components/toast.ts';`,
      'web/src/components/toast.ts': `import '@/api/courses.ts';`,
      'web/src/lib/log.ts': `import '@/api/courses.ts';`,
      'web/src/features/faq/faq.tsx': `import '@/api/courses.ts';`,
      'web/src/app/routes/home.tsx': `import '@/api/courses.ts';`,
    });
    expect(violations.filter((violation) => violation.includes('beside itself'))).toEqual([
      expect.stringMatching(/^web\/src\/api\/courses\.ts:2 /),
      expect.stringMatching(/^web\/src\/components\/toast\.ts:1 /),
      expect.stringMatching(/^web\/src\/lib\/log\.ts:1 /),
    ]);
  });

  it('may all ask who is signed in', () => {
    const violations = violationsOf({
      'web/src/features/auth/session.ts': `export const useSession = 1;`,
      'web/src/features/faq/faq.tsx': `import { useSession } from '../auth/session.ts'; useSession;`,
    });
    expect(violations).toEqual([]);
  });
});

describe('what a browser runs', () => {
  const manifests = {
    'web/package.json': JSON.stringify({ dependencies: { react: '1.0.0', pino: '1.0.0' } }),
    'server/package.json': JSON.stringify({ dependencies: { fastify: '1.0.0', pino: '1.0.0' } }),
  };

  it('uses no Node and no package that is not its own', () => {
    const violations = violationsOf({
      ...manifests,
      'web/src/main.tsx': ['react', 'node:fs', 'fs', 'fastify', 'pino', 'left-pad']
        .map((name) => `import '${name}';`)
        .join('\n'),
      'web/src/main.test.tsx': `import 'node:fs'; import 'vitest';`,
      'web/vite.config.ts': `import 'node:path'; import 'vite';`,
    });
    expect(violations.map((violation) => violation.split(' ')[0])).toEqual(
      [2, 3, 4, 5, 6].map((line) => `web/src/main.tsx:${line}`),
    );
  });

  it('has nothing but zod under the contract', () => {
    const violations = violationsOf({
      'contract/src/course.ts': `import 'zod';\nimport 'date-fns';\nimport 'node:crypto';`,
    });
    expect(violations).toEqual([
      'contract/src/course.ts:2 imports date-fns: the contract depends on zod alone.',
      'contract/src/course.ts:3 imports node:crypto, which no browser has.',
    ]);
  });

  it('takes only types from contract files that load zod, however far down', () => {
    const violations = violationsOf({
      'contract/src/identifier.ts': `import { z } from 'zod'; export const id = z.string();`,
      'contract/src/course.ts': `export { id } from './identifier.ts'; export type Course = 1;`,
      'contract/src/price.ts': `import type { Course } from './course.ts'; export const price = (course: Course) => course;`,
      'web/src/good.ts': `import type { Course } from '@academy/contract/course.ts'; import { price } from '@academy/contract/price.ts';`,
      'web/src/bad.ts': `import { type Course } from '@academy/contract/course.ts';`,
    });
    expect(violations).toEqual([
      expect.stringMatching(/^web\/src\/bad\.ts:1 .* brings zod into the browser/),
    ]);
  });
});

it('finds circles, also those made of types alone', () => {
  const violations = violationsOf({
    'cli/src/a.ts': `import './b.ts';`,
    'cli/src/b.ts': `import type { C } from './c.ts';`,
    'cli/src/c.ts': `import './a.ts'; export type C = 1;`,
    'cli/src/alone.ts': `import './a.ts';`,
  });
  expect(violations).toEqual([
    expect.stringContaining('cli/src/a.ts → cli/src/b.ts → cli/src/c.ts → cli/src/a.ts'),
  ]);
});
