import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';

interface GoneNoteProps {
  text: string;
  /** It stands in the place of the note, and has the focus that the note's button had. */
  takesFocus: boolean;
  onUndo: () => void;
}

/** What is left of a note that can be taken back. */
export function GoneNote({ text, takesFocus, onUndo }: GoneNoteProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-1.5 text-sm text-ink-soft">
      <span role="status">{text}</span>
      <Button ref={button} variant="link" size="sm" onClick={onUndo}>
        {t`Undo`}
      </Button>
    </li>
  );
}
