import type { LatestNote } from '@academy/contract/home/home-calls.ts';
import { momentSearch } from '@academy/contract/videos/moments.ts';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { paths } from '@/config/paths.ts';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';

/** What was written last. Each leads to its moment, or to the notes of its lesson. */
export function LatestNotes({ notes }: { notes: readonly LatestNote[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-4">
        <h3 id={headingId} className="font-sans text-sm font-semibold text-ink-soft">
          {t`Your last notes`}
        </h3>
        {notes.length === 0 ? null : (
          <Link
            to={paths.notebook()}
            className="touch-target text-sm font-semibold whitespace-nowrap text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {t`Notebook`}
          </Link>
        )}
      </div>
      {notes.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">{t`What you note in a lesson waits for you here.`}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {notes.map((note) => (
            <li key={note.id ?? note.lessonId} className="py-2.5">
              <Note note={note} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Note({ note }: { note: LatestNote }) {
  const { seconds, content, lessonTitle } = note;
  return (
    <Link
      to={paths.lesson(note)}
      search={seconds === null ? { tab: 'notes' } : momentSearch(seconds)}
      className="group block"
    >
      <span
        lang={textLanguage(content)}
        className="line-clamp-2 leading-snug wrap-anywhere group-hover:underline group-hover:underline-offset-4"
      >
        {note.isCut ? `${content}…` : content}
      </span>
      <span className="mt-0.5 flex gap-1.5 text-sm text-ink-soft">
        {seconds === null ? null : (
          <>
            <span className="font-semibold figures-tabular">{timeText(seconds)}</span>
            <span aria-hidden="true">·</span>
          </>
        )}
        <span lang={textLanguage(lessonTitle)} className="truncate">
          {lessonTitle}
        </span>
      </span>
    </Link>
  );
}
