import { reviews } from '@academy/platform/database/schema/reviews.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { completeLesson, insertReview } from '../../testing/insert-review.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

type Call = Awaited<ReturnType<typeof signInLearner>>;

let academy: TestAcademy;
let author: Call;
let authorId: string;
let courseId: string;
let lessonIds: string[];
let studentId: string;
let student: Call;

beforeAll(async () => {
  academy = await createTestAcademy();
  authorId = await insertUser(academy.database, { role: 'creator' });
  author = await signInLearner(academy, authorId);
});
afterAll(() => academy.close());

beforeEach(async () => {
  const { database } = academy;
  courseId = await insertCourse(database, { authorId, status: 'published', rating: 4.9 });
  const titles = ['a', 'b', 'c', 'd', 'e', 'f'];
  lessonIds = (await insertCurriculum(database, courseId, { One: titles })).map(({ id }) => id);
  studentId = await insertUser(database, { name: 'Nadia', email: `${courseId}@example.com` });
  student = await signInLearner(academy, studentId);
  await student('POST', `/api/enrollments/courses/${courseId}`, {});
});

const url = (rest = '') => `/api/courses/${courseId}/reviews${rest}`;
const asVisitor = async (address: string) => (await academy.app.inject({ url: address })).json();
const complete = (index: number) =>
  completeLesson(academy.database, { userId: studentId, courseId, lessonId: lessonIds[index] ?? '' });

