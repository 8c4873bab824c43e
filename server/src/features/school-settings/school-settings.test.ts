import { findSchoolRules } from '@academy/platform/school-settings/school-settings.ts';
import { SchoolSettingsCache } from '@academy/platform/school-settings/school-settings-cache.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy } from '../../testing/test-academy.ts';
import { cookieHeader, startTestSession } from '../../testing/test-session.ts';

type Call = Awaited<ReturnType<typeof signInLearner>>;

let academy: TestAcademy;
let other: TestAcademy;
let locked: TestAcademy;
let adminId: string;
let admin: Call;

beforeAll(async () => {
  academy = await createTestAcademy();
  other = await createTestAcademy({ beside: academy });
  locked = await createTestAcademy({
    beside: academy,
    config: { support: 'mailto:help@example.org', setVariables: ['SUPPORT_EMAIL', 'MAX_UPLOAD_MB'] },
  });
  adminId = await insertUser(academy.database, { role: 'admin' });
  admin = await signInLearner(academy, adminId);
});
afterAll(async () => {
  await locked.close();
  await other.close();
  await academy.close();
});

const address = '/api/admin/settings';
const read = async (call = admin) =>
  (await call('GET', address)).body as {
    revision: number;
    settings: Record<string, unknown>;
    limits: Record<string, number>;
    locked: Record<string, string>;
  };
const save = async (changes: object, call = admin) =>
  call('PUT', address, { revision: (await read()).revision, changes });

