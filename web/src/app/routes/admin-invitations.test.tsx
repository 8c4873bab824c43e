import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, held, refused, server } from '@/lib/testing/fake-server.ts';
import { pickerBehind } from '@/lib/testing/picker-behind.ts';
import { sampleCourse, sampleUser } from '@/lib/testing/sample-data.ts';
import { sampleInvitation, sampleReport } from '@/lib/testing/sample-invitations.ts';
import { sampleAdmin } from '@/lib/testing/sample-people.ts';

const cohort = { id: 'c7', name: '7B', createdAt: '2026-11-01T12:00:00.000Z', members: 2, courses: 1 };
const admin = sampleAdmin();
const jamdani = sampleCourse({ title: 'Jamdani' });
const listed = [
  sampleInvitation({ email: 'rina@example.com', name: 'রিনা দাস', cohort: { id: 'c7', name: '7B' } }),
  sampleInvitation({ email: 'old@example.com', state: 'expired', role: 'creator' }),
  sampleInvitation({ email: 'gone@example.com', state: 'withdrawn' }),
  sampleInvitation({
    ...{ email: 'here@example.com', state: 'taken', takenBy: 'p1', takenAt: '2026-11-10T12:00:00.000Z' },
    courses: [{ id: jamdani.id, title: 'Jamdani' }],
  }),
];
const page = (invitations = listed, after: string | null = null) => ({
  invitations,
  after,
  count: invitations.length,
});
const open = (address: string, answers: Answers = {}) =>
  openApp(address, {
    as: admin,
    answers: { listInvitations: page(), listCohorts: [cohort], listCourses: [jamdani], ...answers },
  });
const rowOf = (text: string) =>
  within(screen.getAllByRole('row').find((row) => row.textContent.includes(text)) ?? document.body);
const asked = () => server.requests('listInvitations').at(-1)?.query;
const people = () => screen.findByRole('textbox', { name: 'Who is invited' });
/** Where the button was that was pressed. */
const focusReaches = async (text: string | RegExp) => {
  const told = await screen.findByText(text);
  await waitFor(() =>
    expect(document.activeElement?.matches('main *') && document.activeElement.contains(told)).toBe(true),
  );
};

test('invitations are listed with their state, and searched and filtered by the server', async () => {
  const { hand, address } = open('/admin/invitations');
  await screen.findByText('rina@example.com');
  expect(document.title).toBe('Invitations · Academy');
  expect(screen.getByText('4 invitations')).toBeDefined();
  for (const text of ['Open', '7B', 'Student', 'রিনা দাস'])
    expect(rowOf('rina@').getByText(text)).toBeDefined();
  expect(rowOf('old@').getByText('Expired')).toBeDefined();
  expect(rowOf('gone@').getByText('Withdrawn')).toBeDefined();
  expect(rowOf('here@').getByRole('link', { name: 'here@example.com' }).getAttribute('href')).toBe(
    '/admin/people/p1',
  );
  expect(rowOf('here@').queryByRole('button')).toBeNull();
  await expectAccessible('invitations');
  await hand.type(screen.getByRole('searchbox', { name: 'Search invitations by name or email' }), 'rina');
  await waitFor(() => expect(address()).toBe('/admin/invitations?q=rina'));
  await hand.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Open');
  await waitFor(() => expect(address()).toBe('/admin/invitations?q=rina&state=open'));
  await waitFor(() => expect(asked()).toEqual({ q: 'rina', state: 'open' }));
});

