import { playbackTimeText } from '@academy/contract/videos/playback-time.ts';
import { sql } from 'drizzle-orm';
import { answerMarkdown, type KeptAnswer } from '../chat-answer.ts';
import {
  bounded,
  type ExportSection,
  headingText,
  jsonMember,
  pathPart,
  type Row,
  textMember,
} from '../export-member.ts';

/** With titles, so that it can be read; the rows themselves are in `tables`. */
export const learningSection: ExportSection = async ({ db, userId }) => {
  const { rows: courses } = await db.execute<Row>(
    bounded(sql`select courses.title as course, enrolled_at as "enrolledAt", last_accessed_at as "lastAccessedAt", left_at as "leftAt", (
        select coalesce(json_agg(json_build_object('lesson', lessons.title, 'completedAt', completed_at,
          'playbackSeconds', playback_seconds) order by lesson_progress.updated_at), '[]')
        from lesson_progress join lessons on lessons.id = lesson_id
        where lesson_progress.user_id = taken.user_id and lesson_progress.course_id = taken.course_id
      ) as lessons
      from (
        select user_id, course_id, enrolled_at, last_accessed_at, null as left_at from enrollments
        union all select user_id, course_id, enrolled_at, last_accessed_at, ended_at from ended_enrollments
      ) taken join courses on courses.id = course_id where user_id = ${userId}::uuid order by enrolled_at`),
  );
  return [jsonMember('learning.json', courses)];
};

interface Note {
  readonly course: string;
  readonly lesson: string;
  readonly seconds: number | null;
  readonly content: string;
}

/** A file for each course: the free note of a lesson, then what belongs to a moment of its film. */
export const notesSection: ExportSection = async ({ db, userId }) => {
  const { rows: notes } = await db.execute<Row<Note>>(
    bounded(sql`select courses.title as course, lessons.title as lesson, seconds, written.content from (
        select lesson_id, null::int as seconds, content from notes where user_id = ${userId}::uuid
        union all select lesson_id, seconds, content from timed_notes where user_id = ${userId}::uuid
      ) written
      join lessons on lessons.id = lesson_id join courses on courses.id = lessons.course_id
      join modules on modules.id = lessons.module_id
      order by courses.title, courses.id, modules.position, lessons.position, seconds nulls first`),
  );
  const files = new Map<string, string>();
  let lesson = '';
  for (const note of notes) {
    const before = files.get(note.course);
    if (before === undefined) lesson = '';
    let text = before ?? `# ${headingText(note.course)}\n`;
    if (lesson !== note.lesson) text += `\n## ${headingText(note.lesson)}\n\n`;
    lesson = note.lesson;
    const moment = note.seconds === null ? '' : `- **${playbackTimeText(note.seconds)}** `;
    text += `${moment}${note.content.trim()}\n${moment === '' ? '\n' : ''}`;
    files.set(note.course, text);
  }
  return [...files].map(([course, text], index) =>
    textMember(`notes/${index + 1}-${pathPart(course, 'course')}.md`, text),
  );
};

interface Chat {
  readonly title: string;
  readonly course: string;
  readonly createdAt: string;
  readonly exchanges: {
    readonly question: string;
    readonly askedAt: string;
    readonly answer: KeptAnswer | null;
  }[];
}

/** Each chat with the assistant as Markdown: what was asked, and what was answered. */
export const chatsSection: ExportSection = async ({ db, userId }) => {
  const { rows: chats } = await db.execute<Row<Chat>>(
    bounded(sql`select chats.title, courses.title as course, to_char(chats.created_at, 'YYYY-MM-DD') as "createdAt", (
        select coalesce(json_agg(json_build_object('question', question,
          'askedAt', to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'),
          'answer', answer - 'sources' || jsonb_build_object(
            'statements', jsonb_path_query_array(answer, '$.statements[*].text'),
            'places', case when answer ->> 'fits' = 'false' or answer ->> 'summed' = 'course'
              then coalesce(answer -> 'sources', '[]') else '[]' end)) order by number), '[]')
        from chat_exchanges where chat_id = chats.id
      ) as exchanges
      from chats join courses on courses.id = course_id where user_id = ${userId}::uuid order by chats.created_at, chats.id`),
  );
  return chats.map(({ title, course, createdAt, exchanges }, index) => {
    const said = exchanges.map(
      ({ question, askedAt, answer }) =>
        `\n## ${headingText(question)}\n\n*${askedAt}*\n\n${answerMarkdown(answer)}\n`,
    );
    const head = `# ${headingText(title)}\n\n${headingText(course)}, ${createdAt}\n`;
    return textMember(`chats/${index + 1}-${pathPart(title, 'chat')}.md`, head + said.join(''));
  });
};

export const reviewsSection: ExportSection = async ({ db, userId }) => {
  const { rows: reviews } = await db.execute<Row>(
    bounded(sql`select courses.title as course, reviews.rating, text, useful_count as "foundUseful", reply, hidden_reason as "hiddenFor",
        reviews.created_at as "writtenAt", edited_at as "editedAt"
      from reviews join courses on courses.id = course_id where user_id = ${userId}::uuid order by reviews.created_at`),
  );
  return reviews.length === 0 ? [] : [jsonMember('reviews.json', reviews)];
};

interface CertificateRow {
  readonly id: string;
  readonly credential: string;
  readonly facts: object;
}

/** What it says, and the signed file as the academy hands it out. The PDF is made from these when it is asked for. */
export const certificatesSection: ExportSection = async ({ db, userId }) => {
  const { rows } = await db.execute<Row<CertificateRow>>(
    bounded(sql`select id, credential, to_jsonb(certificates)
        - array['credential', 'user_id', 'revoked_by', 'key_id', 'course_key', 'withdrawn_at'] as facts
      from certificates where user_id = ${userId}::uuid order by issued_at`),
  );
  return rows.flatMap(({ id, credential, facts }) => [
    jsonMember(`certificates/${id}.json`, { ...facts, page: `/certificates/${id}` }),
    textMember(`certificates/${id}.jwt`, credential),
  ]);
};
