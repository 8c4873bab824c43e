import { CircleCheck } from 'lucide-react';

interface NoteStatusProps {
  saving: boolean;
  failed: boolean;
  changed: boolean;
  savedAt: string | null;
}

/** One line that always tells where the text is. */
export function NoteStatus(facts: NoteStatusProps) {
  const saved = !facts.saving && !facts.failed && !facts.changed && facts.savedAt !== null;
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-ink-soft">
      {saved ? <CircleCheck aria-hidden="true" className="size-4 text-success" /> : null}
      {statusText(facts)}
    </p>
  );
}

function statusText({ saving, failed, changed, savedAt }: NoteStatusProps): string {
  if (saving) return 'Saving...';
  if (failed) return 'Not saved';
  if (changed) return 'Not saved yet, kept on this device';
  return savedAt === null ? '' : 'Saved';
}
