import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { type Answers, away, held, refused, server } from '@/lib/testing/fake-server.ts';
import { sampleCourse } from '@/lib/testing/sample-data.ts';
import { sampleCohort, sampleMember } from '@/lib/testing/sample-invitations.ts';
import { sampleAdmin, samplePerson } from '@/lib/testing/sample-people.ts';

const jamdani = { id: 'j1', title: 'Jamdani', status: 'published' as const, finished: 1 };
const cohort = sampleCohort({ id: 'c7', name: '7B', invited: 3, courses: [jamdani] });
const lastActive = new Date().toISOString();
const members = [
  sampleMember({ name: 'Rahim', progress: [{ percent: 100, isFinished: true, lastActive }] }),
  sampleMember({ name: 'করিম', progress: [{ percent: 40, isFinished: false, lastActive }] }),
  sampleMember({ name: 'Late', progress: [null] }),
  sampleMember({ name: 'Mina', progress: [{ percent: 0, isFinished: false, lastActive: null }] }),
];
const open = (address: string, answers: Answers = {}) =>
  openApp(address, {
    as: sampleAdmin(),
    answers: {
      getCohort: cohort,
      listCohorts: [{ ...cohort, courses: 1 }],
      listCohortProgress: { members, after: null },
      ...answers,
    },
  });
const rowOf = (text: string) =>
  within(screen.getAllByRole('row').find((row) => row.textContent.includes(text)) ?? document.body);

test('cohorts are listed, and a new one is created and opened', async () => {
  const { hand, address } = open('/admin/cohorts', {
    createCohort: refused(409, 'There is a cohort of this name already.', 'cohort_name_taken'),
  });
  expect((await screen.findByRole('link', { name: '7B' })).getAttribute('href')).toBe('/admin/cohorts/c7');
  expect(document.title).toBe('Cohorts · Academy');
  await expectAccessible('cohorts');
  await hand.click(screen.getByRole('button', { name: 'Create a cohort' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true);
  await hand.type(dialog.getByRole('textbox', { name: 'Name of the cohort' }), ' 7B ');
  await hand.click(dialog.getByRole('button', { name: 'Create' }));
  await dialog.findByText('There is a cohort of this name already.');
  server.answer({ createCohort: cohort });
  await hand.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(address()).toBe('/admin/cohorts/c7'));
  expect(server.requests('createCohort').at(-1)?.body).toEqual({ name: '7B' });
});

test('a cohort tells how far everybody is in each course', async () => {
  open('/admin/cohorts/c7');
  await screen.findByRole('heading', { level: 1, name: '7B' });
  expect(screen.getByText('2 people, and 3 invited')).toBeDefined();
  expect(screen.getByText('1 of 2 finished')).toBeDefined();
  await screen.findByRole('link', { name: 'Rahim' });
  expect(rowOf('Rahim').getByText('Finished')).toBeDefined();
  expect(rowOf('করিম').getByText('40%')).toBeDefined();
  expect(rowOf('করিম').getByText('0 minutes ago')).toBeDefined();
  expect(rowOf('Late').getByText('Not enrolled')).toBeDefined();
  expect(rowOf('Mina').getByText('Not opened yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe('/api/admin/cohorts/c7/file');
  expect(screen.getByRole('link', { name: 'Invite by a list' }).getAttribute('href')).toBe(
    '/admin/invitations?cohort=c7',
  );
  await expectAccessible('a cohort');
});

test('people and courses are added and taken out', async () => {
  const weaving = sampleCourse({ title: 'Weaving' });
  const mina = samplePerson({ name: 'Mina' });
  const { hand } = open('/admin/cohorts/c7', {
    ...{ listCourses: [weaving, sampleCourse({ ...jamdani, _id: 'j1' })] },
    ...{ listPeople: { people: [mina], after: null, count: 1 } },
    ...{
      addCohortMembers: cohort,
      addCohortCourse: cohort,
      removeCohortMember: cohort,
      removeCohortCourse: cohort,
    },
  });
  await screen.findByRole('link', { name: 'Rahim' });
  await hand.click(screen.getByRole('button', { name: 'Add people' }));
  await hand.click(await screen.findByRole('button', { name: 'Add Mina' }));
  await screen.findByText('Added');
  expect(server.requests('addCohortMembers').at(-1)).toMatchObject({
    params: { cohortId: 'c7' },
    body: { userIds: [mina.id] },
  });
  await expectAccessible('adding people to a cohort');
  await hand.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await hand.click(screen.getByRole('button', { name: 'Add a course' }));
  await screen.findByRole('button', { name: 'Add Weaving' });
  expect(screen.queryByRole('button', { name: 'Add Jamdani' })).toBeNull();
  await hand.click(screen.getByRole('button', { name: 'Add Weaving' }));
  await screen.findByText('Everybody in the cohort is enrolled in Weaving.');
  await hand.click(screen.getByRole('button', { name: 'Take Jamdani out of the cohort' }));
  await screen.findByText('Jamdani is out of the cohort. Everybody stays enrolled.');
  server.answer({ removeCohortMember: away });
  await hand.click(screen.getByRole('button', { name: 'Take Rahim out of the cohort' }));
  await screen.findByText('That was not done.');
  server.answer({ removeCohortMember: cohort });
  await hand.click(screen.getByRole('button', { name: 'Take Rahim out of the cohort' }));
  await screen.findByText('Rahim is out of the cohort, and stays enrolled.');
});

test('a cohort is renamed and deleted', async () => {
  const { hand, address } = open('/admin/cohorts/c7', {
    renameCohort: { ...cohort, name: '8B' },
    deleteCohort: {},
  });
  await hand.click(await screen.findByRole('button', { name: 'Rename' }));
  const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name of the cohort' });
  await hand.clear(name);
  await hand.type(name, '8B');
  server.answer({ getCohort: { ...cohort, name: '8B' } });
  await hand.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: '8B' });
  await hand.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await hand.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/admin/cohorts'));
  await screen.findByText('The cohort 8B is deleted.');
});

test('a cohort that is on its way, out of reach, missing or empty says so', async () => {
  const waiting = held();
  const { hand, close } = open('/admin/cohorts/c7', { getCohort: waiting.answer });
  await screen.findByRole('link', { name: 'All cohorts' });
  waiting.fail();
  await screen.findByText('This cohort could not be loaded.');
  server.answer({ getCohort: { ...cohort, courses: [] }, listCohortProgress: { members: [], after: null } });
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Nobody is in this cohort yet/);
  expect(screen.getByText(/^None yet\./)).toBeDefined();
  close();
  const missing = open('/admin/cohorts/c8', {
    getCohort: refused(404, 'Cohort not found', 'cohort_not_found'),
  });
  await screen.findByRole('heading', { name: 'There is no cohort at this address.' });
  missing.close();
  open('/admin/cohorts', { listCohorts: [] });
  await screen.findByRole('heading', { name: 'There is no cohort yet.' });
  await expectAccessible('no cohorts');
});
