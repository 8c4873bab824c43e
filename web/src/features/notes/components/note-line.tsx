import { t } from '@lingui/core/macro';
import { cn } from '@/lib/cn.ts';
import { timeText } from '@/lib/language/times.ts';
import { type NotePlace, useLessonNotes } from '../lesson-notes.ts';
import { NoteField } from './note-field.tsx';

/** The line that is being written, where it was opened. The film goes on meanwhile. */
export function NoteLine({ place }: { place: NotePlace }) {
  const notes = useLessonNotes();
  if (notes === null || notes.line?.place !== place) return null;
  const { line, drafts, add, closeLine } = notes;
  const { seconds } = line.start;
  // What was typed before it went out of sight, behind another panel, is typed on.
  const kept = drafts.line();
  const time = timeText(seconds);
  const save = (text: string) => {
    drafts.dropLine();
    void add({ seconds, content: text });
    closeLine();
  };
  return (
    <div className={cn('flex gap-x-2 gap-y-1', place === 'rail' ? 'flex-col' : 'items-start')}>
      <span
        aria-hidden="true"
        className={cn(
          'min-w-11 text-sm font-bold text-accent-ink figures-tabular',
          place === 'rail' ? 'px-1' : 'py-2.5',
        )}
      >
        {time}
      </span>
      <NoteField
        // Asked for again, it takes the focus again.
        key={line.asked}
        label={t`Note at ${time}`}
        start={kept?.seconds === seconds ? kept.content : line.start.content}
        onType={(text) => drafts.keepLine({ seconds, content: text })}
        onSave={save}
        onLeave={closeLine}
      />
    </div>
  );
}

/** On the picture: on phones, on the whole screen, and wherever the rail has no room for it. */
export function NoteOnPicture() {
  const notes = useLessonNotes();
  if (notes?.line?.place !== 'picture') return null;
  return (
    <div
      data-player-overlay
      className="absolute inset-x-2 top-2 z-40 mx-auto max-w-2xl animate-fade-in rounded-card border border-line bg-card p-2 text-ink shadow-pop select-text"
    >
      <NoteLine place="picture" />
    </div>
  );
}
