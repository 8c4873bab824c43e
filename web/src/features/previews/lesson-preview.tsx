import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import type { Preview } from '@academy/contract/previews/preview-calls.ts';
import { mostPreviews } from '@academy/contract/previews/preview-limits.ts';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { usePreview, useSavePreview } from '@/api/previews.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { numberText } from '@/lib/language/numbers.ts';

/** For the author: whether everybody may watch the film of this lesson. It acts at once, and says what becomes public. */
export function LessonPreview({ address }: { address: LessonAddress }) {
  const query = usePreview(address);
  const { data, isError } = query;
  if (data) return <PreviewSwitch address={address} saved={data} />;
  if (isError) {
    return <LoadFailure title={t`Whether it is a free preview could not be loaded.`} query={query} />;
  }
  return <Skeleton className="h-20" />;
}

function PreviewSwitch({ address, saved }: { address: LessonAddress; saved: Preview }) {
  const id = useId();
  const hintId = useId();
  const { mutate, isPending, variables, error } = useSavePreview(address);
  const isPreview = isPending ? variables : saved.isPreview;
  const isFull = !saved.isPreview && saved.others >= mostPreviews;
  return (
    <div className="text-sm">
      <label htmlFor={id} className="flex w-fit items-start gap-3 py-1.5 text-base font-semibold">
        <Switch
          id={id}
          checked={isPreview}
          disabled={isFull}
          aria-describedby={hintId}
          onChange={(event) => isPending || mutate(event.target.checked)}
        />
        {t`Free preview`}
      </label>
      <div id={hintId} className="measure text-ink-soft">
        <p>
          {t`Everybody, without an account too, may watch the film of this lesson and read its captions on the page of the course while that is published. The text, files, notes and questions of the lesson stay with your students.`}
        </p>
        <p role="status" className="mt-1 figures-tabular">
          <PreviewCount isPreview={isPreview} isFull={isFull} others={saved.others} />
        </p>
      </div>
      {error ? (
        <Alert variant="destructive" title={t`It was not changed.`} className="mt-3">
          {errorText(error)}
        </Alert>
      ) : null}
    </div>
  );
}

interface PreviewCountProps {
  isPreview: boolean;
  isFull: boolean;
  others: number;
}

function PreviewCount({ isPreview, isFull, others }: PreviewCountProps) {
  const count = numberText(others + (isPreview ? 1 : 0));
  const most = numberText(mostPreviews);
  return isFull
    ? t`This course has all of its ${most} free previews. End another one first.`
    : t`${count} of at most ${most} lessons of this course are free previews.`;
}
