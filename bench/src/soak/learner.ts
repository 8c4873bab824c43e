import { type Browser, openBrowser } from './browser.ts';
import type { LessonToWatch } from './lesson-to-watch.ts';
import { browse, openCourse, search, staySignedIn } from './look-around.ts';
import { type Pace, readingMs } from './pace.ts';
import type { Tally } from './tally.ts';
import { createVisit } from './visit.ts';
import { takeNotes, watchLesson } from './watch-lesson.ts';

export interface Learner {
  /** Learns, as people do, until the time is over. */
  learn(tally: Tally, pace: Pace): Promise<void>;
  leave(): void;
}

const round = [browse, search, openCourse, watchLesson, takeNotes, staySignedIn];

/** Somebody who has signed in, from an address and over connections of their own. */
export async function arrive(origin: string, lesson: LessonToWatch, number: number): Promise<Learner> {
  const browser: Browser = openBrowser(origin, `10.20.${number >> 8}.${number & 255}`);
  await browser.signIn({ email: `learner-${number}@example.com`, name: `Learner ${number}` });
  return {
    leave: () => browser.close(),
    learn: async (tally, pace) => {
      const visit = createVisit({ browser, lesson, tally, pace });
      await pace.pause(readingMs());
      // Who does not attend the course yet could not go on anywhere.
      await openCourse(visit);
      // People are everywhere at once: each begins somewhere else.
      for (let step = Math.floor(Math.random() * round.length); !pace.isOver; step += 1) {
        await pace.pause(readingMs());
        if (!pace.isOver) await round[step % round.length]?.(visit);
      }
    },
  };
}
