import type { Film } from '../film.ts';
import type { Narration } from '../sound/narrate.ts';
import { Timeline } from '../timeline.ts';
import { easeInOut, share, turn } from './easing.ts';
import { disc, faded, words } from './marks.ts';
import { palette } from './palette.ts';
import { closingScene, titleScene } from './title-scene.ts';

const TITLE_LEAVES_SECONDS = 0.8;

/** Everything that is seen at one moment: the title, the lesson itself, or the closing. The foot stays free for the player's captions. */
export function frameAt(film: Film, narration: Narration, now: number): string {
  const { spoken, durationSeconds } = narration;
  const timeline = new Timeline(spoken, now);
  const title = spoken[0];
  const last = spoken.at(-1);
  if (title === undefined || last === undefined) throw new Error('A film has sentences.');
  const leaving = easeInOut(share(now, title.end + 0.25, title.end + 0.25 + TITLE_LEAVES_SECONDS));
  const closing = easeInOut(share(now, last.end + 0.5, last.end + 1.2));
  const svg = [
    `<rect width="1280" height="720" fill="${palette.paper}"/>`,
    leaving > 0 && closing < 1 ? film.draw(timeline) + chapterLine(film, timeline) : '',
    leaving < 1
      ? `<g transform="translate(0 ${Math.round(-740 * leaving)})">${titleScene(film, now)}</g>`
      : '',
    closing > 0
      ? `<g transform="translate(0 ${Math.round(740 * (1 - closing))})">${closingScene(film, share(now, last.end + 0.8, durationSeconds - 1.2))}</g>`
      : '',
  ].join('');
  return `<svg viewBox="0 0 1280 720">${svg}</svg>`;
}

/** Where in the lesson we are: a dot for each chapter, and the title of this one. */
function chapterLine({ chapters }: Film, timeline: Timeline): string {
  return chapters
    .map(({ from, title }, index) => {
      const begun = timeline.since(from, { delay: -0.3, lasts: 0.5 });
      const next = chapters[index + 1];
      const over = next === undefined ? 0 : timeline.since(next.from, { delay: -0.5, lasts: 0.4 });
      const x = 78 + index * 26;
      const dot = disc(x, 62, 6, begun > 0 ? palette.accent : palette.line);
      const left = 78 + chapters.length * 26;
      return (
        dot +
        faded(
          words(left, 70, title, { family: 'serif', size: 27, weight: 560 }),
          turn(begun, 0, 1) * (1 - over),
        )
      );
    })
    .join('');
}
