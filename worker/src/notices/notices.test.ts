import type { AcademyEvent } from '@academy/contract/events/events.ts';
import { certificates, signingKeys } from '@academy/platform/database/schema/certificates.ts';
import { courses } from '@academy/platform/database/schema/courses.ts';
import { lessons, modules } from '@academy/platform/database/schema/curriculum.ts';
import { enrollments, lessonProgress } from '@academy/platform/database/schema/learning.ts';
import { notices } from '@academy/platform/database/schema/notices.ts';
import { reviewReports, reviews } from '@academy/platform/database/schema/reviews.ts';
import { courseApprovals, creatorRequests } from '@academy/platform/database/schema/school-settings.ts';
import { users } from '@academy/platform/database/schema/users.ts';
import { videoAssets } from '@academy/platform/database/schema/videos.ts';
import { newId } from '@academy/platform/ids.ts';
import { createTestDatabase, type TestDatabase } from '@academy/platform/testing/test-database.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticesListener } from './notices-listener.ts';
import { lastWeek, tellWeek } from './weekly-summary.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** No mail is wanted here, so nothing is put into the queue. */
const jobs = { enqueue: () => Promise.reject(new Error('No mail is sent without a server for it.')) };
const telling = { jobs, sendsMail: false, adminEmails: ['listed@example.org'] };
const listener = noticesListener(telling);
const happenedAt = new Date('2026-01-05T10:00:00Z');
const hear = (event: AcademyEvent) =>
  test.database.db.transaction((tx) => listener.handle(tx, { id: '1', happenedAt, event }));

async function addPerson(values: Partial<typeof users.$inferInsert> = {}): Promise<string> {
  const id = newId();
  await test.database.db
    .insert(users)
    .values({ id, name: 'Nadia', username: id, email: `${id}@example.com`, ...values });
  return id;
}
async function addCourse(authorId: string, status: 'draft' | 'published' = 'published'): Promise<string> {
  const id = newId();
  const publishedAt = status === 'published' ? new Date() : null;
  await test.database.db.insert(courses).values({
    ...{ id, authorId, title: 'Weaving', description: 'About it', category: 'Design', instructor: 'A' },
    ...{ status, publishedAt },
  });
  return id;
}
const toldTo = (userId: string) =>
  test.database.db
    .select({ kind: notices.kind, facts: notices.facts })
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(asc(notices.id));

