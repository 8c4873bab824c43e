import type { ReportedReview } from '@academy/contract/reviews/reported-review-calls.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { errorText } from '@/api/client/error-text.ts';
import { useHideReview, useKeepReview, type useReportedReviews } from '@/api/reviews.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { WaitingList } from '@/components/waiting-list.tsx';
import { paths } from '@/config/paths.ts';
import { fullDate } from '@/lib/language/dates.ts';
import { textLanguage } from '@/lib/text-language.ts';
import { HideDialog } from './hide-dialog.tsx';
import { Reports } from './reports.tsx';
import { Stars } from './stars.tsx';

export function ReportedReviews({ query }: { query: ReturnType<typeof useReportedReviews> }) {
  const { data } = query;
  return (
    <WaitingList
      title={t`Reported reviews`}
      empty={t`No reported review waits.`}
      failure={t`The reported reviews could not be loaded.`}
      query={query}
      found={data && { count: data.count, shown: data.reviews.length }}
    >
      {data?.reviews.map((review) => (
        <ReviewRow key={review.id} review={review} />
      ))}
    </WaitingList>
  );
}

function ReviewRow({ review: { id, rating, text, course, writer, reports, reportedAt } }: RowProps) {
  const nameId = useId();
  const [hiding, setHiding] = useState(false);
  const address = { courseId: course.id, reviewId: id };
  const keep = useKeepReview(address);
  const hide = useHideReview(address);
  const date = fullDate(new Date(reportedAt));
  const { name } = writer;
  const { title } = course;
  // Not callbacks of the mutations: those of a row that is gone by then are never called.
  const keepIt = () =>
    keep.mutateAsync(undefined).then(
      () => toast({ variant: 'success', title: t`The review of ${name} stays.` }),
      (error: unknown) =>
        toast({ variant: 'destructive', title: t`That was not done.`, description: errorText(error) }),
    );
  const hideIt = (reason: string) =>
    void hide.mutateAsync(reason).then(
      () => {
        setHiding(false);
        toast({ variant: 'success', title: t`The review is hidden, and ${name} reads why.` });
      },
      () => {},
    );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:px-5">
      <Avatar name={name} src={writer.avatar} />
      <div className="min-w-0 grow basis-56">
        <h3 id={nameId} className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          <Link to={paths.adminPerson(writer.id)} lang={textLanguage(name)} className="hover:text-accent-ink">
            {name}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <Stars rating={rating} />
          <span className="wrap-anywhere">
            <Trans>
              Of{' '}
              <Link
                to={paths.course(course.id)}
                hash="reviews"
                lang={textLanguage(title)}
                className="font-semibold text-accent-ink underline underline-offset-4"
              >
                {title}
              </Link>
              , first reported on {date}
            </Trans>
          </span>
        </p>
        {text === '' ? null : (
          <p lang={textLanguage(text)} className="measure mt-2 whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        )}
        <Reports reports={reports} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={keep.isPending} aria-describedby={nameId} onClick={keepIt}>
          {t`Keep`}
        </Button>
        <Button variant="ghost" size="sm" aria-describedby={nameId} onClick={() => setHiding(true)}>
          {t`Hide`}
        </Button>
      </div>
      {hiding ? (
        <HideDialog
          pending={hide.isPending}
          error={hide.error}
          onHide={hideIt}
          onClose={() => setHiding(false)}
        />
      ) : null}
    </li>
  );
}

interface RowProps {
  readonly review: ReportedReview;
}
