import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lessonFields, newModule, writeInNewModule } from '@/app/testing/new-module.ts';
import { away, server } from '@/lib/testing/fake-server.ts';
import { sampleLesson } from '@/lib/testing/sample-data.ts';

/** All sentences of alerts that come up from here on, also those that are gone again before anyone could see them. */
function watchAlerts() {
  const told: string[] = [];
  const read = (node: Node) => {
    if (!(node instanceof Element)) return;
    const within = [...node.querySelectorAll('[role=alert]')];
    told.push(...[node, ...within].flatMap((one) => (one.role === 'alert' ? [one.textContent ?? ''] : [])));
  };
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(read);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return {
    told: () => {
      watch.disconnect();
      return told;
    },
  };
}

const saved = () => screen.findByText('Module created or updated successfully');
/** Names of what is kept on the device. */
const keptKeys = () => Object.keys(localStorage).filter((key) => key.includes('curriculum-draft'));

test('a lesson can be written in a module that the server does not have yet, and stays when it does', async () => {
  const { hand, press, answer } = await writeInNewModule({
    createLesson: ({ body }) => sampleLesson(body.title, { moduleId: 'm' }),
  });
  const alerts = watchAlerts();
  answer.resolve(newModule);
  await saved();
  expect(alerts.told()).toEqual([]);
  expect(lessonFields()).toEqual(['The crust', 'Steam first.']);
  await hand.type(screen.getByLabelText('Lesson title'), ' of bread');
  await press('Add lesson');
  await waitFor(() =>
    expect(server.requests('createLesson')[0]?.body).toMatchObject({
      title: 'The crust of bread',
      moduleId: 'm',
    }),
  );
});

test('a lesson that could not be saved in a module that was on its way opens again with all that was typed', async () => {
  const { press, answer } = await writeInNewModule();
  await press('Add lesson');
  answer.resolve(newModule);
  await screen.findByText('There was a problem saving the lesson.');
  expect(lessonFields()).toEqual(['The crust', 'Steam first.']);
  server.answer({ createLesson: ({ body }) => sampleLesson(body.title, { moduleId: 'm', order: 1 }) });
  await press('Add lesson');
  await screen.findByRole('button', { name: 'The crust' });
  await screen.findByRole('button', { name: 'Add lesson to New Module' });
  expect(keptKeys()).toEqual([]);
});

/** The author looks at another page while the module is on its way. */
async function leaveAndComeBack({ hand, history, press }: Awaited<ReturnType<typeof writeInNewModule>>) {
  await hand.click(screen.getAllByRole('link', { name: 'FAQ' })[0] as HTMLElement);
  // The form of the course, beside, takes the sample for changed.
  await press('Leave');
  await waitFor(() => expect(screen.queryByLabelText('Title of module 1')).toBeNull());
  act(() => history.back());
  await screen.findByLabelText('Title of module 1');
}

test('an author who comes back while the module is on its way goes on with its lesson when it is saved', async () => {
  const app = await writeInNewModule();
  await leaveAndComeBack(app);
  const alerts = watchAlerts();
  app.answer.resolve(newModule);
  await saved();
  await waitFor(() => expect(keptKeys()).toEqual([expect.stringMatching(/\.new\.m$/)]));
  expect(alerts.told()).toEqual([]);
  expect(lessonFields()).toEqual(['The crust', 'Steam first.']);
  await app.press('Close');
  await screen.findByRole('button', { name: 'Continue the new lesson in New Module' });
});

test.each([
  ['open', false],
  ['sent', true],
])('an author who comes back is told when the module of a lesson that is %s is lost', async (_, isSent) => {
  const app = await writeInNewModule();
  if (isSent) await app.press('Add lesson');
  await leaveAndComeBack(app);
  expect(screen.queryByText('A new module was not saved, nor the lesson in it.')).toBeNull();
  app.answer.resolve(away);
  await screen.findByText('A new module was not saved, nor the lesson in it.');
});

test.each([
  ['saved', newModule, 'Module Deleted'],
  ['not saved', away, 'Failed to save module.'],
])(
  'a module that is deleted while it is on its way, and then %s, is not called lost',
  async (_, answered, told) => {
    const { press, answer, hand } = await writeInNewModule({ deleteModule: {} });
    const alerts = watchAlerts();
    await press('Actions for module New Module');
    await hand.click(await screen.findByRole('menuitem', { name: 'Delete module' }));
    await press('Delete module');
    await waitFor(() => expect(screen.queryByDisplayValue('New Module')).toBeNull());
    answer.resolve(answered);
    await screen.findByText(told);
    expect(keptKeys()).toEqual([]);
    expect(alerts.told().filter((text) => text.includes('not saved'))).toEqual([]);
  },
);
