import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { ReactNode } from 'react';
import { LoginHint } from '@/components/login-hint.tsx';
import { NoteEditor } from './note-editor.tsx';

interface NotesPanelProps {
  address: LessonAddress;
  /** Null is a visitor. */
  userId: string | null;
  /** What else to say when notes cannot be saved at this address. */
  wayOut?: ReactNode;
}

export function NotesPanel({ address, userId, wayOut }: NotesPanelProps) {
  return (
    <section aria-labelledby="notes" className="measure">
      <h2 id="notes" className="text-xl">
        Your notes
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">Only you can read them.</p>
      {userId === null ? (
        <LoginHint>Log in to take notes on this lesson.</LoginHint>
      ) : (
        <NoteEditor key={`${userId} ${address.lessonId}`} address={address} userId={userId} wayOut={wayOut} />
      )}
    </section>
  );
}
