import type { CurrentFindings } from '@academy/contract/preflight/current-findings.ts';
import type { Finding } from '@academy/contract/preflight/finding.ts';
import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { errorText } from '@/api/client/error-text.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { paths } from '@/config/paths.ts';
import { findingText } from '@/lib/finding-text.ts';
import { numberText } from '@/lib/language/numbers.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { checkHash } from '../course-actions.ts';

interface PublishQuestionProps {
  course: { readonly _id: string; readonly title: string };
  found: CurrentFindings;
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
  pending,
  problem,
  onConfirm,
  onClose,
}: PublishQuestionProps) {
  const { _id: courseId, title } = course;
  const named = found.findings.slice(0, NAMED);
  const left = found.total - named.length;
  const [total, more] = [numberText(found.total), numberText(left)];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Publish “${title}” as it is?`}
      description={plural(found.total, {
        one: 'One thing in it is worth a look first.',
        other: `${total} things in it are worth a look first.`,
      })}
      actions={
        <>
          <Button asChild variant="outline">
            <Link to={paths.creatorCourseDetail(courseId)} hash={checkHash} onClick={onClose}>
              {t`See what was found`}
            </Link>
          </Button>
          <Button pending={pending} onClick={onConfirm}>
            {t`Publish anyway`}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-2.5 border-l-2 border-line pl-4">
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
