import type { Remark } from '@academy/contract/students/student-calls.ts';
import { remarkLimits } from '@academy/contract/students/student-limits.ts';
import { t } from '@lingui/core/macro';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import type { StudentAddress } from '@/api/students.ts';
import { TooLong } from '@/components/too-long.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useRemark } from '../use-remark.ts';

/** A note to oneself about a student. */
export function StudentRemark({ address, saved }: { address: StudentAddress; saved: Remark }) {
  const id = useId();
  const remark = useRemark(address, saved);
  const isSaved = !remark.isChanged && !remark.isSaving && saved.updatedAt !== null;
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="mb-2 flex min-h-6 flex-wrap items-center justify-between gap-x-4">
        <h3 id={`${id}-title`} className="font-sans text-sm font-semibold">
          <label htmlFor={id}>{t`Your note`}</label>
        </h3>
        <p role="status" className="flex items-center gap-1.5 text-sm text-ink-soft">
          {isSaved ? <CircleCheck aria-hidden="true" className="size-4 text-success" /> : null}
          {stateText({ ...remark, isSaved })}
        </p>
      </div>
      <Textarea
        id={id}
        aria-describedby={remark.isTooLong ? `${id}-too-long` : `${id}-hint`}
        rows={3}
        aria-invalid={remark.isTooLong || undefined}
        value={remark.text}
        onChange={(event) => remark.type(event.target.value)}
      />
      <TooLong id={`${id}-too-long`} text={remark.text} most={remarkLimits.maxLength} />
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
        {t`Only you see it.`}
      </p>
      {remark.failure === null ? null : (
        <div role="alert" className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 text-sm text-danger">{errorText(remark.failure)}</p>
          <Button variant="outline" size="sm" onClick={remark.save}>
            {t`Try again`}
          </Button>
        </div>
      )}
    </section>
  );
}

interface RemarkState {
  readonly isSaving: boolean;
  readonly isChanged: boolean;
  readonly isSaved: boolean;
  readonly failure: unknown;
}

function stateText({ isSaving, isChanged, isSaved, failure }: RemarkState): string {
  if (isSaving) return t`Saving...`;
  if (failure !== null) return t`Not saved`;
  if (isChanged) return t`Not saved yet`;
  return isSaved ? t`Saved` : '';
}
