import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum } from '../../testing/factories.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

let academy: TestAcademy;

beforeAll(async () => {
  academy = await createTestAcademy();
});

afterAll(() => academy.close());

describe('GET /api/courses/{courseId}/curriculum', () => {
  it('gives a visitor the outline in order, with the default duration', async () => {
    const id = await insertCourse(academy.database);
    await insertCurriculum(academy.database, id, { Beginning: ['Hello', 'World'], Empty: [] });
    const { status, body } = await academy.get(`/api/courses/${id}/curriculum`);
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        title: 'Beginning',
        order: 1,
        lessons: [
          { title: 'Hello', order: 1, duration: '10:00', moduleTitle: 'Beginning' },
          { title: 'World', order: 2 },
        ],
      },
      { title: 'Empty', order: 2, lessons: [] },
    ]);
  });

  it('never tells a visitor the content or the video of a lesson', async () => {
    const id = await insertCourse(academy.database);
    await insertCurriculum(academy.database, id, { Beginning: ['Hello'] });
    const { body } = await academy.get(`/api/courses/${id}/curriculum`);
    expect(JSON.stringify(body)).not.toMatch(/secret|content|videoUrl/i);
  });

  it('is empty for a course without modules', async () => {
    const id = await insertCourse(academy.database);
    expect(await academy.get(`/api/courses/${id}/curriculum`)).toMatchObject({ status: 200, body: [] });
  });

  it('answers a hidden course, a stranger id and a malformed id exactly alike', async () => {
    const draft = await insertCourse(academy.database, { status: 'draft', publishedAt: null });
    const archived = await insertCourse(academy.database, { status: 'archived' });
    for (const id of [draft, archived, '0190a5c2-0000-7000-8000-000000000000', 'abc']) {
      const { status, body } = await academy.get(`/api/courses/${id}/curriculum`);
      expect({ status, body }).toEqual({
        status: 404,
        body: { message: 'Course not found', code: 'course_not_found' },
      });
    }
  });
});
