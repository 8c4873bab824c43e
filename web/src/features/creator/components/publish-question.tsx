import type { Finding } from '@academy/contract/preflight/finding.ts';
import { weightOf } from '@academy/contract/preflight/finding-weights.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { paths } from '@/config/paths.ts';
import { checkHash } from '@/lib/check-hash.ts';
import type { CurrentFindings } from '@/lib/current-findings.ts';
import { findingText } from '@/lib/finding-text.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';

interface PublishQuestionProps {
  course: { readonly _id: string; readonly title: string };
  found: CurrentFindings;
  /** An admin looks at it first. */
  needsApproval: boolean;
  pending: boolean;
  /** Why it could not be published. */
  problem: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

/** So many are named; the rest is counted. */
const NAMED = 3;

/** Asked before a course is published in which something was found. It names what weighs most, and keeps nobody from publishing. */
export function PublishQuestion({
  course,
  found,
  needsApproval,
  pending,
  problem,
  onConfirm,
  onClose,
}: PublishQuestionProps) {
  const { _id: courseId, title } = course;
  const about = asked(found);
  const named = about.findings.slice(0, NAMED);
  const left = about.total - named.length;
  const more = numberText(left);
  return (
    <Dialog
      open
      onClose={onClose}
      title={needsApproval ? t`Hand in “${title}” for approval?` : t`Publish “${title}” as it is?`}
      description={needsApproval ? adminFirst() : saying(about)}
      actions={
        <>
          {about.total > 0 ? (
            <Button asChild variant="outline">
              <Link to={paths.creatorCourseDetail(courseId)} hash={checkHash} onClick={onClose}>
                {t`See what was found`}
              </Link>
            </Button>
          ) : (
            <Button variant="outline" onClick={onClose}>
              {t`Cancel`}
            </Button>
          )}
          <Button pending={pending} onClick={onConfirm}>
            {needsApproval ? t`Hand in for approval` : t`Publish anyway`}
          </Button>
        </>
      }
    >
      {needsApproval && about.total > 0 ? <p>{saying(about)}</p> : null}
      <ul className="flex flex-col gap-2.5 border-l-2 border-line pl-4 empty:hidden">
        {named.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no name, and the list stays as it is.
          <li key={index}>
            <Named finding={finding} />
          </li>
        ))}
        {left > 0 ? (
          <li className="text-sm text-ink-soft">
            {plural(left, { one: 'And one more.', other: `And ${more} more.` })}
          </li>
        ) : null}
      </ul>
      {problem && !pending ? (
        <Alert variant="destructive" title={t`That was not done.`}>
          {errorText(problem)}
        </Alert>
      ) : null}
    </Dialog>
  );
}

const adminFirst = () => t`An admin looks at this course before it is published. You can go on editing it.`;

interface Asked extends CurrentFindings {
  readonly stops: number;
}

/** What stops students, and nothing else beside it; without such, all that is worth a look. */
function asked(found: CurrentFindings): Asked {
  const stopping = found.findings.filter((finding) => weightOf(finding) === 'stops');
  return stopping.length > 0
    ? { findings: stopping, total: stopping.length, stops: stopping.length }
    : { ...found, stops: 0 };
}

function saying({ total, stops }: Asked): string {
  const [stopping, all] = [numberText(stops), numberText(total)];
  return stops > 0
    ? plural(stops, {
        one: 'One thing in it would stop students.',
        other: `${stopping} things in it would stop students.`,
      })
    : plural(total, {
        one: 'One thing in it is worth a look first.',
        other: `${all} things in it are worth a look first.`,
      });
}

function Named({ finding }: { finding: Finding }) {
  const place = finding.lesson?.title ?? finding.module?.title;
  return (
    <>
      {place === undefined ? null : (
        <p lang={textLanguage(place)} className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">
          {place}
        </p>
      )}
      <p>{findingText(finding).says}</p>
    </>
  );
}
