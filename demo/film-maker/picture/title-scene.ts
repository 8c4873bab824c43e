import type { Film } from '../film.ts';
import { alpanaWheel } from './alpana-wheel.ts';
import { share } from './easing.ts';
import { moved, words } from './marks.ts';
import { palette } from './palette.ts';

const PAINTING_SECONDS = 3.4;
/** So much of it is there from the first picture on, which is what a player shows before play is pressed. */
const PAINTED_BEFORE_SECONDS = 1.5;

/** The course's ground and the title, the alpana painted while it is said. */
export function titleScene(film: Film, now: number): string {
  const { hue, title, course, teacher } = film;
  const size = film.language === 'bn' ? 70 : 62;
  const lineHeight = size * 1.2;
  const top = 372 - ((title.length - 1) * lineHeight) / 2;
  const line = (text: string, index: number) =>
    words(84, top + index * lineHeight, text, { family: 'serif', size, weight: 560, color: palette.chalk });
  const under = top + title.length * lineHeight - 6;
  return [
    ground(film),
    wheel(film, 958, 360, 318, share(now, -PAINTED_BEFORE_SECONDS, PAINTING_SECONDS)),
    words(86, top - lineHeight * 0.82 - 14, course, {
      size: 25,
      weight: 600,
      color: hue.tint,
    }),
    ...title.map(line),
    words(86, under, teacher, { size: 27, color: palette.chalk, opacity: 0.86 }),
  ].join('');
}

/** The same ground again, with what to do next. */
export function closingScene(film: Film, progress: number): string {
  const appears = share(progress, 0, 0.4);
  const lines = film.closing.text.split('\n');
  return [
    ground(film),
    wheel(film, 640, 216, 150, progress),
    words(640, 452, film.closing.label, {
      size: 25,
      weight: 600,
      color: film.hue.tint,
      anchor: 'middle',
      opacity: appears,
    }),
    ...lines.map((text, index) =>
      words(640, 516 + index * 58, text, {
        family: 'serif',
        size: 44,
        weight: 560,
        color: palette.chalk,
        anchor: 'middle',
        opacity: appears,
      }),
    ),
  ].join('');
}

function ground({ hue }: Film): string {
  return `<rect y="-20" width="1280" height="760" fill="${hue.ground}"/>`;
}

function wheel({ hue, folds }: Film, x: number, y: number, radius: number, progress: number): string {
  const painted = alpanaWheel({
    radius,
    folds,
    progress,
    line: palette.chalk,
    tint: hue.tint,
    ground: hue.ground,
  });
  return moved(painted, x, y);
}
