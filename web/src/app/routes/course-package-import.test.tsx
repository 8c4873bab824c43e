import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '@/app/testing/open-app.tsx';
import { expectAccessible } from '@/lib/testing/expect-accessible.ts';
import { newId, sampleUser } from '@/lib/testing/sample-data.ts';

test('a package of another system is shown with a report of what does not fit, before it is imported', async () => {
  const id = newId();
  openApp(`/creator-dashboard/import?import=${id}`, {
    as: sampleUser({ role: 'creator' }),
    answers: {
      getCourseImport: {
        ...{ id, fileName: 'tea.zip', bytes: 1000, courseId: null, problems: [], copies: [] },
        state: 'uploaded',
        comparison: {
          title: 'Tea at Work',
          changes: [{ kind: 'lesson', change: 'added', name: 'Boiling' }],
          changeCount: 1,
          progress: { students: 0, completions: 0, answers: 0, notes: 0 },
          missingFilms: 0,
          seen: 'abc',
        },
        report: {
          format: 'scorm',
          version: '1.2',
          taken: { modules: 1, lessons: 1, texts: 1, films: 0, files: 0, links: 0, questions: 0 },
          parts: [{ code: 'interaction', count: 1, places: ['Boiling'], placeCount: 1 }],
        },
      },
    },
  });
  const report = await screen.findByRole('region', { name: 'A package of another system: SCORM 1.2' });
  expect(within(report).getByText('1 module · 1 lesson · 1 text')).toBeTruthy();
  expect(within(report).getByText(/^Interaction and tracking were not taken/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import as a new course' })).toBeTruthy();
  await expectAccessible('the import of a package');
});
