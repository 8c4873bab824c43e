import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StudentProgress } from './student-progress.tsx';

it.each([
  [100, 'fill-success'],
  [75, 'fill-success'],
  [74, 'fill-yellow'],
  [40, 'fill-yellow'],
  [39, 'fill-danger'],
  [0, 'fill-danger'],
])('draws %i %% with %s, and writes it out', (percent, colour) => {
  const html = renderToStaticMarkup(<StudentProgress name="Anika" percent={percent} />);
  expect(html).toContain(`${colour} `.trim());
  expect(html).toContain(`>${percent}%<`);
});
