/** What the rules of a school do: who signs up, who creates courses, and what is published. */
import { saveSchoolPage } from '@academy/platform/school-pages/school-pages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCourse, insertUser } from '../../testing/factories.ts';
import { listenTestAcademy } from '../../testing/test-academy.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';
import { tinyPng } from '../../testing/tiny-picture.ts';

let academy: Awaited<ReturnType<typeof listenTestAcademy>>;
let adminId: string;
type Call = Awaited<ReturnType<typeof signIn>>;
let admin: Call;

async function signIn(userId: string) {
  const headers = { cookie: cookieHeader(await startTestSession(academy, userId)), origin: academy.origin };
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const options = { method, url, headers, ...(payload === undefined ? {} : { payload }) };
    const answer = await academy.app.inject(options);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, body: isJson && answer.body !== '' ? answer.json() : null };
  };
}

beforeAll(async () => {
  academy = await listenTestAcademy({ config: { adminEmails: ['head@listed.org'] } });
  adminId = await insertUser(academy.database, { role: 'admin' });
  admin = await signIn(adminId);
});
afterAll(() => academy.close());

const save = async (changes: object) => {
  const { revision } = (await admin('GET', '/api/admin/settings')).body;
  const saved = await admin('PUT', '/api/admin/settings', { revision, changes });
  expect(saved.status).toBe(200);
};
const person = async (role: 'student' | 'creator') => {
  const id = await insertUser(academy.database, { role });
  return { id, call: await signIn(id) };
};
const actions = async () => {
  const { rows } = await academy.database.pool.query(
    'SELECT action FROM audit_entries ORDER BY at DESC, id DESC',
  );
  return rows.map(({ action }) => action);
};
const events = async (subject: string) => {
  const { rows } = await academy.database.pool.query(
    'SELECT name FROM outbox.events WHERE subject = $1 ORDER BY id',
    [subject],
  );
  return rows.map(({ name }) => name);
};

describe('who may sign up', () => {
  const landing = async (email: string) => {
    const landed = await new TestBrowser(academy.origin).signIn(email, { name: 'New', returnTo: '/faq' });
    return landed.pathname === '/login' ? landed.searchParams.get('error') : landed.pathname;
  };

  it('is everybody where nobody chose', async () => {
    expect(await landing('anybody@example.org')).toBe('/faq');
  });

  it('is nobody new, with the reason, while who has an account still comes in', async () => {
    await save({ signUp: 'nobody' });
    const refused = await new TestBrowser(academy.origin).signIn('late@example.org', { name: 'Late' });
    expect(refused.pathname).toBe('/login');
    expect(refused.searchParams.get('error_description')).toBe('This academy takes nobody new at present.');
    const { rows } = await academy.database.pool.query(
      "SELECT count(*)::int FROM users WHERE email = 'late@example.org'",
    );
    expect(rows[0].count).toBe(0);
    expect(await landing('anybody@example.org')).toBe('/faq');
    expect(await landing('head@listed.org')).toBe('/faq');
  });

  it('is who has an address of a domain, in whatever letters, and no other', async () => {
    await save({ signUp: 'domains', signUpDomains: ['@School.example', 'বাংলা.example'] });
    expect(await landing('one@SCHOOL.example')).toBe('/faq');
    expect(await landing('two@below.school.example')).toBe('sign_up_closed');
    expect(await landing('three@notschool.example')).toBe('sign_up_closed');
    expect(await landing('school.example@example.org')).toBe('sign_up_closed');
  });

  it('is who was invited', async () => {
    await save({ signUp: 'invited' });
    await academy.database.pool.query(
      `INSERT INTO invitations (id, email, expires_at)
       VALUES (gen_random_uuid(), 'guest@example.org', now() + interval '1 day')`,
    );
    expect(await landing('stranger@example.org')).toBe('sign_up_closed');
    expect(await landing('Guest@example.org')).toBe('/faq');
    await save({ signUp: 'everybody' });
  });
});

