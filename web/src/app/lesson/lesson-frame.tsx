import type { Lesson } from '@academy/contract/curriculum/curriculum.ts';
import { type LessonAddress, lessonAddressOf } from '@academy/contract/curriculum/lesson-address.ts';
import { readVideoLink } from '@academy/contract/videos/video-link.ts';
import { type ReactNode, useState } from 'react';
import { useSession } from '@/features/auth/session.ts';
import { LessonNotesContext } from '@/features/notes/lesson-notes.ts';
import { useLessonNotesState } from '@/features/notes/use-lesson-notes-state.ts';
import { createPlayerSlot, PlayerSlot } from '@/player/open-player.ts';

interface LessonFrameProps {
  address: LessonAddress;
  /** Undefined until it is there. */
  lesson: Lesson | undefined;
  children: ReactNode;
}

/** What the parts of a lesson's page have in common: the player that is open, and the notes at its film. */
export function LessonFrame(props: LessonFrameProps) {
  const [slot] = useState(createPlayerSlot);
  return (
    <PlayerSlot value={slot}>
      <NotesFrame {...props} />
    </PlayerSlot>
  );
}

function NotesFrame({ address, lesson, children }: LessonFrameProps) {
  const user = useSession();
  const link = readVideoLink(lesson?.videoUrl ?? '').kind;
  const notes = useLessonNotesState({
    address: lesson ? lessonAddressOf(address.courseId, lesson) : address,
    userId: lesson ? (user?.id ?? null) : null,
    hasFilm: link !== 'youtube' && link !== 'vimeo',
  });
  return <LessonNotesContext value={notes}>{children}</LessonNotesContext>;
}
