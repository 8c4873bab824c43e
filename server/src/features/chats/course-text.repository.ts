/** Everything in a course that an answer may rest on, in three statements, however long the course is. */
import type { Queryable } from '@academy/platform/database/connect.ts';
import { preparedSql } from '@academy/platform/database/prepared.ts';
import type { CourseText, FileText, LessonText, SpokenCue } from '@academy/platform/passages/course-text.ts';
import { sql } from 'drizzle-orm';

const ofCourse = sql`lessons.course_id = ${sql.placeholder('courseId')}::uuid`;
const inOrder = sql`modules.position, lessons.position`;

/** Far beyond any course of lessons: an author who fills one up to every limit takes no more memory than this. */
const most = { cues: 300_000, parts: 20_000 };

interface LessonRow extends Omit<LessonText, 'tracks' | 'files' | 'takeaways'> {
  readonly takeaways: readonly string[];
  readonly wordList: readonly string[];
}

const listLessons = preparedSql<LessonRow>(
  'course_text_lessons',
  sql`
    select lessons.id as "lessonId", lessons.module_id as "moduleId", lessons.title, lessons.content, lessons.takeaways,
      courses.word_list as "wordList"
    from lessons join modules on modules.id = lessons.module_id join courses on courses.id = lessons.course_id
    where ${ofCourse} order by ${inOrder}`,
);

interface CueRow extends SpokenCue {
  readonly lessonId: string;
  readonly language: string;
}

/** A track that is still being heard is not there yet. */
const listCues = preparedSql<CueRow>(
  'course_text_cues',
  sql`
    select lessons.id as "lessonId", language, start_ms as "startMs", end_ms as "endMs", caption_cues.text
    from lessons join modules on modules.id = lessons.module_id
    join caption_tracks on caption_tracks.lesson_id = lessons.id and caption_tracks.is_complete
    join caption_cues on caption_cues.track_id = caption_tracks.id
    where ${ofCourse} order by ${inOrder}, language, start_ms, end_ms, caption_cues.id limit ${sql.raw(String(most.cues))}`,
);

interface PartRow {
  readonly lessonId: string;
  readonly resourceId: string;
  readonly name: string;
  readonly isMarkdown: boolean;
  readonly isCode: boolean;
  readonly page: number | null;
  readonly text: string;
}

/** Files of these are data or programs: an upload is called without its extension. */
const codeExtensions = sql.raw(
  'py ipynb js mjs cjs jsx ts mts cts tsx java kt dart c h cpp cs go rs php rb r sql sh htm html css json yml yaml xml csv'
    .split(' ')
    .map((extension) => `'.${extension}'`)
    .join(', '),
);

const listParts = preparedSql<PartRow>(
  'course_text_parts',
  sql`
    select lessons.id as "lessonId", lesson_resources.id as "resourceId", lesson_resources.name,
      coalesce(lesson_resources.extension in ('.md', '.markdown'), false) as "isMarkdown",
      coalesce(lesson_resources.extension in (${codeExtensions}), false) as "isCode", page, resource_text_parts.text
    from lessons join modules on modules.id = lessons.module_id
    join lesson_resources on lesson_resources.lesson_id = lessons.id
    join resource_text_parts on resource_text_parts.resource_id = lesson_resources.id
    where ${ofCourse} order by ${inOrder}, lesson_resources.position, resource_text_parts.number
    limit ${sql.raw(String(most.parts))}`,
);

export async function readCourseText(db: Queryable, courseId: string): Promise<CourseText> {
  const [rows, cues, parts] = [
    await listLessons(db, { courseId }),
    Map.groupBy(await listCues(db, { courseId }), ({ lessonId }) => lessonId),
    Map.groupBy(await listParts(db, { courseId }), ({ lessonId }) => lessonId),
  ];
  const lessons = rows.map(({ wordList: _wordList, ...lesson }) => ({
    ...lesson,
    tracks: tracksOf(cues.get(lesson.lessonId) ?? []),
    files: filesOf(parts.get(lesson.lessonId) ?? []),
  }));
  return { lessons, wordList: rows[0]?.wordList ?? [] };
}

function tracksOf(rows: readonly CueRow[]): LessonText['tracks'] {
  return [...Map.groupBy(rows, ({ language }) => language)].map(([language, cues]) => ({ language, cues }));
}

function filesOf(rows: readonly PartRow[]): FileText[] {
  return [...Map.groupBy(rows, ({ resourceId }) => resourceId)].map(([resourceId, parts]) => ({
    resourceId,
    name: parts[0]?.name ?? '',
    isMarkdown: parts[0]?.isMarkdown ?? false,
    isCode: parts[0]?.isCode ?? false,
    parts,
  }));
}
