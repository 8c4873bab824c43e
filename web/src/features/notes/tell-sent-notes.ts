import type { LessonAddress } from '@academy/contract/curriculum/lesson-address.ts';
import { plural, t } from '@lingui/core/macro';
import { toast } from '@/components/ui/toast-store.ts';
import { paths } from '@/config/paths.ts';
import { numberText } from '@/lib/language/numbers.ts';

/** Of notes that were sent by themselves: nothing is done later without a word. */
export function tellSentNotes(taken: readonly boolean[], address: LessonAddress): void {
  const { length: sent } = taken;
  const left = taken.filter((isTaken) => !isTaken).length;
  const count = numberText(left || sent);
  if (left === 0) {
    toast({
      title: plural(sent, {
        one: 'A note that waited was saved.',
        other: `${count} notes that waited were saved.`,
      }),
      variant: 'success',
    });
    return;
  }
  toast({
    title: plural(left, {
      one: 'A note that waited could not be saved.',
      other: `${count} notes that waited could not be saved.`,
    }),
    description: t`Nothing is lost: what you wrote is kept on this device.`,
    variant: 'destructive',
    action: { label: t`Your notes`, to: paths.lesson(address), search: { tab: 'notes' } },
  });
}