test('a list of people is checked first, told line by line, and then invited', async () => {
  const remarks = [
    { line: 3, email: 'nobody', what: 'bad_address' as const, text: null },
    { line: 4, email: 'x@example.com', what: 'unknown_course' as const, text: 'Spinning' },
    { line: 5, email: 'here@example.com', what: 'already_here' as const, text: null },
  ];
  const report = sampleReport({ lines: 5, invited: 2, alreadyHere: 1, given: 1, remarks });
  const { hand } = open('/admin/invitations', { checkInvitations: report, invitePeople: report });
  await screen.findByText('rina@example.com');
  await hand.click(screen.getByRole('button', { name: 'Invite people' }));
  await waitFor(async () => expect(document.activeElement).toBe(await people()));
  await hand.click(screen.getByRole('button', { name: 'Check the list' }));
  await screen.findByText('Enter at least one email address.');
  const file = new File(['\uFEFFemail,name\na@example.com,Ä\n'], 'class.csv', { type: 'text/csv' });
  await hand.upload(pickerBehind(screen.getByRole('button', { name: 'Choose a CSV file' })), file);
  await waitFor(async () => expect(await people()).toHaveProperty('value', 'email,name\na@example.com,Ä\n'));
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Creator');
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Cohort' }), '7B');
  await hand.click(await screen.findByRole('button', { name: 'Add Jamdani' }));
  await hand.click(screen.getByRole('button', { name: 'Check the list' }));
  await focusReaches('To be invited: 2 people.');
  const wanted = {
    people: 'email,name\na@example.com,Ä\n',
    ...{ role: 'creator', courseIds: [jamdani.id], cohortId: 'c7' },
  };
  expect(server.requests('checkInvitations').at(-1)?.body).toEqual(wanted);
  expect(screen.getByRole('heading', { name: '2 lines are left out' })).toBeDefined();
  expect(screen.getByText('Line 3')).toBeDefined();
  expect(screen.getByText('There is no published course “Spinning”.')).toBeDefined();
  expect(screen.getByText('Has an account, and gets what you chose at once.')).toBeDefined();
  await expectAccessible('a report');
  expect(server.requests('invitePeople')).toEqual([]);
  await hand.click(screen.getByRole('button', { name: 'Invite 2 people' }));
  await focusReaches(/^Invited: 2 people\./);
  expect(server.requests('invitePeople').at(-1)?.body).toEqual(wanted);
  await waitFor(() => expect(server.requests('listInvitations').length).toBeGreaterThan(1));
  expect(screen.queryByRole('button', { name: 'Invite 2 people' })).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'Close' }));
  const begin = await screen.findByRole('button', { name: 'Invite people' });
  await waitFor(() => expect(document.activeElement).toBe(begin));
});

test.each([
  [false, /^Invited: 1 person\. This academy does not send mail yet.*pass the link on yourself/],
  [true, /^Invited: 1 person\. They sign in with the address that you wrote\./],
])('who has invited is told whether a mail goes out: %s', async (sendsMail, sentence) => {
  const notifications = { certificates: true, replies: true, reviews: true, requests: true };
  const { hand } = open('/admin/invitations?cohort=c7', {
    checkInvitations: sampleReport(),
    invitePeople: sampleReport(),
    getMailChoices: { sendsMail, notifications },
  });
  await hand.type(await people(), 'a@example.com');
  await hand.click(screen.getByRole('button', { name: 'Check the list' }));
  await hand.click(await screen.findByRole('button', { name: 'Invite 1 person' }));
  await screen.findByText(sentence);
});

test('who with an account gets another role is named before and after, and the button says so', async () => {
  const chen = { line: 1, email: 'chen.wei@example.com', name: 'Chen Wei', role: 'admin' as const };
  const remarks = [{ line: 1, email: chen.email, what: 'already_here' as const, text: null }];
  const report = sampleReport({ invited: 0, alreadyHere: 1, raised: [chen], remarks });
  const { hand } = open('/admin/invitations?cohort=c7', { checkInvitations: report, invitePeople: report });
  await hand.type(await people(), 'chen.wei@example.com,Chen,admin');
  await hand.click(screen.getByRole('button', { name: 'Check the list' }));
  await screen.findByRole('heading', { name: '1 person gets another role' });
  screen.getByText('Chen Wei becomes an admin.');
  screen.getByText('With an account already: 1 person.');
  await expectAccessible('a report that tells of another role');
  await hand.click(screen.getByRole('button', { name: 'Change 1 role' }));
  await screen.findByText('Chen Wei is an admin now.');
  expect(screen.queryByText(/^Invited: /)).toBeNull();
});

