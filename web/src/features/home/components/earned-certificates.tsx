import type { Home } from '@academy/contract/home/home-calls.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Award } from 'lucide-react';
import { useId } from 'react';
import { paths } from '@/config/paths.ts';
import { textLanguage } from '@/lib/text-language.ts';

/** A way on from each course that is finished and whose certificate was not taken yet. */
export function EarnedCertificates({ earned }: Pick<Home, 'earned'>) {
  return (
    <ul className="flex flex-col gap-4">
      {earned.map((course) => (
        <Earned key={course.courseId} {...course} />
      ))}
    </ul>
  );
}

function Earned({ courseId, courseTitle: title }: Home['earned'][number]) {
  const textId = useId();
  return (
    <li className="flex items-start gap-3">
      <Award aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
      <div className="min-w-0">
        <p id={textId} className="wrap-anywhere">
          <Trans>
            You have finished <span lang={textLanguage(title)}>{title}</span>
          </Trans>
        </p>
        <Link
          to={paths.finish(courseId)}
          aria-describedby={textId}
          className="font-semibold text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t`Get your certificate`}
        </Link>
      </div>
    </li>
  );
}
