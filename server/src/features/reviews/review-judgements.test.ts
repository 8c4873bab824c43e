import { enrollments } from '@academy/platform/database/schema/learning.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { completeLesson, insertReview } from '../../testing/insert-review.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';

type Call = Awaited<ReturnType<typeof signInLearner>>;

let academy: TestAcademy;
let author: Call;
let admin: Call;
let authorId: string;
let courseId: string;
let writerId: string;
let writer: Call;
let reader: Call;
let reviewId: string;

async function enrolled(): Promise<[string, Call]> {
  const userId = await insertUser(academy.database);
  await academy.database.db.insert(enrollments).values({ userId, courseId });
  return [userId, await signInLearner(academy, userId)];
}

beforeAll(async () => {
  academy = await createTestAcademy();
  authorId = await insertUser(academy.database, { role: 'creator' });
  author = await signInLearner(academy, authorId);
  admin = await signInLearner(academy, await insertUser(academy.database, { role: 'admin' }));
});
afterAll(() => academy.close());

beforeEach(async () => {
  const { database } = academy;
  courseId = await insertCourse(database, { authorId, status: 'published' });
  const [lesson] = await insertCurriculum(database, courseId, { One: ['a'] });
  [writerId, writer] = await enrolled();
  [, reader] = await enrolled();
  await completeLesson(database, { userId: writerId, courseId, lessonId: lesson?.id ?? '' });
  reviewId = (await writer('PUT', url('/own'), { rating: 2, text: 'Too short.' })).body.id;
});

const url = (rest = '') => `/api/courses/${courseId}/reviews${rest}`;
const asVisitor = async (address: string) => (await academy.app.inject({ url: address })).json();
const asReader = async () => (await reader('GET', url())).body;

async function events(): Promise<string[]> {
  const { rows } = await academy.database.pool.query(
    'SELECT name FROM outbox.events WHERE subject = $1 AND name LIKE $2 ORDER BY id',
    [courseId, 'review_%'],
  );
  return rows.map(({ name }) => name);
}

describe('a vote', () => {
  it('counts once for each student, and is taken back', async () => {
    for (let times = 0; times < 3; times += 1) {
      expect((await reader('PUT', url(`/${reviewId}/useful`))).status).toBe(204);
    }
    expect((await asReader()).reviews[0]).toMatchObject({ usefulCount: 1, isUseful: true });
    expect((await writer('GET', url())).body.reviews[0]).toMatchObject({ usefulCount: 1, isUseful: false });
    await reader('DELETE', url(`/${reviewId}/useful`));
    await reader('DELETE', url(`/${reviewId}/useful`));
    expect((await asReader()).reviews[0]).toMatchObject({ usefulCount: 0, isUseful: false });
  });

  it('is not for one’s own review', async () => {
    expect((await writer('PUT', url(`/${reviewId}/useful`))).body.code).toBe('review_own');
  });

  it('brings a review up', async () => {
    const later = await insertReview(academy.database, courseId);
    expect((await asReader()).reviews.map(({ id }: { id: string }) => id)).toEqual([later, reviewId]);
    await reader('PUT', url(`/${reviewId}/useful`));
    const { body } = await reader('GET', url('?sort=useful'));
    expect(body.reviews.map(({ id }: { id: string }) => id)).toEqual([reviewId, later]);
  });
});