describe('a review', () => {
  it('is written from a fifth of the course on, and before that told how much is missing', async () => {
    await complete(0);
    expect(await student('PUT', url('/own'), { rating: 5, text: 'Good' })).toMatchObject({
      status: 403,
      body: { code: 'review_too_early', facts: { needed: 2, completed: 1 } },
    });
    expect((await student('GET', url('/own'))).body).toMatchObject({
      review: null,
      completedLessons: 1,
      neededLessons: 2,
      may: { write: false, vote: true, report: true, reply: false, hide: false },
    });
    await complete(1);
    expect((await student('GET', url('/own'))).body.may.write).toBe(true);
    const { status, body } = await student('PUT', url('/own'), { rating: 5, text: ' Good ' });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { rating: 5, text: 'Good', writer: { name: 'Nadia', avatar: null }, editedAt: null, isOwn: true },
    });
  });

  it('is one of each student: changed, and stays changeable when lessons are added', async () => {
    await complete(0);
    await complete(1);
    const first = await student('PUT', url('/own'), { rating: 5, text: 'Good' });
    const module = await author('POST', `/api/courses/${courseId}/modules`, { title: 'Two', order: 2 });
    for (const title of ['ggg', 'hhh', 'iii', 'jjj', 'kkk']) {
      await author('POST', `/api/courses/${courseId}/modules/${module.body._id}/lessons`, { title });
    }
    const own = await student('GET', url('/own'));
    expect(own.body).toMatchObject({ completedLessons: 2, neededLessons: 3, may: { write: true } });
    const second = await student('PUT', url('/own'), { rating: 2, text: 'On second thought' });
    expect(second.body).toMatchObject({ id: first.body.id, rating: 2, editedAt: expect.any(String) });
    const page = await asVisitor(url());
    expect(page.summary).toEqual({ count: 1, mean: 2, stars: [0, 1, 0, 0, 0] });
  });

  it('is one row when two windows write at once', async () => {
    await complete(0);
    await complete(1);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((rating) => student('PUT', url('/own'), { rating, text: `${rating}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { summary, reviews: listed } = await asVisitor(url());
    expect(listed).toHaveLength(1);
    expect(summary).toMatchObject({ count: 1, mean: listed[0].rating });
  });

  it('is deleted by its writer, and the course has the rating of before', async () => {
    await complete(0);
    await complete(1);
    await student('PUT', url('/own'), { rating: 1, text: '' });
    expect(await asVisitor(`/api/courses/${courseId}`)).toMatchObject({ rating: 1, reviewCount: 1 });
    expect((await student('DELETE', url('/own'))).status).toBe(204);
    const course = await asVisitor(`/api/courses/${courseId}`);
    expect(course.rating).toBe(4.9);
    expect(course).not.toHaveProperty('reviewCount');
    expect((await student('DELETE', url('/own'))).body.code).toBe('review_not_found');
  });

  it('is not written by the author of the course, also when enrolled in it', async () => {
    await author('POST', `/api/enrollments/courses/${courseId}`, {});
    for (const lessonId of lessonIds)
      await completeLesson(academy.database, { userId: authorId, courseId, lessonId });
    expect((await author('PUT', url('/own'), { rating: 5, text: '' })).body.code).toBe(
      'review_of_own_course',
    );
    expect((await author('GET', url('/own'))).body.may).toMatchObject({ write: false, reply: true });
  });

  it.each([
    [{ rating: 0, text: '' }, 400],
    [{ rating: 6, text: '' }, 400],
    [{ rating: 4.5, text: '' }, 400],
    [{ rating: '5', text: '' }, 400],
    [{ rating: 5 }, 400],
    [{ rating: 5, text: 'x'.repeat(4001) }, 400],
    [{ rating: 5, text: 'NUL \0 here' }, 400],
    [{ rating: 5, text: 'x'.repeat(4000) }, 200],
    [{ rating: 5, text: '🧵'.repeat(2000) }, 200],
  ])('%#: is refused or taken by its bounds', async (payload, status) => {
    await complete(0);
    await complete(1);
    expect((await student('PUT', url('/own'), payload)).status).toBe(status);
  });

  it('keeps hostile text as text, and takes nothing that is the server’s to say', async () => {
    await complete(0);
    await complete(1);
    const text = '<script>alert(1)</script> **{name}** \u202e [x](javascript:alert(1))';
    const forged = { usefulCount: 99, userId: authorId, reply: 'Thanks', hiddenReason: null, createdAt: 'x' };
    const { body } = await student('PUT', url('/own'), { rating: 5, text, ...forged });
    expect(body).toMatchObject({ text, usefulCount: 0, reply: null, writer: { name: 'Nadia' } });
    expect((await asVisitor(url())).reviews[0].text).toBe(text);
  });

  it('tells of its writer name and picture, and nothing else', async () => {
    await insertReview(academy.database, courseId, { userId: studentId });
    for (const page of [await asVisitor(url()), (await author('GET', url())).body]) {
      expect(page.reviews[0].writer).toEqual({ name: 'Nadia', avatar: null });
      expect(JSON.stringify(page)).not.toContain('@example.com');
      expect(JSON.stringify(page)).not.toContain(studentId);
    }
  });

  it('goes with the account of its writer, and is not counted any more', async () => {
    await insertReview(academy.database, courseId, { rating: 5 });
    await insertReview(academy.database, courseId, { rating: 1, userId: studentId });
    expect((await author('GET', url())).body.summary.mean).toBe(3);
    await academy.database.db.delete(users).where(eq(users.id, studentId));
    expect((await author('GET', url())).body.summary).toEqual({ count: 1, mean: 5, stars: [0, 0, 0, 0, 1] });
  });
});

describe('the reviews of a course', () => {
  it('give it their mean as its rating, with one decimal, everywhere', async () => {
    for (const rating of [5, 5, 4]) await insertReview(academy.database, courseId, { rating });
    const shown = { rating: 4.7, reviewCount: 3 };
    expect((await student('GET', `/api/courses/${courseId}`)).body).toMatchObject(shown);
    for (const list of ['/api/courses', '/api/courses/in-progress']) {
      const { body } = await student('GET', list);
      expect(body.find(({ id }: { id: string }) => id === courseId)).toMatchObject(shown);
    }
  });

  it.each(['newest', 'useful'])('come page by page, each once, the %s first', async (sort) => {
    const counts = Array.from({ length: 25 }, (_, index) => (index * 7) % 5);
    for (const usefulCount of counts) await insertReview(academy.database, courseId, { usefulCount });
    const listed: { id: string; usefulCount: number }[] = [];
    for (let after = ''; ; ) {
      const page = await asVisitor(url(`?sort=${sort}${after}`));
      expect(page.summary.count).toBe(25);
      listed.push(...page.reviews);
      if (page.next === null) break;
      expect(page.reviews).toHaveLength(10);
      after = `&after=${page.next}`;
    }
    expect(new Set(listed.map(({ id }) => id)).size).toBe(25);
    const keys = listed.map(({ id, usefulCount }) =>
      sort === 'newest' ? id : `${String(usefulCount).padStart(9, '0')} ${id}`,
    );
    expect(keys).toEqual(keys.toSorted().reverse());
  });

  it.each(['after=x', 'after=1_2', 'sort=best', "after=0_' or 1=1", 'sort=newest&sort=useful'])(
    'are refused for %s',
    async (query) => {
      expect((await academy.app.inject({ url: encodeURI(url(`?${query}`)) })).statusCode).toBe(400);
    },
  );

  it('are counted right when many come at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        insertReview(academy.database, courseId, { rating: (index % 5) + 1 }),
      ),
    );
    expect((await author('GET', url())).body.summary).toEqual({ count: 20, mean: 3, stars: [4, 4, 4, 4, 4] });
    const rows = await academy.database.db.select().from(reviews).where(eq(reviews.courseId, courseId));
    expect(rows).toHaveLength(20);
  });

  it('go with the course', async () => {
    await insertReview(academy.database, courseId);
    await academy.database.pool.query('DELETE FROM courses WHERE id = $1', [courseId]);
    const left = await academy.database.db.select().from(reviews).where(eq(reviews.courseId, courseId));
    expect(left).toEqual([]);
  });
});
