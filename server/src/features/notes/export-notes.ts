/** The files that notes are taken along in. They are written lesson by lesson, so that no more than one is held in memory. */
import { buildPath, webRoutes } from '@academy/contract/interface/web-routes.ts';
import { csvRow } from '@academy/contract/text/csv-row.ts';
import { momentSearch } from '@academy/contract/videos/moments.ts';
import { playbackTimeText } from '@academy/contract/videos/playback-time.ts';
import type { Queryable } from '@academy/platform/database/connect.ts';
import type { Viewer } from '../../access/course-policy.ts';
import { headingText, listItem } from './markdown.ts';
import {
  type LessonNote,
  listLessonNotes,
  listNotedLessons,
  type NotedLesson,
} from './notebook.repository.ts';

interface ExportOptions {
  /** Null for all courses. */
  readonly courseId: string | null;
  /** Where the academy is found, for links that work from anywhere. */
  readonly origin: string;
}

/** Stands for a title that may not be told at present. */
const NO_TITLE = '—';

async function* notedLessons(db: Queryable, viewer: Viewer, courseId: string | null) {
  for (const lesson of await listNotedLessons(db, viewer, courseId)) {
    yield { lesson, notes: await listLessonNotes(db, viewer, lesson.lessonId) };
  }
}

export async function* markdownFile(db: Queryable, viewer: Viewer, { courseId, origin }: ExportOptions) {
  let course: string | undefined;
  for await (const { lesson, notes } of notedLessons(db, viewer, courseId)) {
    const isFirst = course === undefined;
    if (lesson.courseId !== course)
      yield `${isFirst ? '' : '\n'}# ${headingText(lesson.courseTitle ?? NO_TITLE)}\n`;
    course = lesson.courseId;
    yield `\n## ${headingText(lesson.lessonTitle ?? NO_TITLE)}\n\n`;
    for (const note of notes) yield markdownNote(note, lesson, origin);
  }
}

function markdownNote({ seconds, content }: LessonNote, lesson: NotedLesson, origin: string): string {
  if (seconds === null) return `${content.trim()}\n\n`;
  const { courseId, moduleId, lessonId } = lesson;
  const path = buildPath(webRoutes.lesson, { courseId, moduleId, lessonId });
  const query = new URLSearchParams(momentSearch(seconds)).toString();
  return listItem(`[${playbackTimeText(seconds)}](${origin}${path}?${query}) ${content}`);
}

/**
 * The first lines tell Anki how to read the rest; as it takes text for text, markup in a note stays what was typed. It reads
 * UTF-8 and wants no mark in front of it.
 */
const ANKI_HEADER = '#separator:Comma\n#html:false\n#columns:Front,Back\n';

export async function* ankiFile(db: Queryable, viewer: Viewer, { courseId }: ExportOptions) {
  yield ANKI_HEADER;
  for await (const { lesson, notes } of notedLessons(db, viewer, courseId)) {
    const titles = [lesson.courseTitle ?? NO_TITLE, lesson.lessonTitle ?? NO_TITLE];
    const fronts = new Map<string, number>();
    for (const { seconds, content } of notes) {
      const moment = seconds === null ? [] : [playbackTimeText(seconds)];
      const front = [...titles, ...moment].join(' › ');
      const count = (fronts.get(front) ?? 0) + 1;
      fronts.set(front, count);
      // Anki takes cards with the same front for one card.
      yield csvRow([count === 1 ? front : `${front} (${count})`, content.trim()]);
    }
  }
}
