import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { cn } from '@/lib/cn.ts';

interface NoteStatusProps {
  saving: boolean;
  failed: boolean;
  changed: boolean;
  savedAt: string | null;
}

/** One line that always tells where the text is. */
export function NoteStatus(note: NoteStatusProps) {
  const saved = !note.saving && !note.failed && !note.changed && note.savedAt !== null;
  const isUnsaved = note.failed && !note.saving;
  return (
    <p
      role="status"
      className={cn(
        'flex items-center gap-1.5 text-sm',
        isUnsaved ? 'font-medium text-danger' : 'text-ink-soft',
      )}
    >
      {isUnsaved ? <CircleAlert aria-hidden="true" className="size-4" /> : null}
      {saved ? <CircleCheck aria-hidden="true" className="size-4 text-success" /> : null}
      {statusText(note)}
    </p>
  );
}

function statusText({ saving, failed, changed, savedAt }: NoteStatusProps): string {
  if (saving) return t`Saving...`;
  if (failed || changed) return t`Not saved yet, kept on this device`;
  return savedAt === null ? '' : t`Saved`;
}