describe('who may create courses', () => {
  const course = {
    title: 'A new course',
    description: 'About something worth knowing',
    category: 'Programming',
    language: 'English',
    difficulty: 'beginner',
  };
  const create = (call: Call) => call('POST', '/api/courses', course);

  it('is everybody where nobody chose, and there is nothing to ask for', async () => {
    const { call } = await person('student');
    expect((await call('GET', '/api/creator/permission')).body).toEqual({
      mayCreate: true,
      rule: 'everybody',
      needsApproval: false,
      request: null,
    });
    expect(await call('POST', '/api/creator/permission', {})).toMatchObject({ status: 409 });
    expect((await create(call)).status).toBe(201);
  });

  it('is who is a creator, where admins name them', async () => {
    await save({ courseCreation: 'creators' });
    const { call } = await person('student');
    expect(await create(call)).toMatchObject({ status: 403, body: { code: 'only_creators' } });
    expect(await call('POST', '/api/creator/permission', {})).toMatchObject({
      body: { code: 'only_creators' },
    });
    expect((await create((await person('creator')).call)).status).toBe(201);
    expect((await create(admin)).status).toBe(201);
  });

  it('is who asked once and was allowed to', async () => {
    await save({ courseCreation: 'approval' });
    const { id, call } = await person('student');
    expect(await create(call)).toMatchObject({ status: 403, body: { code: 'creator_approval_needed' } });
    expect((await call('POST', '/api/creator/permission', { message: 'Weaving' })).status).toBe(201);
    expect(await call('POST', '/api/creator/permission', {})).toMatchObject({
      body: { code: 'already_asked' },
    });
    const { body } = await admin('GET', '/api/admin/approvals/creators');
    expect(body).toMatchObject({ count: 1, people: [{ id, message: 'Weaving' }] });
    expect((await create(call)).status).toBe(403);
    const decision = `/api/admin/approvals/creators/${id}`;
    expect((await admin('PUT', decision, { decision: 'approve' })).status).toBe(204);
    expect(await admin('PUT', decision, { decision: 'approve' })).toMatchObject({
      body: { code: 'not_waiting' },
    });
    expect((await create(call)).status).toBe(201);
    expect(await events(id)).toEqual(['creator_requested', 'creator_request_answered']);
    expect((await actions()).slice(0, 3)).toEqual([
      'course_created',
      'creator_approved',
      'creator_requested',
    ]);
  });

  it('is not who was refused, who reads the reason and cannot ask again', async () => {
    const { id, call } = await person('student');
    await call('POST', '/api/creator/permission', { message: '' });
    const decision = `/api/admin/approvals/creators/${id}`;
    expect((await admin('PUT', decision, { decision: 'refuse' })).status).toBe(400);
    await admin('PUT', decision, { decision: 'refuse', reason: 'Not this term' });
    expect((await call('GET', '/api/creator/permission')).body).toMatchObject({
      mayCreate: false,
      request: { state: 'refused', reason: 'Not this term' },
    });
    expect(await call('POST', '/api/creator/permission', {})).toMatchObject({
      body: { code: 'already_asked' },
    });
    await save({ courseCreation: 'everybody' });
  });
});

