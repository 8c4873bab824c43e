import { identities, users } from '@academy/platform/database/schema/users.ts';
import { newId } from '@academy/platform/ids.ts';
import { createTestDatabase } from '@academy/platform/testing/test-database.ts';
import { demoIssuer } from '@academy/platform/users/demo-accounts.ts';
import { expect, it } from 'vitest';
import { checkAdmins } from './check-admins.ts';

const loopback = {
  ...{ host: '127.0.0.1', publicUrl: 'http://localhost:3000', apiOrigin: null, webOrigin: null },
  ...{ google: null, demoSignIn: false, adminEmails: [] },
};

it('says who is an admin, and by what', async () => {
  const people = await createTestDatabase();
  const { db } = people.database;
  const add = async (email: string, values: Partial<typeof users.$inferInsert>, issuer?: string) => {
    const id = newId();
    await db.insert(users).values({ id, name: email, username: id, email, ...values });
    if (issuer !== undefined) await db.insert(identities).values({ issuer, subject: email, userId: id });
  };
  const live = { ...loopback, google: { clientId: 'id', clientSecret: 'secret' } };
  expect(await checkAdmins(people.database, live)).toEqual({
    ...{ subject: 'admins', state: 'good', text: 'nobody is one yet' },
  });
  await add('demo@example.com', { role: 'admin' }, demoIssuer);
  expect(await checkAdmins(people.database, live)).toMatchObject({
    state: 'warning',
    text: 'nobody is one: every account here is of the built-in sign-in, which is off',
  });
  await add('former@example.com', { role: 'admin', blockedAt: new Date() });
  expect(await checkAdmins(people.database, live)).toMatchObject({
    ...{ state: 'warning', text: 'nobody is one, though there is 1 account' },
    advice: expect.stringContaining('role <email> admin'),
  });
  await add('Listed@example.com', { isListedAdmin: true });
  await add('both@example.com', { isListedAdmin: true, role: 'admin' });
  await add('gone@example.com', { isListedAdmin: true, role: 'creator' });
  await add('student@example.com', {});
  const config = { ...live, adminEmails: ['listed@example.com', 'both@example.com'] };
  expect(await checkAdmins(people.database, config)).toEqual({
    ...{ subject: 'admins', state: 'good', text: 'both@example.com, Listed@example.com by ADMIN_EMAILS' },
  });
  await add('hand@example.com', { role: 'admin' });
  expect(await checkAdmins(people.database, config)).toMatchObject({
    state: 'warning',
    text: 'both@example.com, Listed@example.com by ADMIN_EMAILS; hand@example.com by a role of their own, which ADMIN_EMAILS does not take back',
    advice: expect.stringContaining('role <email> student'),
  });
  const named = { ...live, adminEmails: ['hand@example.com'] };
  expect(await checkAdmins(people.database, named)).toMatchObject({
    text: expect.stringContaining('hand@example.com by a role of their own'),
  });
  expect(await checkAdmins(people.database, loopback)).toMatchObject({
    ...{ state: 'good', text: expect.stringContaining('demo@example.com') },
  });
  await people.drop();
});
