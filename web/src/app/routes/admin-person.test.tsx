import type { Person } from '@academy/contract/people/people-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PersonDetails } from '@/api/people.ts';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, refused, server, unreachable } from '@/lib/testing/fake-server.ts';
import { newId } from '@/lib/testing/sample-data.ts';
import { personDetails, sampleAdmin, samplePerson } from '@/lib/testing/sample-people.ts';

const published = { id: newId(), title: 'Jamdani', status: 'published', students: 7 } as const;
const draft = { id: newId(), title: 'Nakshi Kantha', status: 'draft', students: 1 } as const;
const teacher = () =>
  personDetails({ role: 'creator', sessions: 3, coursesTaught: 2, courses: [published, draft] });

/** The server keeps what was changed, and tells it. */
function openPerson(start: PersonDetails, answers: Answers = {}) {
  let person = start;
  const changed = (change: Partial<PersonDetails>): Person => {
    person = { ...person, ...change };
    return person;
  };
  return openApp(`/admin/people/${start.id}`, {
    as: sampleAdmin(),
    answers: {
      getPerson: () => person,
      changeRole: ({ body }) => changed({ role: body.role }),
      blockPerson: ({ body }) =>
        changed({ blockedAt: '2026-03-01T00:00:00.000Z', blockedFor: body.reason, sessions: 0 }),
      unblockPerson: () => changed({ blockedAt: null, blockedFor: null }),
      signOutPerson: () => ({ sessions: start.sessions }),
      ...answers,
    },
  });
}
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a person’s page tells of the account, the courses they teach and their audit trail', async () => {
  const person = { ...teacher(), coursesTaken: 4, storedBytes: 1_500_000 };
  openPerson(person);
  await screen.findByRole('heading', { level: 1, name: person.name });
  expect(document.title).toBe(`${person.name} · Academy`);
  const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(facts).toEqual([
    ...['RoleCreator', 'Last seenNot seen yet', 'JoinedJanuary 2, 2026'],
    ...['Courses taught2', 'Courses taken4', 'Storage1.5 MB'],
  ]);
  const leadsTo = (name: string) =>
    within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('Jamdani')).toBe(`/course/${published.id}`);
  expect(leadsTo('Nakshi Kantha')).toBe(`/course-player/${draft.id}`);
  expect(screen.getByText('7 students')).toBeDefined();
  const own = within(screen.getByRole('heading', { name: 'What you can do' }).parentElement ?? document.body);
  expect(own.getByRole('link', { name: 'Audit trail' }).getAttribute('href')).toBe(
    `/admin/audit?person=${person.id}`,
  );
  await expectAccessible('a person');
});

test('a role is changed after a question, and taken back by Undo', async () => {
  const { hand } = openPerson(personDetails({ name: 'Karim' }));
  await hand.click(await press('Change role…'));
  const asking = await dialog('Change the role of Karim');
  expect(asking.getByRole('button', { name: 'Change role' })).toHaveProperty('disabled', true);
  await hand.selectOptions(asking.getByRole('combobox', { name: 'Role' }), 'Creator');
  expect(asking.getByText('They write courses, publish them and see their students.')).toBeDefined();
  await expectAccessible('changing a role');
  await hand.click(asking.getByRole('button', { name: 'Change role' }));
  await expectToast('Karim is a creator now.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Role: Creator')).toBeDefined();
  await hand.click(screen.getByRole('button', { name: 'Undo' }));
  await expectToast('Karim is a student now.');
  expect(server.requests('changeRole').map(({ body }) => body.role)).toEqual(['creator', 'student']);
  await screen.findByText('Role: Student');
});

