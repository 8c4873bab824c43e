import { noticeLimits } from '@academy/contract/notices/notice-kinds.ts';
import { t } from '@lingui/core/macro';
import { errorText } from '@/api/client/error-text.ts';
import { useNotices, useReadNotices } from '@/api/notices.ts';
import { LoadFailure } from '@/components/load-failure.tsx';
import { LoadMore } from '@/components/load-more.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { NoticeList } from '@/features/notices/notice-list.tsx';
import { numberText } from '@/lib/language/numbers.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** All that the reader is told, the newest first. */
export function NoticesRoute() {
  const list = useNotices();
  const readAll = useReadNotices();
  usePageTitle(t`Notices`);
  const pages = list.data?.pages ?? [];
  const notices = pages.flatMap((page) => page.notices);
  const [newest] = notices;
  const days = numberText(noticeLimits.keptDays);
  const markAll = () =>
    newest &&
    readAll.mutate(newest.id, {
      onSuccess: () => toast({ variant: 'success', title: t`All notices are marked as read.` }),
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: t`They could not be marked as read.`,
          description: errorText(error),
        }),
    });

  return (
    <div className="page max-w-3xl! pt-8 pb-16 md:pt-14 md:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl md:text-3xl">{t`Notices`}</h1>
          <p className="mt-2 text-ink-soft">{t`What happened to you and your courses. Kept for ${days} days.`}</p>
        </div>
        {pages[0] && pages[0].unread > 0 ? (
          <Button variant="outline" size="sm" pending={readAll.isPending} onClick={markAll}>
            {t`Mark all as read`}
          </Button>
        ) : null}
      </div>
      <div className="mt-8" aria-busy={list.isFetching}>
        {list.data === undefined ? (
          list.isError ? (
            <LoadFailure title={t`Your notices could not be loaded.`} query={list} />
          ) : (
            <NoticesSkeleton />
          )
        ) : notices.length === 0 ? (
          <EmptyState
            title={t`There is nothing to tell yet.`}
            description={t`Certificates, answers to your reviews and news of your courses come here.`}
            wheel="my-courses"
          />
        ) : (
          <>
            <NoticeList notices={notices} now={new Date(list.dataUpdatedAt)} />
            <LoadMore
              list={list}
              label={t`Show older notices`}
              failure={t`Older notices could not be loaded.`}
            />
          </>
        )}
      </div>
    </div>
  );
}

function NoticesSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <span role="status" className="sr-only">
        {t`Loading your notices...`}
      </span>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
