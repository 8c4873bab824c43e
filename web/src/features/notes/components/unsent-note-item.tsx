import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { timeText } from '@/lib/language/times.ts';
import { useOnline } from '@/lib/use-online.ts';
import { isUnreached, type LessonNotes, type UnsentNote } from '../lesson-notes.ts';
import { GoneNote } from './gone-note.tsx';
import { NoteStamp } from './note-stamp.tsx';
import { NoteText } from './timed-note-item.tsx';

/** A note that the server does not have: on its way, or refused and kept on this device until it is taken or thrown away. */
export function UnsentNoteItem({ note, notes }: { note: UnsentNote; notes: LessonNotes }) {
  // The button that was pressed goes with what it was in, and takes the focus along.
  const [pressed, setPressed] = useState<'discard' | 'undo' | null>(null);
  const discard = () => {
    setPressed('discard');
    notes.discard(note);
  };
  const takeBack = () => {
    setPressed('undo');
    notes.takeBack(note);
  };
  const send = () => {
    setPressed(null);
    void notes.add(note);
  };
  if (note.isDiscarded) {
    const time = timeText(note.seconds);
    return (
      <GoneNote
        text={t`The note at ${time} is discarded.`}
        takesFocus={pressed === 'discard'}
        onUndo={takeBack}
      />
    );
  }
  return (
    <li className="py-1.5">
      <div className="flex items-start gap-2">
        <NoteStamp seconds={note.seconds} />
        <NoteText>{note.content}</NoteText>
        {note.state === 'saving' ? (
          <span className="grid size-9 shrink-0 place-items-center text-ink-soft">
            <Spinner />
            <span className="sr-only">{t`Saving...`}</span>
          </span>
        ) : null}
      </div>
      {note.state === 'saving' ? null : (
        <NotSent note={note} takesFocus={pressed === 'undo'} onSend={send} onDiscard={discard} />
      )}
    </li>
  );
}

interface NotSentProps {
  note: UnsentNote;
  takesFocus: boolean;
  onSend: () => void;
  onDiscard: () => void;
}

function NotSent({ note, takesFocus, onSend, onDiscard }: NotSentProps) {
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) send.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const online = useOnline();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pl-13">
      <p role="status" className="flex items-start gap-1.5 text-sm font-medium text-danger">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          {t`Not saved yet, kept on this device`}
          <span className="block font-normal">{whyNotSent(note, online)}</span>
        </span>
      </p>
      <Button ref={send} size="sm" variant="outline" onClick={onSend}>
        {t`Try again`}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {t`Discard`}
      </Button>
    </div>
  );
}

function whyNotSent(note: UnsentNote, online: boolean): string | null {
  if (!online && isUnreached(note)) {
    return t`You are offline. It is sent when the connection is back and this lesson is open.`;
  }
  return note.error && errorText(note.error);
}