test.each([
  [{ invited: 2, raised: 1 }, 'Invite 2 people and change 1 role'],
  [{ given: 2, raised: 2 }, 'Enroll who is here and change 2 roles'],
  [{ given: 1, raised: 0 }, 'Enroll who is here'],
  [{ alreadyInvited: 1, raised: 0 }, 'Add to their invitations'],
])('for %j the button says ‘%s’', async ({ raised, ...counts }, name) => {
  const teacher = (line: number) => ({ line, email: `${line}@b.co`, name: 'Rina', role: 'creator' as const });
  const some = Array.from({ length: raised }, (_, index) => teacher(index + 1));
  const { hand } = open('/admin/invitations?cohort=c7', {
    checkInvitations: sampleReport({ invited: 0, alreadyHere: 2, ...counts, raised: some }),
  });
  await hand.type(await people(), 'a@example.com');
  await hand.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', false);
});

test('a list that does nothing cannot be sent off', async () => {
  const { hand } = open('/admin/invitations?cohort=c7', {
    checkInvitations: sampleReport({ invited: 0, alreadyHere: 1 }),
  });
  await hand.type(await people(), 'a@example.com');
  await hand.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByRole('button', { name: 'Enroll who is here' })).toHaveProperty('disabled', true);
});

test('what was reported is forgotten when the list changes, and a failure keeps what was typed', async () => {
  const { hand } = open('/admin/invitations?cohort=c7', { checkInvitations: sampleReport() });
  await hand.type(await people(), 'a@example.com');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Cohort' })).toHaveProperty('value', 'c7'));
  await hand.click(screen.getByRole('button', { name: 'Check the list' }));
  await screen.findByRole('button', { name: 'Invite 1 person' });
  server.answer({ invitePeople: refused(409, 'The cohort is full.', 'conflict') });
  await hand.click(screen.getByRole('button', { name: 'Invite 1 person' }));
  await screen.findByText('The cohort is full.');
  expect(await people()).toHaveProperty('value', 'a@example.com');
  await hand.type(await people(), '\nb@example.com');
  expect(screen.queryByRole('button', { name: 'Invite 1 person' })).toBeNull();
  expect(screen.queryByText('The cohort is full.')).toBeNull();
  server.answer({ checkInvitations: refused(422, 'Line 2 cannot be read.', 'unprocessable') });
  await hand.click(screen.getByRole('button', { name: 'Check the list' }));
  await screen.findByText('Line 2 cannot be read.');
  await hand.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'Who is invited' })).toBeNull();
});

test('a list that was not sent waits on the device, and is gone once it was sent', async () => {
  const report = sampleReport({ remarks: [{ line: 1, email: 'a@b.co', what: 'unknown_cohort', text: '9' }] });
  const answers = { checkInvitations: report, invitePeople: report };
  const first = open('/admin/invitations?cohort=c7', answers);
  await first.hand.type(await people(), 'a@example.com,,,,Class 9');
  await first.hand.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Creator');
  await first.hand.click(await screen.findByRole('button', { name: 'Add Jamdani' }));
  first.close();

  const { hand, close } = open('/admin/invitations', answers);
  expect(await people()).toHaveProperty('value', 'a@example.com,,,,Class 9');
  screen.getByText('Here is what you typed last time');
  screen.getByRole('button', { name: 'Remove Jamdani' });
  await expectAccessible('a list that waited');
  await hand.click(screen.getByRole('button', { name: 'Check the list' }));
  await hand.click(await screen.findByRole('button', { name: 'Invite 1 person' }));
  await screen.findByText(/^Invited: 1 person/);
  const { role, courseIds, cohortId } = server.requests('invitePeople').at(-1)?.body ?? {};
  expect({ role, courseIds, cohortId }).toEqual({ role: 'creator', courseIds: [jamdani.id], cohortId: 'c7' });
  expect(screen.queryByText('Here is what you typed last time')).toBeNull();
  close();

  open('/admin/invitations', answers);
  await screen.findByText('rina@example.com');
  expect(screen.queryByRole('textbox', { name: 'Who is invited' })).toBeNull();
});

