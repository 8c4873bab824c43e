import type { AccountExport } from '@academy/contract/account-exports/account-export-calls.ts';
import type { Leaving } from '@academy/contract/leaving/leaving-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server } from '@/lib/testing/fake-server.ts';
import { newId, sampleUser } from '@/lib/testing/sample-data.ts';
import { personDetails, sampleAdmin } from '@/lib/testing/sample-people.ts';

const user = sampleUser();
const staying: Leaving = {
  ...{ leavesAt: null, isByAdmin: false, inTheWay: [], coursesDeleted: 2, coursesTaken: 1 },
};
const at = '2026-11-23T10:00:00.000Z';
const leaving: Leaving = { ...staying, leavesAt: at };
const none: AccountExport = { state: 'none', percent: 0, askedAt: null, bytes: null, keptUntil: null };
const ready: AccountExport = { ...none, state: 'ready', percent: 100, bytes: 2_000_000, keptUntil: at };

function openSettings(answers: Answers = {}, as = user) {
  return openApp('/profile?tab=settings', {
    as,
    answers: {
      getProfile: { name: user.name, username: 'nadia', email: user.email, bio: null, avatar: null },
      listSessions: [],
      getAccountExport: none,
      getLeaving: staying,
      ...answers,
    },
  });
}
const partOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') ?? document.body);
};

test('one’s data is asked for, waited for and downloaded', async () => {
  const { hand } = openSettings({ askForExport: { ...none, state: 'waiting', askedAt: at } });
  const part = await partOf('Your data');
  await part.findByText(/^Nothing was asked for yet/);
  server.answer({ getAccountExport: { ...none, state: 'working', percent: 40, askedAt: at } });
  await hand.click(part.getByRole('button', { name: 'Gather my data' }));
  await part.findByText(/^Your data is being gathered/);
  await expectAccessible('an export that is being made');
  await waitFor(() => expect(part.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40'), {
    timeout: 10_000,
  });
  server.answer({ getAccountExport: ready });
  const link = await part.findByRole('link', { name: 'Download' }, { timeout: 10_000 });
  expect(link.getAttribute('href')).toBe('/api/users/export/file');
  expect(part.getByText(/^Your file is ready: .*, kept until November 23, 2026\.$/)).toBeDefined();
  await expectAccessible('an export that is ready');
});

test('an export that failed says so, and can be tried again', async () => {
  const { hand } = openSettings({ getAccountExport: { ...none, state: 'failed' }, askForExport: away });
  const part = await partOf('Your data');
  await part.findByText('Your data could not be gathered. Please try again.');
  await hand.click(part.getByRole('button', { name: 'Try again' }));
  await part.findByText('That was not done.');
  server.answer({ askForExport: { ...none, state: 'waiting' }, getAccountExport: ready });
  await hand.click(part.getByRole('button', { name: 'Try again' }));
  await part.findByRole('progressbar');
});

test('deleting one’s account says what follows, has the address typed, and can be called off', async () => {
  const { hand } = openSettings({ askToLeave: refused(409, 'No', 'last_admin') });
  const part = await partOf('Delete your account');
  await hand.click(await part.findByRole('button', { name: 'Delete my account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText('2 courses without students are deleted with their films.')).toBeDefined();
  expect(dialog.getByText('1 archived course stays for its students, and an admin takes it.')).toBeDefined();
  const confirm = dialog.getByRole('button', { name: 'Delete in seven days' });
  expect(confirm).toHaveProperty('disabled', true);
  const field = dialog.getByLabelText('Email address of the account');
  await hand.type(field, 'somebody@example.com');
  expect(confirm).toHaveProperty('disabled', true);
  await hand.clear(field);
  await hand.type(field, user.email.toUpperCase());
  await expectAccessible('the deletion of an account');
  await hand.click(confirm);
  await dialog.findByText(/^This is the last admin/);
  expect(field).toHaveProperty('value', user.email.toUpperCase());
  server.answer({
    askToLeave: leaving,
    getSessionUser: { user: { ...user, leaving: { at, isByAdmin: false } } },
  });
  await hand.click(confirm);
  await expectToast('Your account is deleted in seven days.');
  const banner = within(await screen.findByRole('region', { name: 'Deletion of your account' }));
  expect(banner.getByText(/^Your account is deleted on Nov 23, 2026/)).toBeDefined();
  await expectAccessible('an account that is to be deleted');
  server.answer({ stay: staying, getSessionUser: { user } });
  await hand.click(banner.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Deletion of your account' })).toBeNull());
  await part.findByRole('button', { name: 'Delete my account…' });
});

test('courses with students are named with the way to them before anything is deleted', async () => {
  const course = { id: newId(), title: 'Jamdani', status: 'published', students: 7 } as const;
  openSettings({ getLeaving: { ...staying, inTheWay: [course] } });
  const part = await partOf('Delete your account');
  const link = await part.findByRole('link', { name: 'Jamdani' });
  expect(link.getAttribute('href')).toContain(course.id);
  expect(part.getByText('7 students')).toBeDefined();
  expect(part.queryByRole('button')).toBeNull();
  await expectAccessible('courses that stand in the way');
});

test('what cannot be loaded says so, in its own place', async () => {
  const { hand } = openSettings({ getLeaving: away, getAccountExport: away });
  const part = await partOf('Delete your account');
  await part.findByText('This could not be loaded.');
  server.answer({ getLeaving: staying });
  await hand.click(part.getByRole('button', { name: 'Try again' }));
  await part.findByRole('button', { name: 'Delete my account…' });
});

test('where an admin asked for it, the owner is told, and offered nothing that would be refused', async () => {
  const as = { ...user, leaving: { at, isByAdmin: true } };
  openSettings({ getLeaving: { ...leaving, isByAdmin: true } }, as);
  await screen.findByRole('region', { name: 'Deletion of your account' });
  const part = await partOf('Delete your account');
  await part.findByText(/Only an admin can call that off\.$/);
  expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
});

test('an admin has the account of somebody else deleted, and keeps it after all', async () => {
  const person = personDetails();
  const { hand } = openApp(`/admin/people/${person.id}`, {
    as: sampleAdmin(),
    answers: {
      getPerson: person,
      getLeavingOf: { ...staying, coursesDeleted: 0, coursesTaken: 0 },
      deletePerson: { ...leaving, isByAdmin: true },
      keepPerson: staying,
    },
  });
  await hand.click(await screen.findByRole('button', { name: 'Delete account…' }));
  const name = `Delete the account of ${person.name}?`;
  const dialog = within(await screen.findByRole('dialog', { name }));
  await hand.type(dialog.getByLabelText('Email address of the account'), person.email);
  await hand.click(dialog.getByRole('button', { name: 'Delete in seven days' }));
  await screen.findByText(/^Is deleted on Nov 23, 2026/);
  expect(server.requests('deletePerson').at(-1)?.body).toEqual({ confirmation: person.email });
  await expectAccessible('a person who is to be deleted');
  await hand.click(screen.getByRole('button', { name: 'Keep this account' }));
  await screen.findByText('No deletion is planned');
});
