import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StudentProgress } from './student-progress.tsx';

it.each([
  [100, 'bg-success'],
  [75, 'bg-success'],
  [74, 'bg-yellow'],
  [40, 'bg-yellow'],
  [39, 'bg-danger'],
  [0, 'bg-danger'],
])('draws %i %% with %s, and writes it out', (percent, colour) => {
  const html = renderToStaticMarkup(<StudentProgress name="Anika" percent={percent} />);
  expect(html).toContain(`${colour} `.trim());
  expect(html).toContain(`>${percent}%<`);
});
