import { t } from '@lingui/core/macro';
import { LostConnection } from '@/components/lost-connection.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { elementIds } from './hooks/focus.ts';

export function EditorSkeleton() {
  return (
    <div role="status">
      <p className="sr-only">{t`Loading the curriculum...`}</p>
      <Skeleton className="mb-4 h-9 w-64" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-52" />
        <Skeleton className="h-52" />
      </div>
    </div>
  );
}

export function EditorFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={t`Failed to load course curriculum.`}
        description={<LostConnection again={onRetry} />}
        wheel="error"
        action={
          <Button pending={retrying} onClick={onRetry}>
            {t`Try again`}
          </Button>
        }
      />
    </div>
  );
}

/** For a user who may see the course but is not its author. */
export function NotYours() {
  return (
    <EmptyState
      title={t`Only the author of this course can change its curriculum.`}
      description={t`You can look at the course as its students do.`}
      wheel="not-yours"
    />
  );
}

export function NoModules({ onAddModule }: { onAddModule: () => void }) {
  return (
    <EmptyState
      title={t`This course doesn't have any content yet.`}
      wheel="creator-courses"
      description={t`Begin with a module: a chapter that holds a few lessons.`}
      action={
        <Button id={elementIds.addModule} onClick={onAddModule}>
          {t`Add the first module`}
        </Button>
      }
    />
  );
}
