import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { recordAudit } from '@academy/platform/audit/record-audit.ts';
import { auditNames } from '@academy/platform/database/schema/audit.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

let academy: TestAcademy;
let adminId: string;
let call: Awaited<ReturnType<typeof signInLearner>>;
beforeAll(async () => {
  academy = await createTestAcademy();
  adminId = await insertUser(academy.database, { role: 'admin', name: 'Amina the admin' });
  call = await signInLearner(academy, adminId);
});
afterAll(() => academy.close());

async function trail(query = ''): Promise<{ entries: AuditEntry[]; after: string | null }> {
  const { status, body } = await call('GET', `/api/admin/audit${query}`);
  expect(status).toBe(200);
  return body;
}

describe('the audit trail', () => {
  it('tells who published, unpublished, archived and restored a course, the last first', async () => {
    const courseId = await insertCourse(academy.database, { title: 'Weaving', status: 'draft' });
    for (const status of ['published', 'draft', 'archived', 'draft']) {
      expect((await call('PUT', `/api/creator/courses/${courseId}/status`, { status })).status).toBe(200);
    }
    const { entries } = await trail('?q=weaving');
    expect(entries.map(({ action }) => action)).toEqual([
      'course_restored',
      'course_archived',
      'course_unpublished',
      'course_published',
    ]);
    expect(entries[0]).toMatchObject({
      actor: { id: adminId, name: 'Amina the admin' },
      course: { id: courseId, name: 'Weaving' },
      person: null,
    });
  });

  it('tells once an hour who looked at the addresses of students', async () => {
    const courseId = await insertCourse(academy.database, { title: 'Looked at' });
    for (let times = 0; times < 3; times += 1) await call('GET', `/api/courses/${courseId}/students`);
    expect((await trail('?q=looked+at')).entries).toMatchObject([
      { action: 'students_viewed', actor: { id: adminId }, course: { id: courseId } },
    ]);
  });

  it('is searched by people, actions and days, and takes signs of patterns as they are', async () => {
    const personId = await insertUser(academy.database, { name: '100%_sure' });
    await recordAudit(academy.database.db, { action: 'blocked', actorId: null, personId });
    const found = async (query: string) => (await trail(query)).entries.map(({ action }) => action);
    expect(await found('?q=0%25_S')).toEqual(['blocked']);
    expect(await found('?q=0%25x')).toEqual([]);
    expect(await found('?q=%00')).toEqual([]);
    expect(await found(`?person=${personId}`)).toEqual(['blocked']);
    expect(await found(`?person=${personId}&action=unblocked`)).toEqual([]);
    expect(await found('?person=nobody')).toEqual([]);
    expect(await found(`?action=blocked&q=sure`)).toEqual(['blocked']);
    const today = new Date().toISOString().slice(0, 10);
    expect(await found(`?person=${personId}&from=${today}&to=${today}`)).toEqual(['blocked']);
    expect(await found(`?person=${personId}&to=2020-01-01`)).toEqual([]);
  });

  it('shows an id alone where a name was erased', async () => {
    const personId = await insertUser(academy.database, { name: 'Forgotten' });
    await recordAudit(academy.database.db, { action: 'unblocked', actorId: adminId, personId });
    await academy.database.db.delete(auditNames).where(eq(auditNames.id, personId));
    expect((await trail(`?person=${personId}`)).entries).toMatchObject([
      { person: { id: personId, name: null } },
    ]);
  });

  it('comes in pages that later entries do not shift', async () => {
    const personId = await insertUser(academy.database, { name: 'Paged' });
    const record = () =>
      recordAudit(academy.database.db, { action: 'signed_out_everywhere', actorId: adminId, personId });
    for (let count = 0; count < 120; count += 1) await record();
    const first = await trail(`?person=${personId}`);
    await record();
    const second = await trail(`?person=${personId}&after=${first.after}`);
    const third = await trail(`?person=${personId}&after=${second.after}`);
    const ids = [first, second, third].flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids).toHaveLength(120);
    expect(new Set(ids).size).toBe(120);
    expect(third.after).toBeNull();
    expect((await call('GET', '/api/admin/audit?after=nowhere')).status).toBe(400);
  });
});

describe('the file of the audit trail', () => {
  const download = async (query: string) => {
    const cookies = cookieHeader(await startTestSession(academy, adminId));
    return academy.app.inject({ url: `/api/admin/audit/file?${query}`, headers: { cookie: cookies } });
  };

  it('has harmless cells, and is itself told of', async () => {
    const personId = await insertUser(academy.database, { name: '=HYPERLINK("http://example.org")' });
    await recordAudit(academy.database.db, { action: 'blocked', actorId: adminId, personId });
    const { headers, body } = await download(`person=${personId}`);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-trail.csv"',
    });
    expect(body).toContain(`"'=HYPERLINK(""http://example.org"")"`);
    expect((await trail('?action=audit_exported')).entries[0]).toMatchObject({
      actor: { id: adminId },
      facts: { format: 'csv' },
    });
  });

  it('has a line of JSON for each entry, beyond one page', async () => {
    const { body } = await download('format=jsonl&q=paged');
    const lines = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(121);
    expect(lines[0]).toMatchObject({ action: 'signed_out_everywhere', actor: { name: 'Amina the admin' } });
  });
});
