import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { paths } from '@/config/paths.ts';
import { useLessonNotes } from '../lesson-notes.ts';
import { NoteButton } from './note-button.tsx';
import { NoteLine } from './note-line.tsx';
import { TimedNotes } from './timed-notes.tsx';

/** In the tab, above the free note: nothing of it is seen until there is a film to note something at, or a note. */
export function NotesAtMoments() {
  const notes = useLessonNotes();
  if (notes === null) return null;
  return (
    <div className="mb-8 flex flex-col gap-3">
      {notes.hasFilm ? <h3 className="font-sans text-base font-bold">{t`At moments of the film`}</h3> : null}
      <TimedNotes key={notes.address.lessonId} notes={notes} />
      <NoteLine place="tab" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <NoteButton place="tab" />
        <NotebookLink />
      </div>
    </div>
  );
}

/** The notes beside the picture, on wide screens. */
export function RailNotes() {
  const notes = useLessonNotes();
  if (notes === null) return null;
  return (
    <section aria-label={t`Notes on this film`} className="flex min-h-0 grow flex-col">
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 py-3">
        <TimedNotes key={notes.address.lessonId} notes={notes} />
        <p className="py-2 text-sm text-ink-soft">
          {t`Each note keeps its moment of the film. Only you can read it.`}
        </p>
      </div>
      <div className="flex shrink-0 flex-col gap-2 border-t border-line p-3">
        <NoteLine place="rail" />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <NoteButton place="rail" />
          <NotebookLink />
        </div>
      </div>
    </section>
  );
}

function NotebookLink() {
  return (
    <Link
      to={paths.notebook()}
      className="py-1.5 text-sm font-semibold text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {t`All your notes`}
    </Link>
  );
}