describe('a report', () => {
  it('is told to admins alone, once for each person', async () => {
    await reader('POST', url(`/${reviewId}/report`), { reason: 'An advertisement' });
    await reader('POST', url(`/${reviewId}/report`), { reason: 'Again' });
    await author('POST', url(`/${reviewId}/report`), { reason: 'Untrue' });
    const [seen] = (await admin('GET', url())).body.reviews;
    expect(seen.reports).toEqual({ count: 2, reasons: ['Untrue', 'An advertisement'] });
    expect((await asReader()).reviews[0].isReported).toBe(true);
    for (const page of [await asVisitor(url()), await asReader(), (await author('GET', url())).body]) {
      expect(page.reviews[0]).not.toHaveProperty('reports');
      expect(JSON.stringify(page)).not.toContain('advertisement');
    }
  });

  it('is an event of its own for each person, of which the admins are told', async () => {
    await reader('POST', url(`/${reviewId}/report`), { reason: 'An advertisement' });
    await reader('POST', url(`/${reviewId}/report`), { reason: 'Again' });
    await author('POST', url(`/${reviewId}/report`), { reason: 'Untrue' });
    expect(await events()).toEqual(['review_written', 'review_reported', 'review_reported']);
  });

  it.each([{}, { reason: ' ' }, { reason: 'x'.repeat(501) }])(
    'needs a reason within bounds',
    async (body) => {
      expect((await reader('POST', url(`/${reviewId}/report`), body)).status).toBe(400);
    },
  );
});

describe('a reported review', () => {
  const waiting = async () => (await admin('GET', '/api/admin/approvals/reviews')).body;
  const ofOurs = async () =>
    (await waiting()).reviews.filter(({ course }: { course: { id: string } }) => course.id === courseId);
  const keep = () => admin('PUT', url(`/${reviewId}/kept`));

  beforeEach(async () => {
    await reader('POST', url(`/${reviewId}/report`), { reason: 'An advertisement' });
    await author('POST', url(`/${reviewId}/report`), { reason: 'Untrue' });
  });

  it('waits for the admins, with its course, its writer and why it was reported', async () => {
    const before = await waiting();
    expect(await ofOurs()).toEqual([
      {
        id: reviewId,
        rating: 2,
        text: 'Too short.',
        course: { id: courseId, title: 'A course' },
        writer: { id: writerId, name: 'Anika', avatar: null },
        reports: { count: 2, reasons: ['Untrue', 'An advertisement'] },
        reportedAt: expect.any(String),
      },
    ]);
    // The longest waiting first.
    expect(before.reviews.at(-1).id).toBe(reviewId);
    await admin('PUT', url(`/${reviewId}/hidden`), { reason: 'Untrue' });
    expect(await ofOurs()).toEqual([]);
    expect((await waiting()).count).toBe(before.count - 1);
  });

  it('that is kept has left the list, with its reports, and is told once', async () => {
    expect((await keep()).status).toBe(204);
    expect((await keep()).status).toBe(204);
    expect(await ofOurs()).toEqual([]);
    expect((await admin('GET', url())).body.reviews[0].reports).toEqual({ count: 0, reasons: [] });
    expect((await asVisitor(url())).reviews[0].text).toBe('Too short.');
    expect((await events()).filter((name) => name === 'review_kept')).toHaveLength(1);
    const { rows } = await academy.database.pool.query(
      `SELECT person_id AS "personId" FROM audit_entries WHERE action = 'review_kept' AND course_id = $1`,
      [courseId],
    );
    expect(rows).toEqual([{ personId: writerId }]);
  });

  it('that was kept waits again when somebody reports it anew, who may have reported it before', async () => {
    await keep();
    expect((await asReader()).reviews[0].isReported).toBe(false);
    await reader('POST', url(`/${reviewId}/report`), { reason: 'It names a person now' });
    expect((await asReader()).reviews[0].isReported).toBe(true);
    const [again] = await ofOurs();
    expect(again.reports).toEqual({ count: 1, reasons: ['It names a person now'] });
    expect((await events()).filter((name) => name === 'review_reported')).toHaveLength(3);
  });

  it('that was hidden meanwhile is not kept, and its reasons stay beside it', async () => {
    await admin('PUT', url(`/${reviewId}/hidden`), { reason: 'Untrue' });
    expect(await keep()).toMatchObject({ status: 409, body: { code: 'review_hidden' } });
    expect((await admin('GET', url())).body.reviews[0].reports.count).toBe(2);
    expect(await events()).not.toContain('review_kept');
  });

  it('that is hidden and shown again has been decided about', async () => {
    await admin('PUT', url(`/${reviewId}/hidden`), { reason: 'Untrue' });
    await admin('DELETE', url(`/${reviewId}/hidden`));
    expect(await ofOurs()).toEqual([]);
  });
});

