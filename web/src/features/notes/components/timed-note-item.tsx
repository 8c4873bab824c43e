import type { TimedNote } from '@academy/contract/notes/timed-note-calls.ts';
import { t } from '@lingui/core/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFailureText } from '@/api/client/use-failure-text.ts';
import { useChangeTimedNote } from '@/api/timed-notes.ts';
import { Button } from '@/components/ui/button.tsx';
import { timeText } from '@/lib/language/times.ts';
import { textLanguage } from '@/lib/text-language.ts';
import type { LessonNotes } from '../lesson-notes.ts';
import { NoteField } from './note-field.tsx';
import { NoteStamp } from './note-stamp.tsx';

interface TimedNoteItemProps {
  note: TimedNote;
  notes: LessonNotes;
  onDelete: () => void;
}

export function TimedNoteItem({ note, notes, onDelete }: TimedNoteItemProps) {
  const { drafts } = notes;
  // What was typed into it on an earlier visit and never saved is offered again.
  const [editing, setEditing] = useState(() => drafts.edit(note.id) !== undefined);
  const time = timeText(note.seconds);
  return (
    <li className="flex items-start gap-2 py-1.5">
      <NoteStamp seconds={note.seconds} />
      {editing ? (
        <NoteEditor note={note} notes={notes} onDone={() => setEditing(false)} />
      ) : (
        <>
          <NoteText>{note.content}</NoteText>
          <div className="flex shrink-0">
            <ItemButton label={t`Edit the note at ${time}`} icon={Pencil} onClick={() => setEditing(true)} />
            <ItemButton label={t`Delete the note at ${time}`} icon={Trash2} onClick={onDelete} />
          </div>
        </>
      )}
    </li>
  );
}

function NoteEditor({ note, notes, onDone }: { note: TimedNote; notes: LessonNotes; onDone: () => void }) {
  const { address, drafts } = notes;
  const change = useChangeTimedNote(address);
  const failureText = useFailureText(change.error, t`Save the note now.`);
  const time = timeText(note.seconds);
  const done = () => {
    drafts.dropEdit(note.id);
    onDone();
  };
  const save = (content: string) => {
    if (content === note.content) done();
    else change.mutate({ id: note.id, content }, { onSuccess: done });
  };
  return (
    <div className="min-w-0 grow">
      <NoteField
        label={t`Note at ${time}`}
        start={drafts.edit(note.id) ?? note.content}
        onType={(text) => drafts.keepEdit(note.id, text)}
        onSave={save}
        onLeave={done}
        pending={change.isPending}
      />
      {change.error ? (
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {t`Not saved yet, kept on this device`}
          <span className="block font-normal">{failureText}</span>
        </p>
      ) : null}
    </div>
  );
}

export function NoteText({ children }: { children: string }) {
  return (
    <p
      lang={textLanguage(children)}
      className="min-w-0 grow py-1.5 text-[0.9375rem] leading-normal wrap-anywhere whitespace-pre-wrap"
    >
      {children}
    </p>
  );
}

interface ItemButtonProps {
  label: string;
  icon: typeof Pencil;
  onClick: () => void;
}

function ItemButton({ label, icon: Icon, onClick }: ItemButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      className="size-9! text-ink-soft touch-target [&_svg]:size-4!"
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
