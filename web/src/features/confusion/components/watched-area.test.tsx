import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FilmMap } from '@/api/watching.ts';
import { WatchedArea } from './watched-area.tsx';

/** Of parts of ten seconds, each watched by twenty. */
function film(parts: number): FilmMap {
  const counts = (people: number) => Array.from({ length: parts }, () => people);
  return {
    ...{ seconds: 10 * parts, partSeconds: 10, viewers: 20, watched: counts(20) },
    ...{ watchedAgain: counts(0), stopped: counts(0), notes: counts(0) },
    ...{ questions: counts(0), wrongAnswers: counts(0) },
  } as FilmMap;
}

test.each([
  ['a longer film', 12],
  ['a shorter film', 3],
])('%s before it does not change where the film itself is drawn', (_name, partsBefore) => {
  const { container } = render(
    <WatchedArea map={film(6)} before={film(partsBefore)} spanSeconds={60} top={20} beforeTop={20} />,
  );
  const ends = [...container.querySelectorAll('path')].map((path) =>
    Math.max(...[...(path.getAttribute('d') ?? '').matchAll(/H([\d.]+)/g)].map(([, x]) => Number(x))),
  );
  expect(ends).toEqual([100, 100, Math.min(100, (100 * partsBefore) / 6)]);
});
