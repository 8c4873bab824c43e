import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { NotebookNote } from '@academy/contract/notes/notebook-note.ts';
import { momentSearch } from '@academy/contract/videos/moments.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { paths } from '@/config/paths.ts';
import { shortDate } from '@/lib/language/dates.ts';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { groupNotes } from './group-notes.ts';

/** All notes by course and lesson. Each moment leads to its second of the film. */
export function NotebookList({ notes }: { notes: readonly NotebookNote[] }) {
  return (
    <div className="flex flex-col gap-12">
      {groupNotes(notes).map((course) => (
        <section key={course.courseId} aria-labelledby={`course-${course.courseId}`}>
          <h2
            id={`course-${course.courseId}`}
            lang={textLanguage(course.title ?? '')}
            className="text-xl wrap-anywhere md:text-2xl"
          >
            {course.title === null ? (
              t`A course that is not open now`
            ) : (
              <Link to={paths.course(course.courseId)} className="hover:underline hover:underline-offset-4">
                {course.title}
              </Link>
            )}
          </h2>
          {course.lessons.map(({ lessonId, moduleId, title, notes: ofLesson }) => (
            <LessonNotes
              key={lessonId}
              // Nothing leads to a lesson that cannot be opened.
              address={title === null ? null : { courseId: course.courseId, moduleId, lessonId }}
              title={title}
              notes={ofLesson}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

interface LessonNotesProps {
  address: LessonAddress | null;
  title: string | null;
  notes: readonly NotebookNote[];
}

function LessonNotes({ address, title, notes }: LessonNotesProps) {
  return (
    <div className="mt-5 rounded-card border border-line bg-card px-4 py-4 md:px-6">
      {title === null || address === null ? null : (
        <h3 lang={textLanguage(title)} className="font-sans text-base font-bold wrap-anywhere">
          <Link
            to={paths.lesson(address)}
            className="inline-block touch-target hover:underline hover:underline-offset-4"
          >
            {title}
          </Link>
        </h3>
      )}
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id ?? 'free'} className="flex flex-wrap gap-x-4 gap-y-1 py-3 sm:flex-nowrap">
            <p className="min-w-14 shrink-0 text-sm/6">
              <Moment note={note} address={address} />
            </p>
            <p className="text-sm/6 whitespace-nowrap text-ink-soft figures-tabular sm:order-last">
              <time dateTime={note.updatedAt}>{shortDate(new Date(note.updatedAt))}</time>
            </p>
            <div className="min-w-0 grow max-sm:basis-full">
              <p lang={textLanguage(note.content)} className="measure wrap-anywhere whitespace-pre-wrap">
                {note.content}
                {note.isCut ? '…' : null}
              </p>
              {note.isCut && address ? (
                <Link to={paths.lesson(address)} search={{ tab: 'notes' }} className={linkLook}>
                  {t`Read on at the lesson`}
                </Link>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const linkLook =
  'font-bold text-accent-ink underline decoration-1 underline-offset-4 figures-tabular hover:decoration-2';

/** A free note belongs to the lesson as a whole. */
function Moment({ note, address }: { note: NotebookNote; address: LessonAddress | null }) {
  const text = note.seconds === null ? t`Lesson` : timeText(note.seconds);
  if (address === null) return <span className="font-bold">{text}</span>;
  const search = note.seconds === null ? { tab: 'notes' } : momentSearch(note.seconds);
  return (
    <Link to={paths.lesson(address)} search={search} className={`inline-block touch-target ${linkLook}`}>
      {text}
    </Link>
  );
}
