import { type AuditAction, auditActions } from '@academy/contract/audit/audit-actions.ts';
import type { AuditEntry } from '@academy/contract/audit/audit-calls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, held, server } from '@/lib/testing/fake-server.ts';
import { newId, sampleUser } from '@/lib/testing/sample-data.ts';
import { personDetails, sampleAdmin } from '@/lib/testing/sample-people.ts';

const rahim = { id: newId(), name: 'Rahim' };
const karim = { id: newId(), name: 'Karim' };
const course = { id: newId(), name: 'Jamdani' };

const entry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: newId(),
  at: '2026-11-16T14:05:00.000Z',
  action: 'blocked',
  actor: rahim,
  person: karim,
  course,
  facts: {},
  ...change,
});

const open = (address: string, listAudit: Answers['listAudit'] = { entries: [entry()], after: null }) =>
  openApp(address, { as: sampleAdmin(), answers: { ...(listAudit && { listAudit }) } });
const asked = () => server.requests('listAudit').at(-1)?.query;
const sentences = () =>
  within(screen.getByRole('list', { name: 'Audit trail' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

const told: Record<AuditAction, string> = {
  signed_in: 'Rahim signed in',
  sign_in_refused: 'Karim was not let in',
  signed_out_everywhere: 'Rahim signed Karim out everywhere',
  role_changed: 'Rahim changed the role of Karim',
  blocked: 'Rahim blocked Karim',
  unblocked: 'Rahim unblocked Karim',
  courses_handed_over: 'Rahim gave the courses of Karim to somebody else',
  course_created: 'Rahim created Jamdani',
  course_published: 'Rahim published Jamdani',
  course_unpublished: 'Rahim took Jamdani out of the catalogue',
  course_archived: 'Rahim archived Jamdani',
  course_restored: 'Rahim restored Jamdani',
  course_deleted: 'Rahim deleted Jamdani',
  students_viewed: 'Rahim looked at the students of Jamdani',
  certificate_revoked: 'Rahim revoked the certificate of Karim for Jamdani',
  review_hidden: 'Rahim hid the review that Karim wrote of Jamdani',
  review_shown: 'Rahim showed the review that Karim wrote of Jamdani again',
  review_kept: 'Rahim kept the reported review that Karim wrote of Jamdani',
  school_page_edited: 'Rahim edited the page “Terms of Service”',
  audit_exported: 'Rahim downloaded the audit trail',
  token_created: 'Rahim made an access token',
  token_revoked: 'Rahim revoked an access token',
  settings_changed: 'Rahim changed the settings of the academy',
  course_submitted: 'Rahim asked for Jamdani to be published',
  course_approved: 'Rahim approved Jamdani',
  course_refused: 'Rahim refused to publish Jamdani',
  creator_requested: 'Rahim asked to write courses',
  creator_approved: 'Rahim allowed Karim to write courses',
  creator_refused: 'Rahim did not allow Karim to write courses',
  account_exported: 'Rahim asked for their own data',
  account_deletion_requested: 'Rahim asked for the deletion of Karim',
  account_deletion_cancelled: 'Rahim called off the deletion of Karim',
  account_deleted: 'The academy deleted the account of Karim',
  course_exported: 'Rahim took a copy of Jamdani',
  course_imported: 'Rahim imported Jamdani',
  people_invited: 'Rahim invited 300 people',
  invitation_withdrawn: 'Rahim withdrew the invitation of Karim',
  cohort_created: 'Rahim created the cohort “7B”',
  cohort_changed: 'Rahim changed the cohort “7B”',
  student_removed: 'Rahim took Karim out of Jamdani',
  webhook_created: 'Rahim made a webhook for hooks.example',
  webhook_changed: 'Rahim changed the webhook for hooks.example',
  webhook_deleted: 'Rahim removed the webhook for hooks.example',
};

test('every action is told in a sentence, and names lead to people and courses', async () => {
  open('/admin/audit', {
    entries: auditActions.map((action) =>
      entry({ action, facts: { page: 'terms', invited: 300, cohort: '7B', host: 'hooks.example' } }),
    ),
    after: null,
  });
  await screen.findByRole('list', { name: 'Audit trail' });
  expect(sentences()).toEqual(auditActions.map((action) => told[action]));
  const leadsTo = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(leadsTo('Rahim')).toBe(`/admin/people/${rahim.id}`);
  expect(leadsTo('Karim')).toBe(`/admin/people/${karim.id}`);
  expect(leadsTo('Jamdani')).toBe(`/course-player/${course.id}`);
  expect(screen.getAllByText(/^Nov 16, 2026/)).toHaveLength(auditActions.length);
  await expectAccessible('the audit trail');
});

test.each([
  [
    'Rahim changed the settings of the academy: who may register, limits of uploads, and its name',
    entry({
      action: 'settings_changed',
      facts: { settings: 'academyName signUp signUpDomains creatorQuotaMb adminQuotaMb somethingOfLater' },
    }),
  ],
  [
    'Rahim made Karim a creator',
    entry({ action: 'role_changed', facts: { from: 'student', to: 'creator' } }),
  ],
  ['Rahim made Karim an admin', entry({ action: 'role_changed', facts: { from: 'student', to: 'admin' } })],
  [
    'The command line made Karim a student',
    entry({ action: 'role_changed', actor: null, facts: { to: 'student' } }),
  ],
  [
    'An erased person blocked an erased person',
    entry({ actor: { ...rahim, name: null }, person: { ...karim, name: null } }),
  ],
  [
    'Rahim published an erased course',
    entry({ action: 'course_published', course: { ...course, name: null } }),
  ],
  ['Rahim enrolled Karim', entry({ action: 'people_invited', facts: { invited: 0, enrolled: 1 } })],
  [
    'Rahim invited 2 people and enrolled 1 person',
    entry({ action: 'people_invited', person: null, facts: { invited: 2, enrolled: 1 } }),
  ],
  [
    'Rahim invited new@class.example',
    entry({
      ...{ action: 'people_invited', facts: { invited: 1, enrolled: 0 } },
      person: { ...karim, name: 'new@class.example' },
    }),
  ],
  ['Rahim withdrew an invitation', entry({ action: 'invitation_withdrawn', person: null })],
  [
    'Rahim withdrew the invitation of an erased person',
    entry({ action: 'invitation_withdrawn', person: { ...karim, name: null } }),
  ],
  ['A sign-in was refused', entry({ action: 'sign_in_refused', actor: null, person: null })],
  ['Rahim was not let in', entry({ action: 'sign_in_refused', person: null })],
  ['Rahim revoked a certificate for Jamdani', entry({ action: 'certificate_revoked', person: null })],
  ['Rahim hid a review of Jamdani', entry({ action: 'review_hidden', person: null })],
  ['Rahim kept a reported review of Jamdani', entry({ action: 'review_kept', person: null })],
  ['Rahim showed a review of Jamdani again', entry({ action: 'review_shown', person: null })],
  ['Rahim signed out everywhere else', entry({ action: 'signed_out_everywhere', person: rahim })],
  ['Rahim blocked <b>Karim</b>', entry({ person: { ...karim, name: '<b>Karim</b>' } })],
])('it says: %s', async (sentence, one) => {
  open('/admin/audit', { entries: [one], after: null });
  await waitFor(() => expect(sentences()).toEqual([sentence]));
});

test('who was invited without an account is found among the invitations', async () => {
  const person = { ...karim, name: 'new@class.example' };
  open('/admin/audit', { entries: [entry({ action: 'invitation_withdrawn', person })], after: null });
  const link = await screen.findByRole('link', { name: person.name });
  expect(link.getAttribute('href')).toBe('/admin/invitations?q=new%40class.example');
});

test('who got courses is named, as long as there is a name', async () => {
  const handedOver = entry({ action: 'courses_handed_over', facts: { courses: 2, to: 'p9' } });
  openApp('/admin/audit', {
    as: sampleAdmin(),
    answers: {
      listAudit: { entries: [handedOver], after: null },
      getPerson: personDetails({ id: 'p9', name: 'Selim' }),
    },
  });
  await screen.findByRole('link', { name: 'Selim' });
  expect(sentences()).toEqual(['Rahim gave the courses of Karim to Selim']);
});

test('entries are filtered by the server, the address says how, and the files have the same', async () => {
  const { hand, address } = open(`/admin/audit?person=${karim.id}&from=2026-11-01`);
  await screen.findByText('Only what Karim did, or what was done to them');
  expect(asked()).toEqual({ person: karim.id, from: '2026-11-01' });
  await hand.type(screen.getByRole('searchbox', { name: /name of a person or a course/ }), 'jam');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'jam' }));
  await hand.selectOptions(screen.getByRole('combobox', { name: 'What was done' }), 'Role changed');
  await hand.type(screen.getByLabelText('To'), '2026-11-30');
  const filter = `q=jam&action=role_changed&person=${karim.id}&from=2026-11-01&to=2026-11-30`;
  await waitFor(() => expect(address()).toBe(`/admin/audit?${filter}`));
  const file = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(file('CSV')).toBe(`/api/admin/audit/file?${filter}&format=csv`);
  expect(file('JSON lines')).toBe(`/api/admin/audit/file?${filter}&format=jsonl`);
  await expectAccessible('a filtered audit trail');
  await hand.click(screen.getByRole('button', { name: 'Show of everybody' }));
  await waitFor(() => expect(asked()).not.toHaveProperty('person', karim.id));
});