describe('what people are told', () => {
  it('is a new review for the author, and no second time when it is changed', async () => {
    const { db } = test.database;
    const authorId = await addPerson();
    const [courseId, userId, reviewId] = [await addCourse(authorId), await addPerson(), newId()];
    await db.insert(reviews).values({ id: reviewId, courseId, userId, rating: 4, text: 'Good' });
    const event = { name: 'review_written', courseId, reviewId, userId } as const;
    await hear(event);
    await hear(event);
    expect(await toldTo(authorId)).toEqual([
      { kind: 'review_written', facts: { courseTitle: 'Weaving', rating: 4 } },
    ]);
  });

  it('is nothing of what was taken back before it was told', async () => {
    const { db } = test.database;
    const authorId = await addPerson();
    const [courseId, userId, reviewId] = [await addCourse(authorId, 'draft'), await addPerson(), newId()];
    await db.insert(reviews).values({ id: reviewId, courseId, userId, rating: 4, text: 'Good' });
    await hear({ name: 'review_answered', courseId, reviewId });
    await hear({ name: 'course_published', courseId });
    await hear({ name: 'review_hidden', courseId, reviewId });
    await hear({ name: 'review_written', courseId, reviewId: newId(), userId });
    expect([...(await toldTo(authorId)), ...(await toldTo(userId))]).toEqual([]);
  });

  it('is each publication for the author', async () => {
    const authorId = await addPerson();
    const courseId = await addCourse(authorId);
    await hear({ name: 'course_published', courseId });
    await hear({ name: 'course_published', courseId });
    expect(await toldTo(authorId)).toEqual([{ kind: 'course_published', facts: { courseTitle: 'Weaving' } }]);
  });

  it('is a course that waits for admins, also those of the list, and its refusal for the author', async () => {
    const { db } = test.database;
    const [admin, listed, blocked, formerly] = [
      await addPerson({ role: 'admin' }),
      await addPerson({ email: 'Listed@example.org', isListedAdmin: true }),
      await addPerson({ role: 'admin', blockedAt: new Date() }),
      await addPerson({ email: 'gone@example.org', isListedAdmin: true }),
    ];
    const authorId = await addPerson();
    const courseId = await addCourse(authorId, 'draft');
    await db.insert(courseApprovals).values({ courseId, state: 'waiting', submittedBy: authorId });
    await hear({ name: 'course_submitted', courseId });
    const waits = [{ kind: 'course_submitted', facts: { courseTitle: 'Weaving' } }];
    expect([await toldTo(admin), await toldTo(listed)]).toEqual([waits, waits]);
    expect([await toldTo(blocked), await toldTo(formerly), await toldTo(authorId)]).toEqual([[], [], []]);
    await db.update(courseApprovals).set({ state: 'refused', decidedAt: new Date(), reason: 'Too short' });
    await hear({ name: 'course_refused', courseId });
    expect(await toldTo(authorId)).toEqual([{ kind: 'course_refused', facts: { courseTitle: 'Weaving' } }]);
  });

  it('is who asks to write courses for admins, and the answer for who asked', async () => {
    const { db } = test.database;
    const [admin, userId] = [await addPerson({ role: 'admin' }), await addPerson()];
    await db.insert(creatorRequests).values({ userId, state: 'waiting' });
    await hear({ name: 'creator_requested', userId });
    expect((await toldTo(admin)).at(-1)).toEqual({ kind: 'creator_requested', facts: {} });
    const answered = { state: 'approved', decidedAt: new Date() } as const;
    await db.update(creatorRequests).set(answered).where(eq(creatorRequests.userId, userId));
    await hear({ name: 'creator_request_answered', userId });
    expect(await toldTo(userId)).toEqual([{ kind: 'creator_request_answered', facts: { approved: true } }]);
  });

  it('is one notice for all videos of a course that fail until it is read, and none once all are mended', async () => {
    const { db } = test.database;
    const authorId = await addPerson();
    const [courseId, moduleId] = [await addCourse(authorId), newId()];
    await db.insert(modules).values({ id: moduleId, courseId, title: 'Basics', position: 0 });
    const lessonIds = [newId(), newId(), newId()];
    for (const [position, id] of lessonIds.entries()) {
      await db.insert(lessons).values({ id, courseId, moduleId, title: 'Warp', content: '', position });
      await db.insert(videoAssets).values({ id, lessonId: id, version: 1, state: 'waiting' });
    }
    const [first = '', second = '', mended = ''] = lessonIds;
    const failAt = (id: string) =>
      db.update(videoAssets).set({ state: 'failed' }).where(eq(videoAssets.id, id));
    const fail = (lessonId: string) => hear({ name: 'video_failed', courseId, lessonId });
    await fail(mended);
    expect(await toldTo(authorId)).toEqual([]);
    const of = (videos: number, lessonId: string) => ({
      kind: 'video_failed',
      facts: { courseTitle: 'Weaving', lessonId, lessonTitle: 'Warp', videos },
    });
    await failAt(first);
    await fail(first);
    expect(await toldTo(authorId)).toEqual([of(1, first)]);
    await failAt(second);
    await fail(second);
    expect(await toldTo(authorId)).toEqual([of(2, first)]);
    await db.update(notices).set({ readAt: new Date() }).where(eq(notices.userId, authorId));
    await fail(second);
    expect(await toldTo(authorId)).toEqual([of(2, first), of(2, first)]);
    const replace = (lessonId: string) =>
      db.insert(videoAssets).values({ id: newId(), lessonId, version: 2, state: 'ready' });
    await replace(first);
    await hear({ name: 'video_ready', courseId, lessonId: first });
    expect(await toldTo(authorId)).toEqual([of(2, first), of(1, second)]);
    await db.delete(lessons).where(eq(lessons.id, second));
    await hear({ name: 'curriculum_edited', courseId });
    expect(await toldTo(authorId)).toEqual([]);
  });

  it('is a reported review for admins, once for all reports, until it is hidden, kept or deleted', async () => {
    const { db } = test.database;
    const [admin, authorId, userId] = [
      await addPerson({ role: 'admin' }),
      await addPerson(),
      await addPerson(),
    ];
    const [courseId, reviewId] = [await addCourse(authorId), newId()];
    await db.insert(reviews).values({ id: reviewId, courseId, userId, rating: 1, text: 'Buy at mine' });
    const report = async () => {
      await db.insert(reviewReports).values({ reviewId, userId: await addPerson(), reason: 'It sells' });
      await hear({ name: 'review_reported', courseId, reviewId });
    };
    const waits = [{ kind: 'review_reported', facts: { courseTitle: 'Weaving' } }];
    await report();
    await report();
    expect([await toldTo(admin), await toldTo(authorId), await toldTo(userId)]).toEqual([waits, [], []]);
    await db.update(reviews).set({ hiddenAt: new Date(), hiddenReason: 'It sells' });
    await hear({ name: 'review_reported', courseId, reviewId });
    expect(await toldTo(admin)).toEqual([]);
    await db.update(reviews).set({ hiddenAt: null, hiddenReason: null });
    await report();
    expect(await toldTo(admin)).toEqual(waits);
    await db.update(reviewReports).set({ settledAt: new Date() });
    await hear({ name: 'review_kept', courseId, reviewId });
    expect(await toldTo(admin)).toEqual([]);
    await report();
    expect(await toldTo(admin)).toEqual(waits);
    await db.delete(reviews).where(eq(reviews.id, reviewId));
    await hear({ name: 'review_deleted', courseId, reviewId, userId });
    expect(await toldTo(admin)).toEqual([]);
  });

  it('is no news of a certificate that one took oneself, and news of one that was withdrawn', async () => {
    const { db } = test.database;
    const [userId, keyId, certificateId, courseKey] = [await addPerson(), newId(), newId(), newId()];
    await db.insert(signingKeys).values({ id: keyId, thumbprint: keyId, publicKey: keyId, sealedKey: keyId });
    await db.insert(certificates).values({
      ...{ id: certificateId, userId, courseKey, courseTitle: 'Weaving', creator: 'Tanvir', hue: 'teal' },
      ...{ name: 'Nadia', lessons: 2, issuedAt: happenedAt, keyId, credential: 'signed' },
      ...{ statusList: 1, statusIndex: 1 },
    });
    const about = { certificateId, courseId: courseKey, userId };
    const told = () =>
      db
        .select({ kind: notices.kind, readAt: notices.readAt })
        .from(notices)
        .where(eq(notices.userId, userId))
        .orderBy(asc(notices.id));
    await hear({ name: 'certificate_issued', ...about });
    expect(await told()).toEqual([{ kind: 'certificate_issued', readAt: expect.any(Date) }]);
    await db
      .update(certificates)
      .set({ revokedAt: new Date(), revocationReason: 'In error' })
      .where(eq(certificates.id, certificateId));
    await hear({ name: 'certificate_revoked', ...about });
    expect((await told())[1]).toEqual({ kind: 'certificate_revoked', readAt: null });
  });

  it('goes with the course that it is about', async () => {
    const { db } = test.database;
    const authorId = await addPerson();
    const courseId = await addCourse(authorId);
    await hear({ name: 'course_published', courseId });
    await db.delete(courses).where(eq(courses.id, courseId));
    expect(await toldTo(authorId)).toEqual([]);
  });
});

