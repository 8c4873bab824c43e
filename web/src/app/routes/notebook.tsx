import { webRoutes } from '@academy/contract/interface/web-routes.ts';
import { t } from '@lingui/core/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type NotebookFilter, useNotebook } from '@/api/notebook.ts';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { paths } from '@/config/paths.ts';
import { useSession } from '@/features/auth/session.ts';
import { LoadFailure } from '@/features/courses/components/load-failure.tsx';
import { NotebookList } from '@/features/notes/notebook/notebook-list.tsx';
import { NotebookTools } from '@/features/notes/notebook/notebook-tools.tsx';
import { WaitingNotes } from '@/features/notes/notebook/waiting-notes.tsx';
import { waitingNotesOf } from '@/features/notes/unsent-notes.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';

/** All notes of the reader across courses. What is looked for is part of the address. */
export function NotebookRoute() {
  const { search = '', courseId = '' } = useSearch({ from: `/signed-in${webRoutes.notebook}` });
  const notebook = useNotebook({ search, courseId });
  const navigate = useNavigate();
  usePageTitle(t`Notebook`);

  const user = useSession();
  const [waiting] = useState(() => (user ? waitingNotesOf(user.id, () => window.localStorage) : []));
  const isFiltered = search !== '' || courseId !== '';

  const pages = notebook.data?.pages ?? [];
  const notes = pages.flatMap((page) => page.notes);
  const courses = pages[0]?.courses ?? [];
  const filter = (next: NotebookFilter) =>
    void navigate({
      to: paths.notebook(),
      search: {
        ...(next.search === '' ? {} : { search: next.search }),
        ...(next.courseId === '' ? {} : { courseId: next.courseId }),
      },
      replace: true,
      resetScroll: false,
    });

  return (
    <div className="page pt-8 pb-16 md:pt-14 md:pb-24">
      <h1 className="text-2xl md:text-3xl">{t`Notebook`}</h1>
      <p className="mt-2 text-ink-soft">{t`Everything you noted, in all courses. Only you can read it.`}</p>
      {waiting.length > 0 && !isFiltered ? <WaitingNotes notes={waiting} /> : null}
      {courses.length > 0 || isFiltered ? (
        <div className="mt-6 md:mt-8">
          <NotebookTools filter={{ search, courseId }} courses={courses} onFilter={filter} />
        </div>
      ) : null}
      <div className="mt-8 md:mt-10" aria-busy={notebook.isFetching}>
        {notebook.data ? (
          <Found notebook={notebook} notes={notes} isFiltered={isFiltered} hasWaiting={waiting.length > 0} />
        ) : notebook.isPending && !notebook.isError ? (
          <NotebookSkeleton />
        ) : (
          <LoadFailure
            headingLevel={2}
            title={t`Your notes could not be loaded`}
            retrying={notebook.isFetching}
            onRetry={() => void notebook.refetch()}
          />
        )}
      </div>
    </div>
  );
}

interface FoundProps {
  notebook: ReturnType<typeof useNotebook>;
  notes: Parameters<typeof NotebookList>[0]['notes'];
  isFiltered: boolean;
  hasWaiting: boolean;
}

function Found({ notebook, notes, isFiltered, hasWaiting }: FoundProps) {
  if (notes.length === 0 && isFiltered) return <NothingFound />;
  if (notes.length === 0) return hasWaiting ? null : <NoNotes />;
  return (
    <>
      <NotebookList notes={notes} />
      {notebook.hasNextPage ? (
        <div className="mt-10 text-center">
          <Button
            variant="outline"
            pending={notebook.isFetchingNextPage}
            onClick={() => void notebook.fetchNextPage()}
          >
            {t`Load more notes`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function NothingFound() {
  return (
    <div role="status">
      <EmptyState
        title={t`No note has these words.`}
        wheel="faq"
        action={
          <Button asChild variant="outline">
            <Link to={paths.notebook()} replace>
              {t`Show all notes`}
            </Link>
          </Button>
        }
      />
    </div>
  );
}

function NoNotes() {
  return (
    <EmptyState
      title={t`Your notebook is empty.`}
      description={
        <>
          {t`Add a note beside a film, and it stands here at its second.`}{' '}
          <span className="pointer-coarse:hidden">{t`On a keyboard, press N while it plays.`}</span>
        </>
      }
      wheel="my-courses"
      action={
        <Button asChild variant="outline">
          <Link to={paths.profile()}>{t`Go to My Courses`}</Link>
        </Button>
      }
    />
  );
}

function NotebookSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <span role="status" className="sr-only">
        {t`Loading your notes...`}
      </span>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-40" />
      <Skeleton className="h-28" />
    </div>
  );
}
