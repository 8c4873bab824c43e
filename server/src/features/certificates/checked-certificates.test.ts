import { findCredential } from '@academy/contract/certificates/credential-file.ts';
import { readDidDocument } from '@academy/contract/certificates/did-web.ts';
import { verifyCredential } from '@academy/contract/certificates/verify-credential.ts';
import { rotateSigningKey } from '@academy/platform/certificates/signing-keys.ts';
import { certificates } from '@academy/platform/database/schema/certificates.ts';
import { fixedSecrets } from '@academy/platform/secrets.ts';
import { verifyAsync } from '@noble/ed25519';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCourse, insertCurriculum, insertUser } from '../../testing/factories.ts';
import { finishCourse, issueCertificate } from '../../testing/finished-course.ts';
import { signInLearner } from '../../testing/learner.ts';
import { createTestAcademy, type TestAcademy, testSecret } from '../../testing/test-academy.ts';
import { openBadgeProblems } from './testing/open-badge-schema.ts';

let academy: TestAcademy;
let courseId: string;
let author: Awaited<ReturnType<typeof signInLearner>>;
beforeAll(async () => {
  academy = await createTestAcademy();
  const authorId = await insertUser(academy.database, { role: 'creator' });
  courseId = await insertCourse(academy.database, { authorId, title: 'বুনন <b>& more</b>' });
  await insertCurriculum(academy.database, courseId, { One: ['a', 'b'] });
  author = await signInLearner(academy, authorId);
});
afterAll(() => academy.close());

async function issued(name?: string): Promise<string> {
  const student = { courseId, userId: await insertUser(academy.database) };
  await finishCourse(academy, student);
  return issueCertificate(academy, student, name);
}
const get = (path: string) => academy.app.inject({ method: 'GET', url: path });
const fileOf = async (id: string) => (await get(`/api/certificates/${id}/credential`)).body;
const shown = async (id: string) => (await get(`/api/certificates/${id}`)).json().verification;
const trust = async () => readDidDocument((await get('/.well-known/did.json')).json());
const check = async (text: string, statusList: string | null = null) =>
  verifyCredential(text, { issuer: await trust(), statusList, now: new Date() });

describe('the file of a certificate', () => {
  it('is signed so that a library that we do not sign with says the same', async () => {
    const [head = '', body = '', end = ''] = (await fileOf(await issued())).split('.');
    const { alg, typ, kid, jwk } = JSON.parse(Buffer.from(head, 'base64url').toString());
    expect({ alg, typ, kid: kid.split('#')[0] }).toEqual({
      alg: 'EdDSA',
      typ: 'JWT',
      kid: 'did:web:localhost%3A3000',
    });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const verify = (text: string) => verifyAsync(bytes(end), new TextEncoder().encode(text), bytes(jwk.x));
    expect(await verify(`${head}.${body}`)).toBe(true);
    expect(await verify(`${head}.${body.slice(0, -2)}`)).toBe(false);
  });

  it('is what the schema of Open Badges 3.0 asks for, names no email address, and no markup where Markdown is read', async () => {
    const text = await fileOf(await issued('<img src=x> আনিকা'));
    const payload = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
    expect(openBadgeProblems(payload)).toEqual([]);
    const { achievement: _none, ...subject } = payload.credentialSubject;
    expect(openBadgeProblems({ ...payload, credentialSubject: subject })).not.toEqual([]);
    expect(JSON.stringify(payload)).not.toContain('@example.com');
    const { criteria } = payload.credentialSubject.achievement;
    expect(JSON.stringify([criteria, payload.evidence])).not.toMatch(/[<>]/);
    expect(await check(text)).toMatchObject({ outcome: 'good', content: { name: '<img src=x> আনিকা' } });
  });

  it('is the same in the file, in the picture and in the PDF', async () => {
    const id = await issued('আনিকা রহমান');
    const credential = await fileOf(id);
    for (const name of ['badge.png', 'certificate.pdf', 'certificate.pdf?language=bn']) {
      const { statusCode, rawPayload, headers } = await get(`/api/certificates/${id}/${name}`);
      expect({ name, statusCode }).toEqual({ name, statusCode: 200 });
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(await findCredential(new Uint8Array(rawPayload))).toBe(credential);
    }
  });

  it('is saved under a name that tells its course and its person, in letters that no header is broken by', async () => {
    const id = await issued('আনিকা "A" রহমান');
    for (const [address, extension] of [
      ['credential', 'jwt'],
      ['badge.png', 'png'],
      ['certificate.pdf', 'pdf'],
    ]) {
      const { headers } = await get(`/api/certificates/${id}/${address}`);
      const [, plain, encoded = ''] =
        /^attachment; filename="([^"]*)"; filename\*=UTF-8''([\w.%~-]+)$/.exec(
          String(headers['content-disposition']),
        ) ?? [];
      expect(decodeURIComponent(encoded)).toBe(`বুনন _b_& more__b_ - আনিকা _A_ রহমান.${extension}`);
      expect(plain).toContain('& more');
    }
  });

  it('names the academy as it was called then, in the PDF too unless no font has its letters', async () => {
    const admin = await signInLearner(academy, await insertUser(academy.database, { role: 'admin' }));
    const call = async (academyName: string) => {
      const { revision } = (await admin('GET', '/api/admin/settings')).body as { revision: number };
      const changes = { academyName };
      expect((await admin('PUT', '/api/admin/settings', { revision, changes })).status).toBe(200);
    };
    const first = await issued();
    await call('Harbour School');
    const second = await issued();
    await call('مدرسة الميناء');
    const third = await issued();
    await call('Academy');
    for (const [id, issuerName] of [
      [first, 'Academy'],
      [second, 'Harbour School'],
      [third, 'مدرسة الميناء'],
    ] as const) {
      expect(await check(await fileOf(id))).toMatchObject({ outcome: 'good', content: { issuerName } });
      expect((await get(`/api/certificates/${id}/certificate.pdf`)).statusCode).toBe(200);
    }
    const { rawPayload } = await get(`/api/certificates/${second}/certificate.pdf`);
    expect(rawPayload.toString('latin1')).toContain('(Harbour School)');
  });

  it('has no PDF with boxes in place of letters', async () => {
    const id = await issued('عبد الله');
    expect((await get(`/api/certificates/${id}/certificate.pdf`)).json()).toMatchObject({
      code: 'certificate_letters',
    });
    expect((await get(`/api/certificates/${id}/badge.png`)).statusCode).toBe(200);
  });
});