describe('the settings of the academy', () => {
  it('are as specified where nobody chose', async () => {
    expect(await read()).toEqual({
      revision: 0,
      settings: {
        signUp: 'everybody',
        signUpDomains: [],
        courseCreation: 'everybody',
        publishingNeedsApproval: false,
        creatorQuotaMb: null,
        creatorUploadMb: null,
        creatorResourceMb: null,
        adminQuotaMb: null,
        adminUploadMb: null,
        adminResourceMb: null,
        academyName: 'Academy',
        accent: null,
        support: null,
        timeZone: null,
      },
      timeZone: 'UTC',
      logo: null,
      limits: {
        creatorQuotaMb: 100,
        creatorUploadMb: 10,
        creatorResourceMb: 2,
        adminQuotaMb: 100,
        adminUploadMb: 10,
        adminResourceMb: 2,
      },
      locked: {},
    });
  });

  it('are changed one by one, and the others stay', async () => {
    expect((await save({ academyName: '  River School ' })).body).toMatchObject({
      revision: 1,
      settings: { academyName: 'River School', signUp: 'everybody' },
    });
    expect((await save({ support: 'help@example.org', accent: '#AABBCC' })).body).toMatchObject({
      settings: { academyName: 'River School', support: 'mailto:help@example.org', accent: '#aabbcc' },
    });
  });

  it('act in another process at once', async () => {
    const elsewhere = await signInLearner(other, adminId);
    await save({ academyName: 'Seen everywhere' });
    expect((await read(elsewhere)).settings['academyName']).toBe('Seen everywhere');
  });

  it('of an admin who is late are refused, and nothing is overwritten', async () => {
    const { revision } = await read();
    await save({ academyName: 'First' });
    const late = await admin('PUT', address, { revision, changes: { accent: null } });
    expect(late).toMatchObject({ status: 409, body: { code: 'settings_stale' } });
    expect((await read()).settings).toMatchObject({ academyName: 'First', accent: '#aabbcc' });
  });

  it('of two admins who save at the same moment, one is refused', async () => {
    const { revision } = await read();
    const elsewhere = await signInLearner(other, adminId);
    const answers = await Promise.all(
      [admin, elsewhere].map((call, index) =>
        call('PUT', address, { revision, changes: { academyName: `Name ${index}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['a rule that does not exist', { signUp: 'friends' }],
    ['an empty name', { academyName: '  ' }],
    ['a name without end', { academyName: 'a'.repeat(61) }],
    ['a colour that is none', { accent: 'red' }],
    ['a script as an address for help', { support: 'javascript:alert(1)' }],
    ['a password in an address', { support: 'https://a:b@example.org/' }],
    ['a domain that is none', { signUpDomains: ['no domain'] }],
    ['more domains than there may be', { signUpDomains: Array.from({ length: 101 }, (_, n) => `d${n}.org`) }],
    ['no megabytes', { creatorQuotaMb: 0 }],
    ['a part of a megabyte', { creatorUploadMb: 1.5 }],
  ])('refuse %s', async (_, changes) => {
    expect((await save(changes)).status).toBe(400);
  });

  it('need a domain for the rule that names domains', async () => {
    expect(await save({ signUp: 'domains' })).toMatchObject({
      status: 422,
      body: { code: 'sign_up_domains_missing' },
    });
  });

  it('say in the audit trail which were changed, and not to what', async () => {
    await save({ academyName: 'A secret name', signUp: 'nobody' });
    await save({ signUp: 'everybody' });
    const { body } = await admin('GET', '/api/admin/audit?action=settings_changed');
    const [, entry] = (body as { entries: object[] }).entries;
    expect(entry).toMatchObject({ facts: { settings: 'signUp academyName' }, actor: { id: adminId } });
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('a variable that is set', () => {
  it('wins over what an admin chose, and is named', async () => {
    await save({ support: 'https://example.org/help', adminUploadMb: 7, adminQuotaMb: 70 });
    const there = await read(await signInLearner(locked, adminId));
    expect(there.settings['support']).toBe('mailto:help@example.org');
    expect(there.limits).toMatchObject({ adminUploadMb: 10, adminQuotaMb: 70 });
    expect(there.locked).toEqual({
      creatorUploadMb: 'MAX_UPLOAD_MB',
      adminUploadMb: 'MAX_UPLOAD_MB',
      support: 'SUPPORT_EMAIL',
    });
    expect((await read()).limits).toMatchObject({ adminUploadMb: 7, adminQuotaMb: 70 });
  });

  it('cannot be changed', async () => {
    const there = await signInLearner(locked, adminId);
    const refused = await save({ support: 'https://example.org/other' }, there);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'setting_locked', facts: { variable: 'SUPPORT_EMAIL' } },
    });
    expect((await save({ support: 'mailto:help@example.org' }, there)).status).toBe(200);
  });
});

describe('limits by role', () => {
  const begin = async (userId: string, bytes: number, purpose = 'video') => {
    const courseId = await insertCourse(academy.database, { authorId: userId });
    const [lesson] = await insertCurriculum(academy.database, courseId, { One: ['a'] });
    const { cookie, origin } = await headersOf(userId);
    const metadata = {
      courseId,
      moduleId: lesson?.moduleId,
      lessonId: lesson?.id,
      filename: 'a.mp4',
      purpose,
    };
    const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value ?? '')}`);
    const answer = await academy.app.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: {
        cookie,
        origin,
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes),
        'upload-metadata': pairs.join(','),
      },
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const headersOf = async (userId: string) => {
    return { cookie: cookieHeader(await startTestSession(academy, userId)), origin: 'http://localhost:3000' };
  };
  const megabyte = 1024 * 1024;

  it('hold for one file and for all of them, each role by its own', async () => {
    const creatorId = await insertUser(academy.database, { role: 'creator' });
    await save({ creatorUploadMb: 3, creatorQuotaMb: 4, adminUploadMb: 20, adminQuotaMb: null });
    expect(await begin(creatorId, 4 * megabyte)).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', facts: { megabytes: 3 } },
    });
    expect((await begin(creatorId, 3 * megabyte)).status).toBe(201);
    expect(await begin(creatorId, 3 * megabyte)).toMatchObject({
      status: 413,
      body: { code: 'quota_exceeded', facts: { megabytes: 4 } },
    });
    expect((await begin(adminId, 19 * megabyte)).status).toBe(201);
    expect(await begin(adminId, 3 * megabyte, 'resource')).toMatchObject({ status: 413 });
    await save({ creatorUploadMb: null, creatorQuotaMb: null });
    expect((await begin(creatorId, 9 * megabyte)).status).toBe(201);
  });
});

it('are days of the time zone that an admin chose, or that a variable says', async () => {
  const config = {
    ...{ creatorQuotaBytes: 1, maxResourceBytes: 1, maxUploadBytes: 1, support: null },
    ...{ setVariables: [] as string[], timeZone: null as string | null },
  };
  const { db } = academy.database;
  const machine = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect((await findSchoolRules(db, config)).timeZone).toBe(machine);
  expect((await save({ timeZone: 'Asia/Nowhere' })).status).toBe(400);
  expect((await save({ timeZone: '+06:00' })).status).toBe(400);
  expect((await save({ timeZone: 'Asia/Dhaka' })).status).toBe(200);
  expect((await findSchoolRules(db, config)).timeZone).toBe('Asia/Dhaka');
  const locked = { ...config, setVariables: ['TIME_ZONE'], timeZone: 'Asia/Kathmandu' };
  expect(await findSchoolRules(db, locked)).toMatchObject({
    timeZone: 'Asia/Kathmandu',
    locked: { timeZone: 'TIME_ZONE' },
  });
});

it('forgets what it shows as soon as a change is told', async () => {
  const config = {
    creatorQuotaBytes: 1,
    maxResourceBytes: 1,
    maxUploadBytes: 1,
    setVariables: [],
    support: null,
    timeZone: null,
  };
  const cache = new SchoolSettingsCache(academy.database.db, config);
  cache.setListening(true);
  const before = await cache.get();
  await save({ academyName: 'Newer' });
  expect(await cache.get()).toBe(before);
  cache.heard({ name: 'settings_changed' });
  await vi.waitFor(async () => expect((await cache.get()).settings.academyName).toBe('Newer'), {
    timeout: 20_000,
  });
});
