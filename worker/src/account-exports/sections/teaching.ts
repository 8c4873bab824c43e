import type { ZipMember } from '@academy/platform/zip/write-zip.ts';
import { sql } from 'drizzle-orm';
import {
  bounded,
  type ExportContext,
  type ExportSection,
  headingText,
  jsonMember,
  pathPart,
  type Row,
  textMember,
} from '../export-member.ts';

/** All files together; films are left out, whose creators have them, and what is more than this is named without its bytes. */
const MOST_FILE_BYTES = 1024 ** 3;

/** What was uploaded, and for what: facts, not films. */
export const uploadsSection: ExportSection = async ({ db, userId }) => {
  const { rows: uploads } = await db.execute<Row>(
    bounded(sql`select kind, course, lesson, name, bytes, "uploadedAt" from (
        select 'film' as kind, lesson_id, source_name as name, source_bytes as bytes, created_at as "uploadedAt"
          from video_assets where created_by = ${userId}::uuid
        union all select 'file', lesson_id, name, bytes, created_at
          from lesson_resources where created_by = ${userId}::uuid and source_key is not null
        union all select 'unfinished ' || purpose, lesson_id, file_name, bytes, created_at
          from uploads where user_id = ${userId}::uuid
      ) uploaded
      left join (select lessons.id, lessons.title as lesson, courses.title as course from lessons
        join courses on courses.id = course_id) places on places.id = lesson_id
      order by "uploadedAt"`),
  );
  return uploads.length === 0 ? [] : [jsonMember('uploads.json', uploads)];
};

interface OwnCourse {
  readonly id: string;
  readonly title: string;
  readonly cover: string | null;
  readonly details: object;
}

interface OwnLesson {
  readonly id: string;
  readonly place: string;
  readonly title: string;
  readonly content: string | null;
  readonly facts: { readonly captions: unknown; readonly questions: unknown; readonly chapters: unknown };
}

interface OwnFile {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
}

/** Each course of one's own as a folder: its details, a Markdown file and a file of facts for each lesson, cover and files. */
export const coursesSection: ExportSection = async (context) => {
  const { db, userId } = context;
  const { rows: courses } = await db.execute<Row<OwnCourse>>(
    bounded(sql`select id, title, substring(thumbnail_url from '^/api/(covers/.+)$') as cover,
        to_jsonb(courses) - array['id', 'author_id', 'search_text', 'title_search_text', 'hidden_by_block'] as details
      from courses where author_id = ${userId}::uuid order by created_at, id`),
  );
  const members: ZipMember[] = [];
  const room = { bytes: MOST_FILE_BYTES };
  for (const [index, { id, title, cover, details }] of courses.entries()) {
    const folder = `courses/${index + 1}-${pathPart(title, 'course')}`;
    members.push(jsonMember(`${folder}/course.json`, details));
    if (cover !== null)
      members.push(...(await fileMembers(context, folder, room, [await coverOf(context, cover)])));
    for (const lesson of await listLessons(context, id)) {
      const name = `${folder}/${lesson.place}-${pathPart(lesson.title, 'lesson')}`;
      members.push(textMember(`${name}.md`, `# ${headingText(lesson.title)}\n\n${lesson.content ?? ''}\n`));
      members.push(jsonMember(`${name}.json`, lesson.facts));
      members.push(
        ...(await fileMembers(context, `${name}-files`, room, await listFiles(context, lesson.id))),
      );
    }
  }
  return members;
};

async function coverOf({ blobs }: ExportContext, key: string): Promise<OwnFile> {
  const extension = key.split('.').at(-1) ?? 'jpg';
  return { key, name: `cover.${extension}`, bytes: (await blobs.head(key))?.size ?? 0 };
}

async function listLessons({ db }: ExportContext, courseId: string): Promise<OwnLesson[]> {
  const { rows } = await db.execute<Row<OwnLesson>>(
    bounded(sql`select lessons.id, modules.position || '-' || lessons.position as place, lessons.title, content, json_build_object(
        'module', modules.title, 'duration', duration, 'videoUrl', video_url, 'takeaways', takeaways, 'isPreview', is_preview,
        'chapters', (select coalesce(json_agg(json_build_object('seconds', seconds, 'title', chapters.title) order by seconds), '[]')
          from chapters where lesson_id = lessons.id),
        'questions', (select coalesce(json_agg(json_build_object('prompt', prompt, 'explanation', explanation,
          'atSeconds', at_seconds, 'solution', solution) order by position), '[]') from quiz_questions where lesson_id = lessons.id),
        'links', (select coalesce(json_agg(json_build_object('name', name, 'url', url) order by position), '[]')
          from lesson_resources where lesson_id = lessons.id and url is not null),
        'captions', (select coalesce(json_agg(json_build_object('language', language, 'cues', (
            select coalesce(json_agg(json_build_object('startMs', start_ms, 'endMs', end_ms, 'text', text) order by start_ms), '[]')
            from caption_cues where track_id = caption_tracks.id))), '[]') from caption_tracks where lesson_id = lessons.id)
      ) as facts
      from lessons join modules on modules.id = module_id where lessons.course_id = ${courseId}::uuid
      order by modules.position, lessons.position`),
  );
  return rows;
}

async function listFiles({ db }: ExportContext, lessonId: string): Promise<OwnFile[]> {
  const { rows } = await db.execute<Row<OwnFile>>(
    bounded(sql`select source_key as key, position || '-' || name || coalesce(extension, '') as name, bytes::float8 as bytes
      from lesson_resources where lesson_id = ${lessonId}::uuid and source_key is not null order by position`),
  );
  return rows;
}

/** A file that is gone, or for which there is no room, is only named: the export is worth more than one file of it. */
async function fileMembers(
  { blobs }: ExportContext,
  folder: string,
  room: { bytes: number },
  files: readonly OwnFile[],
): Promise<ZipMember[]> {
  const members: ZipMember[] = [];
  for (const { key, name, bytes } of files) {
    const isThere = bytes <= room.bytes && (await blobs.head(key)) !== null;
    const [, stem = name, extension = ''] = /^(.*?)(\.[a-z0-9]{1,10})?$/i.exec(name) ?? [];
    const path = `${folder}/${pathPart(stem, 'file')}${extension.toLowerCase()}`;
    if (!isThere) {
      members.push(textMember(`${path}.missing.txt`, `${name}: ${bytes} bytes, not in this file.\n`));
      continue;
    }
    room.bytes -= bytes;
    const open = async () => (await blobs.get(key))?.stream ?? Buffer.alloc(0);
    members.push({ name: path, isCompressed: true, open });
  }
  return members;
}
