import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { LessonFieldName, LessonFields } from './lesson-fields.ts';

const names: Readonly<Record<LessonFieldName, string>> = {
  title: 'Title',
  content: 'Content',
  duration: 'Duration',
  videoUrl: 'Video URL',
};

interface ConflictNoticeProps {
  conflicts: readonly LessonFieldName[];
  theirs: LessonFields;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Shows what they wrote where both did, and leaves the choice to whoever sits here. */
export function ConflictNotice({ conflicts, theirs, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  if (conflicts.length === 0) return null;
  return (
    <Alert variant="warning" title="Someone changed this lesson since you opened it.">
      <dl className="mt-2 flex flex-col gap-2">
        {conflicts.map((name) => (
          <div key={name}>
            <dt className="text-ink-soft">{names[name]}, as they saved it</dt>
            <dd className="max-h-32 overflow-y-auto whitespace-pre-wrap">{theirs[name] || 'Empty'}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">What you typed is still here. Which one should stay?</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={onTakeTheirs}>
          Load theirs
        </Button>
        <Button variant="outline" size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
      </div>
    </Alert>
  );
}