describe('publishing', () => {
  let author: Call;
  let courseId: string;
  beforeEach(async () => {
    const { id, call } = await person('creator');
    author = call;
    courseId = await insertCourse(academy.database, { authorId: id, status: 'draft', publishedAt: null });
  });
  const publish = (call = author) =>
    call('PUT', `/api/creator/courses/${courseId}/status`, { status: 'published' });
  const decide = (decision: object) => admin('PUT', `/api/admin/approvals/courses/${courseId}`, decision);
  const told = async () => (await author('GET', `/api/courses/${courseId}`)).body;

  it('needs nobody where nobody chose', async () => {
    expect((await publish()).status).toBe(200);
    expect((await told()).approval).toBeUndefined();
  });

  it('waits for an admin where it needs approval: the course is queued and stays a draft', async () => {
    const needsApproval = async (call: Call) =>
      (await call('GET', '/api/creator/permission')).body.needsApproval;
    expect(await needsApproval(author)).toBe(false);
    await save({ publishingNeedsApproval: true });
    expect([await needsApproval(author), await needsApproval(admin)]).toEqual([true, false]);
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'needs_approval' } });
    expect((await publish()).status).toBe(409);
    expect(await told()).toMatchObject({ status: 'draft', approval: { state: 'waiting', reason: null } });
    const { body } = await admin('GET', '/api/admin/approvals/courses');
    expect(body).toMatchObject({ count: 1, courses: [{ id: courseId, title: 'A course' }] });
    expect((await decide({ decision: 'approve' })).status).toBe(204);
    const published = await told();
    expect(published).toMatchObject({ status: 'published', publishedAt: expect.any(String) });
    expect(published.approval).toBeUndefined();
    expect(await events(courseId)).toEqual(['course_created', 'course_submitted', 'course_published']);
    expect((await actions()).slice(0, 2)).toEqual(['course_approved', 'course_submitted']);
    expect(await decide({ decision: 'approve' })).toMatchObject({ body: { code: 'not_waiting' } });
  });

  it('that is refused tells the creator why, and can be asked for again', async () => {
    await publish();
    expect((await decide({ decision: 'refuse', reason: '  ' })).status).toBe(400);
    expect((await decide({ decision: 'refuse', reason: 'The second lesson is empty' })).status).toBe(204);
    const list = await author('GET', '/api/creator/courses');
    expect(list.body[0]).toMatchObject({
      status: 'draft',
      approval: { state: 'refused', reason: 'The second lesson is empty' },
    });
    expect((await publish()).status).toBe(409);
    expect((await told()).approval).toMatchObject({ state: 'waiting', reason: null });
    expect(await events(courseId)).toContain('course_refused');
    expect((await actions()).slice(0, 2)).toEqual(['course_submitted', 'course_refused']);
  });

  it('is an admin’s own word, and of two who decide at once one is late', async () => {
    await publish();
    const answers = await Promise.all([
      decide({ decision: 'approve' }),
      decide({ decision: 'refuse', reason: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    await author('PUT', `/api/creator/courses/${courseId}/status`, { status: 'archived' });
    await author('PUT', `/api/creator/courses/${courseId}/status`, { status: 'draft' });
    expect((await told()).approval).toBeUndefined();
    expect((await publish(admin)).status).toBe(200);
    await save({ publishingNeedsApproval: false });
  });
});

describe('the mark of the academy', () => {
  const send = async (payload: Buffer, type = 'image/png', revision?: number) => {
    const current = (await admin('GET', '/api/admin/settings')).body.revision;
    const cookie = cookieHeader(await startTestSession(academy, adminId));
    return academy.app.inject({
      method: 'PUT',
      url: `/api/admin/settings/logo?revision=${revision ?? current}`,
      headers: { cookie, origin: academy.origin, 'content-type': type },
      payload,
    });
  };
  const files = async () => {
    const found: string[] = [];
    for await (const { key } of academy.blobs.list('school/logo')) found.push(key);
    return found;
  };

  it('is a picture by its own bytes, served to everybody, and replaced as a whole', async () => {
    expect((await send(Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(415);
    expect((await send(tinyPng, 'image/jpeg')).statusCode).toBe(415);
    expect((await send(tinyPng, 'text/html')).statusCode).toBe(415);
    const saved = (await send(tinyPng)).json();
    const picture = await academy.app.inject({ url: saved.logo });
    expect(picture.rawPayload.equals(tinyPng)).toBe(true);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    await send(tinyPng);
    expect(await files()).toHaveLength(1);
    expect((await academy.app.inject({ url: saved.logo })).statusCode).toBe(404);
  });

  it('of an admin who is late is not kept', async () => {
    const late = await send(tinyPng, 'image/png', 1);
    expect(late.json()).toMatchObject({ code: 'settings_stale' });
    expect(await files()).toHaveLength(1);
    const { revision } = (await admin('GET', '/api/admin/settings')).body;
    const removed = await admin('DELETE', `/api/admin/settings/logo?revision=${revision}`);
    expect(removed.body.logo).toBeNull();
    expect(await files()).toEqual([]);
  });
});

describe('the pages of the academy', () => {
  const address = '/api/admin/pages/about/en';

  it('are written by admins, and of two who write one the second is told', async () => {
    const { body: before } = await admin('GET', address);
    expect(before).toMatchObject({
      markdown: null,
      updatedAt: null,
      startingText: expect.stringContaining('#'),
    });
    const saved = await admin('PUT', address, { markdown: '# Ours', updatedAt: null });
    expect(saved).toMatchObject({ status: 200, body: { markdown: '# Ours', updatedAt: expect.any(String) } });
    const late = await admin('PUT', address, { markdown: '# Mine', updatedAt: null });
    expect(late).toMatchObject({ status: 409, body: { code: 'page_stale' } });
    const { updatedAt } = saved.body;
    await saveSchoolPage(academy.database, { page: 'about', language: 'en' }, '# The command line');
    expect((await admin('PUT', address, { markdown: null, updatedAt })).status).toBe(409);
    const { body: now } = await admin('GET', address);
    expect(now.markdown).toBe('# The command line');
    const gone = await admin('PUT', address, { markdown: null, updatedAt: now.updatedAt });
    expect(gone.body).toMatchObject({ markdown: null, updatedAt: null });
    expect((await actions())[0]).toBe('school_page_edited');
  });

  it('have a bound', async () => {
    const long = 'a'.repeat(100_001);
    expect((await admin('PUT', address, { markdown: long, updatedAt: null })).status).toBe(400);
  });
});