describe('a revoked certificate', () => {
  it('says so with the first reason, on its page and in the signed list, and the others do not', async () => {
    const [id, other] = [await issued(), await issued()];
    const revoke = (reason: string) => author('PUT', `/api/certificates/${id}/revocation`, { reason });
    expect((await revoke('   ')).status).toBe(400);
    expect((await revoke('x'.repeat(501))).status).toBe(400);
    const { body } = await revoke('Copied <answers>');
    expect(body.revocation).toMatchObject({ reason: 'Copied <answers>' });
    expect((await revoke('Another')).body).toEqual(body);
    expect(await shown(id)).toMatchObject({ outcome: 'revoked', key: 'current' });
    const list = await get('/api/certificates/status-lists/1');
    expect(list.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/vc+jwt',
    });
    expect(await check(await fileOf(id), list.body)).toMatchObject({ outcome: 'revoked' });
    expect(await check(await fileOf(other), list.body)).toMatchObject({
      outcome: 'good',
      status: { isRevoked: false },
    });
    expect((await get('/api/certificates/status-lists/2')).statusCode).toBe(404);
    const { rows } = await academy.database.pool.query(
      `SELECT event->>'certificateId' AS id FROM outbox.events WHERE name = 'certificate_revoked'`,
    );
    expect(rows).toEqual([{ id }]);
    // Two of one second stand in any order, and in the same at every call.
    const listed = (await author('GET', `/api/courses/${courseId}/certificates?limit=1`)).body;
    const [first] = listed.certificates;
    const rest = await author('GET', `/api/courses/${courseId}/certificates?after=${first.id}`);
    const all: { id: string }[] = [first, ...rest.body.certificates];
    expect(all).toHaveLength(listed.total);
    expect(all.find((one) => one.id === id)).toMatchObject({ revocation: { reason: 'Copied <answers>' } });
    expect(all.find((one) => one.id === other)).toMatchObject({ revocation: null });
  });
});

describe('a certificate by its page', () => {
  it('is altered when its row says something else than what was signed', async () => {
    const id = await issued();
    const { db } = academy.database;
    await db.update(certificates).set({ name: 'Somebody Else' }).where(eq(certificates.id, id));
    expect(await shown(id)).toMatchObject({ outcome: 'altered' });
  });

  it('stays good when the key is changed, and says that it was signed by an older one', async () => {
    const [before, text] = await issued().then(async (id) => [id, await fileOf(id)] as const);
    await rotateSigningKey(academy.database, fixedSecrets(testSecret));
    expect(await shown(before)).toMatchObject({ outcome: 'good', key: 'older' });
    expect(await shown(await issued())).toMatchObject({ outcome: 'good', key: 'current' });
    expect(await check(text)).toMatchObject({ outcome: 'good', key: 'older' });
    expect((await trust())?.keys.length).toBeGreaterThan(1);
  });

  it.each(['0190a5c2-0000-7000-8000-000000000000', 'nothing', "' or 1=1"])(
    'is missing for %s',
    async (id) => {
      const { statusCode, body } = await get(`/api/certificates/${encodeURIComponent(id)}`);
      expect({ statusCode, code: JSON.parse(body).code }).toEqual({
        statusCode: 404,
        code: 'certificate_not_found',
      });
    },
  );
});
