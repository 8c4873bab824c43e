import type { Review } from '@academy/contract/reviews/review.ts';
import { plural } from '@lingui/core/macro';
import { Alert } from '@/components/ui/alert.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';

/** For admins: why it was reported, in the words of those who did. */
export function Reports({ reports: { count, reasons } }: { reports: NonNullable<Review['reports']> }) {
  const number = numberText(count);
  return (
    <Alert
      title={plural(count, { one: `Reported by ${number} person`, other: `Reported by ${number} people` })}
      className="my-3"
    >
      <ul className="list-disc pl-4">
        {reasons.map((reason, index) => (
          // Two people may give the same reason.
          // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no id and never change places.
          <li key={index} lang={textLanguage(reason)} className="wrap-anywhere">
            {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
