import type { CaptionTrack, Cue } from '@academy/contract/captions/caption.ts';
import { fireEvent, screen } from '@testing-library/react';
import { type Answers, refused } from '@/lib/testing/fake-server.ts';
import { openFilm, playableFilm } from '@/lib/testing/native-film.ts';
import { ownCourse, sampleCreator, sampleCurriculum } from '@/lib/testing/sample-data.ts';
import { openApp } from './open-app.tsx';

export const track = (change: Partial<CaptionTrack> = {}): CaptionTrack => ({
  ...{ language: 'en', origin: 'machine', isCorrected: false, isComplete: true, cueCount: 3, revision: 1 },
  updatedAt: '2026-11-16T10:00:00.000Z',
  ...change,
});
const cue = (seconds: number, text: string): Cue => ({
  ...{ id: crypto.randomUUID(), startMs: seconds * 1000, endMs: seconds * 1000 + 4000, text, revision: 1 },
});

/** The page of a lesson's captions, on a server that takes all changes of a save or none. */
export async function openCaptions(texts: readonly string[], answers: Answers = {}) {
  let cues = texts.map((text, index) => cue(index * 4, text));
  const put = (id: string, change: Partial<Cue>) => {
    cues = cues.map((one) => (one.id === id ? { ...one, ...change, revision: one.revision + 1 } : one));
  };
  const course = ownCourse();
  const modules = sampleCurriculum({ 'At the loom': ['Threading the loom'] });
  const lesson = modules[0]?.lessons[0];
  if (!lesson) throw new Error('The course has no lesson.');
  const user = sampleCreator();
  const address = `/creator-dashboard/courses/${course._id}/edit/module/${lesson.moduleId}/lesson/${lesson._id}/captions/en`;
  const app = openApp(address, {
    as: user,
    answers: {
      getCourse: course,
      getLesson: lesson,
      getVideoStatus: playableFilm,
      getWordList: { words: ['Jamdani'], revision: 1 },
      listCaptions: {
        tracks: texts.length === 0 ? [] : [track()],
        spokenLanguage: 'en',
        editing: { chosenLanguage: null, transcription: null },
      },
      getCues: () => ({ track: track(), cues }),
      saveCues: ({ body }) => {
        for (const change of body.changes) {
          const now = cues.find(({ id }) => id === change.id);
          if (change.kind !== 'add' && now?.revision !== change.revision)
            return refused(409, 'The cue at 0:00 was changed elsewhere since you opened it.', 'cue_changed');
        }
        for (const change of body.changes) {
          const { kind, ...rest } = change;
          if (kind === 'add') cues = [...cues, { ...(rest as Cue), revision: 1 }];
          else if (kind === 'change') put(change.id, rest as Cue);
          else cues = cues.filter(({ id }) => id !== change.id);
        }
        return { track: track(), cues: cues.filter(({ id }) => body.changes.some((one) => one.id === id)) };
      },
      ...answers,
    },
  });
  const film = await openFilm();
  return { ...app, film, put, user, cues: () => cues, said: () => cues.map(({ text }) => text) };
}

export const field = (place: number) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Text of cue ${place}` });

export const press = (key: string, code: string, held: object) =>
  fireEvent.keyDown(document.activeElement as Element, { key, code, ...held });
