/** Issuing a certificate beside the statement that keeps it, and checking one beside the signature alone. */
import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { parseJwt, publicKeyOf } from '@academy/contract/certificates/compact-jwt.ts';
import { verifyCredential } from '@academy/contract/certificates/verify-credential.ts';
import type pg from 'pg';
import type { BenchRow } from './bench-row.ts';
import type { Caller } from './http-client.ts';
import { compareWrites } from './writes.ts';

/** As many as one person may issue in a minute. */
const issueCount = 200;
const checks = 2000;

const insertSql = `
  INSERT INTO certificates (id, user_id, course_id, course_key, course_title, creator, hue, name, lessons, issued_at, key_id,
    credential, status_list, status_index)
  SELECT $1, $2, $3, $3, course_title, creator, hue, name, lessons, now(), key_id, credential, 2, $4
  FROM certificates LIMIT 1`;

/** The learner is enrolled in these courses; here every lesson of them is opened. */
export async function benchCertificates(learner: Caller, pool: pg.Pool): Promise<BenchRow[]> {
  const { rows: items } = await pool.query<{ course: string; bare: string }>(
    `WITH begun AS (
       SELECT course_id, enrollments.user_id FROM enrollments JOIN users ON users.id = user_id
       WHERE email = 'learner@example.com' ORDER BY course_id LIMIT $1
     ), opened AS (
       INSERT INTO lesson_progress (user_id, lesson_id, course_id, completed_at)
       SELECT begun.user_id, lessons.id, lessons.course_id, now() FROM begun JOIN lessons USING (course_id)
       ON CONFLICT (user_id, lesson_id) DO UPDATE SET completed_at = now()
     )
     SELECT course_id AS course, (SELECT id FROM users WHERE email = 'bare@example.com') AS bare FROM begun`,
    [issueCount],
  );
  const issue = (course: string) =>
    learner.call('POST', `/api/courses/${course}/certificate`, { body: { name: 'Anika Rahman' } });
  // The first makes the key, and a row for the bare statement to copy.
  await issue(items[0]?.course ?? '');
  // Each its own: two by chance at the same place would be refused.
  let place = 0;
  const issued = await compareWrites({
    name: 'issue a certificate',
    items: items.slice(1),
    ours: ({ course }) => issue(course),
    bare: ({ course, bare }) =>
      pool.query({
        name: 'certify',
        text: insertSql,
        values: [randomUUID(), bare, course, place++],
      }),
    // Seven statements, a signature and an event, beside one statement.
    target: { atLeast: 0.05 },
  });
  const { rows } = await pool.query<{ credential: string }>('SELECT credential FROM certificates LIMIT 1');
  return [issued, await benchChecking(rows[0]?.credential ?? '')];
}

async function benchChecking(credential: string): Promise<BenchRow> {
  const jwt = parseJwt(credential);
  const x = publicKeyOf(jwt?.header['jwk']) ?? '';
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const ground = { issuer: { did: null, keys: [x] }, statusList: null, now: new Date() };
  const ours = await millisecondsEach(async () => {
    const { outcome } = await verifyCredential(credential, ground);
    if (outcome !== 'good') throw new Error(`The certificate is ${outcome}.`);
  });
  const control = await millisecondsEach(() => {
    const isGood = jwt !== null && verify(null, jwt.signed, key, jwt.signature);
    return isGood ? Promise.resolve() : Promise.reject(new Error('The signature is not good.'));
  });
  console.log(
    `check a certificate     ${ours.toFixed(3).padStart(8)} ms, the signature alone ${control.toFixed(3)}`,
  );
  return {
    ...{ name: 'check a certificate', unit: 'ms', ours, control },
    ...{ controlName: 'the signature alone, OpenSSL', target: { atMost: 4 } },
  };
}

async function millisecondsEach(check: () => Promise<void>): Promise<number> {
  const started = performance.now();
  for (let index = 0; index < checks; index += 1) await check();
  return (performance.now() - started) / checks;
}
