import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { withQueries } from '@/lib/testing/with-queries.tsx';
import type { BarContents } from '../bar-contents.ts';
import { createPlayerStore } from '../create-player-store.ts';
import { initialPlayerState, type PlayerState } from '../player-state.ts';
import { SeekBar } from './seek-bar.tsx';

const chapters = [
  { seconds: 0, title: 'The loom' },
  { seconds: 60, title: 'প্রথম ফুল' },
];
const storyboard = {
  ...{ sheets: 2, columns: 5, rows: 2, width: 160, height: 90, everySeconds: 4, pictures: 20 },
  sheetUrl: (sheet: number) => `/sheets/${sheet}.jpg`,
};

function drawBar(shown: Partial<BarContents> & Partial<PlayerState> = {}) {
  const store = createPlayerStore({ openStream: () => undefined });
  const state = { ...initialPlayerState, ready: true, duration: 100, ...shown };
  const { container } = render(<SeekBar store={store} state={state} />, { wrapper: withQueries() });
  const slider = screen.getByRole('slider', { name: 'Seek' });
  vi.spyOn(slider, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 1000 } as DOMRect);
  const bubble = () => container.querySelector('[data-seek-bubble]');
  const picture = () => container.querySelector<HTMLImageElement>('[data-seek-bubble] img');
  const marks = (kind: string) =>
    [...container.querySelectorAll<HTMLElement>(`[data-mark=${kind}]`)].map(({ style }) => style.left);
  const pointAt = (seconds: number) =>
    fireEvent.pointerMove(slider, { pointerType: 'mouse', clientX: seconds * 10 });
  return { slider, bubble, picture, marks, pointAt };
}

test('a bar without chapters, hits and pictures shows the time alone', () => {
  const { slider, bubble, picture, pointAt } = drawBar();
  expect(slider.getAttribute('aria-valuetext')).toBe('0:00 of 1:40');
  expect(bubble()).toBeNull();
  pointAt(61);
  expect(bubble()?.textContent).toBe('1:01');
  expect(picture()).toBeNull();
});

test('chapters divide the bar, and are named in the bubble and to screen readers', () => {
  const { slider, bubble, marks, pointAt } = drawBar({ chapters, currentTime: 75 });
  expect(marks('chapter')).toEqual(['60%']);
  expect(slider.getAttribute('aria-valuetext')).toBe('1:15 of 1:40, প্রথম ফুল');
  pointAt(12);
  expect(bubble()?.textContent).toBe('0:12The loom');
  pointAt(90);
  expect(bubble()?.textContent).toBe('1:30প্রথম ফুল');
});

test('hits and questions are marked on the bar, each in its own way', () => {
  const { marks } = drawBar({ hits: [10, 10.05, 40], marks: [25] });
  expect(marks('hit')).toEqual(['10%', '40%']);
  expect(marks('question')).toEqual(['25%']);
});

test('small pictures are fetched when the bar is pointed at, and not before', () => {
  const { picture, pointAt } = drawBar({ storyboard });
  expect(picture()).toBeNull();
  pointAt(26);
  expect(picture()?.getAttribute('src')).toBe('/sheets/0.jpg');
  expect(picture()?.style).toMatchObject({ width: '500%', left: '-100%', top: '-100%' });
  pointAt(41);
  expect(picture()?.getAttribute('src')).toBe('/sheets/1.jpg');
});

test('a finger that drags sees the picture, too', () => {
  const { slider, picture } = drawBar({ storyboard });
  fireEvent.change(slider, { target: { value: '50' } });
  expect(picture()?.getAttribute('src')).toBe('/sheets/1.jpg');
});

test('a sheet that cannot be fetched leaves the time', () => {
  const { bubble, picture, pointAt } = drawBar({ storyboard });
  pointAt(5);
  const image = picture();
  if (image) act(() => void fireEvent.error(image));
  expect(picture()).toBeNull();
  expect(bubble()?.textContent).toBe('0:05');
});