test('a person is blocked with a reason, courses hidden if asked to, and let in again by Undo', async () => {
  const { hand } = openPerson({ ...teacher(), name: 'Karim' });
  await hand.click(await press('Block…'));
  const asking = await dialog('Block Karim?');
  expect(asking.getByText(/signed out everywhere at once/)).toBeDefined();
  await hand.click(asking.getByRole('checkbox', { name: /Also hide their published courses/ }));
  await hand.type(asking.getByRole('textbox', { name: 'Reason' }), ' Spam. ');
  await expectAccessible('blocking somebody');
  await hand.click(asking.getByRole('button', { name: 'Block' }));
  await expectToast('Karim is blocked and signed out.');
  expect(server.requests('blockPerson')).toMatchObject([{ body: { hideCourses: true, reason: 'Spam.' } }]);
  await screen.findByText('Blocked on March 1, 2026');
  expect(screen.getByText('Spam.')).toBeDefined();
  expect(screen.getByText('Not signed in anywhere')).toBeDefined();
  await expectAccessible('a blocked person');
  await hand.click(screen.getByRole('button', { name: 'Undo' }));
  await expectToast('Karim is not blocked any more.');
  expect(server.requests('unblockPerson')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Spam.')).toBeNull());
});

test('who has nothing published is blocked without a word of courses, by keys alone', async () => {
  const { hand } = openPerson(personDetails({ name: 'Karim' }));
  (await press('Block…')).focus();
  await hand.keyboard('{Enter}');
  const asking = await dialog('Block Karim?');
  expect(asking.queryByRole('checkbox')).toBeNull();
  asking.getByRole('textbox', { name: 'Reason' }).focus();
  await hand.tab();
  expect(document.activeElement?.textContent).toBe('Cancel');
  await hand.tab();
  await hand.keyboard('{Enter}');
  await expectToast('Karim is blocked and signed out.');
  expect(server.requests('blockPerson')).toMatchObject([{ body: { hideCourses: false, reason: null } }]);
});

test('a blocked person is let in again after a question', async () => {
  const blocked = { blockedAt: '2026-03-01T00:00:00.000Z', name: 'Karim' };
  const { hand } = openPerson(personDetails(blocked));
  await screen.findByText('No reason was given.');
  await hand.click(await press('Unblock…'));
  await hand.click((await dialog('Unblock Karim?')).getByRole('button', { name: 'Unblock' }));
  await expectToast('Karim is not blocked any more.');
});

test('a person is signed out everywhere after a question', async () => {
  const { hand } = openPerson({ ...teacher(), name: 'Karim' });
  expect(await screen.findByText('Signed in in 3 places')).toBeDefined();
  await hand.click(await press('Sign out everywhere…'));
  const asking = await dialog('Sign Karim out everywhere?');
  await hand.click(asking.getByRole('button', { name: 'Cancel' }));
  expect(server.requests('signOutPerson')).toEqual([]);
  await hand.click(await press('Sign out everywhere…'));
  await hand.click(
    (await dialog('Sign Karim out everywhere?')).getByRole('button', { name: 'Sign out everywhere' }),
  );
  await expectToast('Karim was signed out in 3 places.');
});

test('courses are given to a creator or an admin, who is looked for by name', async () => {
  const person = { ...teacher(), name: 'Karim' };
  const rahim = samplePerson({ name: 'Rahim', email: 'rahim@example.com', role: 'creator' });
  const gone = samplePerson({ name: 'Rahela', role: 'creator', blockedAt: '2026-03-01T00:00:00.000Z' });
  const many = Array.from({ length: 6 }, (_, at) => samplePerson({ name: `Creator ${at}` }));
  const { hand } = openPerson(person, {
    listPeople: ({ query }) => {
      const found =
        query.role === 'admin' ? [] : query.q === 'rah' ? [rahim, gone, person] : [...many, rahim];
      return { people: query.q === 'x' ? [] : found, after: null, count: 0 };
    },
    handOverCourses: { courses: 2 },
  });
  await hand.click(await press('Give courses to…'));
  const asking = await dialog('Give the courses of Karim to…');
  await asking.findByText('There are more. Type a part of the name.');
  const search = asking.getByRole('searchbox', { name: 'Search for a creator' });
  await hand.type(search, 'x');
  await asking.findByText('No creator or admin fits that.');
  await hand.clear(search);
  await hand.type(search, 'rah');
  const choice = await asking.findByRole('radio', { name: 'Rahim rahim@example.com' });
  await waitFor(() => expect(asking.getAllByRole('radio')).toHaveLength(1));
  expect(asking.getByRole('button', { name: 'Give courses' })).toHaveProperty('disabled', true);
  await hand.click(choice);
  await expectAccessible('giving courses');
  await hand.click(asking.getByRole('button', { name: 'Give courses' }));
  await expectToast('2 courses are now taught by Rahim.');
  expect(server.requests('handOverCourses')).toMatchObject([
    { params: { userId: person.id }, body: { to: rahim.id } },
  ]);
});

test.each([
  [
    'changeRole',
    refused(409, 'x', 'last_admin'),
    'This is the last admin of the academy. Make someone else an admin first.',
  ],
  [
    'changeRole',
    refused(409, 'x', 'listed_admin'),
    'ADMIN_EMAILS names this address, so it is an admin for as long as it does.',
  ],
  ['changeRole', unreachable, 'The academy cannot be reached. Please check your connection.'],
] as const)('what is refused by %s is told in the dialog, which stays', async (call, failure, words) => {
  const { hand } = openPerson(personDetails({ role: 'admin', name: 'Karim' }), {
    [call]: failure,
  });
  await hand.click(await press('Change role…'));
  const asking = await dialog('Change the role of Karim');
  await hand.selectOptions(asking.getByRole('combobox', { name: 'Role' }), 'Student');
  await hand.click(asking.getByRole('button', { name: 'Change role' }));
  expect((await asking.findByRole('alert')).textContent).toContain(words);
  expect(asking.getByRole('combobox', { name: 'Role' })).toHaveProperty('value', 'student');
});

test('an admin whom ADMIN_EMAILS names stays one, and is only signed out', async () => {
  openPerson(personDetails({ role: 'admin', isListed: true, sessions: 1 }));
  await screen.findByText(/^ADMIN_EMAILS names this address/);
  expect(screen.queryByRole('button', { name: /Block|Change role/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign out everywhere…' })).toHaveProperty('disabled', false);
});

test('one’s own account is for another admin to change', async () => {
  const admin = sampleAdmin();
  const own = personDetails({ ...samplePerson({ id: admin.id, name: admin.name, role: 'admin' }) });
  openApp(`/admin/people/${admin.id}`, { as: admin, answers: { getPerson: own } });
  await screen.findByText(/another admin can change its role or block it/);
  expect(screen.queryByRole('button', { name: /Block|Change role/ })).toBeNull();
  expect(screen.getByText(/ADMIN_EMAILS does not name this address/)).toBeDefined();
  await expectAccessible('one’s own account');
});

test('a person who is not there, or cannot be loaded, is told to be so', async () => {
  const { hand } = openApp('/admin/people/p1', { as: sampleAdmin(), answers: { getPerson: away } });
  await screen.findByRole('heading', { name: 'This person could not be loaded.' });
  server.answer({ getPerson: refused(404, 'User not found', 'user_not_found') });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'There is nobody at this address.' });
  await expectAccessible('nobody at this address');
});
