/** What is to be said of a lesson, in the order in which it would be met: the film, its captions, then what is written. */
import { captionGap } from '@academy/contract/captions/caption-gap.ts';
import { spokenLanguageOf } from '@academy/contract/captions/spoken-language.ts';
import { isFilledIn, isLessonDuration } from '@academy/contract/curriculum/lesson-duration.ts';
import {
  longestBlackStart,
  longestSilentStart,
  wantedLoudness,
} from '@academy/contract/preflight/finding-codes.ts';
import { glanceAtLesson } from '@academy/contract/preflight/lesson-glance.ts';
import { isAfterEnd } from '@academy/contract/videos/moments.ts';
import { planLadder } from '../hls/ladder.ts';
import type { CheckedTrack } from './caption-rows.ts';
import type { FindingList, FindingPlace } from './check-rows.ts';
import type { OutlinedLesson } from './course-outline.ts';
import type { LessonFilm } from './film-rows.ts';
import type { LessonContents } from './lesson-contents.ts';
import type { FilmMeasures } from './measure-stored-film.ts';

export interface CheckedLesson {
  readonly lesson: OutlinedLesson;
  readonly courseLanguage: string | null;
  readonly contents: LessonContents;
  readonly film: LessonFilm | undefined;
  readonly tracks: readonly CheckedTrack[];
  /** null for a film that could not be measured. */
  readonly measures: FilmMeasures | null;
  /** Renditions whose files are gone. */
  readonly missingFiles: number;
}

export function addLessonFindings(list: FindingList, place: FindingPlace, checked: CheckedLesson): void {
  const { lesson, film, contents } = checked;
  const filmState = film?.newestState ?? null;
  // As students get it: the version before a new one plays until that is ready.
  const isWatchable = film !== undefined && film.assetId !== null;
  for (const { code, facts } of glanceAtLesson({ ...lesson, ...contents, filmState, isWatchable })) {
    list.add(code, place, facts);
  }
  if (film !== undefined) {
    if (filmState === 'ready') addMissingFindings(list, place, film, checked.missingFiles);
    if (film.assetId !== null) addMeasureFindings(list, place, checked.measures);
    addCaptionFindings(list, place, checked, film);
  }
  addDurationFinding(list, place, lesson);
  for (const url of contents.undescribed) list.add('image_without_description', place, { url });
  for (const { question, problems } of contents.brokenQuestions) {
    const hasAnswer = !problems.some((problem) => unanswerable.has(problem));
    list.add(hasAnswer ? 'question_incomplete' : 'question_without_answer', place, { question });
  }
  if (film !== undefined) addMomentFindings(list, place, contents, film);
}

const unanswerable: ReadonlySet<string> = new Set(['no_right_option', 'no_spelling', 'spelling_empty']);

/** By the version that students watch: questions stay when a film is replaced by a shorter one. */
function addMomentFindings(
  list: FindingList,
  place: FindingPlace,
  { pinnedQuestions }: LessonContents,
  { durationSeconds }: LessonFilm,
): void {
  const seconds = Math.floor(durationSeconds);
  for (const { question, atSeconds } of pinnedQuestions) {
    if (!isAfterEnd(atSeconds, durationSeconds)) continue;
    list.add('question_after_film', place, { question, seconds }, atSeconds);
  }
}

function addMissingFindings(
  list: FindingList,
  place: FindingPlace,
  film: LessonFilm,
  missingFiles: number,
): void {
  const count = missingFiles + missingRungs(film);
  if (count > 0) list.add('film_renditions_missing', place, { count });
}

/** By their number: an earlier release may have chosen other heights. */
function missingRungs({ width, height, renditions }: LessonFilm): number {
  if (width === null || height === null) return renditions.length === 0 ? 1 : 0;
  const { rest } = planLadder({ width, height, frameRate: 25 });
  return Math.max(0, 1 + rest.length - renditions.length);
}

function addMeasureFindings(list: FindingList, place: FindingPlace, measures: FilmMeasures | null): void {
  if (measures === null) {
    list.add('film_not_measured', place);
    return;
  }
  const { hasSound, loudness, silentStartSeconds, blackStartSeconds } = measures;
  const { lufs, tolerance } = wantedLoudness;
  if (hasSound && loudness === null) list.add('film_silent', place);
  else if (loudness !== null) {
    const facts = { loudness: Math.round(loudness * 10) / 10 };
    if (loudness < lufs - tolerance) list.add('film_too_quiet', place, facts);
    if (loudness > lufs + tolerance) list.add('film_too_loud', place, facts);
    if (silentStartSeconds > longestSilentStart) {
      list.add('film_silent_start', place, { seconds: Math.round(silentStartSeconds) }, 0);
    }
  }
  if (blackStartSeconds > longestBlackStart) {
    list.add('film_black_start', place, { seconds: Math.round(blackStartSeconds) }, 0);
  }
}

function addCaptionFindings(
  list: FindingList,
  place: FindingPlace,
  { lesson, courseLanguage, tracks, measures }: CheckedLesson,
  { assetId, isReady, hasSound, durationSeconds, transcription }: LessonFilm,
): void {
  for (const { language, tooFast, late } of tracks) {
    if (late.startMs !== null) {
      const facts = { language, count: late.count, seconds: Math.floor(durationSeconds) };
      list.add('captions_after_film', place, facts, Math.floor(late.startMs / 1000));
    }
    if (tooFast === null) continue;
    const { count, charactersPerSecond, second } = tooFast;
    list.add('captions_too_fast', place, { language, count, charactersPerSecond }, second);
  }
  if (assetId === null) return;
  const spoken = spokenLanguageOf({ spokenLanguage: lesson.spokenLanguage, courseLanguage });
  const gap = captionGap({ isReady, hasSound, measures, transcription, spoken, tracks });
  if (gap === null) return;
  const facts = spoken === null ? {} : { language: spoken };
  list.add(gap === 'unfinished' ? 'captions_unfinished' : 'captions_missing', place, facts);
}

/** What an author wrote may be rounded. */
const ROUNDED_SECONDS = 10;
const ROUNDED_SHARE = 0.05;

function addDurationFinding(list: FindingList, place: FindingPlace, lesson: OutlinedLesson): void {
  const { duration, videoSeconds } = lesson;
  if (duration === null || videoSeconds === null || !isLessonDuration(duration)) return;
  if (isFilledIn(duration, videoSeconds)) return;
  const written = duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  if (Math.abs(written - videoSeconds) <= Math.max(ROUNDED_SECONDS, videoSeconds * ROUNDED_SHARE)) return;
  list.add('duration_differs', place, { written: duration, seconds: Math.floor(videoSeconds) });
}
