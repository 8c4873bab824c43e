import { resourceTextParts, resourceTexts } from '@academy/platform/database/schema/resources.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertCourse, insertCurriculum } from '../../testing/factories.ts';
import { insertResource } from '../../testing/insert-resource.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { readCourseText } from './course-text.repository.ts';

let academy: TestAcademy;
beforeAll(async () => {
  academy = await createTestAcademy();
});
afterAll(() => academy.close());

it('knows by the ending of an upload, and not by what it is called, whether it is code or Markdown', async () => {
  const { db } = academy.database;
  const courseId = await insertCourse(academy.database);
  const [lesson] = await insertCurriculum(academy.database, courseId, { Module: ['One'] });
  const files = ['start.py', 'Intro to Node.js.pdf', 'notes.md', 'README'];
  for (const fileName of files) {
    const resourceId = await insertResource(academy, { lessonId: lesson?.id ?? '', fileName });
    await db.insert(resourceTexts).values({ resourceId, state: 'done' }).onConflictDoNothing();
    await db.insert(resourceTextParts).values({ resourceId, number: 1, page: null, text: 'import os' });
  }
  const { lessons } = await readCourseText(db, courseId);
  expect(lessons[0]?.files.map(({ name, isCode, isMarkdown }) => [name, isCode, isMarkdown])).toEqual([
    ['start', true, false],
    ['Intro to Node.js', false, false],
    ['notes', false, true],
    ['README', false, false],
  ]);
});