describe('the week of a creator', () => {
  const monday = new Date('2026-01-12T06:00:00Z');
  const within = new Date('2026-01-08T12:00:00Z');
  const before = new Date('2026-01-01T12:00:00Z');

  it('ends on Monday at midnight, whenever it is looked at', () => {
    const week = { from: new Date('2026-01-05T00:00:00Z'), to: new Date('2026-01-12T00:00:00Z') };
    for (const now of ['2026-01-12T00:00:00Z', '2026-01-12T06:00:00Z', '2026-01-18T23:59:59Z'])
      expect(lastWeek(new Date(now))).toEqual(week);
    expect(lastWeek(new Date('2026-01-11T23:59:59Z')).to).toEqual(week.from);
  });

  it('counts new students, completed courses and reviews once, and nothing of the author or of other weeks', async () => {
    const { db } = test.database;
    const [authorId, idle] = [await addPerson(), await addPerson()];
    const courseId = await addCourse(authorId);
    await addCourse(idle);
    const [moduleId, one, two] = [newId(), newId(), newId()];
    await db.insert(modules).values({ id: moduleId, courseId, title: 'M', position: 1 });
    await db.insert(lessons).values([
      { id: one, courseId, moduleId, title: 'One', position: 1 },
      { id: two, courseId, moduleId, title: 'Two', position: 2 },
    ]);
    const [finished, half, early] = [await addPerson(), await addPerson(), await addPerson()];
    await db.insert(enrollments).values([
      { userId: finished, courseId, enrolledAt: within },
      { userId: half, courseId, enrolledAt: within },
      { userId: authorId, courseId, enrolledAt: within },
      { userId: early, courseId, enrolledAt: before },
    ]);
    await db.insert(lessonProgress).values([
      { userId: finished, courseId, lessonId: one, completedAt: before },
      { userId: finished, courseId, lessonId: two, completedAt: within },
      { userId: half, courseId, lessonId: one, completedAt: within },
      { userId: early, courseId, lessonId: one, completedAt: before },
      { userId: early, courseId, lessonId: two, completedAt: before },
    ]);
    await db
      .insert(reviews)
      .values({ id: newId(), courseId, userId: finished, rating: 5, text: '', createdAt: within });
    await tellWeek(test.database, telling, monday);
    await tellWeek(test.database, telling, monday);
    const told = await db
      .select({ facts: notices.facts })
      .from(notices)
      .where(and(eq(notices.userId, authorId), eq(notices.kind, 'weekly_summary')));
    expect(told).toEqual([{ facts: { students: 2, completions: 1, reviews: 1, questions: 0 } }]);
    expect(await toldTo(idle)).toEqual([]);
  });
});
