import { noteLimits } from '@academy/contract/notes/note-limits.ts';
import { t } from '@lingui/core/macro';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TooLong } from '@/components/too-long.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { textLanguage } from '@/lib/text-language.ts';

interface NoteFieldProps {
  label: string;
  start: string;
  /** Every change, so that nothing typed is lost. */
  onType: (text: string) => void;
  onSave: (text: string) => void;
  onLeave: () => void;
  pending?: boolean;
}

/** One line that grows: Enter saves, Shift and Enter begin a new line, Escape leaves. */
export function NoteField({ label, start, onType, onSave, onLeave, pending = false }: NoteFieldProps) {
  const [text, setText] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const tooLongId = useId();
  const isTooLong = text.length > noteLimits.textLength;
  useEffect(() => {
    const { current } = field;
    current?.focus({ preventScroll: true });
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  const save = () => {
    const content = text.trim();
    if (pending || isTooLong) return;
    if (content === '') onLeave();
    else onSave(content);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      save();
    }
  };

  return (
    <div className="flex min-w-0 grow flex-wrap items-start gap-1">
      <Textarea
        ref={field}
        rows={1}
        aria-label={label}
        aria-describedby={isTooLong ? tooLongId : hintId}
        lang={textLanguage(text)}
        placeholder={t`What do you want to remember?`}
        aria-invalid={isTooLong || undefined}
        enterKeyHint="done"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 min-h-11! min-w-0 flex-1 resize-none py-2!"
      />
      <Button
        size="icon"
        aria-label={t`Save note`}
        title={`${t`Save note`} (Enter)`}
        pending={pending}
        onClick={save}
      >
        <Check aria-hidden="true" />
      </Button>
      <Button
        size="icon"
        variant="ghost"
        aria-label={t`Leave it`}
        title={`${t`Leave it`} (Esc)`}
        onClick={onLeave}
      >
        <X aria-hidden="true" />
      </Button>
      <TooLong id={tooLongId} text={text} most={noteLimits.textLength} />
      {/* After Enter the keys are the film's again: who goes on typing has to know. */}
      <p id={hintId} className="hidden w-full text-xs text-ink-soft pointer-fine:block">
        {t`Enter saves, Shift+Enter begins a new line.`}
      </p>
    </div>
  );
}
