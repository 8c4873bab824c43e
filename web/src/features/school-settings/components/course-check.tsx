import { weightOf } from '@academy/contract/preflight/finding-weights.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { isUnderWay, type Preflight, usePreflight } from '@/api/preflight.ts';
import { paths } from '@/config/paths.ts';
import { checkHash } from '@/lib/check-hash.ts';
import { lastFound } from '@/lib/current-findings.ts';
import { dateAndTime } from '@/lib/language/date-and-time.ts';
import { numberText } from '@/lib/language/numbers.ts';

interface CourseCheckProps {
  courseId: string;
  /** Of the title of the course. */
  titleId: string;
}

/** What its creator was told before it was handed in: nobody should agree to a course without it. */
export function CourseCheck({ courseId, titleId }: CourseCheckProps) {
  const { data: preflight, isError } = usePreflight(courseId);
  if (preflight === undefined) {
    return isError ? <p className="text-sm text-ink-soft">{t`The last check could not be loaded.`}</p> : null;
  }
  return (
    <p className="text-sm">
      <span className="font-medium">{foundText(preflight)}</span>{' '}
      <span className="text-ink-soft">{ageText(preflight)}</span>{' '}
      <Link
        to={paths.creatorCourseDetail(courseId)}
        hash={checkHash}
        aria-describedby={titleId}
        className="touch-target font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-2"
      >
        {preflight.result ? t`See what was found` : t`Check the course`}
      </Link>
    </p>
  );
}

/** How many stop students, and how many else are worth a look; nothing where nobody looked and nothing is to be seen. */
function foundText(preflight: Preflight): string {
  const { findings, total } = lastFound(preflight);
  const stops = findings.filter((finding) => weightOf(finding) === 'stops').length;
  const looks = total - stops;
  const [stopping, number] = [numberText(stops), numberText(looks)];
  const stopsText = plural(stops, {
    one: 'One thing in it would stop students.',
    other: `${stopping} things in it would stop students.`,
  });
  const looksText = plural(looks, {
    one: 'One thing is worth a look.',
    other: `${number} things are worth a look.`,
  });
  if (total > 0) return [...(stops > 0 ? [stopsText] : []), ...(looks > 0 ? [looksText] : [])].join(' ');
  return preflight.result ? t`Nothing was found: the course is ready for its students.` : '';
}

function ageText(preflight: Preflight): string {
  const { result } = preflight;
  if (result === null) {
    return isUnderWay(preflight) ? t`It is being checked.` : t`This course has not been checked yet.`;
  }
  const time = dateAndTime(new Date(result.checkedAt));
  return result.hasChanged ? t`Checked ${time}. The course was changed since.` : t`Checked ${time}.`;
}
