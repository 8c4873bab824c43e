import { arrow, card, drawn, faded, words } from '../../picture/marks.ts';
import { palette } from '../../picture/palette.ts';
import type { Timeline } from '../../timeline.ts';

const lines = [
  { code: 'chini = 2', done: 'চিনি: ২ চামচ', at: 0.12 },
  { code: 'print("চা তৈরি!")', done: 'চা তৈরি!', at: 0.62 },
];

/** Each line that is typed on the left does its work on the right. */
export function pythonLines(timeline: Timeline): string {
  const visible = timeline.between('python', 'task');
  if (visible <= 0) return '';
  const drawnLines = lines.map(({ code, done, at }, index) => {
    const letters = [...new Intl.Segmenter().segment(code)].map(({ segment }) => segment);
    const typed = timeline.since('python', { at: 0.25 + index * 0.32, lasts: 1.5 });
    const works = timeline.since('line', { at, lasts: 0.9 });
    const y = 278 + index * 118;
    return [
      words(136, y, letters.slice(0, Math.round(typed * letters.length)).join(''), {
        family: 'code',
        size: 38,
        weight: 400,
      }),
      arrow(640, y - 12, 90, works, { color: palette.accent, width: 5 }),
      words(796, y, done, { size: 38, opacity: works * 2 - 1, color: palette.success, weight: 600 }),
    ].join('');
  });
  const head = (x: number, text: string) =>
    words(x, 198, text, { size: 24, weight: 600, color: palette.inkSoft });
  return faded(
    [
      card({ x: 96, y: 150, width: 520, height: 330 }),
      head(136, 'নির্দেশ'),
      card({ x: 756, y: 150, width: 428, height: 330 }),
      head(796, 'কাজ'),
      drawn('M136 222H576', 1, { color: palette.line, width: 2 }),
      drawn('M796 222H1144', 1, { color: palette.line, width: 2 }),
      ...drawnLines,
    ].join(''),
    visible,
  );
}