test('what was chosen without a person waits, too, and the cohort that one came from is no choice', async () => {
  const first = open('/admin/invitations?cohort=c7');
  await first.hand.type(await people(), 'a@example.com');
  await first.hand.click(await screen.findByRole('button', { name: 'Add Jamdani' }));
  await first.hand.clear(await people());
  first.close();
  const second = open('/admin/invitations');
  await second.hand.click(await screen.findByRole('button', { name: 'Remove Jamdani' }));
  await second.hand.selectOptions(screen.getByRole('combobox', { name: 'Cohort' }), 'None');
  await second.hand.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Creator');
  second.close();
  const third = open('/admin/invitations?cohort=c7');
  const role = await screen.findByRole('combobox', { name: 'Role' });
  expect(role).toHaveProperty('value', 'creator');
  await third.hand.selectOptions(role, 'Student');
  third.close();
  open('/admin/invitations');
  await screen.findByText('rina@example.com');
  expect(screen.queryByRole('textbox', { name: 'Who is invited' })).toBeNull();
});

test('what is chosen while a file is read stays chosen', async () => {
  const { hand } = open('/admin/invitations?cohort=c7');
  await people();
  const text = Promise.withResolvers<ArrayBuffer>();
  const file = new File(['?'], 'class.csv', { type: 'text/csv' });
  file.arrayBuffer = () => text.promise;
  await hand.upload(pickerBehind(screen.getByRole('button', { name: 'Choose a CSV file' })), file);
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Creator');
  await hand.click(await screen.findByRole('button', { name: 'Add Jamdani' }));
  text.resolve(new TextEncoder().encode('a@example.com').buffer);
  await waitFor(async () => expect(await people()).toHaveProperty('value', 'a@example.com'));
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveProperty('value', 'creator');
  screen.getByRole('button', { name: 'Remove Jamdani' });
});

test('after a list was sent the next one begins with nothing of it', async () => {
  const answers = { checkInvitations: sampleReport(), invitePeople: sampleReport() };
  const first = open('/admin/invitations', answers);
  await first.hand.click(await screen.findByRole('button', { name: 'Invite people' }));
  await first.hand.type(await people(), 'a@example.com');
  first.close();
  const { hand, close } = open('/admin/invitations', answers);
  await people();
  await hand.click(await screen.findByRole('button', { name: 'Add Jamdani' }));
  await hand.click(screen.getByRole('button', { name: 'Check the list' }));
  await hand.click(await screen.findByRole('button', { name: 'Invite 1 person' }));
  await screen.findByText(/^Invited: 1 person/);
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Creator');
  expect(screen.queryByText('Here is what you typed last time')).toBeNull();
  close();
  open('/admin/invitations', answers);
  expect(await people()).toHaveProperty('value', '');
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveProperty('value', 'creator');
  expect(screen.queryByRole('button', { name: 'Remove Jamdani' })).toBeNull();
});

test('a list that waited is started over, or given up', async () => {
  const first = open('/admin/invitations?cohort=c7');
  await first.hand.type(await people(), 'a@example.com');
  first.close();
  const second = open('/admin/invitations');
  await second.hand.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(await people()).toHaveProperty('value', '');
  await second.hand.type(await people(), 'b@example.com');
  await second.hand.click(screen.getByRole('button', { name: 'Cancel' }));
  second.close();
  open('/admin/invitations');
  await screen.findByText('rina@example.com');
  expect(screen.queryByRole('textbox', { name: 'Who is invited' })).toBeNull();
});