describe('the answer of the author', () => {
  it('is one, changed and taken back, and everybody sees it', async () => {
    await author('PUT', url(`/${reviewId}/reply`), { text: 'Thank you.' });
    await author('PUT', url(`/${reviewId}/reply`), { text: 'Thank you, there is more now.' });
    expect((await asVisitor(url())).reviews[0].reply).toEqual({
      text: 'Thank you, there is more now.',
      repliedAt: expect.any(String),
    });
    await author('DELETE', url(`/${reviewId}/reply`));
    expect((await asVisitor(url())).reviews[0].reply).toBeNull();
    expect(await events()).toEqual([
      'review_written',
      'review_answered',
      'review_answered',
      'review_answered',
    ]);
  });
});

describe('a hidden review', () => {
  beforeEach(async () => {
    await admin('PUT', url(`/${reviewId}/hidden`), { reason: 'It names a person' });
  });

  it('is gone for everybody from that moment, and does not count', async () => {
    for (const page of [await asVisitor(url()), await asReader(), (await author('GET', url())).body]) {
      expect(page).toEqual({
        summary: { count: 0, mean: null, stars: [0, 0, 0, 0, 0] },
        reviews: [],
        next: null,
      });
    }
    expect(await asVisitor(`/api/courses/${courseId}`)).not.toHaveProperty('reviewCount');
    for (const [method, rest] of [
      ['PUT', 'useful'],
      ['DELETE', 'useful'],
    ] as const) {
      expect((await reader(method, url(`/${reviewId}/${rest}`))).body.code).toBe('review_not_found');
    }
    const answer = await author('PUT', url(`/${reviewId}/reply`), { text: 'But why' });
    expect(answer.body.code).toBe('review_not_found');
  });

  it('is seen with the reason by its writer and by admins', async () => {
    expect((await writer('GET', url('/own'))).body.review.hiddenReason).toBe('It names a person');
    expect((await admin('GET', url())).body.reviews[0]).toMatchObject({
      text: 'Too short.',
      hiddenReason: 'It names a person',
    });
  });

  it('is shown again by an admin', async () => {
    await admin('DELETE', url(`/${reviewId}/hidden`));
    expect((await asVisitor(url())).summary).toEqual({ count: 1, mean: 2, stars: [0, 1, 0, 0, 0] });
    expect(await events()).toEqual(['review_written', 'review_hidden', 'review_shown']);
  });

  it('stays hidden when its writer changes it, or takes it back and writes anew', async () => {
    await writer('PUT', url('/own'), { rating: 5, text: 'Another text' });
    expect((await asVisitor(url())).reviews).toEqual([]);
    expect((await writer('DELETE', url('/own'))).status).toBe(204);
    expect((await writer('GET', url('/own'))).body.review).toBeNull();
    expect((await admin('GET', url())).body.reviews).toEqual([]);
    const again = await writer('PUT', url('/own'), { rating: 5, text: 'Once more' });
    expect(again.body).toMatchObject({ text: 'Once more', hiddenReason: 'It names a person' });
    expect((await asVisitor(url())).summary.count).toBe(0);
  });
});

it('a review of another course is not found', async () => {
  const elsewhere = await insertCourse(academy.database, { authorId, status: 'published' });
  const foreign = await insertReview(academy.database, elsewhere);
  for (const id of [foreign, 'malformed', '0190a5c2-0000-7000-8000-000000000000']) {
    expect((await reader('PUT', url(`/${id}/useful`))).body.code).toBe('review_not_found');
    expect((await admin('PUT', url(`/${id}/hidden`), { reason: 'x' })).body.code).toBe('review_not_found');
  }
});
