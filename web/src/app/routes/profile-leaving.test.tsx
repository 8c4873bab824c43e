import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectToast } from '@/app/testing/toasts.ts';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { server } from '@/lib/testing/fake-server.ts';
import { sampleUser } from '@/lib/testing/sample-data.ts';

const user = sampleUser();
const profile = { name: user.name, username: 'nadia', email: user.email, bio: 'Learning.', avatar: null };

async function openSettings() {
  const app = openApp('/profile?tab=settings', {
    as: user,
    answers: {
      getProfile: profile,
      listEnrolledCourses: [],
      listCourses: [],
      listOwnCertificates: { certificates: [], earned: [], suggestedName: user.name },
    },
  });
  await bio();
  return app;
}
type Opened = Awaited<ReturnType<typeof openSettings>>;

const bio = () => screen.findByLabelText<HTMLTextAreaElement>('Bio');
const openTab = ({ hand }: Opened, name: string) => hand.click(screen.getByRole('tab', { name }));
const goToCourses = ({ hand }: Opened) =>
  hand.click(screen.getAllByRole('link', { name: 'Courses' })[0] ?? document.body);
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const answer = async ({ hand }: Opened, name: string) =>
  hand.click(within(await question()).getByRole('button', { name }));

test('what was typed in the settings outlives a look at another tab, and is asked about before the page is left', async () => {
  const app = await openSettings();
  await app.hand.type(await bio(), ' Weaving, too.');
  await openTab(app, 'Certificates');
  await screen.findByRole('heading', { name: 'No Certificates Yet' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await goToCourses(app);
  expect((await question()).textContent).toContain('What you typed in the account settings is not saved');
  await expectAccessible('the question before leaving');
  await answer(app, 'Keep editing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openTab(app, 'Account Settings');
  expect((await bio()).value).toBe('Learning. Weaving, too.');
  await goToCourses(app);
  await answer(app, 'Leave');
  await waitFor(() => expect(app.address()).toBe('/courses'));
});

test('nothing is asked once the settings are saved, also while another tab was open, or are again as they were', async () => {
  const app = await openSettings();
  await app.hand.type(await bio(), '!{Backspace}');
  await goToCourses(app);
  await waitFor(() => expect(app.address()).toBe('/courses'));
  app.close();

  const again = await openSettings();
  await again.hand.type(await bio(), ' Weaving.');
  const { promise, resolve } = Promise.withResolvers<typeof profile>();
  server.answer({ saveProfile: () => promise });
  await again.hand.click(screen.getByRole('button', { name: 'Save Changes' }));
  await openTab(again, 'Certificates');
  resolve({ ...profile, bio: 'Learning. Weaving.' });
  await expectToast('Changes saved');
  await goToCourses(again);
  await waitFor(() => expect(again.address()).toBe('/courses'));
});