test('a file that is no text or too large is refused with a reason', async () => {
  const { hand } = open('/admin/invitations');
  await hand.click(await screen.findByRole('button', { name: 'Invite people' }));
  const choose = pickerBehind(screen.getByRole('button', { name: 'Choose a CSV file' }));
  await hand.type(await people(), 'kept@example.com');
  await hand.upload(
    choose,
    new File([new Uint8Array([0xff, 0xfe, 0x61])], 'utf16.csv', { type: 'text/csv' }),
  );
  await screen.findByText(/^This file is not a text in UTF-8/);
  await hand.upload(choose, new File(['x'.repeat(900_001)], 'large.csv', { type: 'text/csv' }));
  await screen.findByText(/^This file is larger than/);
  expect(await people()).toHaveProperty('value', 'kept@example.com');
});

test('an invitation has a link to hand over, is renewed and is withdrawn', async () => {
  const { hand } = open('/admin/invitations', {
    sendInvitation: sampleInvitation(),
    withdrawInvitation: sampleInvitation({ state: 'withdrawn' }),
  });
  await hand.click(await screen.findByRole('button', { name: 'Copy the link for rina@example.com' }));
  await screen.findByText('The link for rina@example.com is copied.');
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/login?invited=rina%40example.com`,
  );
  await hand.click(screen.getByRole('button', { name: 'More for old@example.com' }));
  await hand.click(await screen.findByRole('menuitem', { name: 'Renew for 30 days' }));
  await screen.findByText('old@example.com can come in for another 30 days.');
  expect(server.requests('sendInvitation').at(-1)?.params).toEqual({ invitationId: listed[1]?.id });
  server.answer({
    sendInvitation: refused(409, 'There is another invitation for this address.', 'invited_elsewhere'),
  });
  await hand.click(screen.getByRole('button', { name: 'More for gone@example.com' }));
  expect(screen.queryByRole('menuitem', { name: 'Withdraw' })).toBeNull();
  await hand.click(await screen.findByRole('menuitem', { name: 'Renew for 30 days' }));
  await screen.findByText('There is another invitation for this address.');
  await hand.click(screen.getByRole('button', { name: 'More for rina@example.com' }));
  await hand.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await expectAccessible('the question before an invitation is withdrawn');
  await hand.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await screen.findByText('The invitation of rina@example.com is withdrawn.');
  expect(server.requests('withdrawInvitation').at(-1)?.params).toEqual({ invitationId: listed[0]?.id });
});

test('a list that is on its way, out of reach or empty says so', async () => {
  const waiting = held();
  const { hand, address } = open('/admin/invitations?q=nobody', { listInvitations: waiting.answer });
  await screen.findByText('Loading invitations...');
  waiting.fail();
  await screen.findByText('The invitations could not be loaded.');
  server.answer({ listInvitations: page([]) });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'No invitation fits that.' });
  await hand.click(screen.getByRole('button', { name: 'Show all invitations' }));
  await screen.findByRole('heading', { name: 'Nobody is invited yet.' });
  expect(address()).toBe('/admin/invitations');
  await expectAccessible('no invitations');
});

test('the link of an invitation says which address it is for, and nothing that is no address', async () => {
  const { close } = openApp('/login?invited=rina%40example.com');
  await screen.findByText('You are invited.');
  expect(screen.getByText('rina@example.com')).toBeDefined();
  await expectAccessible('the login screen of an invited person');
  close();
  openApp('/login?invited=%3Cb%3Ecall+us%3C%2Fb%3E');
  await screen.findByRole('button', { name: 'Continue with Google' });
  expect(screen.queryByText('You are invited.')).toBeNull();
});

test.each(['/admin/invitations', '/admin/cohorts', '/admin/cohorts/c7'])(
  'there is nothing at %s for who is no admin',
  async (path) => {
    openApp(path, { as: sampleUser() });
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
    expect(server.made().filter((call) => /invit|cohort/i.test(call))).toEqual([]);
  },
);
