import type { Chapter } from '@academy/contract/chapters/chapter-calls.ts';
import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { plural, t } from '@lingui/core/macro';
import { useProposeChapters } from '@/api/chapters.ts';
import { errorText } from '@/api/client/error-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { numberText } from '@/lib/language/numbers.ts';

interface ProposeButtonProps {
  address: LessonAddress;
  onProposed: (chapters: readonly Chapter[]) => void;
}

/** Puts proposals among the rows, where they are changed, removed and saved like all others. */
export function ProposeButton({ address, onProposed }: ProposeButtonProps) {
  const { mutate, data, error, isPending } = useProposeChapters(address);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        pending={isPending}
        onClick={() => mutate(undefined, { onSuccess: onProposed })}
      >
        {t`Propose chapters`}
      </Button>
      <p role="status" className="min-w-0 basis-full text-sm text-ink-soft">
        {error ? errorText(error) : data ? outcomeText(data.length) : ''}
      </p>
    </>
  );
}

function outcomeText(count: number): string {
  const number = numberText(count);
  if (count === 0) {
    return t`Nothing to propose. Chapters are proposed where the captions have long pauses, by the headings of the lesson.`;
  }
  return plural(count, {
    one: 'One is proposed. Change what does not fit, and save.',
    other: `${number} are proposed. Change or remove what does not fit, and save.`,
  });
}