test('older entries come by a button', async () => {
  const { hand } = open('/admin/audit', ({ query }) =>
    query.after === 'older'
      ? { entries: [entry({ action: 'unblocked' })], after: null }
      : { entries: [entry()], after: 'older' },
  );
  await hand.click(await screen.findByRole('button', { name: 'Load more entries' }));
  await waitFor(() => expect(sentences()).toEqual(['Rahim blocked Karim', 'Rahim unblocked Karim']));
  expect(screen.queryByRole('button', { name: 'Load more entries' })).toBeNull();
});

test('a trail that is on its way, out of reach or empty says so', async () => {
  const waiting = held();
  const { hand, address } = open('/admin/audit?q=nothing', waiting.answer);
  await screen.findByText('Loading the audit trail...');
  waiting.fail();
  await screen.findByText('The audit trail could not be loaded.');
  server.answer({ listAudit: { entries: [], after: null } });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Nothing that was written down fits that.' });
  await expectAccessible('nothing fits');
  await hand.click(screen.getByRole('button', { name: 'Show everything' }));
  await screen.findByRole('heading', { name: 'Nothing has been written down yet.' });
  expect(address()).toBe('/admin/audit');
});

test('there is no audit trail for others', async () => {
  openApp('/admin/audit', { as: sampleUser() });
  await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' });
  expect(server.made()).not.toContain('listAudit');
});
